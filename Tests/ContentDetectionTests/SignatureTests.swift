import Testing

@testable import ContentDetection

struct SignatureTests {
  private func match(_ bytes: [UInt8]) -> String? {
    Signature.match(Head(bytes[...], isWhole: true))?.mimeType
  }

  @Test func noSignatureReachesBehindTheEnd() {
    for count in 0..<Samples.png.count { _ = match(Array(Samples.png.prefix(count))) }
    #expect(match(Array(Samples.png.prefix(7))) == nil)
    #expect(match(Array(Samples.png.prefix(8))) == "image/png")
    #expect(match([]) == nil)
  }

  @Test(arguments: [
    ("heic", "image/heic"), ("avif", "image/avif"), ("qt  ", "video/quicktime"),
    ("isom", "video/mp4"), ("M4A ", "audio/x-m4a"),
  ])
  func theBrandTellsWhichMediaItIs(brand: String, type: String) {
    #expect(match([0, 0, 0, 0x18] + Array("ftyp\(brand)".utf8)) == type)
  }

  @Test func anUnknownBrandIsLeftToOthers() {
    #expect(match([0, 0, 0, 0x18] + Array("ftypzzzz".utf8)) == nil)
  }

  @Test func aZipThatMayBeADocumentIsLeftToOthers() {
    let start: [UInt8] = [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 26)
    #expect(match(start + Array("notes.txt".utf8)) == "application/zip")
    #expect(match(start + Array("[Content_Types].xml".utf8)) == nil)
    #expect(match(start + Array("mimetypeapplication/epub+zip".utf8)) == nil)
  }

  @Test func lettersAloneMakeNoBitmap() {
    #expect(match(Array("BMW and other cars, a list of them".utf8)) == nil)
  }

  @Test func losslessJPEGIsNotJPEG() {
    #expect(match([0xFF, 0xD8, 0xFF, 0xE0]) == "image/jpeg")
    #expect(match([0xFF, 0xD8, 0xFF, 0xF7]) == nil)
  }
}

struct HeadTests {
  private func isText(_ bytes: [UInt8], isWhole: Bool = true) -> Bool {
    Head(bytes[...], isWhole: isWhole).isText
  }

  @Test func controlCharactersAndHalfCharactersAreNoText() {
    #expect(isText(Array("a\tb\r\nc\u{1B}[0m".utf8)))
    for byte: UInt8 in [0, 1, 6, 0x0E, 0x1F, 0x7F, 0x80, 0xC3, 0xFF] {
      #expect(!isText([0x61, byte]))
    }
  }

  @Test(arguments: [2, 3, 4]) func aCharacterThatGoesOnBehindTheHeadIsAllowed(length: Int) {
    let character: [UInt8] =
      [2: Array("é".utf8), 3: Array("☃".utf8), 4: Array("😀".utf8)][length] ?? []
    for cut in 1..<length {
      #expect(isText([0x61] + character.prefix(cut), isWhole: false))
      #expect(!isText([0x61] + character.prefix(cut), isWhole: true))
    }
    #expect(isText([0x61] + character, isWhole: false))
  }
}
