"""``python -m tests.server.write_schema``: write docs/protocol.schema.json anew."""

import json
from pathlib import Path

from regalia.server.web.openapi import protocol_schema

if __name__ == "__main__":
    target = Path(__file__).parent.parent.parent / "docs" / "protocol.schema.json"
    target.write_text(json.dumps(protocol_schema(), indent=1) + "\n")
