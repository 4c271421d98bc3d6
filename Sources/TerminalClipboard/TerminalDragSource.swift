/// A drag out of a terminal that supports OSC 72.
///
/// Write `DragSequence.offerDrags`, pass packets to `take`, and answer its events: `begun` with an offer, data that is
/// sent ahead and `DragSequence.start`; `wanted` and `wantedFile` with pieces and an end, or with a failure. Write
/// `offerNothing` in any case.
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
    /// The data of a type is wanted, by its index from 0.
    case wanted(Int)
    /// The target is on another machine and wants a file of the list of addresses, by its index from 1.
    case wantedFile(Int)
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
      return packet.reason == "OK" ? .started : .failed(reason: packet.reason)
    case "k": return .wantedFile(packet["x"])
    case "e":
      switch packet["x"] {
      case 2: return .operation(DragOperation(rawValue: packet["o"]))
      case 3: return .dropped
      case 4: return packet["y"] == 0 ? .finished : .cancelled
      case 5: return .wanted(packet["y"])
      default: return nil
      }
    default: return nil
    }
  }
}
