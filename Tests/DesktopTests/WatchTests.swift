import DesktopProtocol
import JSON
import SystemPackage
import TestSupport
import Testing

/// What is said of what other programs copy, one copy after the other.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: !Display.kinds.isEmpty, "neither Xvfb with xclip nor sway with wl-clipboard is installed"))
struct WatchTests {
  private func watch(_ desk: Desk) throws -> LineProcess {
    let process = try LineProcess(
      Tool.built("dnd-desktop", environment: desk.environment, directory: desk.sandbox.root),
      ["watch", "clipboard"])
    let way = desk.display.kind == .x11 ? "x11" : "wlr-data-control"
    #expect(try process.line() == #"{"way":"\#(way)"}"#)
    return process
  }

  private func read(_ type: String, of watch: LineProcess, _ desk: Desk) throws -> String? {
    let request = ReadRequest(type: type, file: desk.sandbox.path("read-\(type.count)").string)
    return try watch.ask(String(decoding: JSONValue.object(request.json).bytes, as: UTF8.self))
  }

  /// The types and the number of missed copies of an answer.
  private func copied(_ line: String?) throws -> (types: [String]?, missed: Int64?) {
    let node = try JSONReader.node(of: Array(try #require(line).utf8), as: .strict)
    guard case .array(let types)? = node["types"]?.content else {
      return (nil, node["missed"]?.integer)
    }
    return (types.compactMap(\.string), node["missed"]?.integer)
  }

  @Test(arguments: Display.kinds)
  func eachCopyIsToldOnceAndRead(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.copy("before", type: "text/x-before")
    let watch = try watch(desk)
    for (text, type) in [("first", "text/x-1"), ("2nd", "text/x-second")] {
      try watch.say("next")
      try desk.copy(text, type: type)
      let (types, missed) = try copied(watch.line())
      #expect(types?.contains(type) == true && missed == 0, "\(types ?? [])")
      let answer = try read(type, of: watch, desk)
      #expect(answer == #"{"type":"\#(type)","state":"read","bytes":\#(text.count)}"#)
    }
  }

  @Test(arguments: Display.kinds)
  func whatIsCopiedBetweenTwoQuestionsIsNotLost(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let watch = try watch(desk)
    try desk.copy("1", type: "text/x-1")
    let first = try copied(watch.ask("next"))
    #expect(first.types?.contains("text/x-1") == true && first.missed == 0)
    for number in 2...4 { try desk.copy("\(number)", type: "text/x-\(number)") }
    // Each is told, or counted as missed.
    var (count, isLast) = (Int64(0), false)
    while !isLast, count < 3 {
      let (types, missed) = try copied(watch.ask("next"))
      count += (types == nil ? 0 : 1) + (missed ?? 0)
      isLast = types?.contains("text/x-4") == true
    }
    #expect(isLast && count == 3)
  }

  @Test(arguments: Display.kinds)
  func noReadIsOfAnotherCopy(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.offer([Desk.form("a/b", "1"), Desk.form("c/d", "1")])
    let process = try LineProcess(
      Tool.built("dnd-desktop", environment: desk.environment, directory: desk.sandbox.root),
      ["read", "clipboard"])
    #expect(try process.line()?.contains(#""types":["a/b","c/d"]"#) == true)
    try desk.offer([Desk.form("a/b", "2"), Desk.form("c/d", "2")])
    for (type, file) in [("a/b", "1"), ("c/d", "2"), ("a/b", "3")] {
      let request = ReadRequest(type: type, file: desk.sandbox.path(file).string)
      let answer = try process.ask(
        String(decoding: JSONValue.object(request.json).bytes, as: UTF8.self))
      #expect(answer?.contains(#""state":"cutOff""#) == true, "\(answer ?? "")")
    }
    #expect(try desk.run(["read", "clipboard", "a/b"]).outputText == "2")
  }

  @Test(arguments: Display.kinds)
  func anEmptiedSelectionIsNoCopy(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    try desk.offer([Desk.form("text/plain", "x")])
    let watch = try watch(desk)
    #expect(try desk.run(["clear", "clipboard", "text/plain"], input: "x").status == 0)
    try watch.say("next")
    try desk.copy("1", type: "text/x-1")
    let (types, missed) = try copied(watch.line())
    #expect(types?.contains("text/x-1") == true && missed == 0)
  }

  @Test(arguments: Display.kinds)
  func itEndsWithItsCallerAndWithTheDisplay(kind: Display.Kind) throws {
    let desk = try Desk(kind)
    let (first, second) = try (watch(desk), watch(desk))
    try first.say("next")
    #expect(first.status() == 0)
    try second.say("next")
    desk.display.end()
    #expect(try second.line() == #"{"error":"displayGone","status":69}"#)
    #expect(second.status() == 69)
  }
}
