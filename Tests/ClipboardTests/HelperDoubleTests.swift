import Glibc
import SystemPackage
import TestSupport
import Testing

/// What `dnd` does when `dnd-desktop` says certain things: a script takes its place, so no display is needed.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HelperDoubleTests {
  private static let file = #"echo '{"event":"given","type":"text/uri-list","bytes":9}'"#

  /// A copy of `dnd` with a script as its `dnd-desktop`, and a session with a file.
  private final class Place {
    let sandbox: Sandbox
    let tool: Tool

    /// - Parameter script: Lines of shell; nil if there is no `dnd-desktop`.
    init(_ script: String?) throws {
      sandbox = try Sandbox("dnd-double")
      var variables = Tool.plainEnvironment
      variables["HOME"] = sandbox.root.string
      variables["DND_STATE_HOME"] = sandbox.path("state").string
      variables["DND_SESSION"] = "work"
      tool = Tool(
        try sandbox.installDND(withHelper: script), environment: variables,
        directory: sandbox.root)
      try sandbox.write("a.txt", "hello")
    }

    /// The window of a drag: it is shown, then these lines are run, and the last line says how it ended.
    convenience init(drag lines: String, reason: String, action: String? = nil) throws {
      let action = action.map { #","action":"\#($0)""# } ?? ""
      try self.init(
        """
        read -r description
        echo '{"event":"shown","way":"x11"}'
        \(lines)
        echo '{"event":"ended","reason":"\(reason)"\(action)}'
        """)
    }

    func dnd(_ arguments: String..., input: String = "") throws -> Tool.Outcome {
      try tool.run(arguments, input: Array(input.utf8))
    }

    /// Whether the item is still in the session.
    func isPending() throws -> Bool { try dnd("show").status == 0 }
  }

  @Test("A form that was given is taken, and leaves the session")
  func taken() throws {
    let place = try Place(drag: Self.file, reason: "dropped", action: "copy")
    _ = try place.dnd("lift", "a.txt")
    let outcome = try place.dnd("drop", "window:")
    #expect(outcome.status == 0)
    #expect(outcome.errorText.contains("dragged a.txt to another program"), "\(outcome.errorText)")
    #expect(try !place.isPending())
    #expect(try place.sandbox.read("a.txt") == Array("hello".utf8))
  }

  @Test("With --keep, a taken item stays")
  func kept() throws {
    let place = try Place(drag: Self.file, reason: "dropped", action: "copy")
    _ = try place.dnd("lift", "a.txt")
    let outcome = try place.dnd("drop", "window:", "--keep", "--json")
    #expect(outcome.outputText.contains(#""state":"placed","effect":"dragged""#))
    #expect(try place.isPending())
  }

  @Test(
    "Items that were not taken stay",
    arguments: [
      ("refused", 4), ("cancelled", 4), ("closed", 4), ("withdrawn", 4), ("lost", 1),
      ("dropped", 4),
    ])
  func notTaken(reason: String, status: Int) throws {
    let place = try Place(drag: "", reason: reason)
    _ = try place.dnd("lift", "a.txt")
    let outcome = try place.dnd("drop", "window:")
    #expect(outcome.status == Int32(status), "\(outcome.errorText)")
    #expect(try place.isPending())
  }

  @Test("A file counts as moved only if it has gone from its place")
  func moved() throws {
    let mover = try Place(
      drag: "mv a.txt b.txt; " + Self.file, reason: "dropped", action: "move")
    _ = try mover.dnd("lift", "a.txt")
    let moved = try mover.dnd("drop", "window:", "--move")
    #expect(moved.errorText.contains("moved a.txt to another program"), "\(moved.errorText)")
    let liar = try Place(drag: Self.file, reason: "dropped", action: "move")
    _ = try liar.dnd("lift", "a.txt")
    let outcome = try liar.dnd("drop", "window:", "--move")
    #expect(outcome.status == 0)
    #expect(outcome.errorText.contains("'a.txt' is still there"), "\(outcome.errorText)")
    #expect(outcome.errorText.contains("dragged a.txt"), "\(outcome.errorText)")
    #expect(Files.exists(liar.sandbox.path("a.txt")))
  }

  @Test("A session may forbid moves")
  func noMove() throws {
    let place = try Place(drag: Self.file, reason: "dropped", action: "copy")
    _ = try place.dnd("lift", "--no-move", "a.txt")
    #expect(try place.dnd("drop", "window:", "--move").status == 5)
    #expect(try place.isPending())
  }

  /// The script writes the answer to the file `answer`.
  private func saving(
    at path: String, _ more: String = "", reason: String = "refused"
  ) throws -> Place {
    try Place(
      drag: """
        echo "{\\"event\\":\\"save\\",\\"path\\":\\"$PWD/\(path)\\"}"
        read -r answer; echo "$answer" >answer
        \(more)
        """, reason: reason)
  }

  @Test("A promise is saved where the target wants it, also if the target then says no")
  func saved() throws {
    let place = try saving(at: "out/report")
    try place.sandbox.write("out/other", "")
    _ = try place.dnd("lift", "--promise", "pdf=printf %%PDF-1.4", "--name", "report.pdf")
    let outcome = try place.dnd("drop", "window:")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("made report in out/"), "\(outcome.errorText)")
    #expect(try place.sandbox.read("answer") == Array("S\n".utf8))
    #expect(try place.sandbox.read("out/report") == Array("%PDF-1.4".utf8))
    #expect(try place.dnd("undo").status == 0)
    #expect(!Files.exists(place.sandbox.path("out/report")))
  }

  @Test("No file is replaced: the target may ask for the data instead")
  func nameTaken() throws {
    let place = try saving(at: "out/x.txt")
    try place.sandbox.write("out/x.txt", "old")
    _ = try place.dnd("lift", "--data", "text=new", "--name", "x.txt")
    #expect(try place.dnd("drop", "window:").status == 73)
    #expect(try place.sandbox.read("answer") == Array("F\n".utf8))
    #expect(try place.sandbox.read("out/x.txt") == Array("old".utf8))
    #expect(try place.isPending())
    let other = try saving(at: "nowhere/x.txt", Self.file, reason: "dropped")
    _ = try other.dnd("lift", "--data", "text=new", "--name", "x.txt")
    #expect(try other.dnd("drop", "window:").status == 0)
    #expect(try other.sandbox.read("answer") == Array("F\n".utf8))
  }

  @Test(
    "On a full disk nothing is left, and the item stays",
    .enabled(if: SmallVolume.isPossible, "mounting a small file system needs root"),
    arguments: [true, false])
  func noSpace(isPromise: Bool) throws {
    let volume = try SmallVolume(size: "64k")
    let place = try saving(at: "full/report.html")
    #expect(symlink(volume.sandbox.root.string, place.sandbox.path("full").string) == 0)
    if isPromise {
      _ = try place.dnd("lift", "--promise", "html=head -c 100000 /dev/zero")
    } else {
      _ = try place.dnd("lift", "-", input: String(repeating: "x", count: 100_000))
    }
    let outcome = try place.dnd("drop", "window:")
    #expect(outcome.status == 1, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("no space for '"), "\(outcome.errorText)")
    #expect(try place.sandbox.read("answer") == Array("E\n".utf8))
    #expect(volume.sandbox.list() == [])
    #expect(try place.isPending())
  }

  @Test("A promise that fails is said to have failed")
  func failed() throws {
    let place = try saving(at: "report.pdf")
    _ = try place.dnd("lift", "--promise", "pdf=exit 3", "--name", "report.pdf")
    #expect(try place.dnd("drop", "window:").status == 1)
    #expect(try place.sandbox.read("answer") == Array("E\n".utf8))
    #expect(!Files.exists(place.sandbox.path("report.pdf")))
    #expect(try place.isPending())
  }

  @Test(
    "A helper that ends without a word takes nothing, and is said to have ended",
    arguments: [
      ("exit 9", "ended with status 9"), ("kill -SEGV $$", "was killed by signal 11"),
      (
        #"read -r _; echo '{"event":"shown","way":"x11"}'; kill -SEGV $$"#,
        "was killed by signal 11"
      ),
      (#"read -r _; echo "{\"offered\":\"x11\",\"process\":$$}"; exit 3"#, "ended with status 3"),
    ])
  func dead(script: String, how: String) throws {
    let place = try Place(script)
    _ = try place.dnd("lift", "a.txt")
    // Each says something of its own first, which the other would not understand.
    let destinations = ["window:", "clipboard:"].filter {
      !script.contains($0 == "window:" ? "offered" : "shown")
    }
    for destination in destinations {
      let outcome = try place.dnd("drop", destination)
      #expect(outcome.status == 1)
      #expect(
        outcome.errorText.contains("dnd-desktop \(how) and did not say why"),
        "\(outcome.errorText)")
      #expect(try place.isPending())
    }
  }

  @Test("Managers that may take the one paste are named before it is offered")
  func managers() throws {
    let place = try Place(
      """
      read -r _
      echo "{\\"offered\\":\\"x11\\",\\"listeners\\":[\\"CopyQ\\"],\\"process\\":$$}"
      read -r _
      """)
    _ = try place.dnd("lift", "a.txt")
    let outcome = try place.dnd("drop", "clipboard:", "--once")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("CopyQ runs, and may take and keep a copy"))
  }

  @Test("A proposal says that a secret would be read, as the drop does", arguments: [true, false])
  func foreseenReaders(isOnce: Bool) throws {
    let place = try Place(#"echo '{"way":"x11","listeners":["GNOME"],"hasManager":true}'"#)
    let runtime = try Sandbox("dnd-runtime", in: "/dev/shm")
    let variables = ["XDG_RUNTIME_DIR": runtime.root.string]
    let tool = Tool(
      place.tool.executable, environment: place.tool.environment.merging(variables) { $1 },
      directory: place.sandbox.root)
    let lift = try tool.run(["lift", "-", "--sensitive"], input: Array("hush".utf8))
    #expect(lift.status == 0, "\(lift.errorText)")
    let outcome = try tool.run(["propose", "clipboard:"] + (isOnce ? ["--once"] : []))
    #expect(outcome.status == (isOnce ? 0 : 5), "\(outcome.errorText)")
    let isForbidden = outcome.outputText.contains("forbidden: GNOME reads all")
    #expect(isForbidden == !isOnce, "\(outcome.outputText)")
  }

  @Test("What was missed is said, the same copy in fewer forms is not taken again")
  func watched() throws {
    let place = try Place(
      #"""
      give() {
        read -r request; file=${request#*'"file":"'}; printf "$2" >"${file%%'"'*}"
        echo "{\"type\":\"$1\",\"state\":\"read\",\"bytes\":1}"
      }
      echo '{"way":"x11"}'
      read -r next; echo '{"missed":2}'
      read -r next; echo '{"types":["text/html","text/plain"],"missed":1}'
      give text/html '<b>'; give text/plain b
      read -r next; echo '{"types":["text/plain"],"missed":0}'; give text/plain b
      read -r next; echo '{"types":["text/plain"],"missed":0}'; give text/plain c
      read -r next; echo '{"error":"displayGone","status":69}'
      """#)
    let outcome = try place.dnd("lift", "clipboard:", "--follow")
    #expect(outcome.status == 69)
    #expect(outcome.outputText == "work\n")
    for words in ["2 copies were replaced", "something was copied and replaced"] {
      #expect(outcome.errorText.contains(words), "\(outcome.errorText)")
    }
    #expect(try place.dnd("load", "--item", "1", "-a", "text").outputText == "b")
    #expect(try place.dnd("load", "--item", "2", "-a", "text").outputText == "c")
    #expect(try place.dnd("load", "--item", "3").status != 0)
  }

  @Test(
    "Each copy rings the bell of a terminal, if that is wanted",
    .enabled(if: Tool.named("script") != nil, "script is not installed"), arguments: [true, false])
  func rung(isWanted: Bool) throws {
    let place = try Place(
      #"""
      echo '{"way":"x11"}'; read -r next; echo '{"types":["text/plain"],"missed":0}'
      read -r request; file=${request#*'"file":"'}; printf text >"${file%%'"'*}"
      echo '{"type":"text/plain","state":"read","bytes":4}'
      """#)
    let script = try #require(Tool.named("script"))
    let tool = Tool(
      script.executable, environment: place.tool.environment.merging(["TERM": "xterm"]) { $1 },
      directory: place.sandbox.root)
    let option = isWanted ? "--notify" : ""
    let line = "'\(place.tool.executable.string)' lift clipboard: --wait \(option)"
    let said = try tool.run(["-qec", line, "/dev/null"]).outputText
    #expect(said.contains("work"), "\(said)")
    #expect(said.contains("\u{1B}]777;notify;work;clipboard.txt\u{1B}\\\u{07}") == isWanted)
  }

  @Test("Only a clipboard of a desktop is watched")
  func notWatched() throws {
    let place = try Place("echo '{\"way\":\"x11\"}'")
    for words in [
      ["lift", "a.txt", "--follow"], ["lift", "--wait"], ["add", "clipboard:", "a.txt", "--wait"],
      ["lift", "clipboard:", "--notify"], ["add", "clipboard:", "--follow", "--to-item", "1"],
      ["lift", "window:", "--follow"],
    ] {
      #expect(try place.tool.run(words).status == 64, "\(words)")
    }
    #expect(try place.dnd("lift", "clipboard:terminal", "--wait").status == 69)
  }

  @Test("A file may be dropped on a window for a file of another format")
  func convertedDrop() throws {
    let place = try Place(
      #"""
      read -r description; echo '{"event":"shown","way":"x11"}'
      echo '{"event":"entered","types":["text/uri-list"],"actions":["copy"]}'
      read -r answer
      [ "$answer" = copy ] || { echo '{"event":"ended","reason":"closed"}'; exit; }
      echo '{"event":"dropped"}'
      read -r request; file=${request#*'"file":"'}
      printf '%s' "file://$PWD/table.tsv" >"${file%%'"'*}"
      echo '{"type":"text/uri-list","state":"read","bytes":1}'
      read -r last
      """#)
    try place.sandbox.write("table.tsv", "1\t2\n")
    let outcome = try place.dnd("load", "window:", "-o", "table.csv")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(try place.sandbox.read("table.csv").starts(with: Array("1,2".utf8)))
  }

  /// A clipboard of text that never ends; a signal comes when some of it was written.
  private func endless() throws -> Place {
    try Place(
      """
      echo '{"way":"x11","types":["text/plain"]}'
      read -r request
      yes | head -c 4000000 &
      [ ! -e patient ] || wait
      kill -TERM $PPID
      yes | head -c 400000000
      """)
  }

  @Test("A signal ends a paste that never pauses, and leaves no part of it")
  func interruptedPaste() throws {
    let place = try endless()
    try place.sandbox.write("patient", "")
    let outcome = try place.dnd("load", "clipboard:", "-o", "out.txt")
    #expect(outcome.ending == .signalled(SIGTERM), "\(outcome.ending) \(outcome.errorText)")
    let parts = place.sandbox.list().filter { $0 == "out.txt" || $0.hasPrefix(".dnd-") }
    #expect(parts == [])
  }

  @Test(
    "Text in any encoding is written before its end has arrived",
    arguments: [("STRING", "yes"), ("text/plain", #"yes | tr y '\000'"#)])
  func pastedText(name: String, text: String) throws {
    let place = try Place(
      """
      echo '{"way":"x11","types":["\(name)"]}'
      read -r request
      \(text) | head -c 8000000
      until [ -e arrived ]; do :; done
      """)
    let shell = Tool(
      "/bin/sh", environment: place.tool.environment, directory: place.sandbox.root)
    let paste = "'\(place.tool.executable.string)' load clipboard:"
    let outcome = try shell.run(["-c", "\(paste) | { head -c 3000000 | wc -c; : >arrived; }"])
    #expect(outcome.outputText == "3000000\n", "\(outcome.ending) \(outcome.errorText)")
  }

  @Test("A signal ends a paste that nobody reads")
  func interruptedOutput() throws {
    let place = try endless()
    let shell = Tool(
      "/bin/sh", environment: place.tool.environment, directory: place.sandbox.root)
    let paste = "'\(place.tool.executable.string)' load clipboard:; echo $? >status"
    let outcome = try shell.run([
      "-c", "{ \(paste); } | { until [ -s status ]; do :; done; }",
    ])
    #expect(outcome.status == 0, "\(outcome.ending)")
    #expect(try place.sandbox.read("status") == Array("143\n".utf8))
  }

  @Test("Without a helper of this version there is no way", arguments: [true, false])
  func missing(isThere: Bool) throws {
    let answer = #"echo '{"error":"otherVersion","status":69}'; exit 69"#
    let place = try Place(isThere ? answer : nil)
    _ = try place.dnd("lift", "a.txt")
    for words in [
      ["drop", "window:"], ["propose", "window:"], ["load", "window:"],
      ["drop", "clipboard:x11"], ["propose", "clipboard:x11"], ["load", "clipboard:x11"],
    ] {
      let outcome = try place.dnd(words[0], words[1])
      #expect(outcome.status == 69, "\(words): \(outcome.errorText)")
      let said = outcome.outputText + outcome.errorText
      #expect(said.contains("dnd-desktop: "), "\(words): \(said)")
    }
    #expect(try place.dnd("drop", "window:terminal").status == 69)
    #expect(try place.isPending())
  }
}
