import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

struct TextEncodingTests {
  private func detect(_ bytes: [UInt8], isWhole: Bool = true) -> TextEncoding.Reading? {
    TextEncoding.detect(Head(bytes[...], isWhole: isWhole))
  }

  private func wide(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return littleEndian ? [low, high] : [high, low]
    }
  }

  @Test func utf8IsReadWithoutItsMark() throws {
    let reading = try #require(detect([0xEF, 0xBB, 0xBF] + Array("a,b".utf8)))
    #expect(reading.encoding == .utf8 && reading.encoding.isUTF8)
    #expect(reading.utf8.elementsEqual("a,b".utf8))
  }

  @Test(arguments: [true, false])
  func utf16IsReadWithAMark(littleEndian: Bool) throws {
    let text = "<?xml?>\u{1F389}"
    let reading = try #require(
      detect(wide("\u{FEFF}" + text, littleEndian: littleEndian)))
    #expect(reading.encoding == (littleEndian ? .utf16LittleEndian : .utf16BigEndian))
    #expect(!reading.encoding.isUTF8)
    #expect(reading.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [true, false], ["hello, world\n", "Grüße\r\nund Küsse\r\n", "a,b\n1,2\n"])
  func utf16IsReadWithoutAMark(littleEndian: Bool, text: String) throws {
    let reading = try #require(detect(wide(text, littleEndian: littleEndian)))
    #expect(reading.utf8.elementsEqual(text.utf8))
  }

  @Test(
    arguments: [true, false],
    [
      "他说：你好。\n今天下雨了，一一二。\n", "日本語の　テキストです。",
      "안녕하세요 여러분.\n오늘은 날씨가 좋네요.\n", "Tiếng Việt có nhiều dấu thanh.\nĐược rồi.\n",
      "ภาษาไทยเป็นภาษาที่มี\nวรรณยุกต์\n", "{\"a\":1}", "[1,2,3]", "{\"名字\":\"小明\"}", "ᎠᎴ ᏂᎦᏓ\n",
      "ἐν ἀρχῇ ἦν ὁ λόγος\n",
      "ქართული ენა არის\n", "ភាសាខ្មែរ គឺជា\n", "မြန်မာဘာသာ သည်\n", "русский текст с Ā и Ġ\n",
      "“…” — und ‘so’ weiter\r\n", "हिन्दी में लिखा हुआ\n", "key\tvalue Ā 一 Ȁ\n",
    ])
  func utf16OfAnyAlphabetIsReadWithoutAMark(littleEndian: Bool, text: String) throws {
    let reading = try #require(detect(wide(text, littleEndian: littleEndian)), "\(text)")
    #expect(reading.encoding == (littleEndian ? .utf16LittleEndian : .utf16BigEndian))
    #expect(reading.utf8.elementsEqual(text.utf8))
  }

  @Test(
    arguments: [true, false], ["a\nb", "{\"a\":1}", "你好 世界\n", "Ā ā\n", "🎉🎉 yes\n", "words"])
  func utf32IsReadWithoutAMark(littleEndian: Bool, text: String) throws {
    let bytes = text.unicodeScalars.flatMap { scalar -> [UInt8] in
      let all = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
      return littleEndian ? all : all.reversed()
    }
    let reading = try #require(detect(bytes), "\(text)")
    #expect(reading.encoding == (littleEndian ? .utf32LittleEndian : .utf32BigEndian))
    #expect(reading.utf8.elementsEqual(text.utf8))
  }

  /// Lists of texts separated by zero bytes, and lists of numbers.
  @Test(arguments: [
    Array("usr/share/doc\n\0usr/bin/env\0\nusr/lib/x\0 and so on\0".utf8),
    Array("тест\0строка и ещё одна\n\0слово и слово\0 \0".utf8),
    numbers([32, 1_000, 2_000, 3_000, 40_000, 500, 10, 700], bytes: 2),
    numbers([10, 1_024, 1_300, 20_000, 44_100, 48_000, 1_536, 8_000], bytes: 2),
    numbers([100, 2_000, 30_000, 5_000, 32, 10, 700, 9_000], bytes: 4),
    numbers((0..<64).map { 20_000 + $0 * 150 }, bytes: 2),
    numbers((0..<64).map { 1_024 + $0 * 3 }, bytes: 4),
    numbers((0..<200).map { ($0 * 7_919) % 65_536 }, bytes: 2),
  ])
  func whatHasZeroBytesIsNotAlwaysWide(bytes: [UInt8]) {
    #expect(detect(bytes) == nil)
  }

  private static func numbers(_ all: [Int], bytes: Int) -> [UInt8] {
    all.flatMap { Bytes.little($0, bytes).all }
  }

  @Test func utf32IsReadWithAMarkAndWithout() throws {
    let units = "text\n".utf8.flatMap { [$0, 0, 0, 0] as [UInt8] }
    #expect(detect(units)?.encoding == .utf32LittleEndian)
    #expect(detect([0xFF, 0xFE, 0, 0] + units)?.utf8.elementsEqual("text\n".utf8) == true)
  }

  @Test func aHeadMayCutACharacterInTwo() throws {
    #expect(detect(Array("né".utf8.dropLast()), isWhole: false)?.encoding == .utf8)
    let cut = wide("\u{FEFF}x\u{1F389}", littleEndian: true).dropLast(2)
    #expect(detect(Array(cut), isWhole: false)?.encoding == .utf16LittleEndian)
    #expect(detect(Array(cut)) == nil)
  }

  @Test func lettersWithOneByteEachAreText() throws {
    #expect(detect(Array("caf".utf8) + [0xE9, 0x20, 0x6F, 0x6B, 0x0A])?.encoding == .eightBit)
    // "Привет всем, это простой текст" in windows-1251.
    let russian: [UInt8] = [
      0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x20, 0xE2, 0xF1, 0xE5, 0xEC, 0x2C, 0x20, 0xFD, 0xF2,
      0xEE, 0x20, 0xEF, 0xF0, 0xEE, 0xF1, 0xF2, 0xEE, 0xE9, 0x20, 0xF2, 0xE5, 0xEA, 0xF1, 0xF2,
    ]
    #expect(detect(russian)?.encoding == .eightBit)
  }

  @Test func eastAsianEncodingsAreText() throws {
    // いろはにほへと, in two encodings; 我能吞下玻璃, in two.
    let kana: [UInt8] = [0x82, 0xA2, 0x82, 0xEB, 0x82, 0xCD, 0x82, 0xC9, 0x82, 0xD9, 0x0A]
    #expect(detect(kana)?.encoding == .shiftJIS)
    let packed: [UInt8] = [0xA4, 0xA4, 0xA4, 0xED, 0xA4, 0xCF, 0xA4, 0xCB, 0xA4, 0xDB, 0x0A]
    #expect(detect(packed)?.encoding == .eucJP)
    let simplified: [UInt8] = [
      0xCE, 0xD2, 0xC4, 0xDC, 0xCD, 0xCC, 0xCF, 0xC2, 0xB2, 0xA3, 0xC1, 0xA7, 0x0A,
    ]
    #expect(detect(simplified)?.encoding == .gb18030)
    let escaped = [0x1B, 0x24, 0x42, 0x24, 0x24, 0x24, 0x6D, 0x1B, 0x28, 0x42, 0x0A]
    #expect(detect(escaped.map(UInt8.init))?.encoding == .iso2022JP)
  }

  @Test(
    arguments: [
      [0, 1, 2, 3, 0xFE], [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A],
      Array("text with a zero\u{0}byte".utf8), [0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00],
      [0x41, 0x00, 0x01, 0x00, 0x02, 0x00, 0x03, 0x00], [0xE9, 0x01, 0x80, 0x93],
    ] as [[UInt8]])
  func binaryIsNoText(bytes: [UInt8]) {
    #expect(detect(bytes) == nil)
  }

  @Test(
    "A byte order mark before invalid UTF-16 is not text",
    arguments: [
      [0xFF, 0xFE, 0xFD], [0xFF, 0xFE, 0x61, 0, 0x62], [0xFE, 0xFF, 0, 0x61, 0],
      [0xFF, 0xFE, 0, 0xDC, 0x61, 0], [0xFF, 0xFE, 0x61, 0, 0, 0xD8],
      [0xFF, 0xFE, 0xD0, 0xFD, 0x61, 0],
      [0xFF, 0xFE, 0xFF, 0xFF], [0xFE, 0xFF, 0xFF, 0xFE, 0, 0x61], [0xFF, 0xFE, 0, 0, 0, 0],
    ] as [[UInt8]])
  func aMarkAloneIsNotEnough(bytes: [UInt8]) throws {
    #expect(detect(bytes) == nil)
    // It is not text by libmagic either, which looks only at the mark.
    let sandbox = try Sandbox()
    let found = try ContentDetector(registry: .builtIn).detect(
      sandbox.write("x", bytes), contentOnly: true)
    #expect(found.type == .data)
  }

  @Test func anEmptyTextMayHaveItsMark() {
    #expect(detect([0xFF, 0xFE])?.encoding == .utf16LittleEndian)
  }

  @Test func noiseIsNoTextAndEndsNothing() {
    var state: UInt64 = 88_172_645_463_325_252
    var texts = 0
    for _ in 0..<500 {
      let bytes = (0..<Int(state % 600 + 40)).map { _ -> UInt8 in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt8(truncatingIfNeeded: state >> 24)
      }
      if detect(bytes) != nil { texts += 1 }
    }
    #expect(texts == 0)
  }
}
