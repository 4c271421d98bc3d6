import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Drags out of a terminal and drops on it; the tests play the terminal and the other programs.
@Suite(.timeLimit(.minutes(5)))
struct TerminalDragWayTests {
  private let played: PlayedTerminal

  init() throws { played = try PlayedTerminal() }

  private static let end = "\u{1B}\\"
  private static let attributes = "\u{1B}[?62;52c"

  private func osc(_ body: String) -> String { "\u{1B}]72;\(body)\(Self.end)" }

  private func base64(_ text: String) -> String { Base64.text(Array(text.utf8)) }

  private var sandbox: Sandbox { played.sandbox }

  private func dnd(_ arguments: String...) throws -> Tool.Outcome { try played.dnd(arguments) }

  /// A terminal with drags in which a line of shell runs that prints its status.
  private func terminal(_ line: String, hasDrags: Bool = true) throws -> Terminal {
    let terminal = try played.run(line)
    try expect("t=q", terminal)
    try terminal.type((hasDrags ? osc("t=q") : "") + Self.attributes)
    return terminal
  }

  /// Waits until a packet was written.
  private func expect(_ body: String, _ terminal: Terminal) throws {
    try terminal.wait { terminal.output.contains(osc(body)) }
  }

  /// Begins the drag of a terminal that offers one.
  private func begin(_ terminal: Terminal) throws {
    try terminal.wait { terminal.output.contains("]72;t=o:x=1") }
    try terminal.type(osc("t=o:x=3:y=4"))
    try expect("t=P:x=-1", terminal)
    try terminal.type(osc("t=E;OK"))
  }

  // MARK: - Drags

  @Test("A program takes a form, and the promise of another form is not run")
  func form() throws {
    try sandbox.write("a.html", "<b>")
    _ = try dnd("lift", "a.html", "--promise", "pdf=touch ran; echo x")
    let terminal = try terminal("dnd drop window:terminal")
    try begin(terminal)
    let types = terminal.output.split(separator: "t=o:o=1:m=0;").last?
      .prefix { $0 != "\u{1B}" }.split(separator: " ").map(String.init)
    let html = try #require(types?.firstIndex(of: "text/html"))
    try terminal.type(osc("t=e:x=5:y=\(html)"))
    try expect("t=e:y=\(html):m=1;PGI+", terminal)
    try terminal.type(osc("t=e:x=4"))
    try terminal.wait(for: "status 0")
    #expect(terminal.output.contains("dragged a.html to another program"))
    #expect(terminal.output.contains(osc("t=o:x=2")))
    #expect(!Files.exists(sandbox.path("ran")))
    #expect(try dnd("list").outputText == "")
  }

  @Test("A promise runs when its data is wanted")
  func promise() throws {
    _ = try dnd("lift", "--promise", "pdf=echo %PDF-1.4", "--name", "r.pdf")
    let terminal = try terminal("dnd drop window:terminal")
    try begin(terminal)
    try terminal.type(osc("t=e:x=5:y=0"))
    try expect("t=e:y=0:m=0", terminal)
    #expect(terminal.output.contains("t=e:y=0:m=1;\(base64("%PDF-1.4\n").prefix(10))"))
    try terminal.type(osc("t=e:x=4"))
    try terminal.wait(for: "status 0")
  }

  @Test("A cancelled drag leaves the items where they are")
  func cancelled() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("dnd drop window:terminal")
    try begin(terminal)
    try terminal.type(osc("t=e:x=4:y=1"))
    try terminal.wait(for: "status 4")
    #expect(try dnd("load").outputText == "hello")
  }

  @Test("A drag that is let go too early can begin again")
  func again() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("dnd drop window:terminal")
    try terminal.wait { terminal.output.contains("]72;t=o:x=1") }
    try terminal.type(osc("t=o:x=3:y=4"))
    try expect("t=P:x=-1", terminal)
    try terminal.type(osc("t=E;EPERM"))
    try begin(terminal)
    try terminal.type(osc("t=e:x=4"))
    try terminal.wait(for: "status 0")
  }

  @Test("A target on another machine gets files, folders and links")
  func files() throws {
    try sandbox.write("tree/sub/x", "inner")
    try FileSystem.makeLink(sandbox.path("tree/l"), saying: Array("sub/x".utf8))
    try sandbox.write("a.txt", "hello")
    _ = try dnd("lift", "a.txt", "tree")
    let terminal = try terminal("dnd drop window:terminal")
    try begin(terminal)
    try terminal.type(osc("t=k:x=1") + osc("t=k:x=2"))
    try expect("t=k:x=1:m=1;aGVsbG8", terminal)
    try expect("t=k:x=2:X=2:m=0", terminal)
    // The entries have the order of the folder.
    let names = [base64("l\0sub"), base64("sub\0l")].map { $0.filter { $0 != "=" } }
    let isLinkFirst = terminal.output.contains(osc("t=k:x=2:X=2:m=1;\(names[0])"))
    #expect(isLinkFirst || terminal.output.contains(osc("t=k:x=2:X=2:m=1;\(names[1])")))
    let (link, directory) = isLinkFirst ? (1, 2) : (2, 1)
    try expect("t=k:x=2:Y=2:y=\(link):X=1:m=1;c3ViL3g", terminal)
    try expect("t=k:x=2:Y=2:y=\(directory):X=3:m=1;eA", terminal)
    try expect("t=k:x=2:Y=3:y=1:m=1;aW5uZXI", terminal)
    try expect("t=k:x=2:Y=3:y=1:m=0", terminal)
    try terminal.type(osc("t=e:x=4"))
    try terminal.wait(for: "status 0")
  }

  @Test("A terminal without drags is no way to a window")
  func none() throws {
    _ = try dnd("lift", "--data", "text=hello")
    let terminal = try terminal("dnd drop window:terminal", hasDrags: false)
    try terminal.wait(for: "status 69")
    #expect(terminal.output.contains("it has no drags (OSC 72)"))
  }

  // MARK: - Drops

  /// Drops types on a terminal that accepts drops.
  private func drop(_ types: String, on terminal: Terminal) throws {
    try terminal.wait { terminal.output.contains("]72;t=a:x=1;1:") }
    try terminal.type(osc("t=m:x=1:y=1:o=3;\(types)"))
    try expect("t=m:o=1:m=0;", terminal)
    try terminal.type(osc("t=M:x=1:y=1:o=3;\(types)"))
  }

  @Test("The best form of what is dropped is picked up")
  func text() throws {
    let terminal = try terminal("dnd lift window:terminal && dnd load")
    try drop("text/plain", on: terminal)
    try expect("t=r:x=1", terminal)
    try terminal.type(osc("t=r:x=1;\(base64("hello"))") + osc("t=r:x=1"))
    try terminal.wait(for: "hellostatus 0")
    #expect(terminal.output.contains(osc("t=r:o=1") + osc("t=A")))
  }

  @Test("Files of this machine are picked up in their places")
  func local() throws {
    try sandbox.write("a.txt", "hello")
    let terminal = try terminal("dnd lift window:terminal")
    try drop("text/uri-list text/plain", on: terminal)
    try expect("t=r:x=1", terminal)
    let list = base64("file://\(sandbox.path("a.txt").string)\r\n")
    try terminal.type(osc("t=r:x=1;\(list)") + osc("t=r:x=1"))
    try terminal.wait(for: "status 0")
    #expect(try dnd("load", "--path").outputText == "\(sandbox.path("a.txt").string)\n")
  }

  /// Drops a folder of another machine, with an entry that is a link.
  private func dropFolder(_ names: String, link: String?) throws -> Terminal {
    let terminal = try terminal("dnd lift window:terminal && dnd drop -q out -p")
    try drop("text/uri-list", on: terminal)
    try expect("t=r:x=1", terminal)
    try terminal.type(osc("t=r:x=1:X=1;\(base64("file:///far/tree/\r\n"))") + osc("t=r:x=1:X=1"))
    try expect("t=r:x=1:y=1", terminal)
    try terminal.type(osc("t=r:x=1:y=1:X=7;\(base64(names))") + osc("t=r:x=1:y=1:X=7"))
    guard let link else { return terminal }
    try expect("t=r:x=1:Y=7", terminal)
    try terminal.type(osc("t=r:x=1:Y=7;\(base64("inner"))") + osc("t=r:x=1:Y=7"))
    try expect("t=r:x=2:Y=7", terminal)
    try terminal.type(osc("t=r:x=2:Y=7:X=1;\(base64(link))") + osc("t=r:x=2:Y=7:X=1"))
    return terminal
  }

  @Test("A folder of another machine is fetched with everything in it")
  func far() throws {
    let terminal = try dropFolder("f\0l", link: "f")
    try terminal.wait(for: "status 0")
    #expect(try sandbox.read("out/tree/f") == Array("inner".utf8))
    #expect(try sandbox.read("out/tree/l") == Array("inner".utf8))
  }

  @Test(
    "A name or a link that leads out of its folder is refused, and nothing is picked up",
    arguments: [
      ("../f", nil), ("a/b", nil), ("..", nil), ("f\0f", nil), ("f\0l", "/etc/passwd"),
      ("f\0l", "../x"), ("f\0l", "f/../../x"), ("f\0l", ""),
    ] as [(String, String?)])
  func hostile(names: String, link: String?) throws {
    let terminal = try dropFolder(names, link: link)
    try terminal.wait(for: "status 66")
    #expect(terminal.output.contains("'tree' could not be fetched from the other machine"))
    #expect(terminal.output.contains(osc("t=r:o=0") + osc("t=A")))
    #expect(try dnd("list").outputText == "")
  }

  @Test("A drag that can only be moved is not accepted")
  func onlyMove() throws {
    let terminal = try terminal("dnd lift window:terminal")
    try terminal.wait { terminal.output.contains("]72;t=a:x=1;1:") }
    try terminal.type(osc("t=m:x=1:y=1:o=2;text/plain"))
    try expect("t=m:o=0", terminal)
    try terminal.type("\u{3}")
    try terminal.wait { terminal.output.contains(osc("t=A")) }
  }
}
