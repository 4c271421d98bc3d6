import SystemPackage
import TestSupport
import Testing

/// What X11 programs may ask for beside one form at a time.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Display.kinds.contains(.x11), "Xvfb or xclip is not installed"),
  .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"))
struct ICCCMTests {
  private let desk: Desk
  private let ask: String

  init() throws {
    desk = try Desk(.x11)
    ask = try Desk.compile("ask", ["-lxcb"], into: desk.sandbox).string
  }

  private func ask(_ words: String) throws -> Tool.Outcome {
    try desk.shell("timeout 50 \(ask) \(words)")
  }

  @Test func severalFormsAreGivenAtOnce() throws {
    try desk.sandbox.write("file", [UInt8](repeating: 7, count: 4 << 20))
    try desk.offer([
      Desk.form("text/plain", "hello"), try desk.file("a/file", "file"),
      Desk.made("a/made", "printf made"), Desk.made("a/failing", "exit 1"),
    ])
    let outcome = try ask(
      "multiple a/made text/plain a/unknown a/file a/failing MULTIPLE TIMESTAMP")
    #expect(
      outcome.outputText == """
        a/made 4
        text/plain 5
        a/unknown refused
        a/file incr
        a/failing refused
        MULTIPLE refused
        TIMESTAMP 4

        """)
  }

  @Test func hundredsOfFormsAreGivenAtOnceAndThousandsAreRefused() throws {
    let process = try desk.offer([
      Desk.form("text/plain", "hello"), Desk.made("a/made", "printf made"),
    ])
    let descriptors = { try Files.names(in: FilePath("/proc/\(process)/fd")).count }
    // What only the start needs is closed before the first delivery.
    #expect(try desk.paste("text/plain").outputText == "hello")
    #expect(try desk.waitForJournal(lines: 1))
    let before = try descriptors()
    let many = { (count: Int) in
      try ask("multiple $(yes text/plain a/made | head -\(count / 2) | tr '\\n' ' ')")
    }
    #expect(try many(1_000).outputText == "all refused\n")
    let given = try many(200).outputText.split(separator: "\n")
    #expect(given.count == 200)
    #expect(given.allSatisfy { ["text/plain 5", "a/made 4"].contains($0) }, "\(given.last ?? "")")
    #expect(try desk.waitForJournal(lines: 201))
    #expect(try descriptors() == before)
  }

  @Test func aProgramThatNamesNoPropertyGetsTheForm() throws {
    try desk.offer([Desk.form("text/plain", "hello")])
    #expect(try ask("obsolete text/plain").outputText == "hello")
    #expect(try ask("obsolete a/unknown").status == 4)
  }

  @Test func theTimeIsThatOfTheServer() throws {
    try desk.offer([Desk.form("text/plain", "hello")])
    let time = try #require(UInt32(try ask("timestamp").outputText.dropLast()))
    #expect(time > 0)
  }

  /// After one such program, xclip stops serving.
  @Test func aProgramThatIsGoneBetweenPiecesHarmsNobody() throws {
    try desk.sandbox.write("file", [UInt8](repeating: 7, count: 4 << 20))
    try desk.offer([
      try desk.file("a/file", "file"), Desk.made("a/made", "exec cat /dev/zero"),
    ])
    for type in ["a/file", "a/made", "a/file"] {
      #expect(try ask("leave \(type)").outputText == "taken\n")
    }
    #expect(try desk.waitForJournal(lines: 3))
    #expect(try desk.journal().allSatisfy { $0.contains(#""event":"left""#) })
    #expect(try desk.paste("a/file").output.count == 4 << 20)
  }
}
