import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Conversion

/// Random texts of all planes, with special characters.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func text(upTo length: Int, without forbidden: String = "") -> String {
    let special: [Character] = [
      ",", "\"", "\t", "\n", "\r", "\\", "<", "&", ">", " ", "/", "{", "}", "[", "]", ":", "\u{1}",
      "ä", "€", "😀", "\u{FEFF}", "\u{10FFFF}", "\u{D7FF}",
    ]
    return String(
      (0..<below(length + 1)).map { _ in
        below(2) == 0
          ? special[below(special.count)] : Character(UnicodeScalar(UInt8(33 + below(94))))
      }.filter { !forbidden.contains($0) && $0 != "\u{FEFF}" })
  }
}

struct TextConversionTests {
  private let convert: Converting

  init() throws { convert = try Converting() }

  // MARK: Encodings

  @Test func theMarkSaysWhichUTF16() throws {
    #expect(try convert(.utf16ToUTF8, [0xFF, 0xFE, 0x61, 0, 0xAC, 0x20]) == Array("a€".utf8))
    #expect(try convert(.utf16ToUTF8, [0xFE, 0xFF, 0, 0x61, 0x20, 0xAC]) == Array("a€".utf8))
    #expect(try convert(.textToUTF8, [0xFE, 0xFF, 0, 0x61, 0x20, 0xAC]) == Array("a€".utf8))
  }

  @Test func withoutAMarkTheTypeSaysIt() throws {
    #expect(try convert(.utf16ToUTF8, [0x61, 0]) == Array("a".utf8))
    #expect(try convert(.externalUTF16ToUTF8, [0, 0x61]) == Array("a".utf8))
  }

  @Test func aMarkIsNoPartOfTheText() throws {
    #expect(try convert(.textToUTF8, [0xEF, 0xBB, 0xBF, 0x61]) == [0x61])
    #expect(try convert(.utf8ToUTF16, [0xEF, 0xBB, 0xBF, 0x61]) == [0xFF, 0xFE, 0x61, 0])
    // A second mark is content.
    #expect(
      try convert(.textToUTF8, [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]) == [0xEF, 0xBB, 0xBF])
  }

  @Test func nothingStaysNothing() throws {
    for method in [BuiltInMethod.textToUTF8, .utf8ToUTF16, .utf16ToUTF8] {
      #expect(try convert(method, [UInt8]()) == [])
    }
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x80], 2, 3), ([0xC0, 0x80], 1, 1), ([0xED, 0xA0, 0x80], 1, 2),
      ([0xF4, 0x90, 0x80, 0x80], 1, 2), ([0x61, 0xE2, 0x82], 1, 3), ([0xFF], 1, 1),
    ] as [([UInt8], Int, Int64)])
  func whatIsNotUTF8IsSaidWhere(bytes: [UInt8], line: Int, byte: Int64) throws {
    let expected = Malformation(line: line, byte: byte, .notUTF8)
    if bytes != [0xFF] { #expect(try convert.malformation(.textToUTF8, bytes) == expected) }
    #expect(try convert.malformation(.utf8ToUTF16, bytes) == expected)
  }

  @Test func aMarkAfterOneByteOfItIsNone() throws {
    #expect(try convert.malformation(.textToUTF8, [0xFF, 0x61])?.problem == .notUTF8)
    #expect(try convert.malformation(.textToUTF8, [0xFF])?.problem == .halfUnit)
  }

  @Test func halvesInUTF16AreSaidWhere() throws {
    #expect(
      try convert.malformation(.utf16ToUTF8, [0x61, 0, 0x62])
        == Malformation(line: 1, byte: 3, .halfUnit))
    #expect(
      try convert.malformation(.utf16ToUTF8, [0x00, 0xDC])
        == Malformation(line: 1, byte: 2, .loneSurrogate))
    #expect(
      try convert.malformation(.utf16ToUTF8, [0x00, 0xD8, 0x61, 0])
        == Malformation(line: 1, byte: 4, .loneSurrogate))
    #expect(try convert.malformation(.utf16ToUTF8, [0x00, 0xD8])?.problem == .loneSurrogate)
  }

  @Test(arguments: 0..<40) func anyTextComesBackFromUTF16(seed: Int) throws {
    var chance = Chance(seed)
    // Longer than one buffer.
    let text = chance.text(upTo: seed == 0 ? 300_000 : 200)
    #expect(
      try convert([Converting.step(.utf8ToUTF16), Converting.step(.utf16ToUTF8)], text) == text)
  }

  // MARK: Other encodings

  /// The characters of bytes from 0x80, from the definition of each encoding; nil means the byte's
  /// own number.
  private static let upper: [(encoding: CharacterEncoding, upper: String?)] = [
    (named("iso-8859-1"), nil), (named("iso-8859-15"), latin9), (.windows1252, windows1252),
    (.macRoman, macRoman),
  ]

  private static let controls = String(
    String.UnicodeScalarView((0x80...0x9F).map { UnicodeScalar($0) }))
  private static let latin9 =
    controls
    + "\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
  private static let windows1252 =
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"
    + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
  private static let macRoman =
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈\u{2206}«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"

  private static func named(_ name: String) -> CharacterEncoding {
    CharacterEncoding.known.first { $0.name == name } ?? .macRoman
  }

  @Test(arguments: upper.indices)
  func everyByteIsTheCharacterThatItStandsFor(index: Int) throws {
    let (encoding, upper) = Self.upper[index]
    let others = upper.map { $0.unicodeScalars.map(\.value) } ?? Array(0x80...0xFF)
    #expect(others.count == 128)
    for byte in UInt8.min...UInt8.max {
      let scalar = byte < 0x80 ? UInt32(byte) : others[Int(byte) - 0x80]
      let read = encoding == .macRoman && byte == 0x0D ? 0x0A : scalar
      let text = Array(String(try #require(UnicodeScalar(read))).utf8)
      #expect(try convert(.decoding(encoding), [byte]) == text, "\(byte)")
    }
    let bytes = (UInt8.min...UInt8.max).map { $0 }
    let text = try convert(.decoding(encoding), bytes)
    #expect(String(decoding: text, as: UTF8.self).unicodeScalars.count == 256)
    if encoding != .macRoman { #expect(try convert(.encoding(encoding), text) == bytes) }
  }

  @Test func aCharacterThatTheEncodingLacksIsSaidWhere() throws {
    let text = Array("a\né €".utf8)
    let latin1 = BuiltInMethod.encoding(Self.named("iso-8859-1"))
    #expect(
      try convert.malformation(latin1, text)
        == Malformation(line: 2, byte: 8, .notInEncoding(0x20AC)))
    #expect(
      try convert.malformation(latin1, Array("ab\u{E0041}c".utf8))
        == Malformation(line: 1, byte: 6, .notInEncoding(0xE0041)))
    #expect(
      try convert(.encoding(Self.named("iso-8859-15")), text) == [0x61, 0x0A, 0xE9, 0x20, 0xA4])
    #expect(try convert(.encoding(.windows1252), text) == [0x61, 0x0A, 0xE9, 0x20, 0x80])
    #expect(try convert.malformation(.encoding(.windows1252), [0xE9])?.problem == .notUTF8)
    // The first fault is reported, although more bytes were read.
    #expect(
      try convert.malformation(.encoding(.windows1252), Array("ж".utf8) + [0xE9])?.problem
        == .notInEncoding(0x436))
    #expect(Malformation.Problem.notInEncoding(0xE9).phrase.hasPrefix("U+00E9, "))
  }

  @Test func bytesThatAreNoneOfTheEncodingAreSaidWhere() throws {
    let eucJP = BuiltInMethod.decoding(Self.named("euc-jp"))
    #expect(
      try convert.malformation(eucJP, [0x61, 0x0A, 0x62, 0xFF, 0xFF, 0x0A])
        == Malformation(line: 2, byte: 4, .notOfEncoding(0xFF)))
    #expect(
      try convert.malformation(eucJP, [0x61, 0xC6])
        == Malformation(line: 1, byte: 2, .unexpectedEnd))
    #expect(Malformation.Problem.notOfEncoding(0xFF).phrase.hasPrefix("byte 0xff, "))
  }

  @Test(
    "Multi-byte text survives a round trip, whatever the buffer boundaries", arguments: 0..<3)
  func longTexts(shift: Int) throws {
    let text = String(repeating: "a", count: shift) + String(repeating: "日本 é語\n", count: 30_000)
    for name in ["gb18030", "utf-16le", "utf-32"] {
      let encoding = Self.named(name)
      let bytes = try convert(.encoding(encoding), Array(text.utf8))
      #expect(try convert(.decoding(encoding), bytes) == Array(text.utf8), "\(name)")
    }
    let iso2022 = try convert(.encoding(Self.named("iso-2022-jp")), Array("日".utf8))
    // The encoding returns to its initial state.
    #expect(iso2022 == [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42])
  }

  @Test func anEncodingThatTheCLibraryLacksIsAnError() {
    let failure = #expect(throws: SystemFailure.self) {
      try EncodingConverter(from: "no-such-encoding", to: "utf-8")
    }
    #expect(failure == SystemFailure("iconv_open", nil, .invalidArgument))
    let error = CommandError.encodingMissing("koi8-r", .tool("dnd", name: "it"))
    #expect(error.diagnostic.code == .toolMissing)
    #expect(error.diagnostic.message.contains("'koi8-r'"))
  }

  @Test func oldMacintoshLinesEndInCR() throws {
    #expect(try convert(.decoding(.macRoman), [0x8E, 0x0D, 0x61]) == Array("é\na".utf8))
  }

  // MARK: Line ends

  @Test(arguments: [
    ("", ""), ("a", "a"), ("a\nb\n", "a\r\nb\r\n"), ("\n\n", "\r\n\r\n"), ("a\rb\n", "a\rb\r\n"),
  ])
  func linesEndAsTheTypeSaysThereAndBack(unix: String, network: String) throws {
    #expect(try convert(.textToCRLF, unix) == network)
    #expect(try convert(.textToCRLF, network) == network)
    #expect(try convert(.textToLF, network) == unix)
    #expect(try convert(.textToLF, unix) == unix)
  }

  @Test(arguments: [("a\r", "a\r", "a\r"), ("\r\r\n", "\r\r\n", "\r\n")])
  func aCRAloneEndsNoLine(text: String, network: String, unix: String) throws {
    #expect(try convert(.textToCRLF, text) == network)
    #expect(try convert(.textToLF, text) == unix)
  }

  // MARK: Markup

  @Test func textBecomesADocumentThatShowsIt() throws {
    #expect(
      try convert(.textToHTML, "a < b &amp; \"c\"\n")
        == "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title></title>\n<pre>\na &lt; b &amp;amp; \"c\"\n</pre>\n"
    )
  }
}
