#!/usr/bin/python3
"""Converts a web page to PDF with WeasyPrint, including the pictures, styles and fonts beside it.

usage: page.py INPUT OUTPUT

By default, WeasyPrint loads every URL that a page refers to, and attaches any file to the PDF. Here it may load data
URLs, and pictures, styles and fonts whose real path is in the folder of the page or below and not hidden.
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
    """The data of a file below the folder of the page; anything else is refused."""
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
    try:
        return beside(url)
    except (OSError, ValueError):
        # dnd looks for these words. What is elsewhere is left out on purpose.
        name = unquote(url).removeprefix("file://" + (base or "/nonexistent") + "/")
        if not name.startswith(("file:", "../")) and ":" not in name:
            print(f"cannot find {name}, to which the page refers", file=sys.stderr)
        raise


def main():
    with open(sys.argv[1], "rb") as file:
        page = file.read()
    if not page.strip():
        print("the page is empty", file=sys.stderr)
        return 1
    # UTF-8 need not be declared.
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
