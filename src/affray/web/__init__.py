"""The table on the network: rooms, their store, the server, the page's messages."""
