title = Affray
