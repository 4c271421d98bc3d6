import FoundationEssentials
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// What every file of a format has: without it, no name is believed.
@Suite struct SignTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let registry = TypeRegistry.builtIn

  /// Bytes that have the sign of no format.
  private static let noise = ContentDetectionTests.noise(seed: 0x9E37_79B9_7F4A_7C15)

  /// Each format with signs in bytes, and the signs.
  private static let formats: [(mimeType: String, signs: [Sign])] = registry.declaredTypes
    .compactMap(registry.preferredMIMEType)
    .map { ($0, registry.signs(ofMIMEType: $0).map(Sign.init)) }
    .filter { format in
      !format.1.isEmpty
        && format.1.allSatisfy { if case .bytes = $0 { true } else { false } }
    }

  private func detect(_ bytes: [UInt8], _ name: String) throws -> Detection {
    let path = try sandbox.write(name, bytes)
    return try ContentDetector(registry: Self.registry).detect(path)
  }

  private func mimeType(_ bytes: [UInt8], _ name: String) throws -> String? {
    try detect(bytes, name).mimeType
  }

  @Test("Bytes without the sign of a format do not have its type, whatever the name")
  func missingSign() throws {
    #expect(Self.formats.count > 100)
    for format in Self.formats {
      for word in Self.registry.extensions(of: Self.registry.type(forMIMEType: format.mimeType)) {
        let found = try mimeType(Self.noise, "a.\(word)")
        #expect(
          found.map(Self.registry.usualName)
            != Self.registry.usualName(ofMIMEType: format.mimeType),
          "a.\(word)")
      }
    }
  }

  /// `Frozen/noise.txt` has the extensions of whose formats no sign is known.
  ///
  /// A sign that is added to the catalogue shortens it.
  @Test("Noise is believed only under the extensions that are listed")
  func believedNoise() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Frozen/noise.txt")
    let listed = String(decoding: try Data(contentsOf: list), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let rule = DetectionRule(registry: Self.registry)
    let believed = try Set(
      Self.registry.declaredTypes.flatMap(Self.registry.extensions).map { $0.lowercased() }
    ).filter { word in
      let found = try rule.judge(Sample(bytes: Self.noise), name: "a.\(word)") { nil }
      return !found.verdict.saysLittle
    }
    #expect(believed.subtracting(listed).sorted() == [], "not listed")
    #expect(Set(listed).subtracting(believed).sorted() == [], "no longer believed")
  }

  @Test("Each sign is in a file that begins like its format, and in no noise")
  func signsAreFound() {
    let noise = Sample(bytes: Self.noise)
    for sign in Self.formats.flatMap(\.signs) {
      guard case .bytes(let pattern, let offset) = sign else { continue }
      #expect(sign.isPresent(in: noise, archive: nil) == false, "\(sign)")
      let bytes = [UInt8](repeating: 0xF7, count: offset) + Self.bytes(of: pattern.utf8)
      #expect(sign.isPresent(in: Sample(bytes: bytes), archive: nil) == true, "\(sign)")
      #expect(
        sign.isPresent(in: Sample(bytes: Array(bytes.dropLast())), archive: nil) == false,
        "\(sign)")
    }
  }

  static func bytes(of pattern: some Collection<UInt8>) -> [UInt8] {
    var rest = Array(pattern)[...]
    var bytes: [UInt8] = []
    while let next = rest.popFirst() {
      guard next == UInt8(ascii: "\\") else {
        bytes.append(next)
        continue
      }
      if rest.first == UInt8(ascii: "?") {
        rest = rest.dropFirst()
        bytes.append(0)
      } else {
        let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
        bytes.append(UInt8(digits, radix: 16) ?? 0)
        rest = rest.dropFirst(3)
      }
    }
    return bytes
  }

  @Test(
    "A name needs the sign of its format in a text too, and the only possible format is believed",
    arguments: [
      ("n.bdf", "The meeting is on Tuesday.\n", "text/plain"),
      ("n.bdf", "STARTFONT 2.1\nFONT -a\n", "application/x-font-bdf"),
      ("e.inp", "open data4-1\nols price const sqft\n", "text/plain"),
      ("a.ts", "run(1, b);\n", "application/typescript"),
      ("a.ts", "let b = 2\n", "application/typescript"),
      ("a.p", "alpha beta gamma\n", "text/plain"), ("a.b", "alpha beta gamma\n", "text/plain"),
      ("a.lisp", "(defun hello ()\n  (print 'hello))\n", "text/x-common-lisp"),
      ("a.p", "set terminal png\nset output 'a.png'\nplot sin(x)\n", "application/x-gnuplot"),
      ("a.pot", "msgid \"\"\nmsgstr \"\"\n", "text/x-gettext-translation-template"),
      ("a.xsd", "<?xml version=\"1.0\"?>\n<a/>\n", "application/xml"),
      ("a.ms", ".text\n.globl main\nmain:\n  movl %eax, %ebx\n  ret\n", "text/x-asm"),
    ])
  func texts(name: String, text: String, expected: String) throws {
    #expect(try mimeType(Array(text.utf8), name) == expected)
  }

  @Test(
    "Of the languages that share an extension, the one that a text looks like is chosen",
    arguments: [
      (
        "module main\n\nimport os\n\nfn main() {\n\tmut x := 1\n\tprintln('${x}')\n}\n",
        "text/x-vlang"
      ),
      (
        "module counter\n  (input clk, output reg [3:0] q);\nalways @(posedge clk) q <= q + 1;\nendmodule\n",
        "text/x-verilog"
      ),
      ("Require Import List.\nTheorem a : True.\nProof. exact I. Qed.\n", "text/x-coq"),
      ("alpha beta gamma\n", "text/plain"),
    ])
  func sharedExtension(text: String, expected: String) throws {
    #expect(try mimeType(Array(text.utf8), "a.v") == expected)
  }

  @Test("What the magic databases say about two bytes means nothing by itself")
  func weakMagic() throws {
    let bytes = [0x00, 0x06, 0x0C] + Array("bytes that mean nothing".utf8) + [0xFF, 0xFE, 1, 2]
    #expect(try mimeType(bytes, "a") == "application/octet-stream")
    let caches = SharedMIMEDatabase(dataDirectories: ["/usr/share"]).caches
    let path = try sandbox.write("mz", Array("MZ".utf8) + [0, 1, 0xFF, 0xFE, 0x80, 2])
    let detector = ContentDetector(registry: TypeRegistry(mimeCaches: caches))
    #expect(try detector.detect(path).mimeType == "application/octet-stream")
  }

  @Test(
    "Formats that share an extension are believed only with their sign or their look",
    arguments: [
      ("a.mod", "alpha beta gamma\n", "text/plain"), ("a.cls", "one = two\n", "text/plain"),
      ("a.inc", "alpha beta gamma\n", "text/plain"), ("a.pl", "alpha beta gamma\n", "text/plain"),
      (
        "a.mod",
        "MODULE Greet;\nFROM InOut IMPORT WriteString;\nBEGIN\n  WriteString('x')\nEND Greet.\n",
        "text/x-modula-2"
      ),
      ("a.bst", "kind: manual\ndepends:\n- base.bst\n", "application/buildstream+yaml"),
      ("a.bst", "ENTRY { author title } {} { label }\nREAD\n", "text/x-bibtexstyle"),
      ("a.pac", "function FindProxyForURL(url, host) {\n}\n", "application/x-ns-proxy-autoconfig"),
      ("a.ll", "define i32 @main() {\n  ret i32 0\n}\n", "text/x-llvm"),
    ])
  func sharedNames(name: String, text: String, expected: String) throws {
    #expect(try mimeType(Array(text.utf8), name) == expected)
  }

  @Test(
    "A text without what its format requires is plain text, whatever its name",
    arguments: [
      ("a.tmpl", "<%def name=\"x()\">\n% for a in b:\n", "text/plain"),
      ("a.theme", "fish_color_normal ffffff\n", "text/plain"),
      ("a.theme", "[X-GNOME-Metatheme]\nGtkTheme=A\n", "application/x-theme"),
      ("a.pac", "alpha beta gamma\n", "text/plain"),
      ("a.mol2", "alpha beta gamma\n", "text/plain"), ("a.scm", "alpha beta\n", "text/plain"),
      ("a.json", "1.0 2.0 3.0\n4.0 5.0 6.0\n", "text/plain"),
      ("a.cast", "alpha beta gamma\n", "text/plain"),
      ("a.cast", "{\"version\": 2}\n[0.1, \"o\", \"x\"]\n", "application/x-asciicast"),
      ("a.yaml", "alpha beta gamma\n", "text/plain"), ("a.yaml", "- alpha\n", "application/yaml"),
      ("a.ini", "alpha beta gamma\n", "text/plain"), ("a.ini", "a = b\n", "text/x-ini"),
      ("a.msg", "::msgcat::mcset de \"a\" \"b\"\n", "text/plain"),
      ("a.msg", "packet Frame {\n  int source;\n}\n", "text/x-omnetplusplusmsg"),
    ])
  func missingInText(name: String, text: String, expected: String) throws {
    #expect(try mimeType(Array(text.utf8), name) == expected)
  }

  @Test(
    "XML under the name of a vocabulary has its root element, or is only XML",
    arguments: [
      ("a.mpd", "<?xml version=\"1.0\"?>\n<interface/>\n", "application/xml"),
      ("a.mpd", "<?xml version=\"1.0\"?>\n<MPD type=\"static\"/>\n", "application/dash+xml"),
      ("a.jrxml", "<?xml version=\"1.0\"?>\n<list/>\n", "application/xml"),
      ("a.jrxml", "<?xml version=\"1.0\"?>\n<x:jasperReport/>\n", "application/x-jasper"),
      ("a.vsdx", "<?xml version=\"1.0\"?>\n<list/>\n", "application/xml"),
      ("a.fodt", "<?xml version=\"1.0\"?>\n<list/>\n", "application/xml"),
      ("a.xhtml", "<?xml version=\"1.0\"?>\n<list/>\n", "application/xml"),
      (
        "a.acsm", "<?xml version=\"1.0\"?>\n<fulfillmentToken/>\n",
        "application/vnd.adobe.adept+xml"
      ),
    ])
  func roots(name: String, text: String, expected: String) throws {
    #expect(try mimeType(Array(text.utf8), name) == expected)
  }

  @Test(
    "A text of nothing but the signature of a format has that format if the name says so, too",
    arguments: [
      ("a.gif", "GIF87a", "image/gif"), ("a.dwg", "AC1024", "image/vnd.dwg"),
      ("a.dwg", "AC1.2", "image/vnd.dwg"), ("a.psd", "8BPS", "image/vnd.adobe.photoshop"),
      ("a.chm", "ITSF", "application/vnd.ms-htmlhelp"), ("a.voc", "Creative", "text/plain"),
      ("a.gif", "GIF8", "text/plain"), ("a.gif", "GIF87a is old", "text/plain"),
      ("a.woff2", "GIF87a", "text/plain"), ("a", "GIF87a", "text/plain"),
      ("a.txt", "GIF87a", "text/plain"), ("a.md", "GIF87a", "text/markdown"),
      ("a.csv", "GIF87a", "text/csv"), ("a.json", "Rar!", "text/plain"),
    ])
  func nothingButASignature(name: String, text: String, expected: String) throws {
    #expect(try mimeType(Array(text.utf8), name) == expected)
  }

  @Test("Bytes that are text only in EBCDIC, but without a letter there, are data")
  func oldText() throws {
    #expect(try mimeType(Array("ab\u{7F}cde".utf8), "a") == "application/octet-stream")
    #expect(try mimeType(Array("ab\u{7F}cd".utf8), "a") == "application/octet-stream")
    // "Hello World", as mainframes write it.
    let words: [UInt8] = [
      0xC8, 0x85, 0x93, 0x93, 0x96, 0x40, 0xE6, 0x96, 0x99, 0x93, 0x84, 0x25,
    ]
    #expect(try mimeType(words, "a") == "text/plain")
  }

  @Test(
    "Elements under the name of a template, a component or a log are what the name says",
    arguments: [
      ("Card.svelte", "text/x-svelte"), ("page.astro", "text/x-astro"), ("a.erb", "text/x-erb"),
      ("a.log", "text/x-log"), ("a.xml", "application/xml"), ("a", "application/xml"),
    ])
  func elements(name: String, expected: String) throws {
    let text = "<Card title=\"x\">\n  <slot />\n</Card>\n"
    #expect(try mimeType(Array(text.utf8), name) == expected)
  }

  @Test("A script of an unknown interpreter is a script, whatever its language looks like")
  func unknownInterpreter() throws {
    let text = "#!/usr/bin/env ourlisp\n(define (f x)\n  (let ((y 1)) (+ x y)))\n"
    for name in ["s", "s.png"] {
      let found = try detect(Array(text.utf8), name)
      #expect(found.type.identifier == "public.script" && found.mimeType == "text/plain")
    }
    #expect(try mimeType(Array(text.utf8), "s.scm") == "text/x-scheme")
    #expect(try detect(Array("#! words\n".utf8), "s").type == .utf8PlainText)
  }

  @Test(
    "Of unrelated formats with one extension, none is taken for unknown bytes without a sign",
    arguments: [
      ("a.mcd", "public.data"), ("a.art", "public.image"),
      ("a.prg", "public.data"),
    ])
  func severalFormats(name: String, expected: String) throws {
    let found = try detect(Self.noise, name)
    #expect(found.type.identifier == expected && found.mimeType == "application/octet-stream")
    #expect(found.contradictedName == nil)
  }

  @Test("A film in NUT is not the program that has the same extension")
  func nut() throws {
    let film = Bytes("nut/multimedia container\u{0}") + .little(0xE4AD_FA5F) + .zeros(99)
    #expect(try mimeType(film.all, "a") == "video/x-nut")
    #expect(try mimeType(film.all, "a.nut") == "video/x-nut")
    #expect(try mimeType(Array("local a = 1\n".utf8), "a.nut") == "text/x-squirrel")
  }

  @Test("DICOM is found without its preamble")
  func bareDICOM() throws {
    func element(_ tag: Int, _ kind: String, _ value: Bytes) -> Bytes {
      Bytes.little(8, 2) + .little(tag, 2) + Bytes(Array(kind.utf8)) + .little(value.count, 2)
        + value
    }
    let start = element(0x05, "CS", "ISO_IR 100") + element(0x08, "CS", "ORIGINAL")
    let image = start + element(0x16, "UI", "1.2.840.10008.5.1.4.1.1.7\u{0}")
    #expect(try mimeType(image.all, "a") == "application/dicom")
    #expect(try mimeType(image.all, "a.dcm") == "application/dicom")
    let implicit =
      Bytes.little(8, 2) + .little(0x16, 2) + .little(18) + "1.2.840.10008.1.2\u{0}"
    #expect(try mimeType(implicit.all, "a") == "application/dicom")
    #expect(try mimeType(start.all, "a.dcm") == "application/octet-stream")
  }

  @Test(
    "A document of Google Drive is of the kind that its address tells, otherwise that of its name",
    arguments: [
      ("a", "spreadsheets/d/1", "application/vnd.google-apps.spreadsheet"),
      ("a.gsheet", "open?id=1", "application/vnd.google-apps.spreadsheet"),
      ("a.gdoc", "open?id=1", "application/vnd.google-apps.document"),
      ("a", "open?id=1", "application/json"),
    ])
  func driveDocuments(name: String, address: String, expected: String) throws {
    let text = #"{"url": "https://docs.google.com/\#(address)", "doc_id": "1", "email": "a@b.c"}"#
    #expect(try mimeType(Array(text.utf8), name) == expected)
  }

  @Test("A program in newLISP is not taken for one in Scheme")
  func newLISP() throws {
    let text = """
      (define (f x , y)
        (set 'y 1)
        (println "x " (+ x y)))
      (define (g items)
        (dolist (i items) (println i))
        (first items))
      (f 3)
      (exit)

      """
    #expect(try mimeType(Array(text.utf8), "a") != "text/x-scheme")
    #expect(try mimeType(Array(text.utf8), "a.nl") == "text/x-newlisp")
  }

  @Test(
    "The program that reads a script is its language, whatever the version of the program",
    arguments: [
      ("newlisp", "text/x-newlisp"), ("janet", "text/x-janet"), ("python3.11", "text/x-python3"),
      ("python2.7", "text/x-python"), ("ruby2.7", "application/x-ruby"), ("perl6", "text/x-raku"),
      ("guile-3.0", "text/x-scheme"), ("d8", "text/javascript"), ("io", "text/x-io"),
      ("node.exe", "text/javascript"), ("z3", "text/x-z3-smt"), ("ourlisp", "text/plain"),
      ("v", "text/x-vlang"), ("gforth", "text/x-forth"), ("tarantool", "text/x-lua"),
      ("nix-shell\n#! nix-shell -p python3 -i python3", "text/x-python3"),
      ("nix-shell\n#! nix-shell -p jq", "application/x-shellscript"),
    ])
  func interpreters(program: String, expected: String) throws {
    #expect(try mimeType(Array("#!/usr/bin/env \(program)\n1\n".utf8), "s") == expected)
  }

  @Test(
    "The program around the rules of a parser does not make the text a program",
    arguments: [
      ("a", "", "", "text/x-csrc"), ("a", "%%{\n  machine m;\n}%%\n", "", "text/plain"),
      ("a", "", "/*!re2c\n[0-9]+ { return 1; }\n*/\n", "text/plain"),
      ("a", "%token NUMBER\n%%\nline: NUMBER ;\n%%\n", "", "text/plain"),
      ("a.c", "", "/*!re2c\n[0-9]+ { return 1; }\n*/\n", "text/x-csrc"),
      ("a.re", "", "/*!re2c\n[0-9]+ { return 1; }\n*/\n", "text/x-re2c"),
      ("a.rl", "%%{\n  machine m;\n}%%\n", "", "text/x-ragel"),
    ])
  func generators(name: String, before: String, after: String, expected: String) throws {
    let program = """
      #include <stdio.h>
      #include <stdlib.h>
      struct node {
        struct node *next;
      };
      static int count = 0;
      int main(int argc, char **argv) {
        struct node *n = malloc(sizeof(struct node));
        printf("%d\\n", argc);
        return 0;
      }

      """
    #expect(try mimeType(Array((before + program + after).utf8), name) == expected)
  }

  @Test("Keys in JSON and databases of DuckDB are found without a name")
  func newFormats() throws {
    let key = #"{"kty": "EC", "crv": "P-256", "x": "a", "y": "b"}"#
    #expect(try mimeType(Array(key.utf8), "a") == "application/jwk+json")
    #expect(try mimeType(Array(#"{"keys": [\#(key)]}"#.utf8), "a") == "application/jwk-set+json")
    let header = Array("DUCK".utf8) + [64, 0, 0, 0, 0, 0, 0, 0]
    #expect(try mimeType(Self.noise.prefix(8) + header + Self.noise, "a") == "application/x-duckdb")
    #expect(try mimeType(Self.noise, "a.duckdb") == "application/octet-stream")
  }
}
