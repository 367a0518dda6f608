"""The page's built files, served from the package. Paths are looked up among known files, so none can lead elsewhere."""

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable
from importlib import resources
from pathlib import Path

from ludocafe.server.live import Scope, Send
from ludocafe.server.words import server_words

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

# The lines that an address adds to the page's head: path, query, the address of this server, and the files there are.
Head = Callable[[str, str, str, frozenset[str]], Awaitable[str]]

SMALL = 500  # bytes; not worth compressing
BROTLI = ".br"  # the ending of the twins that were made when the page was built, `web/scripts/twins.mjs`
ENCODINGS = ("br", "gzip")  # the one we would rather send first


class File:
    """One file, read at first use, with its compressed twins."""

    def __init__(self, path: Path, lasting: bool) -> None:
        self.path = path
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.text = kind.startswith("text/") or kind.endswith(("json", "xml", "javascript"))
        self.kind = f"{kind}; charset=utf-8" if self.text else kind
        self.cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        self._forms: Forms | None = None

    def forms(self) -> "Forms":
        """The content and its twins, as far as they pay."""
        if self._forms is None:
            data = self.path.read_bytes()
            twin = self.path.with_name(self.path.name + BROTLI)
            twins = _zipped(data) if self.text else {}
            if self.text and twin.is_file():
                twins["br"] = twin.read_bytes()
            self._forms = Forms(data, twins)
        return self._forms


class Forms:
    """One content, plain and compressed. Each form has a tag of its own, for they are different bytes."""

    def __init__(self, data: bytes, twins: dict[str, bytes]) -> None:
        self.data = data
        self.twins = twins
        self.digest = hashlib.sha256(data).hexdigest()[:20]

    def best(self, accepted: str) -> tuple[bytes, str, str | None]:
        """The bytes for whoever accepts these encodings, their tag, and their encoding if they have one."""
        weights = _weights(accepted)
        offered = [name for name in ENCODINGS if name in self.twins and weights.get(name, weights.get("*", 0.0)) > 0]
        if not offered:
            return self.data, f'"{self.digest}"', None
        encoding = max(offered, key=lambda name: weights.get(name, weights.get("*", 0.0)))  # the first of equals
        return self.twins[encoding], f'"{self.digest}-{encoding}"', encoding


def _zipped(data: bytes) -> dict[str, bytes]:
    return {"gzip": gzip.compress(data, 9, mtime=0)} if len(data) > SMALL else {}


def _weights(accepted: str) -> dict[str, float]:
    """The encodings of an ``Accept-Encoding`` header with their weights, 0 for those that are refused (RFC 9110, 12.5.3)."""
    found = {}
    for part in accepted.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        weight = next((piece[2:] for piece in parameters if piece.startswith("q=")), "1")
        try:
            found[name] = float(weight)
        except ValueError:
            found[name] = 0.0
    return found


class Page:
    """Answers everything that is not the API: a file, or the page itself, whose router knows the rest."""

    def __init__(self, folder: Path | None = None, head: Head | None = None) -> None:
        self.head = head
        root = folder or Path(str(resources.files("ludocafe.server"))) / "page"
        self.files: dict[str, File] = {}
        if (root / "index.html").is_file():
            for path in sorted(root.rglob("*")):
                if path.is_file() and path.suffix != BROTLI:
                    name = "/" + path.relative_to(root).as_posix()
                    self.files[name] = File(path, lasting=name.startswith("/assets/"))
        self.names = frozenset(self.files)

    async def __call__(self, scope: Scope, send: Send) -> None:
        headers = dict(scope["headers"])
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, b"", [(b"allow", b"GET, HEAD")])
            return
        file = self.files.get(scope["path"])
        if file is None and "." not in scope["path"].rsplit("/", 1)[-1]:
            file = self.files.get("/index.html")
            if file is None:
                await _answer(send, 200, _not_built(), [(b"content-type", b"text/html; charset=utf-8")])
                return
        if file is None:
            await _answer(send, 404, b"", [])
            return
        forms = file.forms()
        more = await self._more_head(scope, headers) if file.path.name == "index.html" else ""
        if more:
            forms = _with_head(forms.data, more)
        data, tag, encoding = forms.best(headers.get(b"accept-encoding", b"").decode("latin-1"))
        answer = [
            (b"content-type", file.kind.encode()),
            (b"cache-control", file.cache.encode()),
            (b"etag", tag.encode()),
            (b"vary", b"accept-encoding"),
        ]
        if tag in _tags(headers.get(b"if-none-match", b"").decode("latin-1")):
            await _answer(send, 304, b"", answer)
            return
        if encoding is not None:
            answer.append((b"content-encoding", encoding.encode()))
        await _answer(send, 200, b"" if scope["method"] == "HEAD" else data, answer)

    async def _more_head(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """What this address adds to the page's head."""
        if self.head is None:
            return ""
        base = f"{scope.get('scheme', 'http')}://{headers.get(b'host', b'').decode('latin-1')}"
        return await self.head(scope["path"], scope["query_string"].decode("latin-1"), base, self.names)


def _tags(known: str) -> list[str]:
    """The tags of an ``If-None-Match`` header; proxies may have made them weak."""
    return [tag.strip().removeprefix("W/") for tag in known.split(",")]


def _with_head(data: bytes, more: str) -> Forms:
    """The page with these lines in its head; whoever asks for the address gets the same, so it may be compressed."""
    data = data.replace(b"</head>", f"  {more}\n  </head>".encode(), 1)
    return Forms(data, _zipped(data))


async def _answer(send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    headers = [*headers, (b"content-length", str(len(body)).encode())] if status != 304 else headers
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _not_built() -> bytes:
    """The front page of a server without its page: it still says what it is and where the API is described."""
    paragraphs = "".join(
        f'<p lang="{language}">{server_words(language).say("page-not-built")}</p>' for language in ("en", "fr", "de")
    )
    links = '<p><a href="/api/schema">/api/schema</a> · <a href="/api/games">/api/games</a></p>'
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Ludocafé</title><h1>Ludocafé</h1>{paragraphs}{links}".encode()
    )
