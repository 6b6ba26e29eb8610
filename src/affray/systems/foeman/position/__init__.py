"""The frozen position: what it holds, what may be answered and its text, what follows from it."""
