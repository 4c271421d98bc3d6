import Testing

@testable import Clipboard

/// The choice among the forms that a program offers.
@Suite struct FormFamilyTests {
  private let office = [
    "text/html", "STRING", "UTF8_STRING", "text/rtf", "image/bmp", "image/png", "image/svg+xml",
    "application/pdf", "application/x-one", "application/x-two",
    "application/x-kde-suggestedfilename",
  ]

  @Test func theBestOfEachFamilyIsTakenInTheOrderOfTheOwner() {
    let choice = FormChoice(of: office, all: false)
    #expect(
      choice.alternatives.map { $0[0] } == [
        "text/html", "UTF8_STRING", "text/rtf", "image/png", "image/svg+xml", "application/x-one",
      ])
    #expect(choice.left == ["image/bmp", "application/pdf", "application/x-two"])
  }

  @Test func anotherOfTheFamilyIsTriedNext() {
    let choice = FormChoice(of: office, all: false)
    #expect(choice.alternatives[1] == ["UTF8_STRING", "STRING"])
    #expect(choice.alternatives[3] == ["image/png", "image/bmp"])
  }

  @Test func allFormsIncludeTextOnce() {
    let choice = FormChoice(of: office, all: true)
    #expect(choice.left == [])
    #expect(choice.alternatives.count == 9)
    #expect(choice.alternatives.filter { WireNames.isText($0[0]) } == [["UTF8_STRING", "STRING"]])
  }

  @Test func whatAProgramHasForItselfIsLast() {
    let calc = [
      "application/x-openoffice-gdimetafile;windows_formatname=\"GDIMetaFile\"", "text/html",
      "application/x-openoffice-sylk", "text/rtf", "UTF8_STRING", "application/json",
    ]
    let choice = FormChoice(of: calc, all: false)
    #expect(
      choice.alternatives.map { $0[0] } == [
        "text/html", "text/rtf", "UTF8_STRING", "application/json",
      ])
    #expect(choice.left == [calc[0], calc[2]])
    #expect(FormChoice(of: [calc[2], calc[0]], all: false).alternatives == [[calc[2], calc[0]]])
  }

  @Test func whereSomethingIsFromIsNoForm() {
    let names = ["text/x-moz-url", "text/x-moz-url-data", "chromium/x-source-url"]
    #expect(FormChoice(of: names, all: true).alternatives == [])
  }

  @Test(arguments: [
    ("<img src=\"a.png\">", "a.png", nil),
    (
      "<meta http-equiv=\"content-type\" content=\"text/html\"><img src=\"a\" alt=\"b\"/>", "a", "b"
    ),
    (
      "<html>\n<body>\n<!--StartFragment--><IMG src='a'><!--EndFragment-->\n</body>\n</html>", "a",
      nil
    ),
    ("<img alt=\"a > b\" src=\"a\">", "a", "a > b"), ("<p title= '>'><img src=a>", "a", nil),
    ("<img alt='src=x' src=https://e.org/a?b=1&amp;c>", "https://e.org/a?b=1&c", "src=x"),
    ("<a href=\"https://e.org\"><img src=\"a\"></a>", "a", nil), ("<img>", nil, nil),
    ("<title>x</title><style><!-- b { } --></style><p><br>&nbsp;<img src=a></p>", "a", nil),
  ])
  func aPageMayBeOnlyAPicture(page: String, address: String?, title: String?) {
    let content = OfferedPage.content(of: Array(page.utf8))
    #expect(content == .picture(address: address, title: title))
  }

  @Test(arguments: [
    ("<a href=\"https://e.org/\">here</a>", "https://e.org/"),
    ("<meta charset='utf-8'><a class=x href='b'><b>bold</b> text</a>\n", "b"), ("<a>x</a>", nil),
    ("<a title='1 > 0' href=b>x</a>", "b"), ("<a href=it's>x</a>", "it's"),
  ])
  func aPageMayBeOnlyALink(page: String, address: String?) {
    #expect(OfferedPage.content(of: Array(page.utf8)) == .link(address: address))
  }

  @Test(arguments: [
    "<img src=a><img src=b>", "<img src=a>caption", "text", "<img", "<img alt=\"a>",
    "<a href=a>1</a><a href=b>2</a>", "<a href=a>1</a> and", "<a href=a><img src=b>caption</a>",
    "<table><td>1</table><img src=a>", "<table><td></table>", "<img src=a><video>",
    "<!-- <img src=a>",
  ])
  func aPageMayHaveContentOfItsOwn(page: String) {
    #expect(OfferedPage.content(of: Array(page.utf8)) == .other)
  }

  @Test(arguments: [
    "", "<body></body>", "<a href=b></a>", "<!-- <img src=a> -->", "<p>&nbsp;</p><title>x</title>",
  ])
  func aPageMayShowNothing(page: String) {
    #expect(OfferedPage.content(of: Array(page.utf8)) == .nothing)
  }

  @Test func notesAreNotForms() {
    #expect(FormFamily("x-kde-passwordManagerHint") == nil)
    #expect(FormFamily("TEXT/HTML;charset=utf-8") == .html)
    #expect(FormChoice(of: [], all: false).alternatives == [])
  }
}

/// Text as some programs put it on the clipboard.
@Suite struct TextRepairTests {
  private func repaired(_ bytes: [UInt8]) -> String {
    String(decoding: TextRepair.repaired(bytes), as: UTF8.self)
  }

  @Test func textInUTF8IsUnchanged() {
    #expect(repaired(Array("grün\n".utf8)) == "grün\n")
    #expect(repaired([]) == "")
    #expect(TextRepair.repaired([0xFF, 0x41, 0xE9]) == [0xFF, 0x41, 0xE9])
  }

  @Test func nulsAtTheEndAreRemoved() {
    #expect(repaired([0x61, 0, 0]) == "a")
    #expect(repaired([0x61, 0, 0x62]) == "a\0b")
  }

  @Test func utf16IsDecodedByItsMarkOrItsZeros() {
    #expect(repaired([0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0, 0xDE]) == "a😀")
    #expect(repaired([0xFE, 0xFF, 0, 0x61]) == "a")
    #expect(
      repaired([0x3C, 0, 0x62, 0, 0x3E, 0, 0, 0]) == "<b>"
        || repaired([0x3C, 0, 0x62, 0, 0x3E, 0]) == "<b>")
    #expect(repaired([0, 0x3C, 0, 0x62, 0, 0x3E]) == "<b>")
  }

  @Test func latinBecomesUTF8() {
    #expect(TextRepair.repaired([0x67, 0xFC], latin: true) == Array("gü".utf8))
  }

  private static let long = String(repeating: "grün 😀\n", count: 20)

  private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBig ? bytes : bytes.reversed()
    }
  }

  private static let texts: [([UInt8], Bool, String)] = [
    (Array("\(long)\0\0x\0\0".utf8), false, "\(long)\0\0x"),
    (utf16("\u{FEFF}\(long)\0", isBig: false), false, long),
    (utf16("\u{FEFF}\(long)\0x\0\0", isBig: true), false, "\(long)\0x"),
    (utf16("\u{FEFF}\(long)", isBig: false) + [0x3D, 0xD8], false, "\(long)\u{FFFD}"),
    ([UInt8](repeating: 0xFC, count: 99), true, String(repeating: "ü", count: 99)),
    ([0xFF], false, "\u{FFFD}"), ([], false, ""),
  ]

  @Test(arguments: texts)
  func itDoesNotMatterInWhichPiecesATextArrives(bytes: [UInt8], isLatin: Bool, text: String) {
    for size in 1...9 {
      var repair = TextRepair(latin: isLatin)
      var passed: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        repair.take(Array(bytes[start...].prefix(size))) { passed += $0 }
      }
      repair.finish { passed += $0 }
      #expect(String(decoding: passed, as: UTF8.self) == text, "in pieces of \(size)")
    }
  }

  /// What another program offers may have any size.
  @Test(arguments: [true, false])
  func whatHasArrivedIsPassedOn(isLatin: Bool) {
    var repair = TextRepair(latin: isLatin)
    let line: [UInt8] = isLatin ? [0x61, 0x0A] : [0x61, 0, 0x0A, 0]
    let piece = Array(repeatElement(line, count: 1000).joined())
    for _ in 0..<3 {
      var count = 0
      repair.take(piece) { count += $0.count }
      #expect(count == 2000)
    }
  }

  @Test func nulsAreHeldBackAsTheirNumber() {
    var repair = TextRepair()
    var sizes: [Int] = []
    repair.take([UInt8](repeating: 0x61, count: 64)) { sizes.append($0.count) }
    let nuls = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<8 { repair.take(nuls) { sizes.append($0.count) } }
    #expect(sizes == [64])
    repair.take([0x62]) { sizes.append($0.count) }
    let whole: Int = 65 + (8 << 20)
    #expect(sizes.reduce(0, +) == whole)
    #expect(sizes.allSatisfy { $0 <= 1 << 16 })
  }
}
