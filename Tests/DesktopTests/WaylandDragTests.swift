import DesktopProtocol
import Glibc
import SystemPackage
import TestSupport
import Testing

/// Drags between two windows of `dnd-desktop` on a Wayland compositor.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: Display.kinds.contains(.wayland), "sway and wl-clipboard are not installed"),
  .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"),
  .enabled(if: Tool.named("wayland-scanner") != nil, "libwayland-bin is not installed"))
struct WaylandDragTests {
  private static let plain = Desk.form("text/plain", "hello")

  private func request(_ stage: Stage, _ type: String, _ file: String, idle: Int64? = nil) -> String
  {
    let read = ReadRequest(type: type, file: stage.desk.sandbox.path(file).string, idle: idle)
    return String(decoding: DropAnswer.read(read).line, as: UTF8.self)
  }

  /// The window for drops is at the right.
  private func receiver(_ stage: Stage) throws -> LineProcess {
    try stage.receiver(title: "dnd-other")
  }

  @Test func formsAreReceivedAsTheyAre() throws {
    let stage = try Stage(.wayland)
    _ = try stage.desk.sandbox.write(
      "file", (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 8) })
    let receiver = try receiver(stage)
    let drag = try stage.drag(
      [
        Self.plain, try stage.desk.file("a/file", "file"),
        Desk.made("a/made", "echo run >>runs; printf made"),
      ],
      actions: [.copy, .move])
    try stage.carry()
    #expect(
      try receiver.line()
        == #"{"event":"entered","types":["text/plain","a/file","a/made"],"actions":["copy","move"]}"#
    )
    try receiver.say("move")
    #expect(!Files.exists(stage.desk.sandbox.path("runs")))
    try stage.waitForAgreement()
    try stage.letGo()
    #expect(try receiver.line() == #"{"event":"dropped","action":"move"}"#)
    for (type, count) in [("text/plain", 5), ("a/file", 3_000_000), ("a/made", 4)] {
      #expect(
        try receiver.ask(request(stage, type, String(count)))
          == #"{"type":"\#(type)","state":"read","bytes":\#(count)}"#)
    }
    #expect(try stage.desk.sandbox.read("3000000") == stage.desk.sandbox.read("file"))
    #expect(try receiver.ask("move") == #"{"event":"ended","reason":"received"}"#)
    #expect(try drag.lines().last == #"{"event":"ended","reason":"dropped","action":"move"}"#)
    #expect(drag.status() == 0)
    #expect(receiver.status() == 0)
    #expect(try stage.desk.sandbox.read("runs") == Array("run\n".utf8))
  }

  @Test func whatIsNotWantedIsRefused() throws {
    let stage = try Stage(.wayland)
    let receiver = try receiver(stage)
    let drag = try stage.drag([Self.plain])
    try stage.carry()
    #expect(try receiver.line()?.contains(#""event":"entered""#) == true)
    try receiver.say("refuse")
    try stage.letGo()
    #expect(try receiver.line() == #"{"event":"left"}"#)
    #expect(try drag.lines() == [#"{"event":"ended","reason":"refused"}"#])
    #expect(drag.status() == 4)
  }

  @Test func overNothingItIsRefused() throws {
    let stage = try Stage(.wayland)
    let drag = try stage.drag([Self.plain])
    try stage.carry()
    try stage.letGo()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"refused"}"#])
  }

  @Test func letGoWhereItBeganItCanBeDraggedAgain() throws {
    let stage = try Stage(.wayland)
    let receiver = try receiver(stage)
    let drag = try stage.drag([Self.plain])
    try stage.move("warp 20 20", "press", "release", "press", "move 60 60", "release")
    try stage.carry()
    #expect(try receiver.line()?.contains(#""event":"entered""#) == true)
    try stage.move("move 20 20", "release")
    #expect(try receiver.line() == #"{"event":"left"}"#)
    try drag.hangUp()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"withdrawn"}"#])
  }

  /// A busy machine shows the window all of it at once, and a compositor says that a drag has left also when it ends.
  @Test(arguments: [true, false])
  func whereItIsLetGoIsKnownLater(isOutside: Bool) throws {
    let stage = try Stage(.wayland)
    let receiver = try receiver(stage)
    let drag = try stage.drag([Self.plain])
    try stage.carry(to: Stage.Point(x: 40, y: 40))
    kill(drag.id, SIGSTOP)
    try stage.move(isOutside ? "move 500 300" : "move 30 30", "release")
    kill(drag.id, SIGCONT)
    if isOutside {
      #expect(try drag.lines() == [#"{"event":"ended","reason":"refused"}"#])
      return
    }
    try stage.carry()
    #expect(try receiver.line()?.contains(#""event":"entered""#) == true)
    try drag.hangUp()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"withdrawn"}"#])
  }

  @Test func aReceiverThatDoesNotTakeItRefuses() throws {
    let stage = try Stage(.wayland)
    let receiver = try receiver(stage)
    let drag = try stage.drag([Self.plain])
    try stage.carry()
    _ = try receiver.line()
    try receiver.say("copy")
    try stage.waitForAgreement()
    try stage.letGo()
    #expect(try receiver.line() == #"{"event":"dropped","action":"copy"}"#)
    try receiver.hangUp()
    #expect(try receiver.lines() == [#"{"event":"ended","reason":"withdrawn"}"#])
    #expect(try drag.lines().last == #"{"event":"ended","reason":"refused"}"#)
  }

  @Test func aSourceThatDiesOrIsSilentIsNotWaitedFor() throws {
    let stage = try Stage(.wayland)
    let receiver = try receiver(stage)
    let drag = try stage.drag([Self.plain, Desk.made("a/slow", "sleep 60")])
    try stage.carry()
    _ = try receiver.line()
    try receiver.say("copy")
    try stage.waitForAgreement()
    try stage.letGo()
    _ = try receiver.line()
    #expect(
      try receiver.ask(request(stage, "a/slow", "1", idle: 100))
        == #"{"type":"a/slow","state":"stalled","bytes":0}"#)
    kill(drag.id, SIGKILL)
    #expect(try receiver.ask("refuse") == #"{"event":"ended","reason":"refused"}"#)
  }

  @Test func itEndsWithTheDisplay() throws {
    let stage = try Stage(.wayland)
    let receiver = try receiver(stage)
    let drag = try stage.drag([Self.plain])
    try stage.carry()
    _ = try receiver.line()
    stage.desk.display.end()
    for process in [receiver, drag] {
      #expect(try process.lines().last == #"{"error":"displayGone","status":69}"#)
      #expect(process.status() == 69)
    }
  }
}
