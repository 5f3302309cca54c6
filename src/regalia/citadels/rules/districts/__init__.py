"""The district cards: the catalogue, and what unique districts offer while they stand."""
