"""What is printed sideways and is no card: one file per kind of landscape."""
