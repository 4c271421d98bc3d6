import Testing

@testable import ContentDetection

struct ZIPContainerTests {
  private let office = "application/vnd.openxmlformats-officedocument"

  private func package(_ contentType: String) -> Bytes {
    ZIPBytes.archive([
      ("_rels/.rels", "<Relationships/>"),
      (
        "[Content_Types].xml",
        Bytes(stringLiteral: "<Types><Override ContentType=\"\(contentType)\"/></Types>")
      ),
    ])
  }

  @Test(arguments: [
    "application/epub+zip", "application/vnd.oasis.opendocument.text",
    "application/vnd.oasis.opendocument.spreadsheet-template", "application/vnd.sun.xml.calc",
    "application/x-krita", "image/openraster", "application/vnd.etsi.asic-e+zip",
  ])
  func theMimetypeMemberSaysWhatItIs(type: String) {
    let archive = ZIPBytes.archive([("mimetype", Bytes(stringLiteral: type)), ("content.xml", "x")])
    #expect(archive.finding?.mimeType == type)
    #expect(archive.finding?.certainty == .settled)
  }

  @Test(arguments: ["text/plain", "application/octet-stream", "nothing", "", "a/b/c"])
  func aMimetypeMemberThatSaysNothingUsefulIsPassedOver(type: String) {
    let archive = ZIPBytes.archive([("mimetype", Bytes(stringLiteral: type))])
    #expect(archive.finding?.mimeType == "application/zip")
    #expect(archive.finding?.certainty == .family)
  }

  @Test(arguments: [
    ("wordprocessingml.document.main+xml", "wordprocessingml.document"),
    ("wordprocessingml.template.main+xml", "wordprocessingml.template"),
    ("spreadsheetml.sheet.main+xml", "spreadsheetml.sheet"),
    ("presentationml.slideshow.main+xml", "presentationml.slideshow"),
  ])
  func theMainPartOfAPackageSaysWhichDocumentItIs(part: String, type: String) {
    #expect(package("\(office).\(part)").type == "\(office).\(type)")
  }

  @Test(arguments: [
    (
      "application/vnd.ms-excel.sheet.binary.macroEnabled.main",
      "application/vnd.ms-excel.sheet.binary.macroEnabled.12"
    ),
    (
      "application/vnd.ms-word.template.macroEnabledTemplate.main+xml",
      "application/vnd.ms-word.template.macroEnabled.12"
    ),
    (
      "application/vnd.ms-visio.drawing.main+xml", "application/vnd.ms-visio.drawing.main+xml"
    ),
    ("application/vnd.ms-package.3dmanufacturing-3dmodel+xml", "model/3mf"),
  ])
  func soItIsWithMacrosAndOthers(part: String, type: String) {
    #expect(package(part).type == type)
  }

  @Test(arguments: [
    (["META-INF/MANIFEST.MF", "a/B.class"], "application/java-archive"),
    (["AndroidManifest.xml", "META-INF/MANIFEST.MF"], "application/vnd.android.package-archive"),
    (["Payload/", "Payload/A.app/Info.plist"], "application/x-ios-app"),
    (["doc.kml", "files/a.png"], "application/vnd.google-earth.kmz"),
    (["a.fb2"], "application/x-zip-compressed-fb2"),
    (["geogebra_thumbnail.png", "geogebra.xml"], "application/vnd.geogebra.file"),
    (["manifest.json", "pass.json", "signature"], "application/vnd.apple.pkpass"),
    (["Index/Document.iwa", "Index/Slide-1.iwa"], "application/vnd.apple.keynote"),
    (["ComicInfo.xml", "1.jpg"], "application/vnd.comicbook+zip"),
    (["document.json", "pages/1.json", "user.json", "meta.json"], "application/vnd.sketch"),
    (["a.txt", "b.txt"], "application/zip"),
  ])
  func theNamesOfTheMembersTell(names: [String], type: String) {
    #expect(ZIPBytes.archive(names).type == type)
  }

  @Test func pagesAndNumbersDifferInTheirFirstMessage() {
    let pages: Bytes = [
      0, 9, 0, 0, 0x14, 0x08, 0x01, 0x12, 0x05, 0x08, 0x90, 0x4E, 0, 0, 0, 0, 0, 0,
    ]
    let numbers: Bytes = [
      0, 9, 0, 0, 0x14, 0x08, 0x01, 0x12, 0x05, 0x08, 0x01, 0, 0, 0, 0, 0, 0, 0,
    ]
    #expect(
      ZIPBytes.archive([("Index/Document.iwa", pages)]).type == "application/vnd.apple.pages")
    #expect(
      ZIPBytes.archive([("Index/Document.iwa", numbers)]).type == "application/vnd.apple.numbers")
  }

  @Test func anArchiveWithoutItsEndIsReadFromTheFront() {
    let whole = ZIPBytes.archive([
      ("mimetype", "application/epub+zip"), ("META-INF/container.xml", "x"),
    ])
    #expect(Bytes(Array(whole.all.prefix(120))).type == "application/epub+zip")
  }

  @Test func aDeflatedMemberIsUnpacked() {
    // One block of fixed Huffman codes, encoded by hand: it contains "application/epub+zip".
    let packed: Bytes = [
      0x4B, 0x2C, 0x28, 0xC8, 0xC9, 0x4C, 0x4E, 0x2C, 0xC9, 0xCC, 0xCF, 0xD3, 0x4F, 0x2D, 0x28,
      0x4D,
      0xD2, 0xAE, 0xCA, 0x2C, 0x00, 0x00,
    ]
    #expect(ZIPBytes.archive([("mimetype", packed)], method: 8).type == "application/epub+zip")
  }
}
