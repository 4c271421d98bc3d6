/// A part of what was dropped on a terminal.
package struct DropPart: Hashable, Sendable {
  /// The index of the type, or of an entry of a directory, from 1.
  package var index: Int
  /// The index of a file in the list of addresses, from 1; 0 for the data of the type.
  package var file = 0
  /// The directory to which the entry belongs; 0 if it is not an entry.
  package var directory = 0

  package init(index: Int, file: Int = 0, directory: Int = 0) {
    self.index = index
    self.file = file
    self.directory = directory
  }

  init(_ packet: DragPacket) {
    self.init(index: packet["x"], file: packet["y"], directory: packet["Y"])
  }

  var keys: String {
    [("x", index), ("y", file), ("Y", directory)].filter { $0.1 != 0 }
      .map { "\($0.0)=\($0.1)" }.joined(separator: ":")
  }
}

/// A drop on a terminal that supports OSC 72.
///
/// Write `DragSequence.accept`, pass packets to `take`, and answer its events. Write `DragSequence.finish` at the end,
/// and `acceptNothing` in any case.
package struct TerminalDropTarget: Sendable {
  package enum Event: Equatable, Sendable {
    /// Something is dragged over the terminal, which offers these types; to be answered.
    ///
    /// If it cannot be copied, its source may delete what is only referred to.
    case over([String], canCopy: Bool)
    /// It has left the terminal.
    case left
    /// It was dropped; parts can be requested by their index in this list.
    case dropped([String])
    /// Bytes of a part; `detail` is 1 for a symbolic link, above 1 the handle of a directory. For a list of
    /// addresses, 1 means that its files are on another machine.
    case data(DropPart, [UInt8], detail: Int)
    /// The end of a part.
    case end(DropPart, detail: Int)
    /// A part could not be read, for the reason that the terminal names, such as `EPERM`.
    case failed(DropPart, reason: String)
  }

  private var packets = DragPackets()
  private var list = DragText()
  private var data: [DropPart: DragData] = [:]
  /// The types that were told last; a terminal need not repeat them.
  private var types: [String] = []
  private var isDropped = false

  package init() {}

  package mutating func take(_ packet: DragPacket) -> [Event] {
    guard let packet = packets.completed(packet) else { return [] }
    switch packet.kind {
    case "m" where !isDropped: return moved(packet)
    case "M" where !isDropped:
      guard let types = list.take(packet) else { return [] }
      isDropped = true
      return [.dropped(types)]
    case "r" where isDropped: return arrived(packet)
    case "R" where isDropped:
      data[DropPart(packet)] = nil
      return [.failed(DropPart(packet), reason: packet.reason)]
    default: return []
    }
  }

  private mutating func moved(_ packet: DragPacket) -> [Event] {
    if packet["x"] < 0 {
      types = []
      return [.left]
    }
    guard let told = list.take(packet), !told.isEmpty, told != types else { return [] }
    types = told
    // Old terminals do not say what is allowed.
    return [.over(told, canCopy: packet["o"] != DragOperation.move.rawValue)]
  }

  private mutating func arrived(_ packet: DragPacket) -> [Event] {
    let part = DropPart(packet)
    let isEnd = packet.payload.isEmpty && !packet.isContinued
    let bytes =
      isEnd
      ? data[part, default: .init()].finish() : data[part, default: .init()].take(packet.payload)
    if isEnd || bytes == nil { data[part] = nil }
    guard let bytes else { return [.failed(part, reason: "EINVAL")] }
    let detail = packet["X"]
    var events: [Event] = bytes.isEmpty ? [] : [.data(part, bytes, detail: detail)]
    if isEnd { events.append(.end(part, detail: detail)) }
    return events
  }
}
