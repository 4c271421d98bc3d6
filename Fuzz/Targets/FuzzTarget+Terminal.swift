import TerminalClipboard

/// The replies of a terminal.
extension FuzzTarget {
  /// The bytes may arrive in chunks of any size, no typed key is lost, and the data stays within its limit.
  static func terminal(_ bytes: [UInt8]) throws {
    var parser = TerminalParser(limit: 1 << 10)
    let events = parser.take(bytes) + parser.finish()
    var slow = TerminalParser(limit: 1 << 10)
    let single = bytes.flatMap { slow.take([$0]) } + slow.finish()
    try BrokenLaw.unless(joined(events) == joined(single), "the parts make other events")
    if !bytes.contains(0x1B) {
      try BrokenLaw.unless(
        joined(events) == (bytes.isEmpty ? [] : [.typed(bytes)]), "a key is lost")
    }
    var detection = TerminalDetection()
    var read = TypedRead(["text/html"], .clipboard, limit: 64)
    var write = TypedWrite([.init(type: "text/html", bytes: bytes)], .primary)
    for event in events {
      detection.take(event)
      read.take(event)
      write.take(event)
      try BrokenLaw.unless(
        read.forms.allSatisfy { $0.bytes.count <= 64 }, "more is read than the limit")
    }
    // Each written sequence is parsed as a command.
    while let sequence = write.next() {
      var own = TerminalParser()
      try BrokenLaw.unless(own.take(sequence).isEmpty, "what is written is not one command")
    }
    try drags(bytes, events)
  }

  /// A terminal cannot make more data than it sends, and what is sent to it arrives unchanged.
  private static func drags(_ bytes: [UInt8], _ events: [TerminalEvent]) throws {
    var target = TerminalDropTarget()
    var source = TerminalDragSource()
    var count = 0
    for case .drag(let packet) in events {
      _ = source.take(packet)
      for case .data(_, let data, _) in target.take(packet) { count += data.count }
    }
    try BrokenLaw.unless(count <= bytes.count, "there is more data than was sent")
    var echo = TerminalDropTarget()
    var own = TerminalParser()
    var received: [UInt8] = []
    // The data of a drag and that of a drop have the same form.
    let sent = DragSequence.answer(.copy, ["a/b"]) + DragSequence.sendAhead(bytes, index: 1)
    for case .drag(var packet) in own.take(sent) {
      packet.kind = packet.kind == "m" ? "M" : "r"
      for case .data(_, let data, _) in echo.take(packet) { received += data }
    }
    try BrokenLaw.unless(received == bytes, "what is sent does not arrive")
  }

  /// The events, with consecutive typed input joined.
  private static func joined(_ events: [TerminalEvent]) -> [TerminalEvent] {
    events.reduce(into: []) { result, event in
      if case .typed(let last)? = result.last, case .typed(let more) = event {
        result[result.count - 1] = .typed(last + more)
      } else {
        result.append(event)
      }
    }
  }
}
