import SystemPackage
import TestSupport
import Testing

/// What a program with a window, written with GTK 3, pastes of an offer.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Seat.kinds.isEmpty, "neither openbox and xdotool for Xvfb nor wtype for sway is installed"),
  .enabled(
    if: (try? Tool.named("python3")?.run(
      ["-c", "import gi; gi.require_version('Gtk', '3.0'); from gi.repository import Gtk"]))??
      .status == 0,
    "python3-gi or gir1.2-gtk-3.0 is not installed"))
struct ToolkitTests {
  @Test("A program with a window pastes HTML and a promised picture", arguments: Seat.kinds)
  func htmlAndAPromisedPictureArePasted(kind: Display.Kind) throws {
    let seat = try Seat(kind)
    let picture = SourceTree.root.appending("Examples/otter.png").string
    try seat.board.done(
      "lift", "--data", "html=<b>grün</b>", "--promise", "png=echo run >>runs; cat '\(picture)'")
    try seat.board.done("drop", "clipboard:")
    let script = SourceTree.root.appending("Tests/ClipboardTests/Tools/paster.py").string
    let pasted = seat.board.path("pasted")
    try seat.board.sandbox.write("pasted", "")
    try seat.start("python3", [script, pasted, "text/html", "image/png", "x/unknown"])
    try seat.activate("paster")
    let lines = {
      String(decoding: try seat.board.sandbox.read("pasted"), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    #expect(try lines() == [] && !Files.exists(seat.board.sandbox.path("runs")))
    for count in [3, 6] {
      let hasPasted = try seat.press("v") { try lines().count >= count }
      #expect(hasPasted)
    }
    for taken in try lines() {
      #expect(
        ["text/html 12 <b>grün</b>", "image/png 160 x 160", "x/unknown None"].contains(taken))
    }
    // The result of a promise is kept.
    #expect(try seat.board.sandbox.read("runs") == Array("run\n".utf8))
  }
}
