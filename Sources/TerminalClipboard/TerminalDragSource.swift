/// A drag out of a terminal that supports OSC 72.
///
/// Write `DragSequence.offerDrags`, pass packets to `take`, and answer its events: `begun` with an offer, data that is
/// sent ahead and `DragSequence.start`; `wanted` with pieces and an end, or with a failure. Write `offerNothing` in any
/// case.
package struct TerminalDragSource: Sendable {
  package enum Event: Equatable, Sendable {
    /// The user begins to drag.
    case begun
    case started
    /// The terminal did not start the drag, or ended it, for the reason that it names.
    case failed(reason: String)
    /// What the target is likely to do; nil for nothing.
    case operation(DragOperation?)
    case dropped
    /// The data of a type is wanted, by its index from 0. If the target is on another machine, it cannot read the paths
    /// of a list of addresses.
    case wanted(index: Int, isElsewhere: Bool)
    case finished
    case cancelled
  }

  private var packets = DragPackets()

  package init() {}

  package mutating func take(_ packet: DragPacket) -> Event? {
    guard let packet = packets.completed(packet), !packet.isContinued else { return nil }
    switch packet.kind {
    case "o": return .begun
    case "E":
      let reason = String(decoding: packet.payload.prefix(64), as: UTF8.self)
      return reason == "OK" ? .started : .failed(reason: reason)
    case "e":
      switch packet["x"] {
      case 2: return .operation(DragOperation(rawValue: packet["o"]))
      case 3: return .dropped
      case 4: return packet["y"] == 0 ? .finished : .cancelled
      case 5: return .wanted(index: packet["y"], isElsewhere: packet["Y"] == 1)
      default: return nil
      }
    default: return nil
    }
  }
}
