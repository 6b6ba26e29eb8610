"""Machine-code twins of rules and procedures, and exact odds in machine code."""
