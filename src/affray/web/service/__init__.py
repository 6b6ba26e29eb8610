"""What every path needs: who may ask, what the laboratory works on, sockets, the description of the API."""
