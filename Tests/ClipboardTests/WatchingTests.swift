import Glibc
import SystemPackage
import TestSupport
import Testing

/// What `lift` and `add` take of what other programs copy while they wait.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct WatchingTests {
  /// Starts a command whose lines are read, and waits until it watches.
  private func start(_ command: String, on board: Board) throws -> LineProcess {
    let program = try Tool.built("dnd", environment: [:], directory: "/").executable
    let process = try LineProcess(
      Tool("/bin/sh", environment: board.environment, directory: board.sandbox.root),
      ["-c", "exec '\(program.string)' \(command) 2>&1"])
    let said = try #require(try process.line())
    #expect(said.hasPrefix("dnd: note: copy "), "\(said)")
    return process
  }

  /// The lines up to one that contains a text.
  private func wait(for text: String, _ process: LineProcess) throws -> [String] {
    var lines: [String] = []
    while let line = try process.line() {
      lines.append(line)
      if line.contains(text) { return lines }
    }
    throw Board.Failure(description: "no '\(text)' in \(lines)")
  }

  @Test(arguments: Display.kinds)
  func theNextCopyIsTakenAndNotWhatIsThere(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.copy("old", type: "UTF8_STRING")
    let lift = try start("lift clipboard: --wait", on: board)
    try board.copy("new", type: "UTF8_STRING")
    #expect(try lift.lines().first == "work")
    #expect(lift.status() == 0)
    #expect(try board.done("load") == "new")
    let add = try start("add clipboard: --wait", on: board)
    try board.copy("more", type: "UTF8_STRING")
    #expect(try add.lines().first == "added clipboard.txt to work")
    #expect(add.status() == 0)
    #expect(try board.done("load", "--item", "2") == "more")
  }

  @Test(arguments: Display.kinds)
  func eachCopyIsTakenOnceUntilTheUserInterrupts(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("a b", "file")
    let lift = try start("lift clipboard: --follow", on: board)
    try board.copy("one", type: "UTF8_STRING")
    _ = try wait(for: "clipboard.txt", lift)
    let list = "copy\nfile://\(board.sandbox.path("a%20b").string)"
    try board.copy(list, type: "x-special/gnome-copied-files")
    _ = try wait(for: "added a b to work", lift)
    // A secret, what dnd offers itself, and the same again are not for it.
    try board.copy("hush", type: "x-kde-passwordManagerHint")
    _ = try wait(for: "a secret was copied, not taken", lift)
    try board.done("lift", "--session", "own", "--data", "text=own")
    try board.done("drop", "--session", "own", "clipboard:")
    for _ in 0..<2 { try board.copy("two", type: "UTF8_STRING") }
    _ = try wait(for: "added clipboard.txt to work", lift)
    try board.copy("three", type: "UTF8_STRING")
    _ = try wait(for: "added clipboard.txt to work", lift)
    kill(lift.id, SIGINT)
    #expect(lift.wait() == .signalled(SIGINT))
    #expect(try board.done("load", "--all", "-a", "text,any", "--item", "1") == "one")
    #expect(try board.done("load", "--item", "3") == "two")
    #expect(try board.done("load", "--item", "4") == "three")
    #expect(try board.dnd("load", "--item", "5").status != 0)
  }

  @Test(arguments: Display.kinds)
  func whatIsUnusableIsSaidAndTheNextIsTaken(kind: Display.Kind) throws {
    let board = try Board(kind)
    let lift = try start("lift clipboard: --wait", on: board)
    try board.copy("copy\nfile:///nowhere/at/all", type: "x-special/gnome-copied-files")
    _ = try wait(for: "/nowhere/at/all", lift)
    try board.copy("good", type: "UTF8_STRING")
    _ = try wait(for: "work", lift)
    #expect(lift.status() == 0)
    #expect(try board.done("load") == "good")
  }

  @Test(arguments: Display.kinds)
  func afterADropTheNextCopyBeginsAnotherSession(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.makeDirectory(board.sandbox.path("out"))
    let lift = try start("lift clipboard: --follow", on: board)
    try board.copy("one", type: "UTF8_STRING")
    _ = try wait(for: "clipboard.txt", lift)
    try board.done("drop", "out")
    try board.copy("two", type: "UTF8_STRING")
    let lines = try wait(for: "clipboard.txt", lift)
    #expect(lines.first == "work", "\(lines)")
    #expect(try board.sandbox.read("out/clipboard.txt") == Array("one".utf8))
    #expect(try board.done("load") == "two")
  }

  @Test(arguments: Display.kinds)
  func itEndsWithTheDisplayAndKeepsWhatItTook(kind: Display.Kind) throws {
    let board = try Board(kind)
    let lift = try start("lift clipboard: --follow", on: board)
    try board.copy("one", type: "UTF8_STRING")
    _ = try wait(for: "clipboard.txt", lift)
    board.display.end()
    _ = try wait(for: "display: it has ended", lift)
    #expect(lift.status() == 69)
    #expect(try board.done("load") == "one")
  }
}
