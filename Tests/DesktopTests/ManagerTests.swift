import DesktopProtocol
import SystemPackage
import TestSupport
import Testing

@testable import Desktop

/// What clipboard managers get of an offer, where they can be told from programs that paste: on X11 by the process of
/// the window that asks, on Wayland by who holds the other end of the pipe.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct ManagerTests {
  private static let plain = Desk.form("text/plain", "hello")
  private static let hint = DesktopOffer.Form(
    names: ["x-kde/hint"], content: .bytes(Array("secret".utf8)), counts: false)

  /// What a program with the name of a manager gets.
  private func take(_ type: String, on desk: Desk) throws -> String {
    // wl-paste becomes another program that reads.
    let (program, words) =
      switch desk.display.kind {
      case .x11: ("xclip", "-selection clipboard -o -t")
      case .wayland: ("$D", "read clipboard")
      }
    return try desk.shell(
      """
      [ -e copyq ] || cp "$(command -v \(program))" copyq
      timeout 50 ./copyq \(words) '\(type)'
      """
    ).outputText
  }

  @Test(arguments: [
    ("copyq", "CopyQ"), ("xfce4-clipman", "Clipman"), ("panel-6-clipman", "Clipman"),
    ("panel-6-xfce4-c", "Clipman"), ("panel-1-whiskerm", nil), ("panel-6-", nil), ("panel", nil),
    ("bash", nil), ("mutter", nil),
  ])
  func theyAreKnownByTheirProcess(command: String, name: String?) {
    #expect(ClipboardKeepers.name(ofCommand: command) == name)
  }

  private static let watchers: [(String, name: String?)] = [
    ("wl-paste -t text --watch /usr/bin/cliphist store", "cliphist"), ("wl-paste -w", "wl-paste"),
    ("wl-paste -n", nil), ("wl-paste -nw clipman store", "clipman"),
    ("wl-paste --wat cliphist -t x", "cliphist"), ("wl-paste -pnt text -w -- cliphist", "cliphist"),
    ("wl-paste --ty text --seat=seat0 -ttext -p", nil), ("wl-paste --type -w", nil),
    ("wl-paste -tw", nil), ("sh -w cliphist", nil),
  ]

  @Test(arguments: watchers)
  func oneThatWatchesIsKnownByItsCommand(line: String, name: String?) {
    let words = line.split(separator: " ").map(String.init)
    #expect(ClipboardKeepers.name(ofWatch: words[0], words) == name)
  }

  private static let displays: [([String: String], isHere: Bool)] = [
    (["HOME": "/"], true), (["DISPLAY": ":7.0"], true), (["DISPLAY": ":8"], false),
    (["WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": "/run/a/"], true),
    (["WAYLAND_DISPLAY": "/run/a/wayland-1", "XDG_RUNTIME_DIR": "/run/b"], true),
    (["WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": "/run/b"], false),
    (["WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/run/a"], false),
    (["WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": "/run/b", "DISPLAY": ":7"], true),
  ]

  @Test(arguments: displays)
  func theyAreOfThisDisplayUnlessTheyNameAnother(variables: [String: String], isHere: Bool) {
    let ours = ["WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": "/run/a", "DISPLAY": ":7"]
    #expect(ClipboardKeepers.mayShareDisplay(variables, with: ours) == isHere)
  }

  /// A process of the same name may belong to another display.
  @Test(
    .enabled(
      if: Tool.named("xprop") != nil && Display.kinds.contains(.x11),
      "xprop, Xvfb or xclip is not installed"),
    arguments: [("GNOME Shell", "GNOME"), ("Mutter (Muffin)", "Cinnamon"), ("Openbox", nil)])
  func aDesktopIsKnownByItsWindowManager(name: String, desktop: String?) throws {
    let desk = try Desk(.x11)
    #expect(try !desk.run(["probe", "clipboard"]).outputText.contains("GNOME"))
    let outcome = try desk.shell(
      """
      # The server forgets everything when its last client leaves.
      exec 7< <(exec xprop -root -spy); keeper=$!; read -r line <&7
      root=$(xwininfo -root | sed -n 's/.*Window id: \\(0x[0-9a-f]*\\).*/\\1/p')
      xprop -root -f _NET_WM_NAME 8u -set _NET_WM_NAME '\(name)'
      xprop -root -f _NET_SUPPORTING_WM_CHECK 32x -set _NET_SUPPORTING_WM_CHECK $root
      $D probe clipboard
      echo '{"selection":"clipboard","sensitive":true,"forms":[{"names":["a/b"],"bytes":"c"}]}' | $D offer
      $D types clipboard; kill $keeper
      """)
    let listeners = desktop.map { "\"\($0)\"" } ?? ""
    #expect(outcome.outputText.contains(#""listeners":[\#(listeners)]"#), "\(outcome.outputText)")
    // What it would read is not offered: the clipboard stays as it was.
    let refusal = #"{"error":"watched","status":5,"listeners":[\#(listeners)]}"#
    #expect(outcome.outputText.contains(refusal) == (desktop != nil), "\(outcome.outputText)")
  }

  @Test(arguments: Display.kinds)
  func aSecretIsNotForThem(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.offer([Self.plain, Self.hint], isSensitive: true)
    #expect(try take("text/plain", on: desk) == "")
    #expect(try take("x-kde/hint", on: desk) == "secret")
    #expect(try desk.paste("text/plain").outputText == "hello")
  }

  @Test(arguments: Display.kinds)
  func theyDoNotUseUpTheOnePaste(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let process = try desk.offer([Self.plain, Self.hint], isOnce: true)
    #expect(try take("text/plain", on: desk) == "")
    #expect(try desk.paste("text/plain").outputText == "hello")
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal().last == #"{"event":"ended","reason":"used"}"#)
  }

  @Test(arguments: Display.kinds)
  func nothingIsMadeForThem(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    var cheap = Desk.made("a/cheap", "printf joined")
    cheap.isCheap = true
    let runs = desk.sandbox.path("runs").string
    try desk.offer([Self.plain, Desk.made("a/made", "echo run >>'\(runs)'; printf made"), cheap])
    #expect(try take("text/plain", on: desk) == "hello")
    #expect(try take("a/made", on: desk) == "")
    #expect(!Files.exists(desk.sandbox.path("runs")))
    #expect(try take("a/cheap", on: desk) == "joined")
    #expect(try desk.paste("a/made").outputText == "made")
  }

  /// It reads each copy at once, and hands it to a command.
  @Test(.enabled(if: Display.kinds.contains(.wayland), "sway or wl-clipboard is not installed"))
  func aSecretIsNotForOneThatWatches() throws {
    let desk = try Desk(.wayland)
    let program = Tool.named("wl-paste")?.executable ?? "wl-paste"
    let watch = try LineProcess(
      Tool(program, environment: desk.environment, directory: desk.sandbox.root),
      ["-n", "-t", "text/plain", "--watch", "sh", "-c", "cat; echo"])
    // Until it watches, it may miss a copy.
    try desk.copy("first", type: "text/plain")
    #expect(try watch.lines(until: "first").last == "first")
    try desk.offer([Self.plain, Self.hint], isSensitive: true)
    #expect(try desk.paste("text/plain").outputText == "hello")
    try desk.copy("last", type: "text/plain")
    let lines = try watch.lines(until: "last")
    #expect(lines.last == "last" && !lines.contains("hello"), "\(lines)")
  }
}
