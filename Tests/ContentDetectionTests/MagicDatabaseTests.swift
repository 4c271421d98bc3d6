import HostileMagic
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

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
    let file = try OpenFile.open(sandbox.write("x", Samples.png))
    var database = MagicDatabase(try #require(MagicLibrary.installed))
    #expect(try database.ask(about: file) == .type("image/png"))
  }

  @Test func aLibraryThatIsNotThereIsNone() {
    #expect(MagicLibrary("libmagic-of-nobody.so.1") == nil)
  }
}

/// Detection after libmagic has failed.
@Suite struct LostMagicTests {
  let sandbox: Sandbox
  let detector = ContentDetector(
    registry: .builtIn, library: MagicLibrary(calls: hostile_magic()),
    patience: MagicWorkerTests.patience)

  init() throws { sandbox = try Sandbox() }

  /// Bytes that only libmagic could identify.
  private func write(_ name: String, _ word: String) throws -> FilePath {
    try sandbox.write(name, Array(word.utf8) + [0x20, 0xFF, 0xFE, 0, 1])
  }

  @Test(arguments: [("segv", MagicLoss.crashed), ("loop", .overran)])
  func theNameDecidesAndTheEvidenceSaysWhy(word: String, loss: MagicLoss) throws {
    let found = try detector.detect(write("a.mp3", word))
    #expect(found.type.identifier == "public.mp3")
    #expect(found.evidence.contains(.magicLost(loss)))
    #expect(!found.evidence.contains(.magic(nil)))
  }

  @Test func withoutANameItIsData() throws {
    #expect(try detector.detect(write("noname", "segv")).type == .data)
  }

  @Test func aBatchGoesOn() throws {
    let words = ["fine", "segv", "fine", "memory", "fine", "loop", "abort", "fine"]
    let found = try words.enumerated().map { number, word in
      try detector.detect(write("\(number)", word))
    }
    for (word, detection) in zip(words, found) {
      #expect(detection.evidence.contains(.magic("test/fine")) == (word == "fine"), "\(word)")
    }
  }

  @Test func aLibraryThatIsMissingIsAnError() throws {
    let detector = ContentDetector(registry: .builtIn, library: nil, patience: .init())
    #expect(throws: DetectionError.libraryMissing("libmagic.so.1")) {
      try detector.detect(write("noname", "fine"))
    }
  }
}
