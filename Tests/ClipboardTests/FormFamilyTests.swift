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
    ("<img src=\"a.png\">", true),
    ("<meta http-equiv=\"content-type\" content=\"text/html\"><img src=\"a\" alt=\"b\"/>", true),
    ("<html>\n<body>\n<!--StartFragment--><IMG src='a'><!--EndFragment-->\n</body>\n</html>", true),
    ("<img src=a><img src=b>", false), ("<img src=a>caption", false), ("<p><img src=a></p>", false),
    ("text", false), ("", false), ("<img", false), ("<body></body>", false),
  ])
  func aPageMayBeOnlyAPicture(page: String, isOnlyPicture: Bool) {
    #expect(FormFamily.isOnlyPicture(Array(page.utf8)) == isOnlyPicture)
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
}
