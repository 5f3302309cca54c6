"""What a viewer is shown of a game: views, reasons, words for programs, replays."""
