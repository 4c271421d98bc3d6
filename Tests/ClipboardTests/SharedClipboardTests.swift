import Glibc
import SystemPackage
import TestSupport
import Testing

/// Offers beside other programs that copy and paste at the same time.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct SharedClipboardTests {
  /// The line of shell with which another program pastes a type.
  private func paste(_ type: String, _ kind: Display.Kind) -> String {
    switch kind {
    case .x11: "timeout 50 xclip -selection clipboard -o -t '\(type)'"
    case .wayland: "timeout 50 wl-paste -n -t '\(type)'"
    }
  }

  @Test("xsel pastes text", .enabled(if: Tool.named("xsel") != nil, "xsel is not installed"))
  func xselPastesText() throws {
    let board = try Board(.x11)
    try board.done("lift", "--data", "text=grün")
    try board.done("drop", "clipboard:")
    try board.done("lift", "--session", "other", "--data", "text=selected")
    try board.done("drop", "--session", "other", "primary:")
    #expect(try board.shell("timeout 50 xsel -b -o").outputText == "grün")
    #expect(try board.shell("timeout 50 xsel -p -o").outputText == "selected")
  }

  @Test("A promise that two programs paste at once runs once", arguments: Display.kinds)
  func aPromiseRunsOnceForTwoAtOnce(kind: Display.Kind) throws {
    let board = try Board(kind)
    #expect(try board.shell("mkfifo gate").status == 0)
    try board.done(
      "lift", "--data", "text=t", "--promise", "html=echo run >>runs; cat gate >/dev/null; echo b")
    try board.done("drop", "clipboard:")
    // Both have asked before the promise can go on.
    let outcome = try board.shell(
      """
      \(paste("text/html", kind)) >1 & first=$!
      \(paste("text/html", kind)) >2 & second=$!
      sleep 0.5; exec 3>gate; sleep 0.2; exec 3>&-
      wait $first && wait $second && cat 1 2
      """)
    #expect(outcome.outputText == "b\nb\n", "\(outcome.errorText)")
    #expect(try board.sandbox.read("runs") == Array("run\n".utf8))
  }

  @Test(
    "A promise that fails is refused and logged, and the rest is given", arguments: Display.kinds)
  func aPromiseThatFailsIsRefused(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=t", "--promise", "html=echo out of ink >&2; exit 3")
    try board.done("drop", "clipboard:")
    #expect(try board.paste("text/html") == "")
    #expect(try board.paste("UTF8_STRING") == "t")
    try board.done("undo")
    let log = try board.done("log")
    #expect(log.contains("could not give text/html: it could not be made"), "\(log)")
    #expect(log.contains("gave UTF8_STRING, 1 B"), "\(log)")
  }

  @Test(
    "A paste that has begun is finished when something else is copied", arguments: Display.kinds)
  func aPasteThatHasBegunIsFinished(kind: Display.Kind) throws {
    let board = try Board(kind)
    #expect(try board.shell("mkfifo asked gate").status == 0)
    try board.done(
      "lift", "--data", "text=t", "--promise",
      "html=echo >asked; cat gate >/dev/null; head -c 20M /dev/zero")
    try board.done("drop", "clipboard:")
    // The promise goes on when another program has taken the clipboard.
    let copy =
      kind == .x11
      ? "printf x | xclip -selection clipboard -i >/dev/null 2>&1"
      : "printf x | wl-copy -t text/x-other >/dev/null 2>&1"
    let outcome = try board.shell(
      """
      \(paste("text/html", kind)) >pasted & reader=$!
      cat asked; \(copy); echo >gate; wait $reader; stat -c %s pasted
      """)
    #expect(outcome.outputText == "\n\(20 << 20)\n", "\(outcome.errorText)")
    #expect(try board.waitForEnd())
    #expect(try board.state() == nil)
  }

  @Test("A drop on the clipboard keeps no pipe open", arguments: Display.kinds)
  func aDropKeepsNoPipeOpen(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=t")
    let outcome = try board.shell(
      """
      said=$(timeout 20 dnd drop clipboard: --keep 2>&1) && timeout 20 dnd drop clipboard: 2>&1 | cat >/dev/null
      echo ${PIPESTATUS[@]}
      """)
    #expect(outcome.outputText == "0 0\n", "\(outcome.errorText)")
    #expect(try board.paste("UTF8_STRING") == "t")
  }

  @Test("An offer stays when the terminal is closed", arguments: Display.kinds)
  func anOfferStaysWhenTheTerminalIsClosed(kind: Display.Kind) throws {
    let board = try Board(kind)
    try board.done("lift", "--data", "text=t")
    let program = try Tool.built("dnd", environment: [:], directory: "/").executable
    do {
      let terminal = try Terminal(
        "/bin/sh", ["-c", "'\(program)' drop clipboard:; echo do''ne; sleep 60"],
        environment: board.environment, directory: board.sandbox.root)
      try terminal.wait(for: "done")
    }
    #expect(try board.paste("UTF8_STRING") == "t")
    #expect(try board.state() == "offered")
  }

  @Test("Of drops at once one is on the clipboard and the others end", arguments: Display.kinds)
  func ofDropsAtOnceOneCounts(kind: Display.Kind) throws {
    let board = try Board(kind)
    let count = 4
    for number in 1...count {
      try board.done("lift", "--session", "s\(number)", "--data", "text=\(number)")
    }
    let outcome = try board.shell(
      """
      for number in {1..\(count)}; do dnd drop --session s$number clipboard: & drops+=($!); done
      for drop in ${drops[@]}; do wait $drop; echo $?; done
      """)
    // Whoever loses the race while it takes the clipboard says so.
    #expect(outcome.outputText.split(separator: "\n").allSatisfy { ["0", "75"].contains($0) })
    let winner = try board.paste("UTF8_STRING")
    #expect((1...count).map(String.init).contains(winner), "\(winner)")
    let isSettled = try Board.wait {
      try board.done("list", "--json").ranges(of: "\"offered\"").count == 1
    }
    #expect(isSettled)
    #expect(try board.done("list", "--json").contains("s\(winner)"))
    #expect(try board.holders().count == 1)
  }
}
