"""Where things stand: the boards that rule systems are played on."""
