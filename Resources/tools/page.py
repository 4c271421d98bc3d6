#!/usr/bin/python3
"""Makes a PDF of a page by WeasyPrint, with the pictures, styles and fonts that are beside it.

usage: page.py INPUT OUTPUT

By itself WeasyPrint fetches every address that a page names, and attaches any file to the PDF. Here a page gets what
it brings itself, and pictures, styles and fonts that really are in its folder or below, none of them hidden.
"""

import io
import os
import re
import sys
from urllib.parse import quote, unquote, urlsplit

import weasyprint

LIMIT = 1 << 28
KINDS = [
    ("image/png", rb"\x89PNG"),
    ("image/jpeg", rb"\xff\xd8\xff"),
    ("image/gif", rb"GIF8"),
    ("image/webp", rb"RIFF....WEBP"),
    ("image/svg+xml", rb"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b"),
    ("font/woff", rb"wOF[F2]"),
    ("font/ttf", rb"\x00\x01\x00\x00|OTTO|true"),
]
base = os.environ.get("DND_BESIDE")
base = os.path.realpath(base) if base else None


def beside(url):
    """What a path below the page's folder leads to; anything else is refused."""
    parts = urlsplit(url)
    if parts.scheme != "file" or parts.netloc not in ("", "localhost") or not base:
        raise ValueError("left out")
    real = os.path.realpath(unquote(parts.path))
    below = os.path.relpath(real, base)
    if any(name.startswith(".") for name in below.split(os.sep)):
        raise ValueError("left out")
    handle = os.open(real, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    with open(handle, "rb") as file:
        if not os.path.isfile(handle):
            raise ValueError("left out")
        data = file.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise ValueError("too large")
    for kind, start in KINDS:
        if re.match(start, data, re.DOTALL):
            return {"string": data, "mime_type": kind}
    if real.endswith(".css"):
        return {"string": data, "mime_type": "text/css", "encoding": "utf-8"}
    raise ValueError("left out")


def fetch(url, *_, **__):
    if url.startswith("data:"):
        return weasyprint.default_url_fetcher(url)
    return beside(url)


def main():
    with open(sys.argv[1], "rb") as file:
        page = file.read()
    if not page.strip():
        print("there is nothing in it", file=sys.stderr)
        return 1
    # A page that is UTF-8 need not say so.
    try:
        page.decode("utf-8")
        encoding = "utf-8"
    except UnicodeError:
        encoding = None
    address = "file://" + quote(base or "/nonexistent") + "/"
    weasyprint.HTML(
        file_obj=io.BytesIO(page), encoding=encoding, base_url=address, url_fetcher=fetch
    ).write_pdf(sys.argv[2])
    return 0


sys.exit(main())
