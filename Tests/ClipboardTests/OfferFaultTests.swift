import Glibc
import SystemPackage
import TestSupport
import Testing

/// What remains of an offer, or of what is lifted, when something breaks: the items as they were, and no process.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct OfferFaultTests {
  // MARK: The display

  @Test("Files that were cut are pending again when the display crashes", arguments: Display.kinds)
  func crash(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.sandbox.write("a", "1")
    try board.done("lift", "a")
    try board.done("drop", "clipboard:", "--move")
    let holder = try #require(try board.holders().first)
    board.display.end(killing: true)
    #expect(Waiting.untilEnd(of: holder))
    #expect(try board.state() == "active")
    #expect(try board.done("load") == "1")
    #expect(try board.dnd("drop", "clipboard:").status == 69)
    #expect(try board.done("load") == "1")
  }

  // MARK: The other program

  @Test("Nothing is kept of what was not read to its end", arguments: Display.kinds)
  func ownerDies(kind: Display.Kind) throws {
    let board = try Board(kind)
    // The command has written something when it opens the gate.
    let offer = """
      {"selection":"clipboard","forms":[{"names":["a/b"],"command":\
      ["/bin/sh","-c","head -c 1000000 /dev/zero; cat '\(board.path("gate"))'"]}]}
      """
    let outcome = try board.shell(
      """
      mkfifo gate
      said=$(printf '%s\\ngo\\n' '\(offer)' | dnd-desktop offer)
      process=${said##*:}; process=${process%\\}}
      timeout 50 dnd lift clipboard: & lift=$!
      exec 7>gate
      kill -KILL $process
      # Until all its threads have ended, its command could still end well.
      while grep -hs '^State:' /proc/$process/task/*/status | grep -qv Z; do :; done
      exec 7>&-
      wait $lift; echo $?
      """)
    #expect(outcome.outputText == "66\n", "\(outcome.errorText)")
    #expect(outcome.errorText.contains("the program that owned the clipboard ended"))
    #expect(try board.state() == nil)
    #expect(try board.shell("find state -type f -size +500k").outputText == "")
  }

  @Test("A file that was changed after the offer is refused and logged", arguments: Display.kinds)
  func sourceChanges(kind: Display.Kind) throws {
    let board = try Board(kind)
    let picture = try Files.read(SourceTree.root.appending("Examples/otter.png"))
    try board.sandbox.write("a.png", picture)
    try board.done("lift", "a.png")
    try board.done("drop", "clipboard:")
    #expect(try board.paste("application/x-kde-cutselection") == "0")
    try board.sandbox.write("a.png", picture.reversed())
    #expect(try board.paste("image/png") == "")
    try board.done("undo")
    let log = try board.done("log")
    #expect(log.contains("could not give image/png: the file has changed"), "\(log)")
  }

  // MARK: The disk

  @Test(
    "On a full disk there is no offer, and the items stay",
    .enabled(if: SmallVolume.isPossible, "mounting a small file system needs root"),
    arguments: Display.kinds, ["DND_STATE_HOME", "XDG_RUNTIME_DIR"])
  func noSpace(kind: Display.Kind, variable: String) throws {
    let board = try Board(kind)
    let volume = try SmallVolume(size: "1m")
    let root = volume.sandbox.root.string
    let option = variable == "XDG_RUNTIME_DIR" ? "--sensitive" : ""
    let outcome = try board.shell(
      """
      export WAYLAND_DISPLAY=${WAYLAND_DISPLAY:+$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY}
      export \(variable)='\(root)'
      printf mine | dnd lift - \(option) >/dev/null || exit
      cat /dev/zero >'\(root)/rest' 2>/dev/null
      timeout 50 dnd drop clipboard: && exit 99
      rm '\(root)/rest'
      dnd load
      """)
    #expect(outcome.status == 0 && outcome.outputText == "mine", "\(outcome.errorText)")
    #expect(outcome.errorText.contains("no space left"), "\(outcome.errorText)")
    #expect(try board.types() == [])
  }

  // MARK: The clock

  @Test(
    "An offer ends in its time if the clock is set back",
    .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"))
  func clock() throws {
    let board = try Board(Display.kinds[0])
    let library = board.path("earlier.so")
    let source = SourceTree.root.appending("Tests/ClipboardTests/Tools/earlier.c").string
    #expect(try Tool.named("gcc")?.run(["-shared", "-fPIC", "-o", library, source]).status == 0)
    try board.done("lift", "--data", "text=mine")
    try board.done("drop", "clipboard:", "--expires", "300ms")
    let list = try board.shell("LD_PRELOAD='\(library)' dnd list --json")
    #expect(list.outputText.contains("offered") || list.outputText.contains("[]"))
    #expect(try board.waitForEnd())
    #expect(try board.types() == [])
    #expect(
      try board.shell("LD_PRELOAD='\(library)' dnd list --json").outputText
        .contains(#""sessions":[]"#))
  }

  // MARK: Programs that are killed

  @Test(
    "Standard streams that are closed are not the display's", arguments: Display.kinds,
    ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func closed(kind: Display.Kind, streams: String) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=mine")
    #expect(try board.shell("dnd drop clipboard: \(streams)").status == 0)
    #expect(try board.paste("UTF8_STRING") == "mine")
    #expect(try board.state() == "offered")
  }

  @Test(
    "Killed at any call, an offer has a record and a process, or neither",
    arguments: ["DND_FAULT_KILL", "HELPER_FAULT_KILL"])
  func killed(variable: String) throws {
    let board = try Board(Display.kinds[0])
    let helper = try Tool.built("dnd-desktop", environment: [:], directory: "/").executable
    let dnd = try board.sandbox.installDND(
      withHelper: """
        unset DND_FAULT_KILL DND_FAULT_TRACE
        [ -z "$HELPER_FAULT_KILL" ] || export DND_FAULT_KILL=$HELPER_FAULT_KILL
        exec '\(helper.string)' "$@"
        """
    ).string
    try board.done("lift", "--data", "text=mine")
    #expect(try board.shell("DND_FAULT_TRACE=trace '\(dnd)' drop clipboard:").status == 0)
    try board.done("undo")
    let calls = String(decoding: try board.sandbox.read("trace"), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("0 ") }
    let first = calls.firstIndex {
      $0.hasPrefix("\($0.prefix { $0 != " " }) mkdirat") && $0.hasSuffix("/offers")
    }
    // Later drops make a few calls less.
    var point = variable == "DND_FAULT_KILL" ? try #require(first) - 10 : 1
    var killed = 0
    while true {
      let outcome = try board.shell("\(variable)=\(point) timeout 50 '\(dnd)' drop clipboard:")
      // Without a record, the process ends by itself.
      let isConsistent = try Board.wait {
        let isServed = try board.holders().contains { kill($0, 0) == 0 }
        return try isServed == !board.types().isEmpty
      }
      #expect(isConsistent, "\(variable)=\(point)")
      let isOffered = try !board.types().isEmpty
      #expect(
        try board.done("list").contains("on the clipboard") == isOffered, "\(variable)=\(point)")
      #expect(try board.holders().isEmpty == !isOffered, "\(variable)=\(point)")
      if isOffered {
        let withdrawn = "took \"mine\" off the clipboard · 1 item back in work"
        let undo = try board.shell("dnd undo")
        #expect(undo.status == 0 && undo.errorText.contains(withdrawn), "\(variable)=\(point)")
      }
      #expect(try board.done("load") == "mine", "\(variable)=\(point)")
      if outcome.status == 0 { break }
      killed += 1
      point += 1
    }
    // What was begun without a record is removed when it is old.
    #expect(
      try board.shell("find state/offers -type f -exec touch -d '2 hours ago' {} +").status == 0)
    try board.done("lift", "--session", "other", "--data", "text=other")
    #expect(board.sandbox.list("state/offers") == [])
    #expect(killed > 5)
  }
}
