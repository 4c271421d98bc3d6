import Diagnostics
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Files that go between `dnd` and the file managers of the desktops, by copying, cutting and pasting.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: Seat.kinds.contains(.x11), "Xvfb, xclip, openbox or xdotool is not installed"),
  .enabled(if: !FileProgram.installed.isEmpty, "no file manager is installed"))
struct FileManagerTests {
  /// Names of files, as carried text; one of them is not UTF-8.
  private static let names =
    ["one file.txt", "100%.txt", "grün.txt", "two\nlines.txt", "a%20b #?&;.txt"]
    + [CarriedText.text(Array("not".utf8) + [0xFF, 0xFE] + Array(" text.txt".utf8))]

  /// A seat with files in the folder `from`, each with its name as its content, and an empty folder `to`.
  private func seat() throws -> Seat {
    let seat = try Seat(.x11)
    for folder in ["from", "to"] {
      try seat.board.sandbox.makeDirectory(seat.board.sandbox.path(folder))
    }
    for name in Self.names {
      let file = try FileDescriptor.open(
        path(seat, "from", name), .writeOnly, options: .create, permissions: .ownerReadWrite)
      try file.closeAfter { _ = try file.writeAll(CarriedText.bytes(of: name)) }
    }
    return seat
  }

  /// A seat with files that have been lifted.
  private func seatWithLiftedFiles() throws -> Seat {
    let seat = try seat()
    guard try seat.board.shell("dnd lift from/*").status == 0 else {
      throw Board.Failure(description: "nothing was lifted")
    }
    return seat
  }

  private func path(_ seat: Seat, _ folder: String, _ name: String) -> FilePath {
    seat.board.sandbox.path(folder).appending(bytes: CarriedText.bytes(of: name))
  }

  private func show(_ folder: String, in manager: FileProgram, _ seat: Seat) throws {
    try seat.start(manager.rawValue, [seat.board.path(folder)])
    do {
      try seat.activate(manager.rawValue, attempts: 1)
    } catch {
      // PCManFM sometimes waits for events without having shown its window.
      seat.stopLast()
      try seat.start(manager.rawValue, [seat.board.path(folder)])
      try seat.activate(manager.rawValue)
    }
  }

  /// Whether a folder has all files, with their contents, and nothing else.
  private func has(_ seat: Seat, _ folder: String) -> Bool {
    seat.board.sandbox.list(folder).count == Self.names.count
      && Self.names.allSatisfy {
        (try? Files.read(path(seat, folder, $0))) == CarriedText.bytes(of: $0)
      }
  }

  @Test("A file manager pastes files that were copied", arguments: FileProgram.installed)
  func copiedFilesArePasted(manager: FileProgram) throws {
    let seat = try seatWithLiftedFiles()
    try seat.board.done("drop", "clipboard:")
    try show("to", in: manager, seat)
    let hasPasted = try seat.press("v") { has(seat, "to") }
    #expect(hasPasted, "\(seat.board.sandbox.list("to"))")
    #expect(has(seat, "from"))
    #expect(try seat.board.state() == "offered")
    try seat.board.done("undo")
    #expect(has(seat, "from") && has(seat, "to"))
  }

  @Test("A file manager moves files that were cut", arguments: FileProgram.installed)
  func cutFilesAreMoved(manager: FileProgram) throws {
    let seat = try seatWithLiftedFiles()
    try seat.board.done("drop", "clipboard:", "--move")
    try show("to", in: manager, seat)
    let hasMoved = try seat.press("v") {
      has(seat, "to") && seat.board.sandbox.list("from").isEmpty
    }
    #expect(hasMoved, "\(seat.board.sandbox.list("from"))")
    #expect(try seat.board.state() == nil)
    #expect(try seat.board.waitForEnd())
    let log = try seat.board.done("log")
    for name in ["one file.txt", "100%.txt", "grün.txt"] {
      #expect(log.contains("another program moved \(name)"))
    }
    #expect(log.contains("all its files were moved"), "\(log)")
  }

  @Test("Files that a file manager has copied are lifted in place", arguments: FileProgram.reading)
  func filesCopiedThereAreLifted(manager: FileProgram) throws {
    let seat = try seat()
    try show("from", in: manager, seat)
    #expect(try take("c", seat))
    let outcome = try seat.board.dnd("lift", "clipboard:")
    #expect(outcome.status == 0 && !outcome.errorText.contains("cut in"), "\(outcome.errorText)")
    let shown = try seat.board.done("show", "--json")
    let count = Self.names.count
    #expect(
      shown.contains("\"index\":\(count)") && !shown.contains("\"index\":\(count + 1)"), "\(shown)")
    #expect(shown.contains(#""kind":"file""#))
    try seat.board.done("drop", "to", "-p")
    #expect(has(seat, "to") && has(seat, "from"))
  }

  @Test("Files that a file manager has cut are moved by a drop", arguments: FileProgram.reading)
  func filesCutThereAreMoved(manager: FileProgram) throws {
    let seat = try seat()
    try show("from", in: manager, seat)
    #expect(try take("x", seat))
    let outcome = try seat.board.dnd("lift", "clipboard:")
    #expect(outcome.status == 0 && outcome.errorText.contains("cut in"), "\(outcome.errorText)")
    try seat.board.done("drop", "to", "-p", "--move")
    #expect(has(seat, "to"))
    #expect(seat.board.sandbox.list("from").isEmpty)
    #expect(try seat.board.types() == [])
  }

  // MARK: Dragging

  /// Drags the items of the session into the folder `to`; again, if the window was not ready.
  private func drag(into manager: FileProgram, _ options: String, _ seat: Seat) throws
    -> String
  {
    try show("to", in: manager, seat)
    for _ in 0..<5 {
      let outcome = try seat.drag(into: manager.rawValue, options)
      if outcome.status != 4 { return outcome.errorText }
    }
    return "the window accepts nothing"
  }

  @Test("A file manager copies files that are dragged there", arguments: FileProgram.dragging)
  func draggedFilesAreCopied(manager: FileProgram) throws {
    let seat = try seatWithLiftedFiles()
    let said = try drag(into: manager, "", seat)
    #expect(said.contains("dragged \(Self.names.count) items"), "\(said)")
    let isThere = Board.wait { has(seat, "to") }
    #expect(isThere, "\(seat.board.sandbox.list("to"))")
    #expect(has(seat, "from"))
    #expect(try seat.board.state() == nil)
  }

  @Test("A file manager moves files that are dragged there", arguments: FileProgram.dragging)
  func draggedFilesAreMoved(manager: FileProgram) throws {
    let seat = try seatWithLiftedFiles()
    let said = try drag(into: manager, "--move", seat)
    #expect(said.contains("moved \(Self.names.count) items"), "\(said)")
    #expect(has(seat, "to") && seat.board.sandbox.list("from").isEmpty)
  }

  @Test("A promise is saved in the folder of a file manager", arguments: FileProgram.dragging)
  func aDraggedPromiseIsSaved(manager: FileProgram) throws {
    let seat = try seat()
    try seat.board.done(
      "lift", "--promise", "pdf=echo >>runs; printf %%PDF-1.4", "--name", "a report%.pdf")
    let said = try drag(into: manager, "", seat)
    #expect(said.contains("made a report%.pdf in to/"), "\(said)")
    #expect(try seat.board.sandbox.read("to/a report%.pdf") == Array("%PDF-1.4".utf8))
    #expect(seat.board.sandbox.list("to").count == 1)
    #expect(try seat.board.sandbox.read("runs") == Array("\n".utf8))
  }

  /// Selects all files of the window, and copies or cuts them.
  private func take(_ letter: String, _ seat: Seat) throws -> Bool {
    try seat.press("a", letter) {
      try ["text/uri-list", "x-special/gnome-copied-files"].contains {
        try seat.board.paste($0).split(whereSeparator: \.isNewline)
          .count { $0.hasPrefix("file://") } == Self.names.count
      }
    }
  }
}

/// A file manager of a desktop.
enum FileProgram: String, CaseIterable, Sendable {
  case thunar, pcmanfm, nemo, caja, nautilus, dolphin

  static let installed = allCases.filter { Tool.named($0.rawValue) != nil }

  /// Those that were seen to take what is dragged there by a test.
  static let dragging = installed.filter { [.thunar, .pcmanfm].contains($0) }

  /// Those that show the files of a folder here; Nautilus needs a message bus for that.
  static let reading = installed.filter { $0 != .nautilus }
}
