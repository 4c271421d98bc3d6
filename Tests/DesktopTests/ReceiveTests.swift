import DesktopProtocol
import Glibc
import JSON
import SystemPackage
import TestSupport
import Testing

/// Reading data that other programs drop on the window of `dnd-desktop`.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: Display.kinds.contains(.x11), "Xvfb and xclip are not installed"),
  .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"),
  .enabled(if: access("/usr/include/xcb/xtest.h", R_OK) == 0, "libxcb-xtest0-dev is not installed"))
struct ReceiveTests {
  private func request(
    _ stage: Stage, _ type: String, _ file: String, limit: Int64? = nil, idle: Int64? = nil
  ) -> String {
    let path = stage.desk.sandbox.path(file).string
    let read = ReadRequest(type: type, file: path, limit: limit, idle: idle)
    return String(decoding: DropAnswer.read(read).line, as: UTF8.self)
  }

  private func saving(_ stage: Stage, _ file: String) -> String {
    let answer = DropAnswer.save(path: stage.desk.sandbox.path(file).string)
    return String(decoding: answer.line, as: UTF8.self)
  }

  private static let dropped = #"{"event":"dropped","action":"copy"}"#

  @Test func theTypesAreReadAndTheSourceIsToldAtTheEnd() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let source = try stage.source([
      "text/plain=hello", "text/html=<b>", "UTF8_STRING=x", "a/long=12345",
    ])
    #expect(
      try receiver.line()
        == #"{"event":"entered","types":["text/plain","text/html","UTF8_STRING","a/long"],"actions":["copy"]}"#
    )
    #expect(try receiver.ask("copy") == Self.dropped)
    #expect(try source.line() == "status XdndActionCopy")
    #expect(
      try receiver.ask(request(stage, "text/html", "1"))
        == #"{"type":"text/html","state":"read","bytes":3}"#)
    #expect(
      try receiver.ask(request(stage, "a/long", "2", limit: 4))
        == #"{"type":"a/long","state":"tooLarge","bytes":4}"#)
    #expect(
      try receiver.ask(request(stage, "a/other", "3"))
        == #"{"type":"a/other","state":"refused","bytes":0}"#)
    #expect(try stage.desk.sandbox.read("1") == Array("<b>".utf8))
    #expect(try receiver.ask("copy") == #"{"event":"ended","reason":"received"}"#)
    #expect(try source.line() == "finished XdndActionCopy")
    #expect(receiver.status() == 0)
  }

  /// The two halves of this program, with a form of several pieces and one that is made.
  @Test func whatIsDraggedHereIsReceivedHere() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    try stage.move("place dnd-window 320 200")
    _ = try stage.desk.sandbox.write(
      "file", (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 8) })
    let drag = try stage.drag(
      [try stage.desk.file("a/file", "file"), Desk.made("a/made", "printf made")],
      actions: [.move, .copy], title: "dnd-other")
    try stage.carry()
    #expect(
      try receiver.line()
        == #"{"event":"entered","types":["a/file","a/made"],"actions":["move","copy"]}"#)
    try receiver.say("move")
    try stage.letGo()
    #expect(try receiver.line() == #"{"event":"dropped","action":"move"}"#)
    for (type, count) in [("a/file", 3_000_000), ("a/made", 4)] {
      #expect(
        try receiver.ask(request(stage, type, String(count)))
          == #"{"type":"\#(type)","state":"read","bytes":\#(count)}"#)
    }
    #expect(try stage.desk.sandbox.read("3000000") == stage.desk.sandbox.read("file"))
    try receiver.say("move")
    #expect(try drag.lines().last == #"{"event":"ended","reason":"dropped","action":"move"}"#)
    #expect(receiver.status() == 0)
  }

  @Test func whatTheCallerDoesNotWantIsNotDropped() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let source = try stage.source(["text/plain=hello"])
    _ = try receiver.line()
    #expect(try receiver.ask("refuse") == #"{"event":"left"}"#)
    #expect(try source.lines() == ["status refused", "left"])
    // The next one is another.
    let other = try stage.source(["text/html=x"])
    #expect(try receiver.line()?.contains("text/html") == true)
    #expect(try receiver.ask("copy") == Self.dropped)
    #expect(try receiver.ask("refuse") == #"{"event":"ended","reason":"refused"}"#)
    #expect(try other.lines() == ["status XdndActionCopy", "finished refused"])
    #expect(receiver.status() == 4)
  }

  /// The answer to what has left meanwhile is not one to what is there now.
  @Test func anAnswerBelongsToItsQuestion() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let early = try stage.source(["--early", "text/plain=hello"])
    #expect(try early.line() == "finished refused")
    let second = try stage.source(["text/html=x"])
    let lines = try receiver.lines(until: #"{"event":"entered","types":["text/html"]"#)
    #expect(lines.count == 3)
    try receiver.say("copy")
    #expect(try receiver.ask("refuse") == #"{"event":"left"}"#)
    #expect(try second.line() == "status refused")
  }

  // MARK: Sources that misbehave

  @Test func thousandsOfTypesAreBounded() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let source = try stage.source(["--many", "text/plain=hello"])
    #expect(
      try receiver.line()
        == #"{"event":"entered","types":["text/plain","STRING"],"actions":["copy"]}"#)
    #expect(try receiver.ask("copy") == Self.dropped)
    #expect(
      try receiver.ask(request(stage, "text/plain", "1"))
        == #"{"type":"text/plain","state":"read","bytes":5}"#)
    try receiver.say("copy")
    #expect(try source.lines().last == "finished XdndActionCopy")
  }

  @Test func aSilentSourceIsNotWaitedFor() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let source = try stage.source(["--silent", "text/plain=hello"])
    _ = try receiver.line()
    #expect(try receiver.ask("copy") == Self.dropped)
    #expect(
      try receiver.ask(request(stage, "text/plain", "1", idle: 100))
        == #"{"type":"text/plain","state":"stalled","bytes":0}"#)
    #expect(try receiver.ask("refuse") == #"{"event":"ended","reason":"refused"}"#)
    #expect(try source.lines().last == "finished refused")
  }

  @Test func aSourceThatVanishesIsNoticed() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let source = try stage.source(["--gone", "text/plain=hello"])
    _ = try receiver.line()
    #expect(try receiver.ask("copy") == Self.dropped)
    #expect(source.status() == 0)
    // If the request comes before the end is noticed, the X server refuses it.
    let answer = try receiver.ask(request(stage, "text/plain", "1"))
    #expect(
      [
        #"{"type":"text/plain","state":"cutOff","bytes":0}"#,
        #"{"type":"text/plain","state":"refused","bytes":0}"#,
      ]
      .contains(answer), "\(answer)")
    #expect(try receiver.ask("refuse") == #"{"event":"ended","reason":"refused"}"#)
    // One that vanishes while it is over the window has left.
    let other = try stage.receiver()
    let hovering = try stage.source(["text/plain=hello"])
    _ = try other.line()
    kill(hovering.id, SIGKILL)
    #expect(try other.line() == #"{"event":"left"}"#)
  }

  // MARK: The end

  @Test func itEndsWithItsWindowOrItsCaller() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    try stage.move("close dnd-window")
    #expect(try receiver.lines() == [#"{"event":"ended","reason":"closed"}"#])
    #expect(receiver.status() == 4)
    let other = try stage.receiver()
    let source = try stage.source(["text/plain=hello"])
    _ = try other.line()
    _ = try other.ask("copy")
    try other.hangUp()
    #expect(try other.lines() == [#"{"event":"ended","reason":"withdrawn"}"#])
    #expect(try source.lines().last == "finished refused")
  }

  @Test(arguments: ["nothing", #"{"save":"relative"}"#, #"{"type":"a/b","file":"/x"}"#, "{}"])
  func whatIsNotAnAnswerIsRefused(line: String) throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    #expect(try receiver.ask(line)?.hasPrefix(#"{"error":"malformed","status":64"#) == true)
    #expect(receiver.status() == 64)
  }

  // MARK: Saving directly

  @Test func theSourceSavesWhereTheCallerSays() throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let source = try stage.source(["--save", "report.txt", "text/plain=hello"])
    #expect(try receiver.line()?.contains(#""types":["text/plain"]"#) == true)
    #expect(
      try receiver.ask("copy") == #"{"event":"dropped","action":"copy","save":"report.txt"}"#)
    let path = stage.desk.sandbox.path("report.txt").string
    #expect(
      try receiver.ask(saving(stage, "report.txt")) == #"{"save":"\#(path)","state":"saved"}"#)
    #expect(try stage.desk.sandbox.read("report.txt") == Array("saved".utf8))
    #expect(
      try receiver.ask(saving(stage, "report.txt")) == #"{"save":"\#(path)","state":"failed"}"#)
    try receiver.say("copy")
    #expect(try source.lines().last == "finished XdndActionCopy")
  }

  @Test(arguments: [
    ["--save", "../evil"], ["--save", "a/b"], ["--save", ""], ["--save", ".."],
    ["--machine", "elsewhere", "--save", "report.txt"], [],
  ])
  func whatCannotBeSavedHereIsNotOffered(options: [String]) throws {
    let stage = try Stage(.x11)
    let receiver = try stage.receiver()
    let source = try stage.source(options + ["text/plain=hello"])
    _ = try receiver.line()
    #expect(try receiver.ask("copy") == Self.dropped)
    _ = source
  }
}

@Suite struct DropAnswerTests {
  @Test(arguments: [
    DropAnswer.take(.copy), .take(.move), .refuse, .save(path: "/a b"),
    .read(ReadRequest(type: "a/b", file: "/x", limit: 1)),
  ])
  func anAnswerComesBackFromItsLine(answer: DropAnswer) throws {
    #expect(try DropAnswer(line: answer.line) == answer)
  }
}
