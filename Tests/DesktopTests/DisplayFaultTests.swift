import DesktopProtocol
import Glibc
import JSON
import SystemPackage
import TestSupport
import Testing

/// Displays that crash or let nobody in, programs that offer nonsense, and callers that have closed everything.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct DisplayFaultTests {
  private static let plain = Desk.form("text/plain", "hello")

  @Test("A crash of the display in the middle of a paste ends both sides", arguments: Display.kinds)
  func crash(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let owner = try desk.offer([Desk.made("a/endless", "exec cat /dev/zero"), Self.plain])
    let program = try Tool.built("dnd-desktop", environment: [:], directory: "/").executable
    let reader = try LineProcess(
      Tool("/bin/bash", environment: desk.environment, directory: desk.sandbox.root),
      [
        "-c",
        """
        { '\(program.string)' read clipboard a/endless 2>errors; echo $? >status; } |
          { head -c 3000000 >/dev/null; echo begun; exec cat >/dev/null; }
        cat status errors
        """,
      ])
    #expect(try reader.line() == "begun")
    desk.display.end(killing: true)
    #expect(Waiting.untilEnd(of: owner))
    let said = try reader.lines()
    #expect(["66", "69"].contains(said.first), "\(said)")
    #expect(try desk.journal().last == #"{"event":"ended","reason":"displayGone"}"#)
  }

  @Test(
    "A program without the cookie of the X server is told so",
    .enabled(if: Display.kinds.contains(.x11), "Xvfb or xclip is not installed"))
  func cookie() throws {
    let cookie = [UInt8](repeating: 7, count: 16)
    let desk = try Desk(Display(.x11, cookie: cookie))
    let types = { (authority: FilePath) in
      try desk.run(["types", "clipboard"], environment: ["XAUTHORITY": authority.string])
    }
    let right = try Display.authority(cookie, in: desk.sandbox)
    #expect(try types(right).status == 6)
    let other = try Sandbox()
    for wrong in [
      "/nonexistent", try Display.authority([UInt8](repeating: 8, count: 16), in: other),
    ] {
      let outcome = try types(wrong)
      #expect(outcome.status == 69)
      #expect(outcome.outputText.contains("no X server answers"), "\(outcome.outputText)")
    }
  }

  @Test(
    "Thousands of types are bounded, and those that are none are left out",
    .enabled(if: Display.kinds.contains(.x11), "Xvfb or xclip is not installed"),
    .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"))
  func nonsense() throws {
    let desk = try Desk(.x11)
    let program = try Desk.compile("owner", ["-lxcb"], into: desk.sandbox)
    let owner = try LineProcess(Tool(program, environment: desk.environment), [])
    #expect(try owner.line() == "ready")
    let types = try #require(try desk.types())
    #expect(types.count == DesktopLimits.names)
    #expect(types.allSatisfy(DesktopLimits.isTypeName))
    #expect(try desk.run(["read", "clipboard", "text/plain"]).outputText == "hello")
    let refused = try desk.run(["read", "clipboard", "x/type-5"])
    #expect(refused.status == 4, "\(refused.errorText)")
  }

  @Test("Of many offers at once one stays, and nobody is left over", arguments: Display.kinds)
  func race(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let outcome = try desk.shell(
      """
      for number in {1..64}; do
        printf '%s\\ngo\\n' '{"selection":"clipboard","forms":[{"names":["text/plain"],"bytes":"'$number'"}]}' |
          $D offer >said$number & offers+=($!)
      done
      for offer in ${offers[@]}; do wait $offer; echo $?; done
      """)
    let ended = outcome.outputText.split(separator: "\n")
    #expect(ended.count == 64 && ended.allSatisfy { ["0", "75"].contains($0) }, "\(ended)")
    let winner = try #require(Int(try desk.paste("text/plain").outputText))
    for number in 1...64 {
      let said = String(decoding: try desk.sandbox.read("said\(number)"), as: UTF8.self)
      let line = said.split(separator: "\n").first.map { Array($0.utf8) } ?? []
      guard
        let process = try JSONReader.node(of: line, as: .strict)["process"]?.integer
          .flatMap(Int32.init(exactly:))
      else { continue }
      if number == winner {
        #expect(kill(process, SIGTERM) == 0)
      }
      #expect(Waiting.untilEnd(of: process), "\(number) of \(winner)")
    }
    #expect(try desk.run(["types", "clipboard"]).status == 6)
  }

  @Test(
    "Standard streams that are closed are not the display's", arguments: Display.kinds,
    ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func closed(kind: Display.Kind, streams: String) throws {
    let desk = try Desk(kind)
    try desk.offer([Self.plain])
    let outcome = try desk.shell("$D types clipboard \(streams); echo $?")
    #expect(outcome.outputText.hasSuffix("0\n"), "\(outcome.outputText)")
    #expect(try desk.paste("text/plain").outputText == "hello")
  }
}
