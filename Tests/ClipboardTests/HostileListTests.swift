import Glibc
import SystemPackage
import TestSupport
import Testing

/// Lists of files that no honest program writes: nothing is lost by them, and no other machine is meant.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct HostileListTests {
  private static let list = "x-special/gnome-copied-files"

  /// A board with the files `a` and `b`, of which `a` has a list of addresses, in which `%R` is the folder.
  private func board(_ kind: Display.Kind, _ list: String, type: String = list) throws -> Board {
    let board = try Board(kind)
    for name in ["a", "folder/b"] { try board.sandbox.write(name, name) }
    try board.copy(list.replacing("%R", with: "file://\(board.sandbox.root.string)"), type: type)
    return board
  }

  /// The paths of the files in the session.
  private func paths(_ board: Board) throws -> [String] {
    try board.done("show", "-v").split(separator: "\n").filter { $0.contains(" file ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  @Test(
    "An address that names no file here is left out",
    arguments: [
      "%R/a%00b", "file://evil%R/a", "file:relative", "file:", "file://", "file://%2Fetc/passwd",
      "http://localhost/etc/passwd",
    ])
  func leftOut(address: String) throws {
    let board = try board(
      .x11, "\(address)\r\n%R/a\r\n".replacing("evil%R", with: "evil/etc"), type: "text/uri-list")
    try board.done("lift", "clipboard:")
    #expect(try paths(board) == [board.path("a")])
  }

  @Test("A control character in an address is part of the name", arguments: Display.kinds)
  func control(kind: Display.Kind) throws {
    let board = try board(kind, "%R/c%1B%5B31m%0Ad\r\n", type: "text/uri-list")
    #expect(try board.dnd("lift", "clipboard:").status == 66)
    try board.sandbox.write("c\u{1B}[31m\nd", "c")
    try board.done("lift", "clipboard:")
    #expect(try board.done("load") == "c")
    let raw = try self.board(kind, "%R/a\u{1B}[31m\r\n", type: "text/uri-list")
    #expect(try raw.dnd("lift", "clipboard:").status == 66)
  }

  @Test("A NUL ends a line", arguments: Display.kinds)
  func nul(kind: Display.Kind) throws {
    let board = try board(kind, "cut\0\n%R/a\0%R/folder/b\n\0")
    let outcome = try board.dnd("lift", "clipboard:")
    #expect(outcome.status == 0 && outcome.errorText.contains("cut in"), "\(outcome.errorText)")
    #expect(try paths(board) == ["a", "folder/b"].map(board.path))
  }

  @Test("Megabytes without a line are data", arguments: Display.kinds)
  func endless(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("long", "file:///" + String(repeating: "x", count: 10_000_000))
    // Only a program that serves a second reader after one that has had enough.
    let offer = """
      {"selection":"clipboard","forms":[{"names":["text/uri-list"],"command":["/bin/cat","\(board.path("long"))"]}]}
      """
    let outcome = try board.shell("printf '%s\\ngo\\n' '\(offer)' | dnd-desktop offer")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    try board.done("lift", "clipboard:")
    #expect(try board.done("show").contains("10 MB"))
  }

  // MARK: Cut

  /// Moves what the list says, and returns the status.
  private func move(_ board: Board) throws -> Int32? {
    let lift = try board.dnd("lift", "clipboard:")
    guard lift.status == 0 else { return lift.status }
    return try board.dnd("drop", "out", "-p", "--move").status
  }

  @Test("A file that a cut list names twice is moved once", arguments: Display.kinds)
  func twice(kind: Display.Kind) throws {
    let board = try board(kind, "cut\n%R/a\n%R/a\n%R/./a")
    #expect(try move(board) == 0)
    #expect(board.sandbox.list("out") == ["a"])
    #expect(try board.sandbox.read("out/a") == Array("a".utf8))
  }

  @Test(
    "Of a folder and a file in it nothing is lost",
    arguments: ["%R/folder\n%R/folder/b", "%R/folder/b\n%R/folder"])
  func nested(list: String) throws {
    let board = try board(.x11, "cut\n\(list)")
    _ = try move(board)
    let found = ["folder/b", "out/folder/b", "out/b"].compactMap { try? board.sandbox.read($0) }
    #expect(found == [Array("folder/b".utf8)])
    #expect(board.sandbox.list("out").contains("folder"))
  }

  @Test(
    "Neither everything nor the sessions are moved",
    arguments: ["file:///", "%R", "%R/state", "%R/state/sessions"])
  func tooMuch(list: String) throws {
    let board = try board(.x11, "cut\n\(list)")
    try board.done("lift", "--session", "other", "a")
    #expect(try [1, 5].contains(move(board)))
    #expect(try board.done("show", "--session", "other").contains("a"))
    #expect(Files.exists(board.sandbox.path("a")))
    #expect(board.sandbox.list("out").isEmpty)
  }
}
