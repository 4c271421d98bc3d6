import DesktopProtocol
import Glibc
import SystemPackage
import TestSupport
import Testing

/// `window:` as the place from which `dnd` drags, and into which it takes drops.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: Display.kinds.contains(.x11), "Xvfb and xclip are not installed"),
  .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"),
  .enabled(if: access("/usr/include/xcb/xtest.h", R_OK) == 0, "libxcb-xtest0-dev is not installed"))
struct WindowTests {
  private func environment(_ stage: Stage) -> [String: String] {
    var variables = stage.desk.environment
    variables["HOME"] = stage.desk.sandbox.root.string
    variables["DND_STATE_HOME"] = stage.desk.sandbox.path("state").string
    variables["DND_SESSION"] = "work"
    return variables
  }

  private func dnd(_ stage: Stage, _ arguments: String...) throws -> Tool.Outcome {
    try Tool.dnd(environment: environment(stage), directory: stage.desk.sandbox.root)
      .run(arguments)
  }

  /// Starts a command of `dnd` that shows a window, and waits for the window.
  private func open(_ stage: Stage, _ arguments: String...) throws -> LineProcess {
    let process = try LineProcess(
      Tool.dnd(environment: environment(stage), directory: stage.desk.sandbox.root), arguments)
    if stage.desk.display.kind == .x11 { try stage.move("place dnd 0 0") }
    return process
  }

  private func isPending(_ stage: Stage) throws -> Bool { try dnd(stage, "show").status == 0 }

  // MARK: Out

  @Test("A file is dragged as a list of files")
  func file() throws {
    let stage = try Stage(.x11)
    let path = try stage.desk.sandbox.write("a b.txt", "hello")
    _ = try dnd(stage, "lift", "a b.txt")
    let drop = try open(stage, "drop", "window:", "--json")
    let target = try stage.target(["text/uri-list"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    let url = "file://" + path.string.replacing(" ", with: "%20")
    #expect(try target.lines(until: "done").contains { $0.contains(url) })
    let said = try drop.lines().joined()
    #expect(said.contains(#""state":"placed","effect":"dragged""#), "\(said)")
    #expect(drop.status() == 0)
    #expect(try !isPending(stage))
  }

  @Test(
    "A promise is run after the drop, and saved where the target says", arguments: [[], ["--no"]])
  func promise(options: [String]) throws {
    let stage = try Stage(.x11)
    _ = try dnd(stage, "lift", "--promise", "pdf=echo >>runs; printf %%PDF-1.4", "--name", "a.pdf")
    let drop = try open(stage, "drop", "window:", "--json")
    let target = try stage.target(
      options + ["--hover", "application/pdf"]
        + ["XdndDirectSave0=file://\(stage.desk.sandbox.root.string)/a.pdf"])
    try stage.carry()
    #expect(try target.lines(until: "over").contains("refused application/pdf"))
    #expect(!Files.exists(stage.desk.sandbox.path("runs")))
    try stage.letGo()
    _ = try target.lines(until: "done")
    let said = try drop.lines().joined()
    #expect(said.contains(#""effect":"made""#), "\(said)")
    #expect(drop.status() == 0)
    #expect(try stage.desk.sandbox.read("a.pdf") == Array("%PDF-1.4".utf8))
    #expect(try stage.desk.sandbox.read("runs") == Array("\n".utf8))
  }

  @Test("Nothing is deleted when a target says that it moved")
  func move() throws {
    let stage = try Stage(.x11)
    try stage.desk.sandbox.write("a.txt", "hello")
    _ = try dnd(stage, "lift", "a.txt")
    let drop = try open(stage, "drop", "window:", "--move", "--json")
    let target = try stage.target(["--move", "text/uri-list"])
    try stage.carry()
    #expect(try target.lines(until: "over").last == "over XdndActionMove")
    try stage.letGo()
    _ = try target.lines(until: "done")
    #expect(try drop.lines().joined().contains(#""effect":"dragged""#))
    #expect(try stage.desk.sandbox.read("a.txt") == Array("hello".utf8))
  }

  @Test("A drag that ends nowhere, by Escape or with its target leaves the items")
  func notDropped() throws {
    let stage = try Stage(.x11)
    _ = try dnd(stage, "lift", "--data", "text=hello")
    let refused = try open(stage, "drop", "window:")
    try stage.carry()
    try stage.letGo()
    #expect(refused.status() == 4)
    let escaped = try open(stage, "drop", "window:")
    try stage.carry()
    try stage.move("key 9", "unkey 9", "release")
    #expect(escaped.status() == 4)
    let closed = try open(stage, "drop", "window:")
    try stage.move("close dnd")
    #expect(closed.status() == 4)
    let lost = try open(stage, "drop", "window:")
    let target = try stage.target(["--gone", "text/plain"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    #expect(lost.status() == 1)
    #expect(try isPending(stage))
  }

  @Test("Control-C takes the window away and leaves the items")
  func interrupted() throws {
    let stage = try Stage(.x11)
    _ = try dnd(stage, "lift", "--data", "text=hello")
    let drop = try open(stage, "drop", "window:")
    kill(drop.id, SIGINT)
    // A shell says 130.
    #expect(drop.wait() == .signalled(SIGINT))
    #expect(try isPending(stage))
    try stage.move("gone dnd")
  }

  @Test("A crash of the display in the middle of a drag leaves the items")
  func crash() throws {
    let stage = try Stage(.x11)
    _ = try dnd(stage, "lift", "--data", "text=hello")
    let drop = try open(stage, "drop", "window:")
    let target = try stage.target(["text/plain"])
    try stage.carry()
    _ = try target.lines(until: "over")
    stage.desk.display.end(killing: true)
    #expect(drop.status() == 69)
    #expect(try isPending(stage))
    let lift = try dnd(stage, "add", "window:")
    #expect(lift.status == 69)
  }

  // MARK: In

  @Test("What is dropped is picked up as from the clipboard")
  func lift() throws {
    let stage = try Stage(.x11)
    let path = try stage.desk.sandbox.write("a.txt", "hello")
    let lift = try open(stage, "lift", "window:")
    let source = try stage.source(
      ["--window", "dnd", "text/uri-list=file://\(path.string)", "text/plain=\(path.string)"])
    #expect(try source.lines().last == "finished XdndActionCopy")
    #expect(lift.status() == 0)
    #expect(try dnd(stage, "show", "-v").outputText.contains(path.string))
    let add = try open(stage, "add", "window:")
    _ = try stage.source(["--window", "dnd", "--save", "b.txt", "a/b=c"]).lines()
    #expect(add.status() == 0)
    #expect(try dnd(stage, "load", "b.txt").outputText == "saved")
    let evil = try open(stage, "add", "window:")
    _ = try stage.source(["--window", "dnd", "text/uri-list=file://evil/etc/passwd"]).lines()
    #expect(evil.status() == 0)
    #expect(try !dnd(stage, "show", "-v").outputText.contains("   /etc/passwd"))
  }

  @Test("A secret begins a session in memory, and is refused by one on the disk")
  func secret() throws {
    let stage = try Stage(.x11)
    let forms = ["text/plain=hush", "x-kde-passwordManagerHint=secret"]
    let runtime = try Sandbox("dnd-runtime", in: "/dev/shm")
    let variables = environment(stage).merging(["XDG_RUNTIME_DIR": runtime.root.string]) { $1 }
    let tool = try Tool.dnd(environment: variables, directory: stage.desk.sandbox.root)
    func drop(_ command: String, _ said: String) throws -> Int32? {
      let notes = try stage.desk.sandbox.write("notes", "")
      let process = try LineProcess(tool, [command, "window:"], errors: notes)
      try stage.move("place dnd 0 0")
      _ = try stage.source(["--window", "dnd"] + forms).lines()
      let status = process.status()
      let text = String(decoding: try stage.desk.sandbox.read("notes"), as: UTF8.self)
      #expect(text.contains(said), "\(text)")
      try stage.move("gone dnd")
      return status
    }
    #expect(try drop("lift", "what was dropped is a secret; the session is sensitive") == 0)
    #expect(try tool.run(["load"]).outputText == "hush")
    #expect(try tool.run(["list"]).outputText.isEmpty)
    try #require(try tool.run(["lift", "--data", "text=plain"]).status == 0)
    #expect(try drop("add", "dnd lift --sensitive window:") == 5)
    #expect(try tool.run(["load", "--all"]).outputText == "plain")
  }

  @Test("Only what has an accepted form can be dropped")
  func load() throws {
    let stage = try Stage(.x11)
    let load = try open(stage, "load", "window:", "-a", "html", "-o", "out.html")
    #expect(
      try stage.source(["--window", "dnd", "a/b=c"]).lines(until: "status") == ["status refused"])
    _ = try stage.source(["--window", "dnd", "text/plain=u", "text/html=<i>x</i>"]).lines()
    #expect(load.status() == 0)
    #expect(try stage.desk.sandbox.read("out.html") == Array("<i>x</i>".utf8))
    let closed = try open(stage, "lift", "window:")
    try stage.move("close dnd")
    #expect(closed.status() == 4)
    #expect(try !isPending(stage))
  }

  @Test(
    "On Wayland, what is dropped is picked up, too",
    .enabled(if: Display.kinds.contains(.wayland), "sway and wl-clipboard are not installed"),
    .enabled(if: Tool.named("wayland-scanner") != nil, "libwayland-bin is not installed"))
  func wayland() throws {
    let stage = try Stage(.wayland)
    let lift = try open(stage, "lift", "window:")
    let drag = try stage.drag([Desk.form("text/html", "<i>x</i>")])
    try stage.carry()
    // sway puts a window of a fixed size in the middle.
    try stage.move("move 320 240")
    try stage.waitForAgreement()
    try stage.letGo()
    #expect(lift.status() == 0)
    #expect(try drag.lines().last == #"{"event":"ended","reason":"dropped","action":"copy"}"#)
    #expect(try dnd(stage, "load").outputText == "<i>x</i>")
  }

  @Test(
    "On Wayland, items are dragged out, too",
    .enabled(if: Display.kinds.contains(.wayland), "sway and wl-clipboard are not installed"),
    .enabled(if: Tool.named("wayland-scanner") != nil, "libwayland-bin is not installed"))
  func waylandOut() throws {
    let stage = try Stage(.wayland)
    let root = stage.desk.sandbox.root
    _ = try dnd(stage, "lift", "--data", "html=<i>x</i>")
    let receiver = try stage.receiver()
    let notes = try stage.desk.sandbox.write("notes", "")
    let program = try stage.desk.sandbox.installDND(withHelper: stage.helperSayingMessages())
    let drop = try LineProcess(
      Tool(program, environment: environment(stage), directory: root), ["drop", "window:"],
      errors: notes)
    let isShown = try Waiting.forFiles(in: root) {
      String(decoding: try stage.desk.sandbox.read("notes"), as: UTF8.self).contains("out of")
    }
    #expect(isShown)
    // sway puts the window in the middle.
    try stage.carry(from: .init(x: 320, y: 240), to: .init(x: 20, y: 20))
    #expect(try receiver.line()?.contains(#""event":"entered","types":["text/html"]"#) == true)
    try receiver.say("copy")
    try stage.waitForAgreement()
    try stage.letGo()
    #expect(try receiver.line() == #"{"event":"dropped","action":"copy"}"#)
    let read = ReadRequest(type: "text/html", file: root.appending("got").string)
    #expect(
      try receiver.ask(String(decoding: DropAnswer.read(read).line, as: UTF8.self))
        == #"{"type":"text/html","state":"read","bytes":8}"#)
    #expect(try receiver.ask("copy") == #"{"event":"ended","reason":"received"}"#)
    #expect(drop.status() == 0)
    #expect(try stage.desk.sandbox.read("got") == Array("<i>x</i>".utf8))
    #expect(try !isPending(stage))
  }
}
