"""The pictures of the cards, drawn from recipes: one line a card."""
