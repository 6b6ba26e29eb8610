"""The steps that bring a store to the present tables."""
