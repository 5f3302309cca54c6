"""Citadels in its modern editions. ``setup.new_game`` starts one; ``table.Citadels`` is one."""
