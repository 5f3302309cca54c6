"""HTTP: routes, guards, bounds, the page and the OpenAPI description."""
