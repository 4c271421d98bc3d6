import ContentDetection
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Files with the extension of another type: content overrides a name only with strong evidence.
@Suite struct RenamedFilesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let registry = TypeRegistry(
    mimeCaches: SharedMIMEDatabase(dataDirectories: ["/usr/share"]).caches)

  private func mimeType(_ text: String, name: String) throws -> String? {
    let path = try sandbox.write(name, text)
    return try ContentDetector(registry: Self.registry).detect(path).mimeType
  }

  static let c =
    "#include <stdio.h>\n#include <stdlib.h>\n\nint main(int argc, char **argv) {\n  printf(\"%d\\n\", argc);\n  return 0;\n}\n"
  static let python =
    "import os\nfrom sys import argv\n\nclass A:\n    def f(self):\n        return os.getcwd()\n\nif __name__ == '__main__':\n    print(A().f())\n"

  /// Enough content for detection without a name, but not against a name.
  static let short = "import os\n\ndef name(x):\n    return os.path.basename(x)\n"

  @Test(
    "A text that looks much like another language has neither that type nor the type of its name",
    arguments: [
      (python, "a.rb", "text/plain"), (python, "a.csv", "text/plain"), (c, "a.py", "text/plain"),
      (c, "a.css", "text/plain"), ("#!/bin/sh\necho x\n", "a.py", "application/x-shellscript"),
    ])
  func anotherLanguage(
    text: String, name: String, expected: String
  ) throws {
    #expect(try mimeType(text, name: name) == expected)
  }

  @Test(
    "The name of a text is believed if little contradicts it",
    arguments: [
      (c, "a.cpp", "text/x-c++src"), ("let a = 1;\n", "a.js", "text/javascript"),
      ("val a = 1\n", "a.kt", "text/x-kotlin"), ("local a = 1\n", "a.lua", "text/x-lua"),
      ("let a = 1\n", "a.swift", "text/x-swift"), ("fn main() { }\n", "a.wgsl", "text/wgsl"),
      ("x = 1\n", "a.rb", "application/x-ruby"),
      ("print(1)\n", "a.lua", "text/x-lua"),
    ])
  func littleContradiction(
    text: String, name: String, expected: String
  ) throws {
    #expect(try mimeType(text, name: name) == expected)
  }

  /// Several formats share the extension `.ex`: if the usual one is refuted, the others are not
  /// assumed.
  @Test(
    "If the name does not fit, a text has the type of its content or is plain text",
    arguments: [
      ("id,name,sum\n1,one,3\n2,two,4\n3,three,5\n", "a.ex", "text/plain"),
      ("name: a\nlist:\n  - b: 1\n  - c: 2\n", "a.ex", "text/plain"),
      (
        "[[source]]\nname = \"x\"\nverify = true\n\n[packages]\na = \"*\"\n", "a.json",
        "text/plain"
      ),
      ("1,2\n3,4\n5,6\n", "a.json", "text/plain"), (python, "a.docx", "text/x-python"),
      (python, "a.png", "text/x-python"),
      ("import os\n\nprint(os.getcwd())\n", "a.png", "text/plain"),
      (short, "a.py", "text/x-python"), (short, "a", "text/x-python"),
      (short, "a.png", "text/plain"),
    ])
  func unfitName(
    text: String, name: String, expected: String
  ) throws {
    #expect(try mimeType(text, name: name) == expected)
  }

  @Test(
    "Prose under the name of a program is plain text",
    arguments: ["a.c", "a.css", "a.s", "a.ttl", "a.js", "a.pl", "a.sh", "a.f", "a.hs", "a.ex"])
  func proseAsProgram(name: String) throws {
    let text = "The quick brown fox jumps over the lazy dog.\nIt does so again, and nobody minds.\n"
    #expect(try mimeType(text, name: name) == "text/plain")
  }

  @Test(
    "Prose under the name of a document is a document",
    arguments: ["a.md", "a.rst", "a.tex", "a.org"])
  func proseAsDocument(name: String) throws {
    let text = "The quick brown fox jumps over the lazy dog.\nIt does so again, and nobody minds.\n"
    #expect(try mimeType(text, name: name) != "text/plain")
  }

  /// Lines that are common to many languages do not refute the language of the name.
  @Test(
    "A program may be a list of calls or values",
    arguments: [
      ("OPTION = 1\n", "a.py"), ("option = 1\n", "a.rb"), ("OPTION=v\n", "a.sh"),
      ("  { 1, 2, \"abc\" },\n", "a.c"), ("add_item(\"thing\", 1)\n", "a.lua"),
      ("run_step(\"thing\", 1)\n", "a.py"), ("mytool --flag a\n", "a.sh"),
      ("mytool foo bar baz qux\n", "a.bat"), ("foo bar\n", "Makefile"), ("foo(1);\n", "a.ts"),
      ("(foo-bar 1)\n", "a.el"), ("# some words about this file and its use\n", "a.py"),
    ])
  func listOfCalls(line: String, name: String) throws {
    let text = String(repeating: line, count: 12)
    #expect(try mimeType(text, name: name) != "text/plain")
  }

  @Test(
    "What a format requires may be written in any of its variants",
    arguments: [
      ("a.patch", "1c1\n< a\n---\n> b\n"), ("a.patch", "@@ -1 +1 @@\n-a\n+b\n"),
      ("a.1", "'\\\" t\nwords\n"), ("a.json", "// why\n[ [1, 2] ]\n"), ("a.json", "12\n"),
      ("a.desktop", "# why\n[Desktop Entry]\nName=a\n"), ("a.reg", "REGEDIT4\n\n[a]\n"),
      ("a.php", "<?= 1 ?>\n"), ("a.bib", "@misc{a}\n"),
    ])
  func variants(name: String, text: String) throws {
    #expect(try mimeType(text, name: name) != "text/plain")
  }

  @Test("Settings with numbers only are TOML under its name, and INI without one")
  func numbersOnly() throws {
    let text = "[a]\nx = 1\ny = 2.5\n\n[b]\nz = true\n"
    #expect(try mimeType(text, name: "pyproject.toml") == "application/toml")
    #expect(try mimeType(text, name: "noname") == "text/x-ini")
  }

  @Test(
    "Words alone do not have a format that requires more",
    arguments: [
      "a.patch", "a.reg", "a.1", "a.php", "a.bib",
      "a.html", "a.json", "a.xml", "a.svg", "a.vtt", "a.srt", "a.tsv", "a.desktop", "a.vcf",
      "a.toml",
    ])
  func wordsAlone(name: String) throws {
    #expect(try mimeType("Nothing but words.\n", name: name) == "text/plain")
  }
}
