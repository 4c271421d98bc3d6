import Testing

@testable import ContentDetection

struct CompoundContainerTests {
  @Test(arguments: [
    ("WordDocument", "application/msword"), ("Workbook", "application/vnd.ms-excel"),
    ("Book", "application/vnd.ms-excel"),
    ("PowerPoint Document", "application/vnd.ms-powerpoint"),
    ("VisioDocument", "application/vnd.visio"),
    ("__properties_version1.0", "application/vnd.ms-outlook"),
    ("MatOST", "application/vnd.ms-works"), ("Quill", "application/vnd.ms-publisher"),
    ("Catalog", "application/vnd.microsoft.windows.thumbnail-cache"),
    ("\u{4840}\u{3F3F}", "application/x-msi"),
  ])
  func aStreamTellsWhichDocumentItIs(name: String, type: String) {
    let file = CompoundBytes.file(["\u{1}CompObj", "\u{5}SummaryInformation", name])
    #expect(file.finding?.mimeType == type)
    #expect(file.finding?.certainty == .settled)
  }

  @Test func theClassTellsWhereNamesDoNot() {
    let installer: [UInt8] = [0x84, 0x10, 0x0C, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46]
    #expect(CompoundBytes.file(["x"], classIdentifier: installer).type == "application/x-msi")
  }

  @Test func drawingsAndSlidesOfStarOfficeDifferInTheClass() {
    let impress: [UInt8] = [
      0x21, 0x72, 0x5C, 0x56, 0xBC, 0x85, 0xD1, 0x11, 0x89, 0xD0, 0x00, 0x80, 0x29, 0xE4, 0xB0,
      0xB1,
    ]
    let file = CompoundBytes.file(["StarDrawDocument3"], classIdentifier: impress)
    #expect(file.type == "application/vnd.stardivision.impress")
  }

  @Test func aSmallStreamIsRead() {
    let file = CompoundBytes.file(["FileHeader"], content: "HWP Document File")
    #expect(file.type == "application/x-hwp")
  }

  @Test func anUnknownKindIsOnlyTheContainer() {
    let finding = CompoundBytes.file(["Something"]).finding
    #expect(finding?.mimeType == "application/x-ole-storage" && finding?.certainty == .family)
  }

  @Test func aTableThatGoesRoundEnds() {
    var bytes = CompoundBytes.file(["x"]).all
    bytes.replaceSubrange(516..<520, with: [1, 0, 0, 0])
    #expect(Bytes(bytes).type == "application/x-ole-storage")
  }
}
