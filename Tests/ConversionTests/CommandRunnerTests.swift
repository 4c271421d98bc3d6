import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Conversion

@Suite struct CommandRunnerTests {
  let sandbox: Sandbox
  private let subject = CommandError.Subject.tool("tool", name: "x")

  init() throws { sandbox = try Sandbox() }

  private func run(
    _ words: [String], reading input: FileDescriptor?, timeout: Duration? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }, alarm: FileDescriptor? = nil
  ) throws -> String {
    let output = try FileDescriptor.open(
      sandbox.path("out"), .writeOnly, options: [.create, .truncate],
      permissions: .ownerReadWrite)
    _ = try output.closeAfter {
      try CommandRunner(
        command: CommandRunner.Command(
          program: .name(words[0]), arguments: words.dropFirst().map { Array($0.utf8) },
          environment: [("PATH", "/usr/bin:/bin")], directory: nil),
        input: input, output: output, subject: subject, timeout: timeout,
        grace: .milliseconds(100), isCancelled: isCancelled, alarm: alarm
      ).run()
    }
    return String(decoding: try sandbox.read("out"), as: UTF8.self)
  }

  @Test func itReadsAFileFromWhereItStands() throws {
    let path = try sandbox.write("in", "words of it")
    let input = try FileDescriptor.open(path, .readOnly)
    try input.closeAfter {
      _ = try input.seek(offset: 6, from: .start)
      #expect(try run(["cat"], reading: input) == "of it")
    }
  }

  @Test func itReadsAPipeToItsEnd() throws {
    let pipe = try FileDescriptor.pipe(options: .closeOnExec)
    try pipe.writeEnd.writeAll(Array("through".utf8))
    try pipe.writeEnd.close()
    defer { try? pipe.readEnd.close() }
    #expect(try run(["cat"], reading: pipe.readEnd) == "through")
  }

  @Test func withoutAnInputThereIsNothingToRead() throws {
    #expect(try run(["cat"], reading: nil) == "")
  }

  @Test func itHoldsNoOtherEndOfThePipe() throws {
    let pipe = try FileDescriptor.pipe(options: .closeOnExec)
    defer { try? pipe.readEnd.close() }
    try pipe.writeEnd.close()
    let text = try run(["sh", "-c", "ls /proc/self/fd | wc -l"], reading: pipe.readEnd)
    // The three standard streams, and the directory being listed.
    #expect(text == "4\n")
  }

  @Test func whatItIsGivenIsOneArgumentAndNoShellSeesIt() throws {
    #expect(try run(["printf", "%s|", "a b", "$(id)", "';x"], reading: nil) == "a b|$(id)|';x|")
  }

  @Test func aTimeoutEndsOneThatWaitsForItsInput() throws {
    let pipe = try FileDescriptor.pipe(options: .closeOnExec)
    defer {
      try? pipe.readEnd.close()
      try? pipe.writeEnd.close()
    }
    let limit = Duration.milliseconds(20)
    #expect(throws: CommandError.timedOut(limit, subject, lastWords: [])) {
      try run(["cat"], reading: pipe.readEnd, timeout: limit)
    }
  }

  @Test func theHintOfATimeoutGivesMoreTimeThanThereWas() {
    let times: [(limit: Duration, longer: String)] = [
      (.milliseconds(20), "10m"), (.seconds(300), "10m"), (.seconds(301), "12m"),
      (.seconds(600), "20m"), (.seconds(1800), "1h"), (.seconds(3600), "2h"),
      (.seconds(5400), "3h"), (.seconds(5401), "4h"), (.seconds(86_400), "48h"),
    ]
    for (limit, longer) in times {
      #expect(
        CommandError.timedOut(limit, subject, lastWords: []).diagnostic.hints == [
          "'dnd … --timeout \(longer)' gives it more time"
        ])
    }
  }

  @Test func anAlarmMakesItLookAtOnce() throws {
    let pipe = try FileDescriptor.pipe(options: .closeOnExec)
    defer { try? pipe.readEnd.close() }
    try pipe.writeEnd.close()
    #expect(throws: CommandError.cancelled(subject)) {
      try run(["sleep", "1000"], reading: nil, isCancelled: { true }, alarm: pipe.readEnd)
    }
  }
}
