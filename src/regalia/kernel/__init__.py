"""What it means to have rules at all: games, effects, decisions, windows, events, views, chance. Imports nothing of ours."""
