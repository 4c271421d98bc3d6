import Glibc
import SystemPackage
import TestSupport
import Testing

/// What other programs get of a drop on the clipboard, and how it ends.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct OfferingTests {
  @Test(arguments: Display.kinds)
  func aFileIsOfferedAsItsContentAndAsLists(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("a b%.txt", "grün")
    try board.done("lift", "a b%.txt")
    try board.done("drop", "clipboard:", "--convert", "none")
    #expect(
      try board.types() == [
        "text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT", "STRING", "text/uri-list",
        "x-special/gnome-copied-files", "x-special/mate-copied-files",
        "application/x-kde-cutselection", "application/x-dnd-offer",
      ])
    #expect(try board.paste("UTF8_STRING") == "grün")
    let url = "file://\(board.sandbox.path("a%20b%25.txt").string)"
    #expect(try board.paste("text/uri-list") == "\(url)\r\n")
    #expect(try board.paste("x-special/gnome-copied-files") == "copy\n\(url)")
    #expect(try board.paste("application/x-kde-cutselection") == "0")
  }

  @Test(arguments: Display.kinds)
  func aPromiseIsRunOnceAndOnlyWhenItIsPasted(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=t", "--promise", "html=echo run >>runs; printf '<b>'")
    try board.done("drop", "clipboard:")
    #expect(!Files.exists(board.sandbox.path("runs")))
    #expect(try board.paste("text/html") == "<b>")
    #expect(try board.paste("text/html") == "<b>")
    #expect(try board.sandbox.read("runs") == Array("run\n".utf8))
    #expect(try board.state() == "offered")
  }

  @Test(arguments: Display.kinds)
  func anEarlierOfferOfTheSameItemsEndsAlone(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=t", "--promise", "html=printf '<b>'")
    try board.done("drop", "clipboard:", "--keep")
    try board.done("drop", "clipboard:")
    #expect(try board.state() == "offered")
    #expect(try board.paste("text/html") == "<b>")
  }

  @Test(.enabled(if: Display.kinds.contains(.x11), "Xvfb or xclip is not installed"))
  func aManagerHasPromisesRunOnlyIfThatIsWanted() throws {
    let board = try Board(.x11)
    try board.done("lift", "--data", "text=t", "--promise", "html=echo run >>runs; printf '<b>'")
    let take = "cp -n $(command -v xclip) copyq; timeout 50 ./copyq -selection clipboard -o -t "
    try board.done("drop", "clipboard:", "--keep")
    #expect(try board.shell(take + "text/html").outputText == "")
    #expect(try board.shell(take + "UTF8_STRING").outputText == "t")
    #expect(!Files.exists(board.sandbox.path("runs")))
    try board.done("drop", "clipboard:", "--eager")
    #expect(try board.shell(take + "text/html").outputText == "<b>")
    #expect(try board.dnd("drop", ".", "--eager").status == 64)
  }

  @Test(arguments: Display.kinds)
  func theSessionEndsWhenSomethingElseIsCopied(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=mine")
    try board.done("drop", "clipboard:")
    #expect(try board.dnd("drop", ".").status == 6)
    try board.copy("theirs")
    #expect(try board.waitForEnd())
    #expect(try board.state() == nil)
    #expect(try board.holders() == [])
    #expect(try board.done("log").contains("something else was copied"))
    #expect(try board.paste("text/x-other") == "theirs")
    try board.done("undo")
    #expect(try board.done("load") == "mine")
  }

  @Test(arguments: Display.kinds, ["undo", "cancel"])
  func anOfferIsTakenBack(kind: Display.Kind, command: String) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=mine")
    try board.done("drop", "clipboard:")
    #expect(try board.paste("UTF8_STRING") == "mine")
    try board.done(command)
    #expect(try board.types() == [])
    #expect(try board.holders() == [])
    #expect(try board.state() == (command == "undo" ? "active" : nil))
    if command == "cancel" { try board.done("undo") }
    #expect(try board.done("load") == "mine")
  }

  @Test(arguments: Display.kinds)
  func anOfferEndsWhenItWasPastedOnceOrItsTimeIsOver(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=mine")
    try board.done("drop", "clipboard:", "--once", "--keep")
    #expect(try board.paste("UTF8_STRING") == "mine")
    #expect(try board.waitForEnd())
    #expect(try board.types() == [])
    try board.done("drop", "clipboard:", "--expires", "300ms")
    #expect(try board.waitForEnd())
    #expect(try board.types() == [])
    #expect(try board.done("log").contains("its time was over"))
  }

  @Test(arguments: Display.kinds)
  func cutFilesAreDoneWhenTheyHaveGoneAndPendingOtherwise(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("a", "1")
    try board.sandbox.write("b", "2")
    try board.done("lift", "a", "b")
    try board.done("drop", "clipboard:", "--move")
    #expect(try board.paste("x-special/gnome-copied-files").hasPrefix("cut\n"))
    #expect(try board.paste("application/x-kde-cutselection") == "1")
    #expect(try board.shell("mv a moved").status == 0)
    try board.copy("other")
    #expect(try board.waitForEnd())
    let shown = try board.dnd("show")
    #expect(shown.errorText.contains("not moved by any program"), "\(shown.errorText)")
    #expect(shown.outputText.contains("  2  b") && !shown.outputText.contains("  1  a"))
    #expect(Files.exists(board.sandbox.path("b")))
    #expect(try board.done("log").contains("another program moved a"))
  }

  @Test(arguments: Display.kinds)
  func aLinkThatStaysIsNotMovedWithItsTarget(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("d/a", "6")
    #expect(try board.shell("ln -s d/a l").status == 0)
    try board.done("lift", "d", "l")
    try board.done("drop", "clipboard:", "--move")
    #expect(try board.shell("mv d elsewhere").status == 0)
    try board.copy("other")
    #expect(try board.waitForEnd())
    let shown = try board.dnd("show")
    #expect(shown.outputText.contains("  2  l"), "\(shown.outputText)")
    let log = try board.done("log")
    #expect(log.contains("another program moved d") && !log.contains("moved l"), "\(log)")
  }

  @Test(.enabled(if: Display.kinds.contains(.x11), "Xvfb or xclip is not installed"))
  func eachDisplayHasAnOffer() throws {
    let board = try Board(.x11)
    let other = try Display(.x11)
    defer { other.end() }
    try board.done("lift", "--session", "here", "--data", "text=1")
    try board.done("lift", "--session", "there", "--data", "text=2")
    try board.done("drop", "--session", "here", "clipboard:")
    let name = try #require(other.environment["DISPLAY"])
    #expect(try board.shell("DISPLAY=\(name) dnd drop --session there clipboard:").status == 0)
    let list = try board.done("list")
    #expect(list.ranges(of: "on the clipboard: ").count == 2, "\(list)")
    try board.done("undo", "--session", "here")
    #expect(try board.types() == [])
    #expect(try board.done("list").contains("on the clipboard: "))
  }

  @Test(arguments: Display.kinds)
  func aMoveThatIsNotAllowedIsRefused(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("a", "1")
    try board.done("lift", "a", "--no-move")
    #expect(try board.dnd("drop", "clipboard:", "--move").status == 5)
    #expect(try board.types() == [])
  }

  @Test(arguments: Display.kinds)
  func theRecordOfAKilledHolderIsSwept(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=mine")
    try board.done("drop", "clipboard:")
    let holder = try #require(try board.holders().first)
    kill(holder, SIGKILL)
    #expect(try board.waitForEnd())
    #expect(try board.state() == nil)
    #expect(try board.holders() == [])
    #expect(try Files.names(in: board.sandbox.path("state/offers")) == [])
  }

  @Test(arguments: Display.kinds)
  func onlyWhatIsNamedIsOfferedInThatOrder(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "html=<b>", "--data", "text=t", "--data", "json={}")
    try board.done("drop", "primary:", "-a", "json,html")
    #expect(try board.paste("text/html", "primary") == "<b>")
    #expect(try board.paste("application/json", "primary") == "{}")
    #expect(try board.paste("UTF8_STRING", "primary") == "")
  }

  @Test(arguments: Display.kinds)
  func aSecretIsMarkedAndLeavesNothingOnDisk(kind: Display.Kind) throws {
    let board = try Board(kind)
    let runtime = try Sandbox("dnd-runtime", in: "/dev/shm")
    let line = """
      export XDG_RUNTIME_DIR='\(runtime.root.string)' WAYLAND_DISPLAY=${WAYLAND_DISPLAY:+$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY}
      printf hush | dnd lift - --sensitive && dnd drop clipboard: && dnd list
      """
    let outcome = try board.shell(line)
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(try board.paste("UTF8_STRING") == "hush")
    #expect(try board.paste("x-kde-passwordManagerHint") == "secret")
    #expect(!Files.exists(board.sandbox.path("state/offers")))
    #expect(
      try board.shell("export XDG_RUNTIME_DIR='\(runtime.root.string)'; dnd undo").status == 0)
    #expect(try board.types() == [])
  }

  @Test func withoutADisplayTheErrorSaysWhatWasTried() throws {
    let sandbox = try Sandbox()
    var variables = Tool.plainEnvironment
    variables["DND_STATE_HOME"] = sandbox.path("state").string
    variables["DND_SESSION"] = "work"
    let dnd = try Tool.dnd(environment: variables, directory: sandbox.root)
    #expect(try dnd.run(["lift", "--data", "text=t"]).status == 0)
    let outcome = try dnd.run(["drop", "clipboard:"])
    #expect(outcome.status == 69)
    #expect(outcome.errorText.contains("DISPLAY is not set"), "\(outcome.errorText)")
    #expect(try dnd.run(["load"]).outputText == "t")
    #expect(try dnd.run(["drop", "clipboard:telex"]).status == 64)
    #expect(try dnd.run(["drop", ".", "--once"]).status == 64)
  }
}
