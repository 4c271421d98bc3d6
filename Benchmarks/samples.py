"""Creates the files for benchmarks, with the same bytes each time."""

import io
import os
import random
import shutil
import zipfile


def kinds(folder, examples):
    """Creates one file of each common kind; returns (kind, path) pairs."""
    os.makedirs(folder)
    files = []

    def add(what, name, content=None):
        path = os.path.join(folder, name)
        if content is None:
            shutil.copy(os.path.join(examples, name), path)
        else:
            with open(path, "wb") as file:
                file.write(content)
        files.append((what, path))

    add("PNG", "otter.png")
    add("JPEG", "sunrise.jpg")
    add("ELF", "program", executable())
    add("text", "lines.txt", b"".join(b"This is line %d of a text.\n" % n for n in range(200)))
    add("Markdown", "notes.md")
    add("JSON", "people.json", b'{"people": [{"name": "Ada", "born": 1815}, {"name": "Alan"}]}\n')
    add("script without extension", "build", b"#!/bin/sh\nset -e\nmake all\n")
    add("ZIP", "photos.zip", archive({"a.txt": b"a" * 400, "b.txt": b"b" * 400}))
    add("Word document", "letter.docx", archive(WORD))
    add("unknown bytes", "blob", random.Random(7).randbytes(4096))
    return files


WORD = {
    "[Content_Types].xml": b'<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/'
    b'package/2006/content-types"/>',
    "_rels/.rels": b'<?xml version="1.0"?><Relationships/>',
    "word/document.xml": b'<?xml version="1.0"?><w:document/>',
}


def executable():
    with open(shutil.which("ls"), "rb") as file:
        return file.read()


def archive(members):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in members.items():
            file.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()


def large(path, size):
    """Creates an incompressible file without holes."""
    block = random.Random(11).randbytes(1 << 20)
    with open(path, "wb") as file:
        for _ in range(size >> 20):
            file.write(block)


def many(folder, count, examples):
    """Creates a directory of different small files of mixed kinds; returns their paths."""
    os.makedirs(folder)
    random_bytes = random.Random(13)
    with open(os.path.join(examples, "otter.png"), "rb") as file:
        picture = file.read(2048)
    makers = [
        (".txt", lambda n: b"line %d\n" % n * 40),
        (".md", lambda n: b"# Page %d\n\nSome *text*.\n" % n),
        (".json", lambda n: b'{"number": %d, "tags": ["a", "b"]}\n' % n),
        (".png", lambda n: picture + b"%d" % n),
        ("", lambda n: b"#!/bin/sh\necho %d\n" % n),
        (".dat", lambda n: random_bytes.randbytes(1500)),
        (".csv", lambda n: b"a,b,c\n" + b"%d,2,3\n" % n * 30),
        (".html", lambda n: b"<!DOCTYPE html><title>%d</title><p>text\n" % n),
    ]
    paths = []
    for number in range(count):
        ending, content = makers[number % len(makers)]
        path = os.path.join(folder, f"item-{number:06}{ending}")
        with open(path, "wb") as file:
            file.write(content(number))
        paths.append(path)
    return paths


def lines(path, texts):
    with open(path, "w") as file:
        file.writelines(text + "\n" for text in texts)
