import ContentDetection
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Files that carry the extension of another type: content refutes a name only where much speaks for it.
@Suite(.timeLimit(.minutes(1))) struct RenamedFilesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let registry = TypeRegistry(
    mimeCaches: SharedMIMEDatabase(dataFolders: ["/usr/share"]).caches)

  private func mimeType(_ text: String, name: String) throws -> String? {
    let path = try sandbox.write(name, text)
    return try ContentDetector(registry: Self.registry).detect(path).mimeType
  }

  static let c =
    "#include <stdio.h>\n#include <stdlib.h>\n\nint main(int argc, char **argv) {\n  printf(\"%d\\n\", argc);\n  return 0;\n}\n"
  static let python =
    "import os\nfrom sys import argv\n\nclass A:\n    def f(self):\n        return os.getcwd()\n\nif __name__ == '__main__':\n    print(A().f())\n"

  @Test(arguments: [
    (python, "a.rb", "text/x-python"), (python, "a.csv", "text/x-python"),
    (c, "a.py", "text/x-csrc"),
    (c, "a.css", "text/x-csrc"), ("#!/bin/sh\necho x\n", "a.py", "application/x-shellscript"),
  ])
  func `A text that looks much like one language is not what another's extension says`(
    text: String, name: String, expected: String
  ) throws {
    #expect(try mimeType(text, name: name) == expected)
  }

  @Test(arguments: [
    (c, "a.cpp", "text/x-c++src"), ("x = 1\n", "a.rb", "application/x-ruby"),
    ("print(1)\n", "a.lua", "text/x-lua"),
  ])
  func `The name of a text stands where little speaks against it`(
    text: String, name: String, expected: String
  ) throws {
    #expect(try mimeType(text, name: name) == expected)
  }

  @Test(arguments: [
    "a.html", "a.json", "a.xml", "a.svg", "a.vtt", "a.srt", "a.tsv", "a.desktop", "a.vcf", "a.toml",
  ])
  func `Words are not of a format that demands more`(name: String) throws {
    #expect(try mimeType("Nothing but words.\n", name: name) == "text/plain")
  }
}
