"""Creates labelled files of many kinds, each with the usual tool or library.

A specimen has a name, its correct MIME types (the usual one first, then less specific ones) and the code
or command that creates it. Specimens whose tool is missing are skipped and counted.
"""

import bz2
import gzip
import io
import json
import lzma
import os
import plistlib
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import wave
import zipfile

PICTURE = "convert -size 16x12 gradient:red-blue"
SOUND = "ffmpeg -v error -f lavfi -i sine=d=0.2"
FILM = "ffmpeg -v error -f lavfi -i testsrc=s=64x64:d=0.2"
ZIP, XML, JSON, TEXT = "application/zip", "application/xml", "application/json", "text/plain"

# Names in use for one format.
SAME = [names.split() for names in """
application/yaml application/x-yaml text/yaml
application/x-shellscript text/x-shellscript application/x-sh
text/javascript application/javascript application/x-javascript
application/rtf text/rtf
application/xml text/xml
image/vnd.zbrush.pcx image/x-pcx
application/fits image/fits
audio/mp4 audio/x-m4a
audio/aac audio/x-hx-aac-adts
application/java-vm application/x-java application/x-java-applet
application/java-archive application/x-java-archive
application/vnd.adobe.flash.movie application/x-shockwave-flash
application/vnd.sqlite3 application/x-sqlite3
text/x-patch text/x-diff
application/x-ndjson application/jsonl
audio/x-wav audio/vnd.wave audio/wav
application/x-bzip2 application/x-bzip
image/vnd.microsoft.icon image/x-icon
audio/x-opus+ogg audio/opus
video/x-ms-asf application/vnd.ms-asf
""".strip().splitlines()]

# Name, right answers, shell recipe that writes the file OUT.
BY_TOOL = [
    *((f"a.{end}", [mime], f"{PICTURE} OUT") for end, mime in [
        ("png", "image/png"), ("jpg", "image/jpeg"), ("gif", "image/gif"), ("tiff", "image/tiff"),
        ("bmp", "image/bmp"), ("webp", "image/webp"), ("ico", "image/vnd.microsoft.icon"),
        ("pcx", "image/vnd.zbrush.pcx"), ("tga", "image/x-tga"), ("psd", "image/vnd.adobe.photoshop"),
        ("ppm", "image/x-portable-pixmap"), ("xpm", "image/x-xpixmap"), ("xbm", "image/x-xbitmap"),
        ("jp2", "image/jp2"), ("dds", "image/x-dds"), ("fits", "application/fits"),
        ("miff", "image/x-miff"), ("sgi", "image/x-sgi"), ("sun", "image/x-sun-raster"),
        ("xwd", "image/x-xwindowdump"), ("pam", "image/x-portable-arbitrarymap"),
    ]),
    *((f"a.{end}", mimes, f"{SOUND} OUT") for end, mimes in [
        ("wav", ["audio/x-wav"]), ("mp3", ["audio/mpeg"]), ("flac", ["audio/flac"]),
        ("oga", ["audio/ogg", "application/ogg"]), ("aiff", ["audio/x-aiff"]), ("au", ["audio/basic"]),
        ("m4a", ["audio/mp4"]), ("aac", ["audio/aac"]), ("ac3", ["audio/ac3"]), ("caf", ["audio/x-caf"]),
        ("opus", ["audio/x-opus+ogg", "audio/ogg", "application/ogg"]), ("wma", ["audio/x-ms-wma", "application/vnd.ms-asf"]),
        ("tta", ["audio/x-tta"]), ("wv", ["audio/x-wavpack"]),
    ]),
    *((f"a.{end}", mimes, f"{FILM} OUT") for end, mimes in [
        ("mp4", ["video/mp4"]), ("mov", ["video/quicktime"]), ("mkv", ["video/x-matroska"]),
        ("webm", ["video/webm"]), ("avi", ["video/x-msvideo"]), ("ogv", ["video/ogg", "application/ogg"]),
        ("flv", ["video/x-flv"]), ("m2ts", ["video/mp2t"]), ("mpg", ["video/mpeg"]),
        ("wmv", ["video/x-ms-wmv", "application/vnd.ms-asf"]), ("mxf", ["application/mxf"]),
        ("swf", ["application/vnd.adobe.flash.movie"]), ("nut", ["video/x-nut"]),
    ]),
    ("a.ps", ["application/postscript"], "echo '%!PS-Adobe-3.0' > OUT; gs -q -sDEVICE=ps2write -o OUT -c showpage"),
    ("a.pdf", ["application/pdf"], "gs -q -sDEVICE=pdfwrite -o OUT -c showpage"),
    ("a.o", ["application/x-object"], "echo 'int x;' > s.c; gcc -c s.c -o OUT"),
    ("a.so", ["application/x-sharedlib"], "echo 'int x;' > s.c; gcc -shared -fPIC s.c -o OUT"),
    ("program", ["application/x-pie-executable", "application/x-sharedlib", "application/x-executable"],
     "echo 'int main(){}' > s.c; gcc s.c -o OUT"),
    ("static", ["application/x-executable"], "echo 'int main(){}' > s.c; gcc -no-pie s.c -o OUT"),
    ("a.a", ["application/x-archive"], "echo x > s.txt; ar rc OUT s.txt"),
    ("A.class", ["application/java-vm"], "echo 'class A {}' > A.java; javac A.java"),
    ("a.jar", ["application/java-archive", ZIP], "echo 'class A {}' > A.java; javac A.java && jar cf OUT A.class"),
    ("a.mo", ["application/x-gettext-translation"], "printf 'msgid \"a\"\\nmsgstr \"b\"\\n' > a.po; msgfmt a.po -o OUT"),
    ("a.lz4", ["application/x-lz4"], "echo x | lz4 -q > OUT"),
    ("a.zst", ["application/zstd"], "echo x | zstd -q > OUT"),
    ("a.deb", ["application/vnd.debian.binary-package"],
     "mkdir -p p/DEBIAN; printf 'Package: a\\nVersion: 1\\nArchitecture: all\\nMaintainer: a <a@b.c>\\nDescription: x\\n'"
     " > p/DEBIAN/control; dpkg-deb -b p OUT > /dev/null"),
    ("a.pem", ["application/x-x509-ca-cert", "application/pkix-cert", "application/x-pem-file", TEXT],
     "openssl req -x509 -newkey rsa:2048 -nodes -keyout k -out OUT -subj /CN=a -days 1 2> /dev/null"),
    ("a.der", ["application/x-x509-ca-cert", "application/pkix-cert"],
     "openssl req -x509 -newkey rsa:2048 -nodes -keyout k -outform DER -out OUT -subj /CN=a -days 1 2> /dev/null"),
    ("id_ed25519", ["text/x-ssh-private-key", "application/x-pem-file", TEXT],
     "ssh-keygen -q -t ed25519 -N '' -f OUT"),
    ("a.diff", ["text/x-patch", TEXT], "seq 9 > one; seq 2 10 > two; git diff --no-index one two > OUT || true"),
    ("bundle.pack", ["application/x-git-pack", "application/x-git"],
     "git init -q r; cd r; git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x;"
     " git rev-list --objects --all | git pack-objects --stdout > ../OUT 2> /dev/null"),
]


def archive(members, stored_first=False):
    """A ZIP archive of these members, like those of office programs and e-books."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
        for place, (name, content) in enumerate(members):
            method = zipfile.ZIP_STORED if stored_first and place == 0 else zipfile.ZIP_DEFLATED
            file.writestr(zipfile.ZipInfo(name), content, method)
    return data.getvalue()


def office(main, content_type):
    """A minimal Office Open XML document."""
    kinds = ('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
             '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
             f'<Override PartName="/{main}" ContentType="{content_type}.main+xml"/></Types>')
    return archive([("[Content_Types].xml", kinds), ("_rels/.rels", "<Relationships/>"), (main, "<x/>")])


def typed(mime, *rest):
    """A document whose first member names its type, as in OpenDocument and EPUB."""
    return archive([("mimetype", mime), *rest], stored_first=True)


def database():
    """A small SQLite file."""
    with tempfile.NamedTemporaryFile() as file:
        connection = sqlite3.connect(file.name)
        connection.execute("CREATE TABLE a (b)")
        connection.commit()
        connection.close()
        return open(file.name, "rb").read()


def tarball():
    """A tar archive of one file."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as file:
        member = tarfile.TarInfo("a.txt")
        member.size = 5
        file.addfile(member, io.BytesIO(b"text\n"))
    return data.getvalue()


OPEN_XML = "application/vnd.openxmlformats-officedocument"
OPEN_DOCUMENT = "application/vnd.oasis.opendocument"
ROWS = "name,price,date\n" + "".join(f'"item {n}",{n}.50,2024-01-{n + 10}\n' for n in range(12))


def by_library():
    """Name, correct answers and bytes of specimens that need no tool."""
    manifest = ("META-INF/manifest.xml", "<manifest/>")
    for end, main, kind in [("docx", "word/document.xml", "wordprocessingml.document"),
                            ("xlsx", "xl/workbook.xml", "spreadsheetml.sheet"),
                            ("pptx", "ppt/presentation.xml", "presentationml.presentation"),
                            ("dotx", "word/document.xml", "wordprocessingml.template")]:
        yield f"a.{end}", [f"{OPEN_XML}.{kind}", ZIP], office(main, f"{OPEN_XML}.{kind}")
    for end, kind in [("odt", "text"), ("ods", "spreadsheet"), ("odp", "presentation"), ("odg", "graphics"),
                      ("odf", "formula"), ("ott", "text-template")]:
        mime = f"{OPEN_DOCUMENT}.{kind}"
        yield f"a.{end}", [mime, ZIP], typed(mime, manifest)
    yield "a.epub", ["application/epub+zip", ZIP], typed("application/epub+zip", ("META-INF/container.xml", "<c/>"))
    yield "a.zip", [ZIP], archive([("notes/a.txt", "x"), ("b.txt", "y")])
    yield "a.apk", ["application/vnd.android.package-archive", "application/java-archive", ZIP], archive(
        [("AndroidManifest.xml", b"\3\0\x08\0"), ("classes.dex", "dex\n035\0"), ("META-INF/MANIFEST.MF", "M: 1\n")])
    yield "a.kmz", ["application/vnd.google-earth.kmz", ZIP], archive([("doc.kml", "<kml/>")])
    yield "a.cbz", ["application/vnd.comicbook+zip", ZIP], archive([(f"{n:02}.jpg", b"\xff\xd8\xff\xe0") for n in range(9)])
    yield "a.tar", ["application/x-tar"], tarball()
    yield "a.tar.gz", ["application/x-compressed-tar", "application/gzip"], gzip.compress(tarball())
    yield "a.gz", ["application/gzip"], gzip.compress(b"x" * 99)
    yield "a.bz2", ["application/x-bzip2", "application/x-bzip"], bz2.compress(b"x" * 99)
    yield "a.xz", ["application/x-xz"], lzma.compress(b"x" * 99)
    yield "a.lzma", ["application/x-lzma"], lzma.compress(b"x" * 99, lzma.FORMAT_ALONE)
    yield "a.sqlite", ["application/vnd.sqlite3"], database()
    yield "a.plist", ["application/x-plist", XML, TEXT], plistlib.dumps({"a": [1, "b"]})
    yield "b.plist", ["application/x-bplist", "application/x-plist"], plistlib.dumps({"a": 1}, fmt=plistlib.FMT_BINARY)
    sound = io.BytesIO()
    with wave.open(sound, "wb") as file:
        file.setparams((1, 2, 8000, 0, "NONE", ""))
        file.writeframes(bytes(1600))
    yield "b.wav", ["audio/x-wav"], sound.getvalue()
    for name, answers, content in texts():
        yield name, answers, content.encode()
    yield "utf16.txt", [TEXT], "Some words of text.\nAnd more of them.\n".encode("utf-16")
    yield "utf16le-without-mark.txt", [TEXT], ("Some words of text.\n" * 4).encode("utf-16-le")
    yield "latin.txt", [TEXT], "Où est la bibliothèque? Derrière l'église.\n".encode("latin-1")


def texts():
    """Name, correct answers and text."""
    feature = {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {}}
    notebook = {"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    yield "a.json", [JSON, TEXT], json.dumps({"a": [1, 2, {"b": None}]}, indent=2)
    yield "a.geojson", ["application/geo+json", JSON, TEXT], json.dumps(feature)
    yield "a.ipynb", ["application/x-ipynb+json", JSON, TEXT], json.dumps(notebook)
    yield "a.jsonl", ["application/x-ndjson", "application/jsonl", JSON, TEXT], '{"a": 1}\n{"a": 2}\n{"a": 3}\n'
    yield "a.svg", ["image/svg+xml", XML, TEXT], '<svg xmlns="http://www.w3.org/2000/svg" width="9"><g/></svg>\n'
    yield "a.xml", [XML, TEXT], '<?xml version="1.0"?>\n<list><entry n="1"/></list>\n'
    yield "a.rss", ["application/rss+xml", XML, TEXT], '<?xml version="1.0"?>\n<rss version="2.0"><channel/></rss>\n'
    yield "a.atom", ["application/atom+xml", XML, TEXT], '<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id></feed>\n'
    yield "a.html", ["text/html", TEXT], "<!DOCTYPE html>\n<html><head><title>x</title></head><body><p>y</body></html>\n"
    yield "a.gpx", ["application/gpx+xml", XML, TEXT], '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"/>\n'
    yield "a.csv", ["text/csv", TEXT], ROWS
    yield "a.tsv", ["text/tab-separated-values", TEXT], ROWS.replace(",", "\t")
    yield "a.md", ["text/markdown", TEXT], "# Title\n\nSome *words* and a [link](https://example.org).\n\n- one\n- two\n"
    yield "a.yaml", ["application/yaml", TEXT], "---\nname: test\nitems:\n  - one\n  - two: 3\n"
    yield "a.toml", ["application/toml", TEXT], '[package]\nname = "a"\nversion = "0.1.0"\n\n[dependencies]\nb = { path = "b" }\n'
    yield "a.ini", ["text/x-ini", TEXT], "; settings\n[main]\nname=value\nother=1\n\n[rest]\na=b\n"
    yield "a.vcf", ["text/vcard", TEXT], "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A B\r\nN:B;A;;;\r\nEND:VCARD\r\n"
    yield "a.ics", ["text/calendar", TEXT], "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n"
    yield "a.eml", ["message/rfc822", TEXT], "From: a@example.org\nTo: b@example.org\nSubject: x\nDate: Mon, 1 Jan 2024 10:00:00 +0000\n\nHello.\n"
    yield "a.srt", ["application/x-subrip", TEXT], "1\n00:00:01,000 --> 00:00:02,000\nHello.\n\n2\n00:00:03,000 --> 00:00:04,000\nBye.\n"
    yield "a.vtt", ["text/vtt", TEXT], "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n"
    yield "a.py", ["text/x-python", TEXT], "import os\n\n\ndef main(path):\n    for name in os.listdir(path):\n        print(name)\n\n\nif __name__ == '__main__':\n    main('.')\n"
    yield "tool", ["application/x-shellscript", TEXT], "#!/bin/sh\nset -e\nfor file in *.txt; do\n  echo \"$file\"\ndone\n"
    yield "a.c", ["text/x-csrc", TEXT], "#include <stdio.h>\n\nint main(int argc, char **argv) {\n  printf(\"%d\\n\", argc);\n  return 0;\n}\n"
    yield "a.swift", ["text/x-swift", TEXT], "import Foundation\n\nstruct Point {\n  var x = 0\n  let y: Int?\n\n  func moved(by d: Int) -> Point {\n    guard let y else { return self }\n    return Point(x: x + d, y: y)\n  }\n}\n"
    yield "a.rs", ["text/rust", TEXT], "use std::fs;\n\nfn main() -> Result<(), Box<dyn std::error::Error>> {\n    let mut n = 0;\n    for line in fs::read_to_string(\"x\")?.lines() {\n        n += line.len();\n    }\n    println!(\"{}\", n);\n    Ok(())\n}\n"
    yield "a.go", ["text/x-go", TEXT], "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tx := []int{1, 2}\n\tfor i, v := range x {\n\t\tfmt.Println(i, v)\n\t}\n}\n"
    yield "A.java", ["text/x-java", TEXT], "package a.b;\n\nimport java.util.List;\n\npublic class A {\n  public static void main(String[] args) {\n    System.out.println(args.length);\n  }\n}\n"
    yield "a.js", ["text/javascript", TEXT], "'use strict';\nconst fs = require('fs');\nmodule.exports = function (a) {\n  return fs.readdirSync(a).map((x) => x.length);\n};\n"
    yield "a.css", ["text/css", TEXT], "body {\n  margin: 0;\n  color: #333;\n}\n\n.a > .b:hover {\n  padding: 1em 2px;\n}\n"
    yield "a.sql", ["application/sql", TEXT], "CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT);\nINSERT INTO a VALUES (1, 'x');\nSELECT * FROM a WHERE id > 0;\n"
    yield "a.rtf", ["application/rtf", TEXT], "{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}\\f0 Hello.\\par}\n"
    yield "a.tex", ["text/x-tex", TEXT], "\\documentclass{article}\n\\begin{document}\nHello $x^2$.\n\\end{document}\n"
    yield "notes.txt", [TEXT], "Import the chairs on Friday.\nThen call the carpenter, and ask for the bill.\n"
    yield "note", [TEXT], "Dear all,\n\nwe package the books today; class begins at nine.\n\nYours\n"
    yield "README", [TEXT, "text/x-readme"], "This is a program that does things.\n\nTo build it, run make.\n"
    yield "app.log", ["text/x-log", TEXT], "".join(f"2024-01-02 10:0{n}:00 INFO server: request {n} took 3 ms, ok\n" for n in range(9))


def make(folder):
    """Writes all specimens to a directory; returns (id, name, answers) of each, and the skipped names."""
    made, missing = [], []

    def place(number, name):
        path = os.path.join(folder, f"{number:03}", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    for name, answers, content in by_library():
        with open(place(len(made), name), "wb") as file:
            file.write(content)
        made.append((f"{len(made):03}", name, answers))
    for name, answers, recipe in BY_TOOL:
        with tempfile.TemporaryDirectory() as work:
            tried = subprocess.run(["sh", "-c", recipe.replace("OUT", name)], cwd=work,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            path = os.path.join(work, name)
            if tried.returncode != 0 or not os.path.exists(path) or os.path.getsize(path) == 0:
                missing.append(name)
                continue
            shutil.copyfile(path, place(len(made), name))
        made.append((f"{len(made):03}", name, answers))
    return made, missing
