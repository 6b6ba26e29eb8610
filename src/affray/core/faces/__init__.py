"""What a system shows of itself beyond its rules: people, guide, forms, paper, pictures, computer players."""
