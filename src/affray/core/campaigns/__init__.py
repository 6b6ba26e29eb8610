"""Campaigns as all systems play them: the steps from fight to fight, and what is said of them."""
