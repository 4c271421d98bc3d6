import DesktopProtocol
import SystemPackage
import TestSupport
import Testing

@testable import Desktop

/// What clipboard managers get of an offer on X11, where they can be told from programs that paste.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Display.kinds.contains(.x11), "Xvfb or xclip is not installed"))
struct ManagerTests {
  private let desk: Desk

  init() throws { desk = try Desk(.x11) }

  private static let plain = Desk.form("text/plain", "hello")
  private static let hint = DesktopOffer.Form(
    names: ["x-kde/hint"], content: .bytes(Array("secret".utf8)), counts: false)

  /// What a program with the name of a manager gets.
  private func take(_ type: String) throws -> String {
    try desk.shell(
      """
      [ -e copyq ] || cp "$(command -v xclip)" copyq
      timeout 50 ./copyq -selection clipboard -o -t '\(type)'
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

  /// A process of the same name may belong to another display.
  @Test(
    .enabled(if: Tool.named("xprop") != nil, "xprop is not installed"),
    arguments: [("GNOME Shell", "GNOME"), ("Mutter (Muffin)", "Cinnamon"), ("Openbox", nil)])
  func aDesktopIsKnownByItsWindowManager(name: String, desktop: String?) throws {
    #expect(try !desk.run(["probe", "clipboard"]).outputText.contains("GNOME"))
    let outcome = try desk.shell(
      """
      # The server forgets everything when its last client leaves.
      exec 7< <(exec xprop -root -spy); keeper=$!; read -r line <&7
      root=$(xwininfo -root | sed -n 's/.*Window id: \\(0x[0-9a-f]*\\).*/\\1/p')
      xprop -root -f _NET_WM_NAME 8u -set _NET_WM_NAME '\(name)'
      xprop -root -f _NET_SUPPORTING_WM_CHECK 32x -set _NET_SUPPORTING_WM_CHECK $root
      $D probe clipboard; kill $keeper
      """)
    let listeners = desktop.map { "\"\($0)\"" } ?? ""
    #expect(outcome.outputText.contains(#""listeners":[\#(listeners)]"#), "\(outcome.outputText)")
  }

  @Test func aSecretIsNotForThem() throws {
    try desk.offer([Self.plain, Self.hint], isSensitive: true)
    #expect(try take("text/plain") == "")
    #expect(try take("x-kde/hint") == "secret")
    #expect(try desk.paste("text/plain").outputText == "hello")
  }

  @Test func theyDoNotUseUpTheOnePaste() throws {
    let process = try desk.offer([Self.plain, Self.hint], isOnce: true)
    #expect(try take("text/plain") == "")
    #expect(try desk.paste("text/plain").outputText == "hello")
    #expect(Waiting.untilEnd(of: process))
    #expect(try desk.journal().last == #"{"event":"ended","reason":"used"}"#)
  }

  @Test func nothingIsMadeForThem() throws {
    var cheap = Desk.made("a/cheap", "printf joined")
    cheap.isCheap = true
    let runs = desk.sandbox.path("runs").string
    try desk.offer([Self.plain, Desk.made("a/made", "echo run >>'\(runs)'; printf made"), cheap])
    #expect(try take("text/plain") == "hello")
    #expect(try take("a/made") == "")
    #expect(!Files.exists(desk.sandbox.path("runs")))
    #expect(try take("a/cheap") == "joined")
    #expect(try desk.paste("a/made").outputText == "made")
  }
}
