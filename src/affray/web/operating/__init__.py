"""What whoever runs a server looks at: its log and its numbers."""
