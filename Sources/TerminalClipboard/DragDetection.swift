/// Detects whether a terminal supports drag and drop (OSC 72).
///
/// Write `question`, then pass events to `take` until `isOver`.
package struct DragDetection: Equatable, Sendable {
  package static let question = DragSequence.question + TerminalSequence.attributes

  package private(set) var hasDrags = false
  package private(set) var isOver = false

  package init() {}

  package mutating func take(_ event: TerminalEvent) {
    switch event {
    case .drag(let packet) where packet.kind == "q" && !isOver: hasDrags = true
    case .attributes: isOver = true
    default: break
    }
  }
}
