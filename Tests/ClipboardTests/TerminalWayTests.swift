import SystemPackage
import TestSupport
import Testing

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
