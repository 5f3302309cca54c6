"""WebSockets: connections, the messages of both directions, and the relay between servers."""
