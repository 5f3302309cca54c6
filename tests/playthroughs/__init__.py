"""Golden games: what is asked, answered, told and shown, written down once and compared ever after."""
