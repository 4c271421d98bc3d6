#!/usr/bin/env python3
"""Writes the seeds of the fuzzers: small examples of every format that a parser reads.

Run it after adding a seed here. Inputs that once broke a parser are kept beside the seeds as `broke-…`.
"""
import gzip
import io
import pathlib
import random
import struct
import tarfile
import zipfile
import zlib
from hashlib import sha256

SEEDS = pathlib.Path(__file__).parent / "Seeds"


def be(number, count=4):
    return number.to_bytes(count, "big")


def le(number, count=4):
    return number.to_bytes(count, "little")


def write(target, name, data):
    folder = SEEDS / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data.encode() if isinstance(data, str) else data)


def zipped(*entries, stored=True):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in entries:
            info = zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return file.getvalue()


def compound(*names):
    """An OLE2 file: header, one sector of the allocation table, one of the directory, one of data."""
    header = bytes.fromhex("d0cf11e0a1b11ae1") + bytes(16)
    header += le(0x3E, 2) + le(3, 2) + le(0xFFFE, 2) + le(9, 2) + le(6, 2) + bytes(6)
    header += le(0) + le(1) + le(1) + le(0) + le(4096) + le(0xFFFFFFFE) + le(0) + le(0xFFFFFFFE) + le(0)
    header += le(0) + le(0xFFFFFFFF) * 108
    table = le(0xFFFFFFFD) + le(0xFFFFFFFE) + le(0xFFFFFFFE) + le(0xFFFFFFFF) * 125
    directory = b""
    for number, name in enumerate(("Root Entry",) + names):
        text = name.encode("utf-16-le")
        entry = text.ljust(64, b"\0") + le(len(text) + 2, 2) + bytes([5 if number == 0 else 2, 1])
        entry += le(0xFFFFFFFF) * 2 + le(1 if number == 0 else 0xFFFFFFFF) + bytes(36)
        directory += entry + le(2) + le(512, 8)
    return header + table + directory.ljust(512, b"\0") + bytes(512)


def box(kind, content=b""):
    return be(8 + len(content)) + kind + content


def chunk(kind, content=b""):
    return kind + le(len(content)) + content + bytes(len(content) % 2)


def png_chunk(kind, content=b""):
    return be(len(content)) + kind + content + be(zlib.crc32(kind + content))


def element(identifier, content):
    return bytes.fromhex(identifier) + bytes([0x80 | len(content)]) + content


def ogg(content):
    page = b"OggS\0\2" + bytes(8) + le(1) + le(0) + le(0) + bytes([1, len(content)])
    return page + content


def tiff(order, *tags):
    number = le if order == b"II" else be
    data = order + number(42, 2) + number(8) + number(len(tags), 2)
    for tag, kind, count, value in tags:
        data += number(tag, 2) + number(kind, 2) + number(count) + number(value)
    return data + number(0)


def elf(kind, machine=62):
    header = b"\x7fELF\2\1\1" + bytes(9) + le(kind, 2) + le(machine, 2) + le(1) + le(0, 8) + le(64, 8)
    header += le(0, 8) + le(0) + le(64, 2) + le(56, 2) + le(1, 2) + bytes(6)
    return header + le(3) + le(4) + le(120, 8) * 3 + le(28, 8) * 2 + le(1, 8) + b"/lib64/ld-linux-x86-64.so.2\0"


def portable_executable():
    header = b"MZ" + bytes(58) + le(64) + b"PE\0\0" + le(0x8664, 2) + le(1, 2) + bytes(12) + le(240, 2)
    return header + le(0x2022, 2) + le(0x20B, 2) + bytes(238) + b".text".ljust(8, b"\0") + bytes(32)


def tar():
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        entry = tarfile.TarInfo("debian-binary")
        entry.size = 4
        archive.addfile(entry, io.BytesIO(b"2.0\n"))
    return file.getvalue()[:1536]


CONTENT_TYPES = (
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Override PartName="/{0}" ContentType="application/vnd.openxmlformats-officedocument.{1}.main+xml"/></Types>'
)


def containers():
    yield "zip", zipped(("a.txt", "a"), ("b/c.txt", "c"))
    yield "zip-deflated", zipped(("a.txt", "a" * 100), stored=False)
    yield "zip-empty", zipped()
    for name, mime in (
        ("odt", "application/vnd.oasis.opendocument.text"),
        ("epub", "application/epub+zip"),
        ("ora", "image/openraster"),
    ):
        yield name, zipped(("mimetype", mime), ("content.xml", "<x/>"))
    for name, part, kind in (
        ("docx", "word/document.xml", "wordprocessingml.document"),
        ("xlsx", "xl/workbook.xml", "spreadsheetml.sheet"),
        ("pptx", "ppt/presentation.xml", "presentationml.presentation"),
    ):
        types = CONTENT_TYPES.format(part, kind)
        yield name, zipped(("[Content_Types].xml", types), ("_rels/.rels", ""), (part, "<x/>"))
        yield name + "-deflated", zipped(("[Content_Types].xml", types), (part, "<x/>"), stored=False)
    yield "jar", zipped(("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\n"), ("A.class", "\xca\xfe"))
    yield "apk", zipped(("AndroidManifest.xml", ""), ("classes.dex", ""))
    yield "xpi", zipped(("manifest.json", '{"manifest_version": 2}'))
    yield "whl", zipped(("a-1.dist-info/WHEEL", ""), ("a-1.dist-info/METADATA", ""))
    yield "kmz", zipped(("doc.kml", "<kml/>"))
    yield "sfx", portable_executable() + zipped(("a", "a"))
    for name, stream in (
        ("doc", "WordDocument"), ("xls", "Workbook"), ("ppt", "PowerPoint Document"),
        ("msg", "__substg1.0_001A001F"), ("msi", "\u4840\u3f3f\u4577\u446c\u3b6a\u45e4\u4824"),
    ):
        yield name, compound(stream, "\x05SummaryInformation")
    header = be(1) + be(1) + bytes([8, 2, 0, 0, 0])
    pixels = png_chunk(b"IDAT", zlib.compress(b"\0\0\0\0")) + png_chunk(b"IEND")
    yield "png", b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + pixels
    yield "apng", b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + png_chunk(b"acTL", be(1, 8)) + pixels
    yield "jpeg", bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffd9")
    yield "exif", bytes.fromhex("ffd8ffe1000e457869660000") + tiff(b"II") + b"\xff\xd9"
    yield "gif", b"GIF89a\1\0\1\0\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0;"
    yield "bmp", b"BM" + le(58) + le(0) + le(54) + le(40) + le(1) + le(1) + le(1, 2) + le(24, 2) + bytes(28)
    yield "ico", le(0, 2) + le(1, 2) + le(1, 2) + bytes([1, 1, 0, 0]) + le(1, 2) + le(32, 2) + le(4) + le(22) + bytes(4)
    yield "psd", b"8BPS" + be(1, 2) + bytes(6) + be(3, 2) + be(1) + be(1) + be(8, 2) + be(3, 2)
    yield "xcf", b"gimp xcf v011\0" + be(1) + be(1) + be(0)
    yield "pnm", b"P6\n1 1\n255\n\0\0\0"
    yield "webp", b"RIFF" + le(30) + b"WEBP" + chunk(b"VP8X", bytes(10))
    yield "tiff", tiff(b"II", (256, 3, 1, 1), (257, 3, 1, 1), (259, 3, 1, 1))
    yield "dng", tiff(b"MM", (50706, 1, 4, 0x01040000), (271, 2, 4, 0x43616E00))
    yield "bigtiff", b"II" + le(43, 2) + le(8, 2) + le(0, 2) + le(16, 8) + le(0, 8)
    yield "jp2", box(b"jP  ", b"\r\n\x87\n") + box(b"ftyp", b"jp2 " + be(0) + b"jp2 ")
    for brand in (b"isom", b"M4A ", b"qt  ", b"heic", b"avif", b"crx ", b"3gp5", b"dash"):
        tracks = box(b"moov", box(b"trak", box(b"mdia", box(b"hdlr", bytes(8) + b"soun" + bytes(13)))))
        yield "ftyp-" + brand.decode().strip(), box(b"ftyp", brand + be(0) + b"mif1" + brand) + tracks
    yield "mov-old", box(b"wide") + box(b"mdat", bytes(8)) + box(b"moov", box(b"mvhd", bytes(100)))
    for kind, codec in (("webm", "V_VP8"), ("matroska", "A_OPUS")):
        head = element("1a45dfa3", element("4282", kind.encode()) + element("4287", b"\4"))
        track = element("ae", element("d7", b"\1") + element("83", b"\1") + element("86", codec.encode()))
        yield kind, head + element("18538067", element("1654ae6b", track))
    yield "ogg-vorbis", ogg(b"\1vorbis" + bytes(23))
    yield "ogg-opus", ogg(b"OpusHead\1\2" + bytes(9))
    yield "ogg-theora", ogg(b"\x80theora" + bytes(35))
    yield "ogg-skeleton", ogg(b"fishead\0" + bytes(56)) + ogg(b"\x7fFLAC\1\0" + bytes(40))
    yield "wav", b"RIFF" + le(36) + b"WAVE" + chunk(b"fmt ", le(1, 2) + bytes(14)) + chunk(b"data")
    yield "avi", b"RIFF" + le(36) + b"AVI " + chunk(b"LIST", b"hdrl" + chunk(b"avih", bytes(56)))
    yield "aiff", b"FORM" + be(30) + b"AIFF" + b"COMM" + be(18) + bytes(18)
    yield "iff", b"FORM" + be(24) + b"ILBM" + b"BMHD" + be(20) + bytes(20)
    yield "flac", b"fLaC\x80\0\0\x22" + bytes(34)
    frame = bytes.fromhex("fffb9064") + bytes(413)
    yield "mp3", frame * 3
    yield "mp3-id3", b"ID3\4\0\0\0\0\0\x0a" + bytes(10) + frame * 3
    yield "aac", (bytes.fromhex("fff15080021ffc") + bytes(9)) * 4
    yield "ac3", bytes.fromhex("0b770000001440") + bytes(121)
    yield "midi", b"MThd" + be(6) + be(1, 2) + be(1, 2) + be(96, 2) + b"MTrk" + be(4) + b"\0\xff\x2f\0"
    yield "mpeg-ts", (b"G\x40\0\x10" + bytes(184)) * 5
    yield "mpeg-ps", bytes.fromhex("000001ba44000400040100000001bb")
    yield "flv", b"FLV\1\5" + be(9) + be(0)
    yield "asf", bytes.fromhex("3026b2758e66cf11a6d900aa0062ce6c") + le(30, 8) + le(1) + b"\1\2"
    yield "elf-program", elf(2)
    yield "elf-library", elf(3)
    yield "elf-object", elf(1, 183)
    yield "pe", portable_executable()
    yield "mach-o", bytes.fromhex("cffaedfe07000001") + le(3) + le(2) + le(0) * 4
    yield "mach-o-fat", bytes.fromhex("cafebabe00000001") + be(7) + be(3) + be(4096) + be(64) + be(12)
    yield "class", bytes.fromhex("cafebabe00000034") + be(2, 2) + bytes(8)
    yield "wasm", b"\0asm\1\0\0\0"
    yield "dex", b"dex\n035\0" + bytes(104)
    yield "tar", tar()
    yield "tar-gz", gzip.compress(tar(), mtime=0)
    yield "gz", b"\x1f\x8b\x08\x08" + bytes(6) + b"a.svg\0" + zlib.compress(b"<svg/>")[2:-4] + bytes(8)
    yield "ar", b"!<arch>\n" + b"debian-binary   0           0     0     100644  4         `\n2.0\n"
    yield "cpio", b"070701" + b"0" * 104
    yield "rpm", bytes.fromhex("edabeedb0300") + bytes(90) + bytes.fromhex("8eade801") + bytes(12)
    yield "7z", bytes.fromhex("377abcaf271c0004") + bytes(24)
    yield "xz", bytes.fromhex("fd377a585a000004e6d6b446")
    yield "bz2", b"BZh91AY&SY" + bytes(20)
    yield "zst", bytes.fromhex("28b52ffd2400010000")
    yield "rar", b"Rar!\x1a\7\1\0" + bytes(20)
    yield "cab", b"MSCF" + bytes(4) + le(100) + bytes(24)
    yield "sqlite", b"SQLite format 3\0\x10\0" + bytes(50) + be(0) + bytes(28)
    yield "pdf", "%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n"
    yield "pdf-illustrator", "%PDF-1.5\n%\xe2\n1 0 obj\n<</AIPrivateData1 2 0 R/Creator(Adobe Illustrator)>>\n"
    yield "postscript", "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n"
    yield "eps-dos", bytes.fromhex("c5d0d3c6") + le(30) + le(10) + bytes(18) + b"%!PS-Adobe"
    yield "djvu", b"AT&TFORM" + be(20) + b"DJVUINFO" + be(10) + bytes(10)
    yield "ttf", be(0x00010000) + be(1, 2) + bytes(6) + b"cmap" + bytes(12)
    yield "otf", b"OTTO" + be(1, 2) + bytes(6) + b"CFF " + bytes(12)
    yield "woff2", b"wOF2" + be(0x00010000) + bytes(40)
    yield "iso", bytes(32768) + b"\1CD001\1\0" + bytes(40)
    yield "lnk", bytes.fromhex("4c0000000114020000000000c000000000000046") + bytes(56)
    yield "zeroes", bytes(1024)


TEXTS = {
    "words": "just words\nand more of them\n",
    "utf-16": "\ufeffwords in utf-16\n".encode("utf-16-le"),
    "utf-16-unmarked": "words in utf-16\n".encode("utf-16-be"),
    "utf-8-mark": b"\xef\xbb\xbfwords\n",
    "latin-1": "caf\xe9, na\xefve\n".encode("latin-1"),
    "shift-jis": "\u65e5\u672c\u8a9e\u306e\u6587\u7ae0\n".encode("shift-jis"),
    "xml": '<?xml version="1.0" encoding="utf-8"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    "xml-doctype": '<!DOCTYPE a [<!ENTITY b "c">]>\n<a:b xmlns:a="http://a"/>\n',
    "html": "<!doctype html>\n<html><head><title>x</title></head></html>\n",
    "json": '{"a": [1, 2.5e3, "x\\u00e9", null, true], "type": "FeatureCollection"}\n',
    "json-lines": '{"a": 1}\n{"a": 2}\n',
    "ipynb": '{"cells": [], "nbformat": 4, "metadata": {}}',
    "csv": 'a,b,"c ""d"""\n1,2,3\n4,5,6\n',
    "tsv": "a\tb\tc\n1\t2\t3\n",
    "yaml": "---\na: 1\nb:\n  - c\n",
    "toml": '[package]\nname = "x"\n',
    "ini": "; x\n[section]\na=b\n",
    "shell": "#!/usr/bin/env -S bash -e\necho $a\n",
    "python": "#!/usr/bin/python3\nimport os\ndef a(b):\n    return b\n",
    "c": "#include <stdio.h>\nint main(void) { return 0; }\n",
    "swift": "import Foundation\nstruct A: B { let c = 1 }\n",
    "markdown": "# Title\n\nSome *text* and [a link](http://a).\n\n```\ncode\n```\n",
    "rst": "Title\n=====\n\n.. note:: x\n",
    "tex": "\\documentclass{article}\n\\begin{document}\n\\end{document}\n",
    "troff": ".Dd 1\n.Dt A 1\n.Os\n.Sh NAME\n",
    "diff": "--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n",
    "email": "From: a@example.org\nTo: b@example.org\nSubject: x\nDate: Thu, 1 Jan 1970 00:00:00 +0000\n\nx\n",
    "mbox": "From a@example.org Thu Jan  1 00:00:00 1970\nSubject: x\n\nx\n",
    "vcard": "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD\r\n",
    "ics": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n",
    "srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n",
    "vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\nx\n",
    "pem": "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n",
    "desktop": "[Desktop Entry]\nType=Application\nName=x\n",
    "makefile": "all: a\n\ta b\n",
    "sql": "CREATE TABLE a (b INTEGER);\nINSERT INTO a VALUES (1);\n",
    "rtf": "{\\rtf1\\ansi x}\n",
    "modeline": "# vim: set ft=ruby :\n",
    "escape": "\x1b[31mred\x1b[0m\n",
}

JUDGEMENTS = {
    "name-and-text": b"a.md\n# Title\n",
    "name-and-other-text": b"a.ts\nexport const a = 1\n",
    "lying-name": b"a.txt\n\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "no-name": b"\nPK\3\4",
    "many-dots": b"a.tar.gz.bak~\n\x1f\x8b\x08\0",
    "odd-name": "\u202e.gpj.\u0301\n\0\1\2".encode(),
}

WORDS = [
    "png", ".png", "public.image", "image/png", "image/*", "text/plain;charset=utf-8", "any", "text", "*/*",
    "dyn.ah62d4rv4ge8024pxsa", "com.example.unheard-of", "url", "file", "a/b/c", "", "a b", "+xml",
    "application/vnd.a+json; q=\"x;y\"", "tar.gz", "public.item:.x", "IMAGE/PNG", "\u0130.png",
]

TEMPLATES = [
    "{name}\na", "{date:%Y/%m}/{stem}-{n}.{ext}\nb", "../{name}\nc", "a/../b\nd", "/a\ne", "{type}.\n", "{x}\nf",
    "{name\ng", "{stem}\na/b", "{name}\n..", "/\u0301{name}\nx", "{ext}\n/\u0301..", "file:///a%2Fb\n%00",
]

DECLARATIONS = {
    "types": """{
  // a comment
  types: [
    { identifier: "com.example.frob", description: 'Frob', conformsTo: ["public.image", "public.data"],
      extensions: ["frob"], mimeTypes: ["image/x-frob"], globs: ["FROB-[0-9]*"], },
    { "identifier": "com.example.set", conformsTo: ["com.example.Frob"], extensions: ["tar.frob"] },
    { identifier: "public.png", extensions: ["x\\u0031\\\\"], },
  ],
}
""",
    "representations": """{types: [{identifier: "a.contact", conformsTo: ["public.json"], representations: [
  { kind: "codable" }, { kind: "data", type: "public.vcard", export: ["a", "%%"], import: ["b"],
    suggestedName: ["c"], condition: ["d"], visibility: "own", lossy: true, automatic: false },
  { kind: "file", type: "public.png", export: ["a", "-%i", "%o"], suggestedName: "x.png" },
  { kind: "proxy", type: "public.nothing", export: ["%x"] }]}]}
""",
    "circle": '{types: [{identifier: "a.b", conformsTo: ["c.d"]}, {identifier: "c.d", conformsTo: ["a.b"]}]}',
    "values": "[null, true, +Infinity, -.5e-3, 0xAF, 'a\\\nb', /* x */ NaN]",
    "deep": "[" * 40 + "]" * 40,
}


def mime_cache():
    """A `mime.cache` of version 1.2 with entries in every section."""
    strings = {}
    header = 40
    body = bytearray()

    def text(word):
        if word not in strings:
            strings[word] = header + len(body)
            body.extend(word.encode() + b"\0")
        return strings[word]

    for word in ("text/x-a", "text/x-b", "application/x-c", "makefile", "*.[ab]?", "a", "http://a"):
        text(word)
    body.extend(bytes(-len(body) % 4))
    sections = {}

    def section(name, data):
        sections[name] = header + len(body)
        body.extend(data)

    section("aliases", be(1) + be(text("text/x-b")) + be(text("text/x-a")))
    parents = header + len(body)
    body.extend(be(1) + be(text("application/x-c")))
    section("parents", be(1) + be(text("text/x-a")) + be(parents))
    section("literals", be(1) + be(text("makefile")) + be(text("text/x-a")) + be(50))
    leaf = header + len(body)
    body.extend(be(0) + be(text("text/x-a")) + be(50))
    branch = header + len(body)
    body.extend(be(ord(".")) + be(1) + be(leaf))
    root = header + len(body)
    body.extend(be(ord("c")) + be(1) + be(branch))
    section("suffixes", be(1) + be(root))
    section("globs", be(1) + be(text("*.[ab]?")) + be(text("application/x-c")) + be(0x100 | 60))
    value = header + len(body)
    body.extend(b"MAGI\xff\xf0\xff\xff")
    child = header + len(body)
    body.extend(be(4) + be(2) + be(1) + be(1) + be(value) + be(0) + be(0) + be(0))
    rule = header + len(body)
    body.extend(be(0) + be(1) + be(2) + be(4) + be(value) + be(value + 4) + be(1) + be(child))
    entry = header + len(body)
    body.extend(be(50) + be(text("application/x-c")) + be(1) + be(rule))
    section("magic", be(1) + be(64) + be(entry))
    section("namespaces", be(1) + be(text("http://a")) + be(text("a")) + be(text("text/x-b")))
    start = be(1, 2) + be(2, 2)
    for name in ("aliases", "parents", "literals", "suffixes", "globs", "magic", "namespaces"):
        start += be(sections[name])
    start += be(0) + be(0)
    return start.ljust(header, b"\0") + bytes(body)


def number(value):
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return bytes(data)


def string(text):
    return number(len(text)) + text


def records():
    kind = string(b"public.png")
    file = b"fo" + kind + number(5) + string(b"/a/b.png") + number(1) + number(2) + number(4) + number(10**18) + b"\0"
    yield "inline", b"\1io" + kind + number(2) + string(b"x")
    yield "file", b"\1" + file
    yield "payload", b"\1ko" + kind + number(0) + string(b"name")
    yield "promise", b"\1po" + kind + number(0) + string(b"echo x") + string(b"/a")
    yield "url", b"\1uo" + kind + number(0)
    yield "visibilities", b"\1" + b"".join(b"u" + bytes([v]) + kind + number(0) for v in b"oagt")
    yield "kinds", b"\1" + b"i\0" + kind + number(2) + string(b"x") + b"ug" + kind + number(0)


def tar_member(path, content=b"", kind=b"0", link=b""):
    """A member as `dnd export` writes it."""
    header = path.ljust(100, b"\0") + b"0000644\0" + 2 * b"0000000\0" + b"%011o\0%011o\0" % (len(content), 0)
    rest = kind + link.ljust(100, b"\0") + b"ustar\x0000"
    total = sum(header + rest) + 8 * 32
    block = (header + b"%06o\0 " % total + rest).ljust(512, b"\0")
    return block + content + bytes(-len(content) % 512)


def pax(**records):
    text = b""
    for key, value in records.items():
        rest = b" " + key.encode() + b"=" + value + b"\n"
        length = len(rest) + 2 if len(rest) < 98 else len(rest) + 3
        text += str(length).encode() + rest
    return tar_member(b"PaxHeader", text, b"x")


def stream(items, *members):
    """A whole stream; each member is its path, its blocks and the bytes that are hashed."""
    head = (b'{"format":"dnd-export","version":1,"session":"otter","user":1000,"host":"far","allowsMove":true,'
            b'"localOnly":false,"sensitive":false,"items":[\n' + b",\n".join(items) + b"\n]}\n")
    before = tar_member(b"dnd-export.json", head) + b"".join(blocks for _, blocks, _ in members)
    lines = [(b"dnd-export.json", head)] + [(path, hashed) for path, _, hashed in members]
    end = b'{"sha256":[\n' + b",\n".join(
        b'{"member":"%s","sha256":"%s"}' % (path, sha256(hashed).hexdigest().encode()) for path, hashed in lines)
    end += b'\n],"members":%d,"stream":"%s"}\n' % (len(lines), sha256(before).hexdigest().encode())
    return before + tar_member(b"end.json", end) + bytes(1024)


def streams():
    def item(number, *forms):
        text = ",".join('{"type":"%s","kind":"%s",%s"visibility":"all"}' % (
            kind, where, "" if size is None else '"size":%d,' % size) for kind, where, size in forms)
        return ('{"item":%d,"name":"a","nameGiven":false,"forms":[%s]}' % (number, text)).encode()

    def file(path, content):
        return path, tar_member(path, content), content

    yield "file", stream([item(1, ("public.png", "file", 3))], file(b"items/1/1", b"abc"))
    yield "forms", stream(
        [item(2, ("public.html", "data", 2), ("public.url", "data", 0)), item(5, ("public.data", "file", 600))],
        file(b"items/2/1", b"ab"), file(b"items/2/2", b""), file(b"items/5/1", b"x" * 600))
    tree = (tar_member(b"items/1/1/", b"", b"5") + tar_member(b"items/1/1/f", b"f") + tar_member(b"items/1/1/l", b"", b"2", b"../x")
            + tar_member(b"items/1/1/d/", b"", b"5") + pax(mtime=b"-1.5", path=b"items/1/1/d/" + b"n" * 100)
            + tar_member(b"n", b"long"))
    yield "folder", stream([item(1, ("public.folder", "folder", None))], (b"items/1/1", tree, tree))
    yield "cut", stream([item(1, ("public.png", "file", 3))], file(b"items/1/1", b"abc"))[:2048]


# In the order of the methods in `FuzzTarget+Conversion.swift`.
CONVERSIONS = (
    ("text", "a\u00e4\u20ac\n"), ("utf16", "\ufeffa\u20ac\U0001f600".encode("utf-16-le")),
    ("external-utf16", "a\u20ac\U0001f600".encode("utf-16-be")), ("utf8", "\ufeffa\U0001f600"),
    ("shortcut", "https://example.com/a?b\n"), ("url", "https://example.com/%20"),
    ("url-text", "\n mailto:a@example.com \n"), ("url-list", "file:///a"),
    ("list-url", "# x\r\nhttp://a/\r\n"), ("list-file", "file:///a\r\n"),
    ("file-copied", "file:///a"), ("list-copied", "file:///a\r\nfile://localhost/b\r\n"),
    ("copied-list", "cut\nfile:///a\nfile:///b"),
    ("json", '[1, {"a": [true, null]},\n "x\\n\\u00e4", -0.5e+3]'), ("lines", '{"a": 1}\n\n[2]\r\n3'),
    ("csv-tsv", 'a,"b ""c""",\r\n1,,2'), ("tsv", 'a\tb,c\t"\r\n1\t\t2\n'),
    ("csv-json", 'name,"n,o"\r\n"A ""\u00e4""\n",1\r\n,\r\n'),
    ("json-csv", '[{"a":1,"b":"x,\\u20ac\\ud83d\\ude00"}, {"b":null}, {"b":true,"a":"\\""}]'),
    ("card", 'BEGIN:VCARD\r\nVERSION:4.0\r\ng.N;X="a;^n":a;b,c;;;\r\nBDAY:19850412T1430Z\r\nNOTE:a\r\n b\\n\r\nEND:VCARD\r\n'),
    ("json-card", '["vcard",[["version",{},"text","4.0"],["n",{"group":"g"},"text",["a",["b","c"],""]],["rev",{},"timestamp","1995-10-31T22:27:10Z"]]]'),
    ("text-html", "a < b &amp; c\n"),
    ("crlf", "a\nb\r\n"), ("lf", "a\r\nb\n"),
    ("mac-roman", b"\x8e\r\xf0a"), ("windows-1252", b"a\x81\x80"),
    ("to-windows-1252", "a\u20ac\x81"),
)


def exif_block(order=b"II", tags=(0x9003,), text=b"2023:05:06 07:08:09\0", inner=True):
    """A TIFF header, a directory with one date, and in it an Exif directory with other dates."""
    number = le if order == b"II" else be
    start = 8 + 2 + 2 * 12 + 4
    texts = start + 2 + 12 * len(tags) + 4
    data = order + number(42, 2) + number(8) + number(2, 2)
    data += number(0x132, 2) + number(2, 2) + number(20) + number(texts)
    data += number(0x8769, 2) + number(4, 2) + number(1) + number(start if inner else 0) + number(0)
    data += number(len(tags), 2)
    for tag in tags:
        data += number(tag, 2) + number(2, 2) + number(20) + number(texts)
    return data + number(0) + text


def heif(method):
    block = be(6) + b"Exif\0\0" + exif_block()
    full = bytes(4)
    entry = box(b"infe", b"\2\0\0\0" + be(1, 2) + be(0, 2) + b"Exif\0")
    names = box(b"iinf", full + be(1, 2) + entry)
    handler = box(b"hdlr", full + be(0) + b"pict" + bytes(13))

    def meta(offset):
        version = b"\1\0\0\0" if method else full
        place = be(1, 2) + (be(method, 2) if method else b"") + be(0, 2) + be(1, 2)
        place += be(offset) + be(len(block))
        places = box(b"iloc", version + be(0x4400, 2) + be(1, 2) + place)
        data = box(b"idat", block) if method else b""
        return box(b"meta", full + handler + names + places + data)

    kind = box(b"ftyp", b"heic" + be(0) + b"mif1heic")
    if method:
        return kind + meta(0)
    return kind + meta(len(kind) + len(meta(0)) + 8) + box(b"mdat", block)


def movie(version, *more):
    width = 8 if version else 4
    head = bytes([version, 0, 0, 0]) + be(3_766_000_000, width) * 2 + be(1000) + be(0, width) + bytes(80)
    return box(b"ftyp", b"qt  " + be(0) + b"qt  ") + box(b"mdat", bytes(9)) + box(b"moov", box(b"mvhd", head) + b"".join(more))


def dates():
    app1 = b"Exif\0\0" + exif_block(b"MM")
    jpeg = b"\xff\xd8\xff\xe0\0\4JF\xff\xe1" + be(2 + len(app1), 2) + app1 + b"\xff\xda\0\2\xff\xd9"
    yield "jpeg", jpeg
    yield "tiff", exif_block(tags=(0x9003, 0x9004))
    yield "tiff-main", exif_block(b"MM", tags=(), inner=False)
    yield "blank", exif_block(text=b"    :  :     :  :  \0")
    yield "raf", b"FUJIFILMCCD-RAW ".ljust(84, b"0") + be(92) + bytes(4) + jpeg
    yield "png", b"\x89PNG\r\n\x1a\n" + png_chunk(b"tEXt", b"Creation Time\x002001-02-03T04:05:06") + png_chunk(
        b"IDAT", b"x"
    ) + png_chunk(b"eXIf", exif_block()) + png_chunk(b"IEND")
    content = b"WEBP" + chunk(b"VP8X", bytes(9)) + chunk(b"EXIF", b"Exif\0\0" + exif_block())
    yield "webp", b"RIFF" + le(len(content)) + content
    yield "heic", heif(0)
    yield "heic-idat", heif(1)
    yield "jxl", box(b"JXL ", b"\r\n\x87\n") + box(b"ftyp", b"jxl \0\0\0\0jxl ") + box(b"Exif", be(0) + exif_block())
    yield "movie", movie(0)
    yield "movie-wide", movie(1)
    key = b"com.apple.quicktime.creationdate"
    keys = box(b"keys", bytes(4) + be(1) + be(8 + len(key)) + b"mdta" + key)
    value = box(be(1), box(b"data", be(1) + be(0) + b"2022-03-04T05:06:07+0200"))
    yield "movie-words", movie(0, box(b"meta", box(b"hdlr", bytes(25)) + keys + box(b"ilst", value)))
    blocks = box(b"CMT1", exif_block(tags=(), inner=False)) + box(b"CMT2", exif_block())
    raw = box(b"uuid", bytes.fromhex("85c0b687820f11e08111f4ce462b6a48") + blocks)
    yield "cr3", box(b"ftyp", b"crx " + be(1) + b"crx isom") + box(b"moov", raw)


VIEWS = {
    "all": """{"accept": ["image", ".md"], "require": ["public.url"], "local": "move", "external": "copy",
 "onConflict": "rename", "ordered": true, "intent": "automatic", "allowsMove": true, "localOnly": false,
 "unwrapURL": ["imgurl"], "name": "{date:%Y/%m}/{name}", "verify": true, "manifest": "SHA256SUMS"}""",
    "json5": "// a view\n{accept: ['text',], local: 'forbidden', /* and */ intent: 'unspecified'}",
    "empty": "{}",
}
ITEM_LISTS = {
    "lines": """{"items":[
{"file":"a b.png","type":"public.png","name":"a b.png","url":"https://a.example/?b=c","width":12,"height":-0.5e3,"aspectRatio":1.5},
{"file":"\\u00e9\\"\\\\/\\n.txt","other":null,"placeholder":true},
{"file":"é世.txt","new":false}
]}
""",
    "any": '{ "items" : [ {"name": "x", "file": "y", "list": [1, {"a": "b"}]}, {file: "z"} ] }',
    "none": '{"items":[]}\n',
}
TRASH_INFOS = ("[Trash Info]\nPath=/home/a%20b/%C3%A9%25.txt\nDeletionDate=2026-01-02T03:04:05\n",
    "[Trash Info]\nX=y\nDeletionDate=\nPath=a/b%2\nPath=../c\n")
WRAPPED_URLS = ("imgurl\nhttps://a.example/i?q=1&imgurl=https%3A%2F%2Fb.example%2Fc.png%3Fd&imgurl=x#e",
    "u\nhttps://a.example/?u=not%20one;u=ftp://b.example/%zz")
# What a terminal sends: answers, keys between them, and commands that are cut off.
def packed(kind, *fields):
    """A packet of SFTP version 3; numbers are fields of four bytes, and texts have their length before them."""
    body = bytes([kind])
    for field in fields:
        body += be(field) if isinstance(field, int) else be(len(field)) + field
    return be(len(body)) + body


HOSTS = [
    packed(2, 3, b"posix-rename@openssh.com", b"1", b"fsync@openssh.com", b"1"),
    packed(101, 1, 4, b"Failure", b""),
    packed(102, 2, b"\0\0\0\0") + packed(103, 3, b"data"),
    packed(104, 4, 1, b"name", b"-rw-r--r-- 1 me", 15, 0, 5, 1000, 1000, 0o100644, 1, 2),
    packed(105, 5, 0x80000004, 0o40755, 1, b"a@b", b"c"),
    packed(201, 6, 0, 4096, 0, 4096),
    b"Welcome to this host\n",
    b"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */home/a b\0",
    b"user@[fe80::1%eth0]:~/x",
    b"far:in",
]

TERMINALS = ("\x1b[?62;52;c\x1b[?5522;2$yls\r\x1b[A", "\x1b]52;c;aGVsbG8=\x1b\\x\x1b]52;p;*\x07\x1b]52;c;aGk\x18",
    "\x1b]5522;type=read:status=OK\x1b\\\x1b]5522;type=read:status=DATA:mime=dGV4dC9odG1s;PGI+\x1b\\"
    "\x1b]5522;type=read:status=DONE\x1b\\\x1b]5522;type=write:status=EPERM\x1b\\\x1b]8;;\x07",
    "\x1b]72;t=q\x1b\\\x1b]72;t=m:x=1:y=2;text/uri-list\x1b\\\x1b]72;t=M:x=1:y=2:m=1;text/uri\x1b\\\x1b]72;m=0;-list\x1b\\"
    "\x1b]72;t=r:x=1:X=1;ZmlsZTov\x1b\\\x1b]72;t=r:x=1:X=1\x1b\\\x1b]72;t=r:x=1:y=1:X=7;YQBi\x1b\\\x1b]72;t=R:Y=7:x=1;EPERM\x1b\\"
    "\x1b]72;t=o:x=1:y=1\x1b\\\x1b]72;t=E;OK\x1b\\\x1b]72;t=e:x=5:y=0\x1b\\\x1b]72;t=k:x=1\x1b\\\x1b]72;t=e:x=4:y=1\x1b\\")


STORES = (
    b'HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n{"item":null}',
    b'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nd\r\n{"item":null}\r\n0\r\n\r\n',
    b'{"list":[{"Name":"a","Size":3,"ModTime":"2026-11-25T08:09:19.07Z","IsDir":false,"Hashes":{"md5":"00"}}]}',
    b'{"Features":{"BucketBased":true,"Move":false},"Hashes":["md5"],"Precision":1}',
    b"nas,a='b:c':d/e", b":s3,env_auth=true:bucket/x", b"2026/11/25 12:16:34 NOTICE: https://u:p@h/?sig=1",
    b"HTTP/1.0 404 Not Found\r\n\r\nnothing", b"nas:\ns3:\n",
)


def shared_rows():
    """Rows of each table of the shared store: the number of the table, then each column behind its length."""
    number = lambda value: struct.pack(">q", value)
    yes, no, now = b"\1", b"\0", number(1_700_000_000_000_000_000)
    version = bytes(40)
    sessions = [
        [number(3), b"01a21420f7b1-98bfd0fb", b"s", b"active", number(2), yes, no, number(1000), b"host", None, None, now,
         None, no, number(4), number(3), number(12), yes, number(0), number(5), number(257)]]
    sessions += [sessions[0][:1] + [b"../../x"] + sessions[0][2:]]
    sessions += [sessions[0][:place] + [number(value)] + sessions[0][place + 1:]
                 for place in (4, 7, 14, 15, 16, 19, 20) for value in (-1, 2 ** 63 - 1, -(2 ** 63))]
    items = [[number(value), b"x", b"", None, number(1), b"/to", None, next(data for _, data in records()), yes]
             for value in (1, 0, -1, 2 ** 63 - 1)]
    transfers = [[number(value), b"dlq5adh2", number(item), no, number(1), yes, no, b"/a", version, b"/to/a", version, now,
                  yes, None, no] for value, item in ((1, 1), (-1, 1), (1, -1), (2 ** 63 - 1, 2 ** 63 - 1))]
    events = [[number(value), now, b"placed", item, b"{}"]
              for value, item in ((1, number(1)), (-1, None), (2 ** 63 - 1, number(-1)))]
    workers = [[number(1), b"machine/1", number(process), b"boot", number(7), yes, yes, no, yes, b"dlq5adh2", no]
               for process in (12, 2 ** 31, -1)]
    for table, rows in enumerate((sessions, items, transfers, events, workers)):
        for row in rows:
            yield bytes([table]) + b"".join(
                b"\xff" if value is None else bytes([min(len(value), 254)]) + value[:254] for value in row)


def fetches():
    """Answers of a host, of which a few are bent, as `hostile-host` reads them."""
    yield b""
    for number in range(11):
        rng = random.Random(number)
        yield b"".join(
            bytes([rng.randrange(160, 256), rng.randrange(256)]) if rng.random() < 0.04 * number + 0.04 else b"\0"
            for _ in range(48))


def main():
    for target, seeds in (("view", VIEWS), ("itemList", ITEM_LISTS)):
        for name, data in seeds.items():
            write(target, name, data)
    for target, seeds in (("trashInfo", TRASH_INFOS), ("wrappedURL", WRAPPED_URLS)):
        for index, data in enumerate(seeds):
            write(target, f"{index:02}", data)
    for name, data in dates():
        write("date", name, data)
    for name, data in containers():
        write("container", name, data)
    for name, data in TEXTS.items():
        write("text", name, data)
    for name, data in JUDGEMENTS.items():
        write("judgement", name, data)
    for name, data in DECLARATIONS.items():
        write("declarations", name, data)
    for index, word in enumerate(WORDS):
        write("typeWord", f"{index:02}", word)
    for index, template in enumerate(TEMPLATES):
        write("nameTemplate", f"{index:02}", template)
    for index, word in enumerate(("dyn.ah62d4rv4ge8024pxsa", "dyn.age80k55b", "dyn.", "md\ntext/x-a", "0\na/b:=?,")):
        write("dynamicIdentifier", f"{index:02}", word)
    for index, (name, data) in enumerate(CONVERSIONS):
        data = data if isinstance(data, bytes) else data.encode()
        write("conversion", name, bytes([index]) + data)
    write("mimeCache", "all-sections", mime_cache())
    for name, data in records():
        write("record", name, data)
    for name, data in streams():
        write("import", name, data)
    lists = ("a\nb\n\n-\n", "a\0b\0", "# x\r\nfile:///a%20b\r\nhttp://a.example/b?c\r\n", "copy\nfile:///a\nfile://host/b\n")
    for index, text in enumerate(lists):
        write("sourceList", f"{index:02}", bytes([index]) + text.encode())

    for index, data in enumerate(HOSTS):
        write("sftp", f"{index:02}", data)

    for index, data in enumerate(fetches()):
        write("fetch", f"{index:02}", data)

    for index, data in enumerate(STORES):
        write("rclone", f"{index:02}", data)

    for index, data in enumerate(shared_rows()):
        write("sharedRow", f"{index:02}", data)

    for index, text in enumerate(TERMINALS):
        write("terminal", f"{index:02}", text)


main()
