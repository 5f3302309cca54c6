"""The page: a built client from the package (``static/``) or a folder; without one, a line that says so."""

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Final

from regalia.extras import extra

with extra("server"):
    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.responses import FileResponse, HTMLResponse, Response
    from starlette.routing import Route

PLACEHOLDER: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Regalia</title>
<h1>Regalia</h1>
<p>The server runs. This installation has no web page built into it; programs may use the <a href="/openapi.json">API</a>.</p>
</html>
"""
PREVIEW: Final = 'content="/preview.png"'
HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?")
FOREVER: Final = "public, max-age=31536000, immutable"
SQUEEZED: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}  # they hold no secrets


@cache
def squeezed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


@cache
def text_of(file: Path, changed: int) -> str:
    return file.read_text(encoding="utf-8")


def addressed(index: Path, request: Request) -> str:
    """The page; what previews of links show must be a whole address, so it is made from the one that was asked for."""
    text = text_of(index, index.stat().st_mtime_ns)
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        return text
    scheme = "https" if "https" in (request.url.scheme, request.headers.get("x-forwarded-proto", "")) else "http"
    return text.replace(PREVIEW, f'content="{scheme}://{host}/preview.png"')


def page_routes(folder: str) -> list[Route]:
    """Files as they are; every other address of the page is the page itself, which knows what to show."""
    root = (Path(folder) if folder else Path(__file__).parent.parent / "static").resolve()
    index = root / "index.html"

    async def page(request: Request) -> Response:
        wanted = (root / request.path_params["path"]).resolve()
        if wanted.is_relative_to(root) and wanted.is_file() and wanted != index:
            hashed = "assets" in wanted.relative_to(root).parts  # the build names these after their content
            if hashed and wanted.suffix in SQUEEZED and "gzip" in request.headers.get("accept-encoding", ""):
                headers = {"cache-control": FOREVER, "content-encoding": "gzip", "vary": "accept-encoding"}
                return Response(squeezed(wanted), headers=headers, media_type=SQUEEZED[wanted.suffix])
            return FileResponse(wanted, headers={"cache-control": FOREVER if hashed else "no-cache"})
        if request.path_params["path"].startswith("api/") or (wanted.suffix and wanted != index):
            raise HTTPException(404)
        if index.is_file():
            return HTMLResponse(addressed(index, request), headers={"cache-control": "no-cache"})
        return HTMLResponse(PLACEHOLDER)

    return [Route("/{path:path}", page, methods=["GET"])]
