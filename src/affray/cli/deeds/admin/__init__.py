"""What the commands do that look after a server's store."""
