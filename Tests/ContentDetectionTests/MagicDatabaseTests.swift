import SystemPackage
import TestSupport
import Testing

@testable import ContentDetection

struct MagicDatabaseTests {
  @Test(arguments: [
    ("text/plain", "text/plain"),
    ("application/x-executable, can't read elf section", "application/x-executable"),
    ("Image/PNG", "image/png"), ("image/svg+xml\n", "image/svg+xml"),
  ])
  func anAnswerIsCutWhereTheTypeEnds(answer: String, type: String) {
    #expect(MagicDatabase.bareType(answer) == type)
  }

  @Test(arguments: ["", "cannot open", "text/", "/x", "a/b/c"])
  func anAnswerThatIsNoTypeIsNone(answer: String) {
    #expect(MagicDatabase.bareType(answer) == nil)
  }

  @Test func itKnowsAFileByItsContent() throws {
    let sandbox = try Sandbox()
    let file = try FileDescriptor.open(try sandbox.write("x", Samples.png), .readOnly)
    let answer = try file.closeAfter { try MagicDatabase().mimeType(of: file, isText: false) }
    #expect(answer == "image/png")
  }
}
