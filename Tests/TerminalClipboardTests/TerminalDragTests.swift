import Testing

@testable import TerminalClipboard

@Suite struct TerminalDragTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  private func packets(_ replies: String...) -> [DragPacket] {
    var parser = TerminalParser()
    return parser.take(replies.flatMap { Array("\u{1B}]72;\($0)\u{1B}\\".utf8) }).compactMap {
      if case .drag(let packet) = $0 { packet } else { nil }
    }
  }

  private func events(_ replies: [DragPacket]) -> [TerminalDropTarget.Event] {
    var target = TerminalDropTarget()
    return replies.flatMap { target.take($0) }
  }

  @Test("A packet has a kind, numbers and a payload")
  func packet() {
    let packet = packets("t=m:x=-1:y=2:m=1;a b")[0]
    #expect(
      packet == DragPacket("m", ["x": -1, "y": 2], isContinued: true, payload: Array("a b".utf8)))
    #expect(packet["X"] == 0)
  }

  @Test(
    "What is not a packet is ignored",
    arguments: ["t=mm", "t", "x=9999999999:t=m", "x=:t=m", "x=a:t=m", "=1:t=m"])
  func malformed(reply: String) { #expect(packets(reply).isEmpty) }

  @Test("A terminal has drags if it replies before its attributes")
  func detection() {
    let reply = TerminalEvent.drag(DragPacket("q"))
    var detection = DragDetection()
    for event in [reply, .attributes([62])] { detection.take(event) }
    #expect(detection.isOver && detection.hasDrags)
    detection = DragDetection()
    for event in [.attributes([62]), reply] { detection.take(event) }
    #expect(detection.isOver && !detection.hasDrags)
  }

  // MARK: Drop target

  @Test("A list of types is told when it changes, and again after the drag has left")
  func types() {
    #expect(
      events(
        packets(
          "t=m:x=1:y=1;text/html text/plain", "t=m:x=2:y=1", "t=m:x=2:y=2;text/html text/plain",
          "t=m:x=-1:y=-1", "t=m:x=0:y=0:o=2:m=1;text/ht", "m=0;ml"))
        == [
          .over(["text/html", "text/plain"], canCopy: true), .left,
          .over(["text/html"], canCopy: false),
        ])
  }

  @Test("Data arrives in pieces of any size, with and without padding and metadata")
  func data() {
    #expect(
      events(
        packets(
          "t=M:x=1:y=1;text/plain text/uri-list", "t=r:x=1:m=1;aGVsb", "m=1;G8", "m=0",
          "t=r:x=2:X=1;aGk=", "t=r:x=2:X=1"))
        == [
          .dropped(["text/plain", "text/uri-list"]),
          .data(DropPart(index: 1), Array("hel".utf8), detail: 0),
          .data(DropPart(index: 1), Array("lo".utf8), detail: 0),
          .end(DropPart(index: 1), detail: 0),
          .data(DropPart(index: 2), Array("hi".utf8), detail: 1),
          .end(DropPart(index: 2), detail: 1),
        ])
  }

  @Test("Files and entries of directories are parts of their own")
  func parts() {
    #expect(
      events(
        packets(
          "t=M:x=1:y=1;text/uri-list", "t=r:x=1:y=2:X=5;YQ", "t=r:x=1:y=2:X=5",
          "t=R:Y=5:x=1;EPERM", "t=r:Y=5:x=2:X=1;Li4v", "t=r:Y=5:x=2:X=1"))
        == [
          .dropped(["text/uri-list"]),
          .data(DropPart(index: 1, file: 2), [0x61], detail: 5),
          .end(DropPart(index: 1, file: 2), detail: 5),
          .failed(DropPart(index: 1, directory: 5), reason: "EPERM"),
          .data(DropPart(index: 2, directory: 5), Array("../".utf8), detail: 1),
          .end(DropPart(index: 2, directory: 5), detail: 1),
        ])
  }

  @Test("Data that is not Base64 has failed")
  func noBase64() {
    #expect(
      events(packets("t=M:x=1:y=1;text/plain", "t=r:x=1;a?b="))
        == [.dropped(["text/plain"]), .failed(DropPart(index: 1), reason: "EINVAL")])
  }

  @Test("Nothing arrives before the drop, and the drop is the only one")
  func order() {
    #expect(
      events(packets("t=r:x=1;YQ", "t=M:x=1:y=1;a/b", "t=m:x=1:y=1;c/d", "t=M:x=1:y=1;c/d"))
        == [.dropped(["a/b"])])
  }

  @Test("A drop is requested by indices and ended by what was done")
  func requests() {
    #expect(text(DragSequence.accept(machine: nil)) == "^]72;t=a^\\")
    #expect(text(DragSequence.accept(machine: "1:ab")) == "^]72;t=a^\\^]72;t=a:x=1;1:ab^\\")
    #expect(text(DragSequence.answer(.copy, ["a/b", "c/d"])) == "^]72;t=m:o=1:m=0;a/b c/d^\\")
    #expect(text(DragSequence.answer(nil, [])) == "^]72;t=m:o=0^\\")
    #expect(text(DragSequence.request(.init(index: 1))) == "^]72;t=r:x=1^\\")
    #expect(text(DragSequence.request(.init(index: 1, file: 2))) == "^]72;t=r:x=1:y=2^\\")
    #expect(text(DragSequence.request(.init(index: 3, directory: 9))) == "^]72;t=r:x=3:Y=9^\\")
    #expect(text(DragSequence.finish(.move)) == "^]72;t=r:o=2^\\")
    #expect(text(DragSequence.finish(nil)) == "^]72;t=r:o=0^\\")
  }

  // MARK: Drag source

  @Test("A drag has a beginning, requests and an end")
  func source() {
    var source = TerminalDragSource()
    let events = packets(
      "t=o:x=3:y=4", "t=E;OK", "t=e:x=1:y=0", "t=e:x=2:o=2", "t=e:x=3", "t=e:x=5:y=1",
      "t=k:x=2", "t=e:x=4", "t=e:x=4:y=1", "t=E;EPERM:not now"
    ).compactMap { source.take($0) }
    #expect(
      events == [
        .begun, .started, .operation(.move), .dropped, .wanted(1), .wantedFile(2),
        .finished, .cancelled, .failed(reason: "EPERM"),
      ])
  }

  @Test("Data is sent in pieces without padding, and ends with an empty one")
  func pieces() {
    #expect(
      text(DragSequence.sendAhead([0x61], index: 2)) == "^]72;t=p:x=2:m=1;YQ^\\^]72;t=p:x=2:m=0^\\")
    #expect(text(DragSequence.sendAhead([], index: 0)) == "^]72;t=p:x=0:m=0^\\")
    let long = text(DragSequence.piece([UInt8](repeating: 0, count: 3073), index: 0))
    let parts = long.split(separator: "^]72;t=e:y=0:m=1;")
    #expect(parts.map(\.count) == [4098, 4])
    #expect(text(DragSequence.end(index: 0)) == "^]72;t=e:y=0:m=0^\\")
    let entry = DraggedEntry(file: 1, directory: 2, index: 3, detail: 4)
    #expect(text(DragSequence.piece([0x61], of: entry)) == "^]72;t=k:x=1:Y=2:y=3:X=4:m=1;YQ^\\")
    #expect(text(DragSequence.end(of: DraggedEntry(file: 1))) == "^]72;t=k:x=1:m=0^\\")
    #expect(text(DragSequence.failure(index: 3)) == "^]72;t=E:y=3;EIO^\\")
  }

  @Test("A long list of types is sent in several packets")
  func longList() {
    let types = (0..<1000).map { "application/x-\($0)" }
    let offer = text(DragSequence.offer(types, canMove: true))
    let parts = offer.split(separator: "^]72;t=o:o=3:m=")
    #expect(parts.count == 5)
    #expect(parts.dropLast().allSatisfy { $0.first == "1" } && parts.last?.first == "0")
    let payload = parts.map { $0.dropFirst(2).dropLast(2) }.joined()
    #expect(payload.split(separator: " ").map(String.init) == types)
  }
}
