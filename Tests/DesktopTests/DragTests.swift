import DesktopProtocol
import Glibc
import JSON
import SystemPackage
import TestSupport
import Testing

/// What another program gets when something is dropped on its window.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: Display.kinds.contains(.x11), "Xvfb and xclip are not installed"),
  .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"),
  .enabled(if: access("/usr/include/xcb/xtest.h", R_OK) == 0, "libxcb-xtest0-dev is not installed"))
struct DragTests {
  private static let plain = Desk.form("text/plain", "hello")

  @Test func theTargetGetsEachFormThatItAsksFor() throws {
    let stage = try Stage(.x11)
    _ = try stage.desk.sandbox.write("file", [UInt8](repeating: 7, count: 3 << 20))
    let drag = try stage.drag([
      Self.plain, Desk.made("text/html", "printf made"), try stage.desk.file("a/file", "file"),
      Desk.made("a/failing", "exit 3"),
    ])
    let target = try stage.target(["text/html", "a/file", "text/plain", "a/failing", "a/other"])
    try stage.carry()
    #expect(try target.line() == "enter 5 text/plain text/html a/file a/failing")
    #expect(try target.line() == "over XdndActionCopy")
    try stage.letGo()
    let taken = try target.lines(until: "done")
    #expect(taken.count == 7)
    #expect(taken.prefix(2) == ["drop", "took text/html 4 made"])
    #expect(taken.contains { $0.hasPrefix("took a/file 3145728 ") })
    #expect(
      taken.suffix(4) == [
        "took text/plain 5 hello", "refused a/failing", "refused a/other", "done",
      ])
    #expect(
      try drag.lines() == [
        #"{"event":"given","type":"text/html","bytes":4}"#,
        #"{"event":"given","type":"a/file","bytes":3145728}"#,
        #"{"event":"given","type":"text/plain","bytes":5}"#,
        #"{"event":"failed","type":"a/failing","bytes":0}"#,
        #"{"event":"ended","reason":"dropped","action":"copy"}"#,
      ])
    #expect(drag.status() == 0)
  }

  @Test func nothingIsRunForAHover() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain, Desk.made("text/html", "echo run >>runs; printf made")])
    let target = try stage.target(["--hover", "text/html", "text/plain"])
    try stage.carry()
    #expect(
      try target.lines(until: "over") == [
        "enter 5 text/plain text/html", "refused text/html", "took text/plain 5 hello",
        "over XdndActionCopy",
      ])
    #expect(!Files.exists(stage.desk.sandbox.path("runs")))
    try stage.letGo()
    #expect(try target.lines(until: "done").contains("took text/html 4 made"))
    #expect(try drag.lines().last == #"{"event":"ended","reason":"dropped","action":"copy"}"#)
    #expect(try stage.desk.sandbox.read("runs") == Array("run\n".utf8))
  }

  /// Thunar decides at the next position, but the pointer may not move again.
  @Test(arguments: [true, false])
  func aTargetThatDecidesOnceItHasTheDataIsAskedAgain(waits: Bool) throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    let target = try stage.target(["--late", "text/plain"])
    try stage.move("warp 20 20", "press", "move 60 60", "warp 500 300")
    if waits {
      #expect(try target.lines(until: "over").last == "over XdndActionCopy")
    }
    try stage.letGo()
    #expect(try target.lines(until: "done").last == "done")
    #expect(try drag.lines().last == #"{"event":"ended","reason":"dropped","action":"copy"}"#)
  }

  @Test(arguments: [["--move"], [], ["--old"], ["--proxy"]])
  func theTargetChoosesTheAction(options: [String]) throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain], actions: [.copy, .move])
    let target = try stage.target(options + ["text/plain"])
    try stage.carry()
    let over = try target.lines(until: "over").last
    #expect(over == (options == ["--move"] ? "over XdndActionMove" : "over XdndActionCopy"))
    try stage.letGo()
    #expect(try target.lines(until: "done").contains("took text/plain 5 hello"))
    let action = options == ["--move"] ? "move" : "copy"
    #expect(try drag.lines().last == #"{"event":"ended","reason":"dropped","action":"\#(action)"}"#)
  }

  // MARK: What is not dropped

  @Test func aTargetThatAcceptsNothingGetsNothing() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    let target = try stage.target(["--refuse", "text/plain"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    #expect(try target.line() == "leave")
    #expect(try drag.lines() == [#"{"event":"ended","reason":"refused"}"#])
    #expect(drag.status() == 4)
  }

  @Test func overNothingItIsRefused() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    try stage.carry()
    try stage.letGo()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"refused"}"#])
    #expect(drag.status() == 4)
  }

  @Test func letGoWhereItBeganItCanBeDraggedAgain() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    let target = try stage.target(["text/plain"])
    // A click, and a drag within the window.
    try stage.move("warp 20 20", "press", "release", "press", "move 60 60", "release")
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    #expect(try target.lines(until: "done").contains("took text/plain 5 hello"))
    #expect(try drag.lines().last == #"{"event":"ended","reason":"dropped","action":"copy"}"#)
    #expect(drag.status() == 0)
  }

  /// A busy machine tells the window about a button that is up when it has long been down again.
  @Test func aDragThatBeginsBeforeTheLastOneIsOverIsNotLost() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    let target = try stage.target(["text/plain"])
    for _ in 0..<40 {
      try stage.move("warp 20 20", "press", "move 60 60", "release", "warp 20 20", "press")
      try stage.move("warp 500 300")
      #expect(try target.lines(until: "over").last?.hasPrefix("over") == true)
      try stage.move("warp 60 60")
      #expect(try target.lines(until: "leave").last == "leave")
      try stage.letGo()
    }
    try drag.hangUp()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"withdrawn"}"#])
  }

  /// 9 is the key of Escape.
  @Test func escapeCancels() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    let target = try stage.target(["text/plain"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.move("key 9", "unkey 9")
    #expect(try target.line() == "leave")
    #expect(try drag.lines() == [#"{"event":"ended","reason":"cancelled"}"#])
    #expect(drag.status() == 4)
  }

  @Test func theWindowCanBeClosed() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    try stage.move("close dnd-window")
    #expect(try drag.lines() == [#"{"event":"ended","reason":"closed"}"#])
    #expect(drag.status() == 4)
  }

  @Test func aTargetThatDiesAtTheDropIsSaidToBeLost() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    let target = try stage.target(["--gone", "text/plain"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"lost"}"#])
    #expect(drag.status() == 1)
  }

  @Test func aTargetThatNeverAnswersIsNotWaitedFor() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    let target = try stage.target(["--silent", "text/plain"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"refused"}"#])
  }

  @Test func theEndOfTheCallerTakesItBack() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    try drag.hangUp()
    #expect(try drag.lines() == [#"{"event":"ended","reason":"withdrawn"}"#])
    #expect(drag.status() == 4)
    let other = try stage.drag([Self.plain])
    let target = try stage.target(["text/plain"])
    try stage.carry()
    _ = try target.lines(until: "over")
    kill(other.id, SIGTERM)
    #expect(try target.line() == "leave")
    #expect(try other.lines() == [#"{"event":"ended","reason":"withdrawn"}"#])
  }

  @Test func itEndsWithTheDisplay() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    try stage.carry()
    stage.desk.display.end()
    #expect(try drag.lines() == [#"{"error":"displayGone","status":69}"#])
    #expect(drag.status() == 69)
  }

  // MARK: Saving directly

  @Test(arguments: [
    ("S", "took XdndDirectSave0 1 S", "dropped"), ("E", "took XdndDirectSave0 1 E", "refused"),
    ("F", "took XdndDirectSave0 1 F", "refused"),
  ])
  func theCallerSavesWhereTheTargetSays(answer: String, said: String, reason: String) throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([], save: "a report.pdf")
    // It says that it did not accept, even if the file is there.
    let target = try stage.target(["--no", "XdndDirectSave0=file:///a%20folder/a%20report.pdf"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    #expect(try drag.line() == #"{"event":"save","path":"/a folder/a report.pdf"}"#)
    try drag.say(answer)
    #expect(try target.lines(until: "done") == ["drop", said, "done"])
    #expect(try drag.lines().last?.contains(#""reason":"\#(reason)""#) == true)
  }

  @Test(arguments: [
    "file://other/folder/file", "http://localhost/file", "file:relative", "file:///a%00b", "",
    "file:///%f", "/plain/path",
  ])
  func aPathThatIsNotOfThisMachineIsDeclined(url: String) throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Desk.form("application/octet-stream", "data")], save: "file")
    let target = try stage.target(["XdndDirectSave0=\(url)", "application/octet-stream"])
    try stage.carry()
    _ = try target.lines(until: "over")
    try stage.letGo()
    #expect(
      try target.lines(until: "done") == [
        "drop", "took XdndDirectSave0 1 F", "took application/octet-stream 4 data", "done",
      ])
    #expect(
      try drag.lines() == [
        #"{"event":"given","type":"application/octet-stream","bytes":4}"#,
        #"{"event":"ended","reason":"dropped","action":"copy"}"#,
      ])
  }

  @Test func anAnswerWithoutAQuestionIsMalformed() throws {
    let stage = try Stage(.x11)
    let drag = try stage.drag([Self.plain])
    try drag.say("S")
    #expect(try drag.line()?.hasPrefix(#"{"error":"malformed","status":64"#) == true)
    #expect(drag.status() == 64)
  }
}
