"""*Schemer*: searches worlds it made up from its view, one shared tree over all of them."""
