"""People between fights: made, kept, advanced; their campaigns."""
