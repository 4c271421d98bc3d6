import Diagnostics
import Testing

@Suite struct ByteStringTests {
  private let composed = ByteString(carried: "caf\u{E9}")
  private let decomposed = ByteString(carried: "cafe\u{301}")

  @Test("Two spellings of a letter are equal as strings, but are two names")
  func differsByBytes() {
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(!composed.hasPrefix(decomposed))
  }

  @Test("An accent after a prefix does not change whether the name begins with it")
  func hasPrefixWithinALetter() {
    #expect(decomposed.hasPrefix(ByteString(carried: "cafe")))
    #expect(!composed.hasPrefix(ByteString(carried: "cafe")))
    #expect(ByteString(carried: "/\u{301}a").hasPrefix(ByteString(carried: "/")))
  }

  @Test("Names are in the order of their bytes")
  func sortsByBytes() {
    let names = ["cafez", "caf\u{E9}", "cafe\u{301}", "Z"].map { ByteString(carried: $0) }.sorted()
    #expect(names.map { Array($0.bytes.prefix(4)) }.map(\.count) == [1, 4, 4, 4])
    #expect(names[1].bytes == Array("cafez".utf8))
    #expect(names[2] == decomposed)
    #expect(names[3] == composed)
  }

  @Test("Bytes that are not UTF-8 survive the way through carried text")
  func keepsBytes() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE9, 0x2F, 0x80]
    #expect(ByteString(carried: ByteString(bytes).carried).bytes == bytes)
  }
}
