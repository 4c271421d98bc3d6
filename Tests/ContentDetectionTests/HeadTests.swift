import Testing

@testable import ContentDetection

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
