"""What people keep on a server: figures, armies, battlefields, campaigns."""
