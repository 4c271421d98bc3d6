import Diagnostics
import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Clipboard

/// The clipboard of a terminal, which the tests play.
@Suite(.timeLimit(.minutes(5)))
struct TerminalWayTests {
  private let played: PlayedTerminal

  init() throws { played = try PlayedTerminal() }

  private static let end = "\u{1B}\\"
  private static let question = "\u{1B}[?5522$p\u{1B}[c"
  private static let hasTypes = "\u{1B}[?5522;2$y\u{1B}[?62;52c"
  private static let hasText = "\u{1B}[?62;52c"

  private var sandbox: Sandbox { played.sandbox }

  private func dnd(_ arguments: String...) throws -> Tool.Outcome { try played.dnd(arguments) }

  private func terminal(_ line: String) throws -> Terminal { try played.run(line) }

  @Test func textGoesToATerminalThatTakesOnlyText() throws {
    _ = try dnd("lift", "--data", "html=<b>", "--data", "text=hello")
    let terminal = try terminal("dnd drop clipboard:")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasText)
    try terminal.wait(for: "status 0")
    #expect(terminal.output.contains("\u{1B}]52;c;aGVsbG8=\(Self.end)"))
    #expect(terminal.output.contains("only the text went to the terminal's clipboard"))
    #expect(terminal.output.contains("does not say whether it took the text"))
    #expect(terminal.output.contains("1 left in work"), "\(terminal.output)")
  }

  @Test func severalTextsAreOneText() throws {
    try sandbox.write("a.md", "one\n")
    _ = try dnd("lift", "a.md")
    _ = try dnd("add", "--data", "text=two")
    let terminal = try terminal("dnd drop clipboard:")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasText)
    try terminal.wait(for: "status 0")
    let joined = Base64.text(try dnd("load", "--all", "-a", "text").output)
    #expect(terminal.output.contains("]52;c;\(joined)\(Self.end)"), "\(terminal.output)")
    #expect(terminal.output.contains("sent 2 items to the terminal"))
  }

  @Test func whatATerminalMayNotHaveTakenStays() throws {
    _ = try dnd("lift", "--data", "text=hello", "--data", "json={}")
    let terminal = try terminal("dnd drop clipboard: --json")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type("\u{1B}[?64;1c")
    try terminal.wait(for: "status 0")
    #expect(terminal.output.contains(#""state":"placed","effect":"sent""#), "\(terminal.output)")
    #expect(try dnd("list").outputText.contains("sent to the terminal"))
    #expect(try dnd("list", "--json").outputText.contains(#""sent":true"#))
    #expect(try dnd("log").outputText.contains("to the terminal"))
    #expect(try dnd("load").outputText == "hello")
  }

  @Test(arguments: [
    ("TERM=linux", ""), ("TERM=dumb", ""), ("TERM=xterm-256color", "\u{1B}[?65;1;9c"),
    ("VTE_VERSION=8000", "\u{1B}[?61;1;21;22c"),
  ])
  func aTerminalThatTakesNothingIsNoWay(variable: String, attributes: String) throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("\(variable) dnd drop clipboard:")
    if !attributes.isEmpty {
      try terminal.wait { terminal.output.contains(Self.question) }
      try terminal.type(attributes)
    }
    try terminal.wait(for: "status 69")
    #expect(!terminal.output.contains("]52;"))
    #expect(try dnd("load").outputText == "hello")
  }

  @Test func anotherTerminalInOneOfVTEIsNotTakenForIt() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("VTE_VERSION=8000 dnd drop clipboard:")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type("\u{1B}[?6c")
    try terminal.wait(for: "status 0")
    #expect(terminal.output.contains("]52;c;aGVsbG8="))
  }

  // MARK: What was typed

  @Test func whatWasTypedAheadIsLeftToTheNextProgram() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal(
      "read -r _; dnd drop clipboard:; read -r one; read -r two; echo $one-$two")
    try terminal.type("go\nfirst\nsecond\n")
    try terminal.wait(for: "first-second")
    #expect(terminal.output.contains("]52;c;aGVsbG8="))
    #expect(!terminal.output.contains(Self.question))
  }

  @Test func whatWasTypedAheadIsNotReadForAnAnswer() throws {
    for line in ["load clipboard:", "lift window:terminal"] {
      let terminal = try terminal("read -r _; dnd \(line); read -r one; echo left-$one")
      try terminal.type("go\nfirst\n")
      try terminal.wait(for: "left-first")
      #expect(terminal.output.contains("typed ahead"), "\(terminal.output)")
    }
  }

  @Test(
    .enabled(
      if: geteuid() == 0
        || (try? Files.read("/proc/sys/dev/tty/legacy_tiocsti")) != Array("0\n".utf8),
      "this system lets no program return input"))
  func whatIsTypedWhileTheTerminalIsAskedIsGivenBackInOrder() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("dnd drop clipboard:; read -r one; read -r two; echo $one-$two")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type("first\nsec" + Self.hasText + "ond\n")
    try terminal.wait(for: "first-second")
    #expect(terminal.output.contains("]52;c;aGVsbG8="))
  }

  /// Since Linux 6.2, an administrator decides whether a program may return input.
  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["TERM": "xterm-kitty"], false, true),
    (["TERM": "xterm-256color"], false, false), (["KITTY_WINDOW_ID": "3"], false, true),
  ])
  func nothingIsAskedForTextWhereTypedInputWouldBeLost(
    environment: [String: String], canGiveBack: Bool, isAsked: Bool
  ) {
    #expect(
      TerminalOffering.isAsked(in: Variables(environment), canGiveBack: canGiveBack) == isAsked)
  }

  // MARK: Multiplexers

  @Test(.enabled(if: Tool.named("tmux") != nil, "tmux is not installed"))
  func tmuxKeepsTheTextAndPassesItOn() throws {
    _ = try dnd("lift", "--data", "text=hello", "--data", "html=<b>")
    let socket = sandbox.path("socket").string
    defer { _ = try? Tool.named("tmux")?.run(["-S", socket, "kill-server"]) }
    let terminal = try terminal(
      "tmux -S '\(socket)' -f /dev/null new-session 'dnd drop clipboard: 2>said; "
        + "dnd load clipboard: >loaded; dnd load primary:; echo $? >status; cat'")
    try terminal.wait {
      let isOver = Files.exists(sandbox.path("status")) && terminal.output.contains("]52;")
      return try isOver && sandbox.read("status") == Array("69\n".utf8)
    }
    #expect(terminal.output.contains(";aGVsbG8="))
    #expect(try sandbox.read("loaded") == Array("hello".utf8))
    let said = String(decoding: try sandbox.read("said"), as: UTF8.self)
    #expect(said.contains("tmux has the text"), "\(said)")
    #expect(said.contains("on the clipboard (session work is done)"), "\(said)")
  }

  @Test func aTerminalThatWasStartedInTmuxIsNotItsPane() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("TMUX=/nonexistent,1,0 TMUX_PANE=%0 dnd drop clipboard:")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasText)
    try terminal.wait(for: "status 0")
    #expect(terminal.output.contains("]52;c;aGVsbG8="))
  }

  @Test func screenPassesTheTextOnWithoutAQuestion() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("STY=1.pts-0 TERM=screen-256color dnd drop clipboard:")
    try terminal.wait(for: "status 0")
    #expect(terminal.output.contains("\u{1B}P\u{1B}]52;c;aGVsbG8=\u{07}\(Self.end)"))
    #expect(!terminal.output.contains(Self.question))
    #expect(try dnd("load").outputText == "hello")
  }

  @Test func allFormsGoToATerminalThatTakesTypes() throws {
    _ = try dnd("lift", "--data", "html=<b>", "--data", "text=hello", "--promise", "pdf=false")
    let terminal = try terminal("dnd drop primary:terminal")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasTypes)
    try terminal.wait { terminal.output.contains("5522;type=wdata\(Self.end)") }
    #expect(terminal.output.contains("5522;type=write:loc=primary"))
    #expect(terminal.output.contains("5522;type=wdata:mime=dGV4dC9odG1s;PGI+"))
    try terminal.type("\u{1B}]5522;type=write:status=DONE\(Self.end)")
    try terminal.wait(for: "status 0")
    #expect(terminal.output.contains("did not get application/pdf"))
    #expect(try dnd("list").outputText == "")
  }

  @Test func aTerminalThatRefusesIsForbidden() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("dnd drop clipboard:terminal")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasTypes)
    try terminal.wait { terminal.output.contains("5522;type=wdata\(Self.end)") }
    try terminal.type("\u{1B}]5522;type=write:status=EPERM\(Self.end)")
    try terminal.wait(for: "status 5")
    #expect(try dnd("load").outputText == "hello")
  }

  @Test func aFileThatHasChangedSinceItIsNotGiven() throws {
    let picture = try Files.read(SourceTree.root.appending("Examples/otter.png"))
    try sandbox.write("a.png", picture)
    _ = try dnd("lift", "a.png")
    let terminal = try terminal("dnd drop clipboard:terminal")
    // The forms exist when the terminal is asked.
    try terminal.wait { terminal.output.contains(Self.question) }
    try sandbox.write("a.png", picture.reversed())
    try terminal.type(Self.hasTypes)
    try terminal.wait(for: "status 1")
    #expect(terminal.output.contains("a.png"), "\(terminal.output)")
    #expect(!terminal.output.contains("type=wdata"))
    #expect(try dnd("show").status == 0)
  }

  @Test func aTerminalCannotCutOrForget() throws {
    try sandbox.write("a", "1")
    _ = try dnd("lift", "a")
    for option in ["--move", "--once", "--expires 1m"] {
      let terminal = try terminal("dnd drop clipboard:terminal \(option)")
      try terminal.wait(for: "status 69")
    }
  }

  @Test func aFormIsReadFromTheTerminal() throws {
    let terminal = try terminal("dnd load clipboard:terminal -a html,text")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasTypes)
    try terminal.wait { terminal.output.contains("5522;type=read;Lg==") }
    let list = "dGV4dC9wbGFpbiB0ZXh0L2h0bWw="
    try terminal.type(
      "\u{1B}]5522;type=read:status=OK\(Self.end)\u{1B}]5522;type=read:status=DATA:mime=Lg==;\(list)\(Self.end)"
        + "\u{1B}]5522;type=read:status=DONE\(Self.end)")
    try terminal.wait { terminal.output.contains("5522;type=read;dGV4dC9odG1s") }
    try terminal.type(
      "\u{1B}]5522;type=read:status=OK\(Self.end)"
        + "\u{1B}]5522;type=read:status=DATA:mime=dGV4dC9odG1s;PGI+\(Self.end)"
        + "\u{1B}]5522;type=read:status=DONE\(Self.end)")
    try terminal.wait(for: "<b>status 0")
  }

  @Test func textIsReadFromATerminalThatHasOnlyText() throws {
    let terminal = try terminal("dnd lift clipboard: && dnd load")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasText)
    try terminal.wait { terminal.output.contains("\u{1B}]52;c;?\(Self.end)") }
    try terminal.type("\u{1B}]52;c;aGVsbG8=\(Self.end)\u{1B}[?62;52c")
    try terminal.wait(for: "hellostatus 0")
  }

  @Test func aTerminalThatKeepsItsTextForbidsIt() throws {
    let terminal = try terminal("dnd load clipboard:")
    try terminal.wait { terminal.output.contains(Self.question) }
    try terminal.type(Self.hasText)
    try terminal.wait { terminal.output.contains("\u{1B}]52;c;?\(Self.end)") }
    try terminal.type("\u{1B}[?62;52c")
    try terminal.wait(for: "status 5")
  }

  @Test func aSilentTerminalIsNoWay() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("dnd drop clipboard:")
    try terminal.wait(for: "status 69")
    #expect(terminal.output.contains("terminal: it does not answer"))
  }
}
