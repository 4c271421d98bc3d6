import Testing

@testable import TerminalClipboard

@Suite struct TerminalConversationTests {
  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self).replacing("\u{1B}", with: "^") }
  }

  private func packet(
    _ kind: ClipboardPacket.Kind, _ status: ClipboardPacket.Status, _ type: String? = nil,
    _ data: String = ""
  ) -> TerminalEvent {
    .packet(ClipboardPacket(kind: kind, status: status, type: type, data: Array(data.utf8)))
  }

  // MARK: OSC 52

  @Test func textIsWrittenWhole() {
    #expect(text(TerminalSequence.setText(Array("hi".utf8), .clipboard)) == "^]52;c;aGk=^\\")
    #expect(text(TerminalSequence.setText([], .primary)) == "^]52;p;^\\")
    #expect(text(TerminalSequence.text(.clipboard)) == "^]52;c;?^\\")
    #expect(text(TerminalSequence.clear(.clipboard)) == "^]52;c;!^\\")
  }

  @Test func textThatATerminalMayCutIsNotWritten() {
    let most = [UInt8](repeating: 0x61, count: TerminalSequence.textLimit)
    #expect(TerminalSequence.setText(most, .clipboard)?.count == 100_000 - 8 + 9)
    #expect(TerminalSequence.setText(most + [0x61], .clipboard) == nil)
  }

  @Test func screenGetsTextInPiecesThatItDoesNotDrop() throws {
    let long = [UInt8](repeating: 0x61, count: 2000)
    let sequence = try #require(TerminalSequence.setText(long, .clipboard))
    let passed = TerminalSequence.throughScreen(sequence)
    let pieces = String(decoding: passed, as: UTF8.self).split(separator: "\u{1B}\\")
    #expect(pieces.count == 6)
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 768 - 2 })
    let whole = pieces.map { $0.dropFirst(2) }.joined()
    #expect(Array(whole.utf8) == sequence.dropLast(2) + [0x07])
    let empty = Array("\u{1B}]52;c;\u{1B}\\".utf8)
    #expect(text(TerminalSequence.throughScreen(empty)) == "^P^]52;c;\u{07}^\\")
  }

  // MARK: Detection

  @Test(
    arguments: [
      ([TerminalEvent.mode(number: 5522, state: 2), .attributes([62, 52])], true, true),
      ([.mode(number: 5522, state: 0), .attributes([62])], false, false),
      ([.mode(number: 5522, state: 4), .attributes([62])], false, false),
      ([.typed([0x61]), .attributes([52])], false, false),
      ([.mode(number: 2026, state: 1), .attributes([64, 1, 52])], false, true),
    ] as [([TerminalEvent], Bool, Bool)])
  func theAttributesEndTheDetection(events: [TerminalEvent], hasTypes: Bool, saysText: Bool) {
    var detection = TerminalDetection()
    for event in events {
      #expect(!detection.isOver)
      detection.take(event)
    }
    #expect(detection.isOver)
    #expect(detection.hasTypes == hasTypes)
    #expect(detection.saysText == saysText)
  }

  // MARK: Several types

  @Test func allPiecesOfATypeComeBeforeTheNextType() {
    let long = [UInt8](repeating: 0x61, count: 4097)
    var write = TypedWrite(
      [
        .init(type: "text/html", bytes: long),
        .init(type: "text/plain", aliases: ["TEXT", "STRING"], bytes: []),
      ], .primary)
    var sequences: [String?] = []
    while let next = write.next() { sequences.append(text(next)) }
    #expect(sequences.count == 5)
    #expect(sequences[0] == "^]5522;type=write:loc=primary^\\")
    #expect(sequences[1]?.hasPrefix("^]5522;type=wdata:mime=dGV4dC9odG1s;YWFh") == true)
    #expect(sequences[2] == "^]5522;type=wdata:mime=dGV4dC9odG1s;YQ==^\\")
    #expect(
      sequences[3]
        == "^]5522;type=wdata:mime=dGV4dC9wbGFpbg==;^\\^]5522;type=walias:mime=dGV4dC9wbGFpbg==;VEVYVCBTVFJJTkc=^\\"
    )
    #expect(sequences[4] == "^]5522;type=wdata^\\")
    #expect(write.outcome == nil)
    write.take(packet(.write, .done))
    #expect(write.outcome == .done)
  }

  @Test func aRefusalEndsTheWrite() {
    var write = TypedWrite([.init(type: "text/html", bytes: [1])], .clipboard)
    #expect(write.next() != nil)
    write.take(packet(.read, .notPermitted))
    #expect(write.outcome == nil)
    write.take(packet(.write, .notPermitted))
    #expect(write.outcome == .notPermitted)
    #expect(write.next() == nil)
  }

  @Test func aReadCollectsThePiecesOfEachType() {
    var read = TypedRead(["text/html", "text/plain"], .clipboard)
    #expect(text(read.question) == "^]5522;type=read;dGV4dC9odG1sIHRleHQvcGxhaW4=^\\")
    for event in [
      packet(.read, .ok), packet(.read, .data, "text/html", "<b"), .typed([0x61]),
      packet(.read, .data, "image/png", "?"), packet(.read, .data, "text/html", ">"),
      packet(.read, .data, "text/plain", "b"), packet(.read, .done),
    ] { read.take(event) }
    #expect(read.outcome == .done)
    #expect(read.forms.map(\.type) == ["text/html", "text/plain"])
    #expect(read.forms.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<b>", "b"])
  }

  @Test func aListHasTheTypes() {
    var read = TypedRead.list(.clipboard)
    read.take(packet(.read, .data, ".", "text/html text/plain"))
    read.take(packet(.read, .done))
    #expect(read.types == ["text/html", "text/plain"])
  }

  @Test func aReadIsBoundedAndFailsOnDamage() {
    var read = TypedRead(["a/b"], .clipboard, limit: 3)
    read.take(packet(.read, .data, "a/b", "123"))
    #expect(read.outcome == nil)
    read.take(packet(.read, .data, "a/b", "4"))
    #expect(read.outcome == .failed)
    var damaged = TypedRead(["a/b"], .clipboard)
    damaged.take(.packet(ClipboardPacket(kind: .read, status: .data, type: "a/b", data: nil)))
    #expect(damaged.outcome == .failed)
    var refused = TypedRead(["a/b"], .clipboard)
    refused.take(packet(.read, .notPermitted))
    #expect(refused.outcome == .notPermitted)
  }
}
