import Testing

@testable import TerminalClipboard

@Suite struct TerminalParserTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var parser = TerminalParser()
    // Typed input may be split.
    return (parser.take(text.utf8) + parser.finish()).reduce(into: []) { joined, event in
      if case .typed(let last)? = joined.last, case .typed(let more) = event {
        joined[joined.count - 1] = .typed(last + more)
      } else {
        joined.append(event)
      }
    }
  }

  @Test(arguments: [
    // kitty ends its attributes with a semicolon.
    ("\u{1B}[?62;52;c", TerminalEvent.attributes([62, 52])),
    ("\u{1B}[?62;52c", .attributes([62, 52])),
    ("\u{1B}[?5522;2$y", .mode(number: 5522, state: 2)),
    ("\u{1B}]52;c;aGk=\u{1B}\\", .selection(Array("hi".utf8))),
    ("\u{1B}]52;c;aGk\u{7}", .selection(Array("hi".utf8))),
    ("\u{1B}]52;c;\u{1B}\\", .selection([])), ("\u{1B}]52;c;*\u{1B}\\", .selection(nil)),
  ])
  func anAnswerIsOneEvent(text: String, event: TerminalEvent) {
    #expect(events(text) == [event])
  }

  @Test func aPacketHasItsMetadataAndData() {
    let packet = events("\u{1B}]5522;type=read:status=DATA:mime=dGV4dC9odG1s;PGI+\u{1B}\\")
    #expect(
      packet == [
        .packet(
          ClipboardPacket(kind: .read, status: .data, type: "text/html", data: Array("<b>".utf8)))
      ])
    #expect(
      events("\u{1B}]5522;type=write:status=EPERM\u{1B}\\").first.map(Self.status) == .notPermitted)
    #expect(events("\u{1B}]5522;type=other:status=OK\u{1B}\\") == [])
    #expect(events("\u{1B}]5522;:=:type=write;\u{1B}\\") == [])
  }

  private static func status(_ event: TerminalEvent) -> ClipboardPacket.Status? {
    if case .packet(let packet) = event { packet.status } else { nil }
  }

  @Test(arguments: [
    "a", "\u{1B}", "\u{1B}[A", "\u{1B}OP", "\u{1B}\u{1B}", "\u{1B}[", "é", "\u{1B}[1;5D",
  ])
  func aKeyIsNotLost(key: String) {
    #expect(events(key) == [.typed(Array(key.utf8))])
    let between = events("x\(key)\u{1B}[?1c")
    #expect(between == [.typed(Array("x\(key)".utf8)), .attributes([1])])
  }

  @Test func partsOfAnySizeMakeTheSameEvents() {
    let text =
      "ab\u{1B}[?62;52c\u{1B}]52;c;aGk=\u{1B}\\\u{1B}[A\u{1B}]8;;x\u{7}c\u{1B}]52;c;aGk=\u{1B}[?1c"
    var whole = TerminalParser()
    let expected = whole.take(text.utf8).filter { !Self.isTyped($0) }
    #expect(expected.count == 3)
    var parser = TerminalParser()
    #expect(text.utf8.flatMap { parser.take([$0]) }.filter { !Self.isTyped($0) } == expected)
  }

  private static func isTyped(_ event: TerminalEvent) -> Bool {
    if case .typed = event { true } else { false }
  }

  @Test func whatIsTooLongIsSkippedAndSaid() {
    var parser = TerminalParser(limit: 100)
    let long = String(repeating: "A", count: 1_000)
    #expect(parser.take("\u{1B}]52;c;\(long)\u{1B}\\x".utf8) == [.tooLarge, .typed([0x78])])
    #expect(parser.take("\u{1B}]52;c;aGk=\u{7}".utf8) == [.selection(Array("hi".utf8))])
    #expect(parser.take("\u{1B}]52;c;\(long)\u{1B}[?1c".utf8) == [.tooLarge, .attributes([1])])
  }

  @Test func aCommandThatIsCutOffIsNothing() {
    #expect(events("\u{1B}]52;c;aGk=") == [])
    #expect(events("\u{1B}]52;c;aGk=\u{18}b") == [.typed([0x62])])
  }
}
