"""Tables: what happens at one, who sits there, its log, and the lobby that holds them all."""
