import Testing
import UniformTypes

@testable import Loading

/// Data that is made, and is or is not what it was made for.
@Suite struct MadeDataTests {
  private let registry = TypeRegistry.builtIn

  private func contradiction(_ text: String, _ ending: String) -> UniformType? {
    MadeData(registry: registry)
      .contradiction(of: Array(text.utf8), to: registry.type(forExtension: ending))
  }

  @Test(
    "The message of a command that failed is not what it was to make",
    arguments: [
      "class", "cr2", "cr3", "deb", "dng", "eml", "exe", "geojson", "gif", "gpx", "heic", "ico",
      "json", "m4a", "mid", "mov", "mp3", "mpg", "ndjson", "pbm", "pdf", "plist", "ps", "rtf",
      "svg", "tar", "vcf", "wav", "xml", "zip",
    ])
  func message(ending: String) {
    #expect(contradiction("quota exceeded\n", ending) != nil)
  }

  @Test(
    "Data of any form that a format has is taken",
    arguments: [
      ("plist", "bplist00\u{8}\0\0"), ("plist", "<?xml version=\"1.0\"?><plist/>"),
      ("plist", "// old\n{ a = b; }"), ("plist", "(a, b)"), ("plist", "a = b;\n"),
      ("ply", "ply\nformat ascii 1.0\n"), ("stl", "solid a\nendsolid a\n"),
      ("pbm", "P1\n1 1\n0\n"), ("pnm", "P2\n# a\n1 1\n255\n0\n"), ("obj", "v 0 0 0\n"),
      ("svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
      ("svg", "\n<!-- a --><!-- b -->\n<svg/>"), ("xml", "<a/>"), ("xml", "\u{FEFF}<a/>"),
      ("dtd", "%entities;\n"), ("asx", "[Reference]\nRef1=http://a.example/\n"),
      ("xpm", "/* XPM */\nstatic char *a[] = {\n\"1 1 1 1\",\n"), ("rtf", "{\\rtf1 a}"),
      ("rtf", "\n{\\rtf1 a}"), ("ps", "%!\nshowpage\n"), ("eps", "%!PS-Adobe-3.0 EPSF-3.0\n"),
      ("eml", "X-Anything: a\n\nb\n"), ("eml", "Received: from a\n by b\n\n"),
      ("eml", "From a Thu Jan  1 00:00:00 1970\nSubject: a\n\n"), ("a", "!<arch>\n"),
      ("mod", "a"), ("html", "a fragment"), ("tsv", "one column\n"), ("md", "<p>a</p>\n"),
      ("sql", "select 1;\n"), ("csv", "<a>,b\n1,2\n"), ("txt", "<!DOCTYPE html><html></html>"),
      ("jq", ".a\n"), ("json", "{\"a\": 1}"), ("geojson", "{\"type\": \"Point\"}"),
      ("ndjson", "{\"a\": 1}\n{\"a\": 2}\n"), ("ndjson", "{\"a\":1}\n"), ("ndjson", "[1]"),
      ("ndjson", "\n{\"a\": 1}\r\n\n2\n"), ("xyz", "a"), ("url", "https://a.example/"),
      ("doc", "a"), ("p7s", "MIIB\n"), ("crl", "MIIB\n"), ("iso", "a"), ("dxf", "a"),
    ])
  func form(ending: String, text: String) {
    #expect(contradiction(text, ending) == nil)
  }

  @Test(
    "A page is no table, and half of a text is not the whole",
    arguments: [
      ("csv", "<!DOCTYPE html><html><body>log in</body></html>"),
      ("tsv", "<!DOCTYPE html><html></html>"), ("sql", "<!DOCTYPE html><html></html>"),
      ("geojson", "{"), ("json", "[1,"), ("ndjson", "{"), ("ndjson", "{\"a\": 1}\n{"),
      ("ndjson", "{\n  \"a\": 1\n}\n"), ("ipynb", "{\"cells\": ["), ("svg", "{\"a\": 1}"),
      ("rtf", "{\"a\": 1}"), ("mp3", "<!DOCTYPE html><html></html>"),
    ])
  func otherText(ending: String, text: String) {
    #expect(contradiction(text, ending) != nil)
  }

  @Test func soundWithoutContainerHasFrames() {
    let made = MadeData(registry: registry)
    let song = registry.type(forExtension: "mp3")
    var seed: UInt64 = 88
    let noise = (0..<20_000).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: seed >> 33)
    }
    #expect(made.contradiction(of: noise, to: song) == .data)
    // MPEG 1, layer 3, 128 kbit/s, 44.1 kHz: 417 bytes a frame.
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + Array(repeating: 0, count: 413)
    let frames = Array(repeatElement(frame, count: 5).joined())
    #expect(made.contradiction(of: frames, to: song) == nil)
    #expect(made.contradiction(of: Array(noise.prefix(999)) + frames, to: song) == nil)
    #expect(made.contradiction(of: Array("ID3\u{3}\0\0\0\0\0\u{1}\0".utf8), to: song) == nil)
  }

  @Test func jsonIsSaidToBePlainTextWhereItIsNotWhole() {
    #expect(contradiction("{", "geojson") == .utf8PlainText)
    #expect(contradiction("quota exceeded\n", "mov") == .utf8PlainText)
  }
}
