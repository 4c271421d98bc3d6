import Glibc
import SystemPackage
import TestSupport
import Testing

/// Files that go between `dnd` and the file managers of the desktops, by copying, cutting and pasting.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: Seat.kinds.contains(.x11), "Xvfb, xclip, openbox or xdotool is not installed"),
  .enabled(if: !FileProgram.installed.isEmpty, "no file manager is installed"))
struct FileManagerTests {
  private static let names = ["one file.txt", "100%.txt", "grün.txt", "two\nlines.txt"]

  /// A seat with files that have been lifted, and a window of a folder.
  private func seat(_ manager: FileProgram, lifting names: [String] = names) throws -> Seat {
    let seat = try Seat(.x11)
    for name in names { try seat.board.sandbox.write("from/\(name)", name) }
    try seat.board.sandbox.makeDirectory(seat.board.sandbox.path("to"))
    guard try seat.board.shell("dnd lift from/*").status == 0 else {
      throw Board.Failure(description: "nothing was lifted")
    }
    return seat
  }

  private func show(_ folder: String, in manager: FileProgram, _ seat: Seat) throws {
    try seat.start(manager.rawValue, [seat.board.path(folder)])
    try seat.activate(manager.rawValue)
  }

  private func has(_ seat: Seat, _ folder: String, _ names: [String]) -> Bool {
    names.allSatisfy { name in
      (try? seat.board.sandbox.read("\(folder)/\(name)")) == Array(name.utf8)
    }
  }

  @Test("A file manager pastes files that were copied", arguments: FileProgram.installed)
  func copiedFilesArePasted(manager: FileProgram) throws {
    let seat = try seat(manager)
    try seat.board.done("drop", "clipboard:")
    try show("to", in: manager, seat)
    let hasPasted = try seat.press("v") { has(seat, "to", Self.names) }
    #expect(hasPasted, "\(seat.board.sandbox.list("to"))")
    #expect(has(seat, "from", Self.names))
    #expect(try seat.board.state() == "offered")
    try seat.board.done("undo")
    #expect(has(seat, "from", Self.names) && has(seat, "to", Self.names))
  }

  @Test("A file manager moves files that were cut", arguments: FileProgram.installed)
  func cutFilesAreMoved(manager: FileProgram) throws {
    let seat = try seat(manager)
    try seat.board.done("drop", "clipboard:", "--move")
    try show("to", in: manager, seat)
    let hasMoved = try seat.press("v") {
      has(seat, "to", Self.names) && seat.board.sandbox.list("from").isEmpty
    }
    #expect(hasMoved, "\(seat.board.sandbox.list("from"))")
    #expect(try seat.board.state() == nil)
    #expect(try seat.board.waitForEnd())
    let log = try seat.board.done("log")
    for name in Self.names.dropLast() { #expect(log.contains("another program moved \(name)")) }
    #expect(log.contains("all its files were moved"), "\(log)")
  }

  @Test("Files that a file manager has copied are lifted in place", arguments: FileProgram.reading)
  func filesCopiedThereAreLifted(manager: FileProgram) throws {
    let seat = try Seat(.x11)
    for name in ["a b%.txt", "grün.txt"] { try seat.board.sandbox.write("from/\(name)", name) }
    try show("from", in: manager, seat)
    #expect(try take("c", seat))
    let outcome = try seat.board.dnd("lift", "clipboard:")
    #expect(outcome.status == 0 && !outcome.errorText.contains("cut in"), "\(outcome.errorText)")
    let shown = try seat.board.done("show", "--json")
    #expect(shown.contains(#""index":2"#) && !shown.contains(#""index":3"#), "\(shown)")
    #expect(shown.contains(#""kind":"file""#))
    try seat.board.done("drop", "to", "-p")
    #expect(
      has(seat, "to", ["a b%.txt", "grün.txt"]) && has(seat, "from", ["a b%.txt", "grün.txt"]))
  }

  @Test("Files that a file manager has cut are moved by a drop", arguments: FileProgram.reading)
  func filesCutThereAreMoved(manager: FileProgram) throws {
    let seat = try Seat(.x11)
    for name in ["a b%.txt", "grün.txt"] { try seat.board.sandbox.write("from/\(name)", name) }
    try show("from", in: manager, seat)
    #expect(try take("x", seat))
    let outcome = try seat.board.dnd("lift", "clipboard:")
    #expect(outcome.status == 0 && outcome.errorText.contains("cut in"), "\(outcome.errorText)")
    try seat.board.done("drop", "to", "-p", "--move")
    #expect(has(seat, "to", ["a b%.txt", "grün.txt"]))
    #expect(seat.board.sandbox.list("from").isEmpty)
    #expect(try seat.board.types() == [])
  }

  /// Selects all files of the window, and copies or cuts them.
  private func take(_ letter: String, _ seat: Seat) throws -> Bool {
    try seat.press("a", letter) {
      try ["text/uri-list", "x-special/gnome-copied-files"].contains {
        try seat.board.paste($0).split(whereSeparator: \.isNewline)
          .count { $0.hasPrefix("file://") } == 2
      }
    }
  }
}

/// A file manager of a desktop.
enum FileProgram: String, CaseIterable, Sendable {
  case thunar, pcmanfm, nemo, caja, nautilus, dolphin

  static let installed = allCases.filter { Tool.named($0.rawValue) != nil }

  /// Those that show the files of a folder here; Nautilus needs a message bus for that.
  static let reading = installed.filter { $0 != .nautilus }
}
