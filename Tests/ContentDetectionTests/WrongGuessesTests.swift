import ContentDetection
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Texts that other tools detected as types which receivers of text do not accept.
@Suite struct WrongGuessesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// Without and with the system's database, whose rules cause most wrong guesses.
  static let registries = [
    TypeRegistry.builtIn,
    TypeRegistry(mimeCaches: SharedMIMEDatabase(dataDirectories: ["/usr/share"]).caches),
  ]

  private func detect(_ text: String, name: String = "noname") throws -> [Detection] {
    let path = try sandbox.write(name, text)
    return try Self.registries.map { try ContentDetector(registry: $0).detect(path) }
  }

  /// Programs and data that a clipboard offered only as `application/…`, so that they could not be
  /// pasted.
  @Test(arguments: [
    "<?php echo 'hi' ?>\n", "<?php\n", "#!/usr/bin/env ruby\nputs 'hello world'\n",
    "#!/usr/bin/perl\n",
    "#!/usr/bin/env perl\n", "#!/usr/bin/bash\n", "[Desktop Entry]\nfoo\nbar\n",
    "[package]\nname = \"a\"\nversion = \"0.1.0\"\n", "BEGIN { x = 1 }\n{ print $1 }\n",
    "SELECT * FROM a;\n", "---\nname: a\nlist:\n  - b\n", "{\"a\": 1}\n",
    "<?xml version=\"1.0\"?>\n<fontconfig/>\n",
    "@validate\nclass A {}\n", "MM", "MMm", "a", "PA279CV", "PA4000,3000;", "{\\rtf1 x}",
    "P1\n1 1\n0\n",
    "ID3", "GIF89a", "BM", "MZ", "PK", "II*", "RIFF", "ustar", "OggS", "-lh5-", "#VRML V2.0 utf8\n",
    "%!PS is a format", "%PDF is a format", "%!", "%!PS", "%PDF-1.4 is how it begins",
    "%!PS-Adobe-3.0 EPSF-3.0\n", "solid words\n", "AutoCAD Binary DXF", "Rar!",
    "SQLite format 3",
    "From here on we walk.\n", "begin 644 words\n", "#EXTM3U\n", "0 HEAD\n", "1 2 3\n", "BZh91",
    "7z is small",
  ])
  func textIsAcceptedAsText(text: String) throws {
    for (found, registry) in zip(try detect(text), Self.registries) {
      let isText = registry.conforms(found.type, to: .text)
      #expect(isText || found.impliedText(registry) != nil, "\(text): \(found.type)")
    }
  }

  /// Plain words that only begin like a format.
  @Test(arguments: [
    "PA279CV", "MM", "MMm", "a", "ID3", "GIF89a", "BM", "MZ", "Rar!", "P1 is on the left.\n",
    "import the chairs on Friday\n", "package arrived; class begins at nine\n",
    "Dear all,\n\nhello\n",
    "#include your name, please\n", "function follows form\n", "naïve ☃ 你好\n", "1 2 3\n", "x\n",
    "GIF images, PNG images\nand some others, too\n", "50% off!\n", "From here on we walk.\n",
    "one line\r\nand another\r\n", "\u{1B}[1mbold\u{1B}[0m words\n",
    "key to the door: under the mat\n",
    "Remember: milk, eggs, bread\n", "/* XPM */\n", "/* XPM */\n/* drawn by hand */\n",
    "! XPM2 is older\n", "> a\n", "> a\n> b\n\nYes.\n", "Hello,\n\n> a\n>\n> b\n\nno\n\n> c\n",
    "FROM me\nTO you\n", "FROM home\nRUN away\n",
    "FROM the start\nRUN along the river\nCOPY that\n",
    "COPY this\nRUN that\nUSER friendly\n",
  ])
  func wordsAreJustWords(text: String) throws {
    #expect(try detect(text).map(\.type) == [.utf8PlainText, .utf8PlainText], "\(text)")
  }

  @Test(
    "Formats that begin like such words are recognized",
    arguments: [
      (
        "/* XPM */\nstatic char *a[] = {\n\"1 1 1 1\",\n\"a c #000\",\n\"a\"};\n", "image/x-xpixmap"
      ),
      ("! XPM2\n1 1 1 1\na c #000\na\n", "image/x-xpixmap"),
      ("FROM debian:12\nRUN make\n", "text/x-dockerfile"),
      ("#!/usr/bin/osascript -l JavaScript\nvar a = 1\n", "text/javascript"),
      ("#!/usr/bin/osascript\ntell me\n", "text/x-applescript"),
      (
        "!<arch>\na/              0           0     0     644     2         `\nb\n",
        "application/x-archive"
      ),
      ("<Query Kind=\"Program\">\n</Query>\nvoid Main() {}\n", "text/x-csharp"),
      ("ARG V=1\nFROM --platform=x debian AS a\nRUN make \\\n  install\n", "text/x-dockerfile"),
      ("# Title\n\n> a\n\n- [b](http://c)\n", "text/markdown"),
    ])
  func formatsLikeWords(text: String, mimeType: String) throws {
    let path = try sandbox.write("noname", text)
    for registry in Self.registries {
      #expect(try ContentDetector(registry: registry).detect(path).mimeType == mimeType)
    }
  }

  @Test(arguments: [
    "a.sql", "a.awk", "a.toml", "a.rb", "a.php", "a.yml", "a.sh", "a.js", "a.json", "a.pl",
  ])
  func aSourceUnderItsNameIsText(name: String) throws {
    for (type, registry) in zip(try detect("x = 1\n", name: name).map(\.type), Self.registries) {
      #expect(registry.conforms(type, to: .text), "\(name): \(type)")
    }
  }
}
