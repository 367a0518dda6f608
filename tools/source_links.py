"""For the documentation's site (a hook of MkDocs): links from docs to functions lead to their source there.

In the repository a link like ``[`core/match.py:replay`](../src/ludocafe/core/match.py)`` opens the file. The site has no files
of the repository, so it gets one page with the source of every function that is linked so.
"""

import ast
import re
from pathlib import Path
from typing import Any

from markdown.extensions.toc import slugify
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
PAGE = "sources.md"
LINK = re.compile(r"\[`(?P<path>[\w/.]+):(?P<name>[\w.]+)`\]\((?P<target>\.\./[\w/.]+)\)")
NEXT_METHOD = re.compile(r"^  (?:/\*\*|(?:private |async |get )*\w+\()", re.MULTILINE)


def on_files(files: Files, config: Any) -> Files:
    """Add the page of sources."""
    pages = [path.read_text(encoding="utf-8") for path in sorted(Path(config.docs_dir).glob("*.md"))]
    links = {title(match): match for text in pages for match in LINK.finditer(text)}
    parts = ["# Sources\n", "The functions that the other pages link to.\n"]
    for name, link in sorted(links.items()):
        path = ROOT / "docs" / link["target"]
        parts.append(f"## `{name}`\n\n~~~~ {path.suffix[1:]}\n{source(path, link['name'])}\n~~~~\n")
    files.append(File.generated(config, PAGE, content="\n".join(parts)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Send links to functions to the page of sources."""
    return LINK.sub(lambda match: f"[`{title(match)}`]({PAGE}#{slugify(title(match), '-')})", markdown)


def title(link: re.Match[str]) -> str:
    return f"{link['path']}:{link['name']}"


def source(path: Path, name: str) -> str:
    """The text of a function or class; ``Match.apply`` is a method."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return method(text, name)
    node: Any = ast.parse(text)
    for part in name.split("."):
        node = next(child for child in node.body if getattr(child, "name", None) == part)
    return ast.get_source_segment(text, node) or ""


def method(text: str, name: str) -> str:
    """A method of a class of the page, up to the next one."""
    start = next(re.finditer(rf"^  (?:private |async )*{name}\(", text, re.MULTILINE)).start()
    end = NEXT_METHOD.search(text, text.index("\n", start))
    return text[start : end.start() if end else None].rstrip()
