"""The command ``regalia``: one small module per command, loaded only when it is the one that was asked for."""
