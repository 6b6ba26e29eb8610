"""People between fights: how they are made and kept, rest and learn; their campaigns."""
