import Glibc
import TestSupport
import Testing

@testable import Conversion

/// Texts of all planes, with what is special somewhere in them.
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
    // A second one is.
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
    // Longer than what is read and written at once.
    let text = chance.text(upTo: seed == 0 ? 300_000 : 200)
    #expect(
      try convert([Converting.step(.utf8ToUTF16), Converting.step(.utf16ToUTF8)], text) == text)
  }

  // MARK: One byte a character

  /// Another program's reading of each.
  @Test(
    .enabled(if: system("command -v python3 > /dev/null") == 0),
    arguments: [
      (BuiltInMethod.latin1ToUTF8, "iso8859-1"), (.latin9ToUTF8, "iso8859-15"),
      (.windows1252ToUTF8, "cp1252"), (.macRomanToUTF8, "mac-roman"),
    ])
  func everyByteIsTheCharacterThatItStandsFor(method: BuiltInMethod, name: String) throws {
    let free: [UInt8] = name == "cp1252" ? [0x81, 0x8D, 0x8F, 0x90, 0x9D] : []
    let bytes = (1...255).filter { !free.contains($0) && $0 != 0x0D }
    let script =
      "import sys; i, o = sys.stdin.buffer, sys.stdout.buffer; "
      + "o.write(i.read().decode('\(name)').encode())"
    #expect(
      try convert(method, bytes)
        == convert([Converting.filter("python3", "-c", script)], .bytes(bytes)))
  }

  @Test(arguments: [
    (BuiltInMethod.latin1ToUTF8, BuiltInMethod.utf8ToLatin1), (.latin9ToUTF8, .utf8ToLatin9),
    (.windows1252ToUTF8, .utf8ToWindows1252),
  ])
  func everyByteComesBack(to: BuiltInMethod, from: BuiltInMethod) throws {
    let bytes = (0...255).map { UInt8($0) }
    #expect(try convert(from, try convert(to, bytes)) == bytes)
  }

  @Test func aCharacterThatTheEncodingLacksIsSaidWhere() throws {
    let text = Array("a\né €".utf8)
    #expect(
      try convert.malformation(.utf8ToLatin1, text)
        == Malformation(line: 2, byte: 8, .notInEncoding(0x20AC)))
    #expect(try convert(.utf8ToLatin9, text) == [0x61, 0x0A, 0xE9, 0x20, 0xA4])
    #expect(try convert(.utf8ToWindows1252, text) == [0x61, 0x0A, 0xE9, 0x20, 0x80])
    #expect(try convert.malformation(.utf8ToWindows1252, [0xE9])?.problem == .notUTF8)
    #expect(Malformation.Problem.notInEncoding(0xE9).phrase.hasPrefix("U+00E9, "))
  }

  @Test func oldMacintoshLinesEndInCR() throws {
    #expect(try convert(.macRomanToUTF8, [0x8E, 0x0D, 0x61]) == Array("é\na".utf8))
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

  @Test(arguments: [
    ("<p>one <b>two</b>&nbsp;&amp; three<p>four<br>five", "one two & three\n\nfour\nfive\n"),
    ("<title>no</title><script>if (a<b) '</p>'</script ><STYLE>p{}</style>yes", "yes\n"),
    ("<ul>\n <li>one\n <li>two\n</ul>", "one\ntwo\n"),
    ("a<!-- <p> -- > x -->b<!DOCTYPE html>c", "abc\n"),
    ("<a href='a>b' title=\"it's\">link</a>", "link\n"),
    ("1 < 2 && 3 &lt 4 &unknown; &#x20AC;&#8364;", "1 < 2 && 3 < 4 &unknown; €€\n"),
    ("<pre>\n a\n  b\n</pre>c", "a\n  b\n\n\nc\n"), ("<p> </p>", ""), ("", ""),
  ])
  func markupBecomesItsWords(html: String, text: String) throws {
    #expect(try convert(.htmlToText, html) == text)
  }

  /// As the standard says, but that what cannot be a reference is left as it is.
  @Test(arguments: [
    ("M&iacute;a &aring;&frac12;&AMP;&ap;", "Mía å½&≈"),
    ("&CounterClockwiseContourIntegral;&zwnj;x&NotEqualTilde;", "∳\u{200C}x\u{2242}\u{338}"),
    ("&Aacute;&zopf;&zscr;&Zeta;", "Á\u{1D56B}\u{1D4CF}\u{396}"),
    ("a&Tab;b&NewLine;c&nbsp;&nbsp;d", "a b c d"),
    ("&copy2026 &notit; &notin; &ampx", "©2026 ¬it; ∉ &x"),
    ("&CounterClockwiseContourIntegral &larr &hearts", nil),
    ("&iacutes; &Iacut; &; &&; &amp", "ís; &Iacut; &; &&; &"),
    ("&CounterClockwiseContourIntegrals; &unknown", nil),
    ("&#150;&#128;&#x9F;&#x99;&#129;", "–€Ÿ™\u{81}"),
    ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#0000000000000065;&#x00000000000042;&#67 &#XE9;", "ABC é"), ("&# &#; &#x; &#xg;", nil),
    ("&#x1F600", "\u{1F600}"), ("&am", nil), ("&", nil),
  ])
  func referencesAreCharacters(html: String, text: String?) throws {
    #expect(try convert(.htmlToText, html) == (text ?? html) + "\n")
  }

  @Test func theNamesOfCharactersAreSortedAndEachIsFound() {
    let words = HTMLNames.words.description.split { $0 == " " || $0 == "\n" }
    #expect(words.count == 2125)
    #expect(words.count { $0.contains(":") } == 106)
    let names = words.map { Array($0.utf8.prefix { $0 != 0x3A && $0 != 0x3D }) }
    for (name, next) in zip(names, names.dropFirst()) {
      #expect(name.lexicographicallyPrecedes(next))
    }
    for (name, word) in zip(names, words) {
      let found = HTMLReference.named(name[...])
      #expect(found?.needsSemicolon == word.contains("="))
      let scalars = found?.scalars.map { String($0, radix: 16, uppercase: true) }
      #expect(scalars?.joined(separator: "+") == String(word.dropFirst(name.count + 1)))
    }
    #expect(names.map(\.count).max() == HTMLReference.longestName)
    for name in ["", "A", "zzzz", "am", "emsp1", "&", "amp="] {
      #expect(HTMLReference.named(Array(name.utf8)[...])?.scalars == nil)
    }
  }

  @Test func spacesInTextAsItStandsAreKept() throws {
    #expect(try convert(.htmlToText, "<pre>a&nbsp;&#32;&Tab;b&NewLine;c</pre>") == "a  \tb\nc\n")
  }

  @Test(arguments: 0..<20) func textInMarkupComesBackButForTheSpaceAroundIt(seed: Int) throws {
    var chance = Chance(seed)
    let text = "x" + chance.text(upTo: 100, without: "\r") + "x"
    #expect(
      try convert([Converting.step(.textToHTML), Converting.step(.htmlToText)], text) == text + "\n"
    )
  }

  @Test(arguments: 0..<20) func anyBytesAreEitherMarkupOrSaidNotToBe(seed: Int) throws {
    var chance = Chance(seed)
    for _ in 0..<20 {
      let bytes = (0..<chance.below(60)).map { _ in
        chance.below(3) == 0
          ? UInt8(chance.below(256)) : Array("<>&;!-/p#x'\"= ".utf8)[chance.below(14)]
      }
      _ = try convert.malformation(.htmlToText, bytes)
    }
  }
}
