import DesktopProtocol
import Glibc
import JSON
import SystemPackage
import TestSupport
import Testing

/// What is read of other programs.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct ReadTests {
  private func lines(_ outcome: Tool.Outcome) -> [String] {
    outcome.outputText.split(separator: "\n").map(String.init)
  }

  private func request(_ desk: Desk, _ type: String, _ file: String, limit: Int64? = nil) -> String
  {
    let request = ReadRequest(type: type, file: desk.sandbox.path(file).string, limit: limit)
    return String(decoding: JSONValue.object(request.json).bytes, as: UTF8.self) + "\n"
  }

  @Test(arguments: Display.kinds)
  func anEmptyClipboardIsSaidToBeEmpty(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let outcome = try desk.run(["types", "clipboard"])
    #expect(outcome.status == 6)
    #expect(outcome.outputText == #"{"error":"empty","status":6}"# + "\n")
    let read = try desk.run(["read", "clipboard", "text/plain"])
    #expect(read.status == 6 && read.output == [])
  }

  @Test(arguments: Display.kinds)
  func anotherProgramsTypeIsRead(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.copy("copied", type: "text/x-copied")
    #expect(try desk.types()?.contains("text/x-copied") == true)
    let read = try desk.run(["read", "clipboard", "text/x-copied"])
    #expect(read.status == 0 && read.outputText == "copied")
    let other = try desk.run(["read", "clipboard", "image/png"])
    #expect(other.status == 4 && other.errorText == #"{"error":"notOffered","status":4}"# + "\n")
  }

  @Test(arguments: Display.kinds)
  func severalTypesAreReadOfOneOffer(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.offer([
      Desk.form("text/html", "<b>"), Desk.form("text/plain", "b"), Desk.form("a/long", "12345"),
    ])
    let input =
      request(desk, "text/plain", "1") + request(desk, "a/long", "2", limit: 5)
      + request(desk, "a/long", "3", limit: 4) + request(desk, "text/html", "4")
    let outcome = try desk.run(["read", "clipboard"], input: input)
    #expect(outcome.status == 0)
    #expect(
      Array(lines(outcome).dropFirst()) == [
        #"{"type":"text/plain","state":"read","bytes":1}"#,
        #"{"type":"a/long","state":"read","bytes":5}"#,
        #"{"type":"a/long","state":"tooLarge","bytes":4}"#,
        #"{"type":"text/html","state":"read","bytes":3}"#,
      ])
    #expect(
      lines(outcome).first?.hasSuffix(#""types":["text/html","text/plain","a/long"]}"#) == true)
    #expect(try desk.sandbox.read("4") == Array("<b>".utf8))
    // A file that is there is not written over.
    #expect(
      try desk.run(["read", "clipboard"], input: request(desk, "text/html", "4")).status == 74)
  }

  /// Others end with 0 and a part of the bytes, or wait for ever.
  @Test(arguments: Display.kinds)
  func anOwnerThatDiesIsNoticed(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Desk.made("a/endless", "exec cat /dev/zero")])
    let outcome = try desk.shell(
      """
      mkfifo begun
      timeout 50 $D read clipboard a/endless > >(head -c 3000000 >begun; exec cat >/dev/null) & reader=$!
      cat begun >/dev/null; kill -KILL \(process); wait $reader
      """)
    #expect(outcome.status == 66, "\(outcome.ending)")
    #expect(outcome.errorText.contains(#""state":"cutOff""#))
  }

  @Test(arguments: Display.kinds)
  func anOfferThatIsReplacedMeanwhileIsNotBelieved(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let go = desk.sandbox.path("go").string
    #expect(mkfifo(go, 0o600) == 0)
    try desk.offer([Desk.made("a/slow", "printf begun; cat '\(go)'")])
    let outcome = try desk.shell(
      """
      timeout 50 $D read clipboard a/slow >out 2>err & reader=$!
      exec 7>go
      said=$(printf '%s\\ngo\\n' '{"selection":"clipboard","forms":[{"names":["a/b"],"bytes":"x"}]}' | $D offer)
      exec 7>&-
      wait $reader; status=$?; $D read clipboard a/b; cat err
      process=${said##*:}; kill ${process%\\}}; exit $status
      """)
    #expect(outcome.status == 66, "\(outcome.ending)")
    #expect(outcome.outputText.hasPrefix("x"))
    #expect(outcome.outputText.contains(#""state":"cutOff""#))
  }

  @Test(arguments: Display.kinds)
  func anOwnerThatIsSilentIsGivenUp(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.offer([Desk.made("a/slow", "sleep 50"), Desk.form("text/plain", "x")])
    let outcome = try desk.run(["read", "--idle", "100", "clipboard", "a/slow"])
    #expect(outcome.status == 66)
    #expect(outcome.errorText == #"{"type":"a/slow","state":"stalled","bytes":0}"# + "\n")
    #expect(try desk.run(["read", "clipboard", "text/plain"]).outputText == "x")
  }

  @Test(arguments: Display.kinds)
  func onlyWhatIsStillThereIsCleared(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Desk.form("text/plain", "cut")])
    #expect(try desk.run(["clear", "clipboard", "text/plain"], input: "cu").status == 4)
    #expect(try desk.run(["clear", "clipboard", "text/html"], input: "cut").status == 4)
    #expect(try desk.types() == ["text/plain"])
    let outcome = try desk.run(["clear", "clipboard", "text/plain"], input: "cut")
    #expect(outcome.status == 0 && outcome.output == [])
    #expect(try desk.run(["types", "clipboard"]).status == 6)
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.run(["clear", "clipboard", "text/plain"], input: "cut").status == 6)
  }

  @Test("A list that has lost files since is cleared, too", arguments: Display.kinds)
  func aListThatHasLostFilesIsCleared(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let list = "cut\nfile:///a\nfile:///b"
    for (rest, status) in [
      ("cut\n", Int32(0)), ("cut\nfile:///b", 0), ("cut\nfile:///c", 4), ("copy\nfile:///b", 4),
    ] {
      try desk.offer([Desk.form("x/list", rest)])
      #expect(try desk.run(["clear", "clipboard", "x/list"], input: list).status == status)
    }
  }

  @Test(arguments: Display.kinds)
  func theTwoSelectionsAreDifferent(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.offer([Desk.form("text/plain", "p")], selection: .primary)
    #expect(try desk.run(["types", "clipboard"]).status == 6)
    #expect(try desk.run(["read", "primary", "text/plain"]).outputText == "p")
  }

  @Test(.enabled(if: Display.kinds.contains(.wayland), "sway is not installed"))
  func theProbeNamesManagersOfThisDisplay() throws {
    let desk = try Desk(.wayland)
    let outcome = try desk.shell(
      """
      for name in copyq gpaste-daemon diodon parcellite clipit; do
        cp "$(command -v sleep)" $name
      done
      ./copyq 50 & QT_QPA_PLATFORM=xcb ./gpaste-daemon 50 & ./diodon 50 &
      WAYLAND_DISPLAY=other DISPLAY=:9999 ./parcellite 50 & XDG_RUNTIME_DIR=/other ./clipit 50 &
      for process in $(jobs -p); do
        until grep -qE '^(copyq|gpaste-daemon|diodon|parcellite|clipit)$' /proc/$process/comm; do :; done
      done
      $D probe clipboard; kill $(jobs -p)
      """)
    // CopyQ reads by itself on Wayland, where it is recognized; the others use X11 or another display.
    #expect(
      outcome.outputText.contains(#""listeners":["Diodon","GPaste"]"#), "\(outcome.outputText)")
  }

  @Test(arguments: Display.kinds)
  func theProbeSaysTheWay(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let outcome = try desk.run(["probe", "clipboard"])
    #expect(outcome.status == 0)
    let way = try JSONReader.node(of: outcome.output, as: .strict)["way"]?.string
    #expect(way == (kind == .x11 ? "x11" : "wlr-data-control"))
    let other = try desk.run(["probe", "--way", kind == .x11 ? "wayland" : "x11", "clipboard"])
    #expect(other.status == 69 && other.outputText.contains("is not set"))
  }
}
