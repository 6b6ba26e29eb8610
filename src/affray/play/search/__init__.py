"""Players that look ahead: playouts of whole rounds by manners, judged by what they leave behind."""
