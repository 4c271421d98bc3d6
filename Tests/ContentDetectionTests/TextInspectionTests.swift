import Testing

@testable import ContentDetection

/// Texts of several kinds with their types, and texts that stay plain.
struct TextInspectionTests {
  private func finding(_ text: String) -> Finding? {
    TextInspection.finding(in: Array(text.utf8)[...], isWhole: true)
  }

  @Test(arguments: [
    "a", "-", "null", "42", "@home", "foo.bar", "Dear all,\n\nSee you at 10.\n", "TODO: buy milk",
    "- milk\n- eggs\n- bread\n", "name: value", "key=value", "a;b;c\n", "1. one\n2. two\n",
    "From here to there we go\n", "class is at nine", "BM stands for big money in this note",
    "GIF is a format", "ID3", "use strict rules here", "%! a comment", "#! not a script really",
    "\\begin is how it starts", "P1 is my favourite road\n", "MZ is a magazine\n", "% of it\n",
    "import taxes are due\npackage them well\n", "package deals, and others,\nare for sale\n",
    "I wrote `#include <stdio.h>` in it and it worked, which was nice to see.\n",
    "Party time 🎉🥳 and more\nParty again 🎉\n", "我能吞下玻璃而不傷身體。\n繁體字測試。\n",
    "Hello, world\nGoodbye, moon, and stars\n", "line one\u{1B}[31m red \u{1B}[0m\n", "x\r\ny\r\n",
    "<validate>\nx", "<jim@example.org> wrote:\n> yes\n", "[see below] for more\n", "{not json}\n",
    "with love\nfrom me\nto you\n", "end of story\nreturn to sender\nlet it be\n",
  ])
  func notesStayPlain(text: String) {
    #expect(finding(text) == nil)
  }

  @Test func logsStayPlain() {
    let log = (10..<40).map {
      "2024-01-31 12:30:\($0),123 INFO [main] server.Http: request id=\($0) took 12ms, ok\n"
    }
    #expect(finding(log.joined()) == nil)
    let system = (10..<40).map {
      "Jan 31 12:30:\($0) host sshd[\($0)]: session opened for user root\n"
    }
    #expect(finding(system.joined()) == nil)
  }

  @Test func lettersOfPeopleAreNotMail() {
    #expect(finding("To: Anna\nplease buy: milk\n") == nil)
    #expect(
      finding("Received: from a by b\nFrom: a@x.org\nSubject: hi\n\nbody\n")?.mimeType
        == "message/rfc822")
  }

  @Test(arguments: [
    ("%!PS-Adobe-3.0\n", "application/postscript"), ("{\\rtf1\\ansi x}", "application/rtf"),
    ("BEGIN:VCARD\r\nVERSION:3.0\r\n", "text/vcard"), ("BEGIN:VCALENDAR\n", "text/calendar"),
    ("WEBVTT\n\n00:00.000 --> 00:01.000\nhi\n", "text/vtt"),
    ("ISO-10303-21;\nHEADER;\n", "model/step"),
    ("d8:announce20:http://a.example/anne", "application/x-bittorrent"),
    ("-----BEGIN CERTIFICATE-----\nMII\n", "application/x-x509-ca-cert"),
    ("-----BEGIN PGP MESSAGE-----\n\nhQ\n", "application/pgp-encrypted"),
    ("P2\n# made by hand\n3 2\n255\n", "image/x-portable-graymap"),
    ("#define a_width 16\n#define a_height 7\nstatic char a_bits[] = {\n", "image/x-xbitmap"),
    ("solid a\n facet normal 0 0 1\n", "model/stl"),
    ("  0\nSECTION\n  2\nHEADER\n", "image/vnd.dxf"),
    ("1\n00:00:01,000 --> 00:00:02,000\nHi\n", "application/x-subrip"),
    ("{0}{25}Hi\n", "text/x-microdvd"), ("0 HEAD\n1 GEDC\n", "text/vnd.familysearch.gedcom"),
    ("v=0\no=a 1 1 IN IP4 1.2.3.4\n", "application/sdp"),
    ("begin 644 a\n#0V%T\n", "text/x-uuencode"),
    ("--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", "text/x-patch"),
    ("From a@x.org Fri Apr 25 22:12:15 2008\nSubject: x\n\nx\n", "application/mbox"),
    ("msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n", "text/x-gettext-translation"),
    (
      "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=CHARSET\\n\"\n",
      "text/x-gettext-translation-template"
    ),
    ("@startmindmap\n* a\n** b\n@endmindmap\n", "text/vnd.plantuml"),
  ])
  func formatsAreToldByTheirBeginning(text: String, mimeType: String) {
    #expect(finding(text)?.mimeType == mimeType)
    #expect(finding(text)?.certainty == .settled)
  }

  @Test func aListOfAddressesIsOneFromTwoOn() {
    #expect(finding("http://example.org/a\n") == nil)
    #expect(
      finding("http://example.org/a\r\nhttp://example.org/b\r\n")?.mimeType == "text/uri-list")
  }

  @Test(arguments: [
    ("#!/bin/sh\necho\n", "application/x-shellscript"),
    ("#!/usr/bin/env python3\n", "text/x-python3"),
    ("#!/usr/bin/env -S deno run --allow-net\n", "application/typescript"),
    ("#!/usr/bin/python2.7 -u\n", "text/x-python"),
    ("#!/usr/bin/env A=b node\n", "text/javascript"),
    ("#! /usr/bin/env fish\n", "application/x-fishscript"),
    ("#!/bin/busybox sh\n", "application/x-shellscript"),
    ("#!/bin/sh\n# the next line starts it \\\nexec tclsh \"$0\" \"$@\"\n", "text/tcl"),
  ])
  func scriptsNameTheirInterpreter(text: String, mimeType: String) {
    #expect(finding(text) == .settled(mimeType, finding(text)?.sign ?? ""))
  }

  @Test func anUnknownInterpreterSaysNothing() {
    #expect(finding("#!/usr/bin/x-nonexistent\n# words\n") == nil)
  }

  @Test func editorsAreTold() {
    #expect(finding("; -*- mode: scheme; coding: utf-8 -*-\n")?.mimeType == "text/x-scheme")
    #expect(finding("words\n\n# vim: set ft=python ts=4:\n")?.mimeType == "text/x-python")
    #expect(finding("*usr.txt*  For Vim\n\n vim:tw=78:ft=help:norl:\n") == nil)
  }

  @Test func nothingOfAnyLengthTraps() {
    let samples = [
      "<?xml version=\"1.0\"?><!-- c --><!DOCTYPE a [<!ENTITY b \"c\">]><a x='y'>t</a>",
      "{\"a\": [1, {\"b\": \"\\u00e9\"}], // c\n'd': .5}", "a,\"b\"\"c\",d\n1,2,3\n",
      "#include <x>\nint main(void) {\n  return 0;\n}\n", "---\ntitle: x\n---\n\n# Hi\n",
      "[a]\nb = \"\"\"\nc\n\"\"\"\n", "-----BEGIN X-----\n", "#!/usr/bin/env -S \n", "@startuml\n",
    ]
    for sample in samples {
      let bytes = Array(sample.utf8)
      for count in 0...bytes.count {
        _ = TextInspection.finding(in: bytes[..<count], isWhole: false)
        _ = TextInspection.finding(in: bytes[(bytes.count - count)...], isWhole: true)
      }
    }
  }
}
