import Testing

@testable import ContentDetection

struct SignatureTests {
  private let tables = [
    Signature.pictures, Signature.media, Signature.archives, Signature.documents, Signature.data,
    Signature.machines,
  ]

  @Test func noSignatureReachesBehindTheEnd() {
    for count in 0..<Samples.png.count { _ = Bytes(Array(Samples.png.prefix(count))).finding }
    #expect(Bytes(Array(Samples.png.prefix(7))).type == nil)
    #expect(Bytes(Array(Samples.png.prefix(8))).type == "image/png")
    #expect(Bytes([]).type == nil)
  }

  @Test func aPatternSaysBytesAndGaps() {
    let row = Signature(#"a\x00\?\xFFz"#, "x/y")
    #expect(row.matches(Sample(bytes: [0x61, 0, 7, 0xFF, 0x7A])))
    #expect(!row.matches(Sample(bytes: [0x61, 0, 7, 0xFE, 0x7A])))
    #expect(!row.matches(Sample(bytes: [0x61, 0, 7, 0xFF])))
  }

  @Test func everyRowHasATypeAndEnoughBytes() {
    for row in tables.joined() {
      #expect(MagicDatabase.bareType("\(row.type)") == "\(row.type)".lowercased(), "\(row)")
      let gapless = "\(row.pattern)".replacing("\\?", with: "")
      let count = gapless.replacing(#/\\x../#, with: "x").count
      #expect(count >= 3, "\(row.pattern)")
      // Patterns of few bytes are certain only if the format chose values that are not letters.
      if count == 3 {
        #expect(row.certainty == .family || gapless.contains("\\x"), "\(row.pattern)")
      }
    }
  }

  @Test(arguments: [
    Bytes(stringLiteral: "PACK") + [0, 0, 0, 2, 0, 0, 0, 1],
    Bytes(stringLiteral: "DIRC") + [0, 0, 0, 2, 0, 0, 0, 1],
    [0xFF, 0x74, 0x4F, 0x63, 0, 0, 0, 2, 0, 0, 0, 0],
    Bytes(stringLiteral: "# v2 git bundle\n") + [0xFF, 0, 1],
    Bytes(stringLiteral: "# v3 git bundle\n@object-format=sha1\n") + [0xFF, 0, 1],
  ])
  func whatGitKeepsIsDataOfGit(bytes: Bytes) {
    #expect(bytes.type == "application/x-git")
  }

  @Test func noRowIsThereTwice() {
    let keys = tables.joined().map { "\($0.offset) \($0.pattern)" }
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: [
    ("%PDF-1.7\n", "application/pdf"), ("%!PS-Adobe-3.0\n", "application/postscript"),
    ("%!PS-Adobe-3.0 EPSF-3.0\n", "image/x-eps"),
    ("%!PS-AdobeFont-1.0: X\n", "application/x-font-type1"),
  ])
  func aPageMayBeDescribedInText(text: String, type: String) {
    let sample = Sample(bytes: Array(text.utf8))
    #expect(ContainerInspection.findingWithinText(sample)?.mimeType == type)
  }

  @Test(arguments: [
    "%PSomething", "A header is %PDF-1.4", "GIF89a is a format", "fLaC", "PK\u{3}\u{4}",
  ])
  func lettersOfAFormatMakeNoDocument(text: String) {
    #expect(ContainerInspection.findingWithinText(Sample(bytes: Array(text.utf8))) == nil)
  }
}
