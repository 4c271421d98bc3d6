import Context
import Items
import Sessions

/// The exchange between source and destination during a drop, as events of the session log.
///
/// When a destination is asked whether it can handle a session, the session enters it. It is updated each time
/// the items or the position change, and exited when another destination is asked. A drop is refused, or it is
/// performed and concluded, and then ends. The source is notified of how the drop will end and how it did end.
/// The event that all items were transferred is recorded before any source is deleted, because that is the only
/// point at which sources are cleaned up.
struct Conversation {
  let open: any OpenSession
  /// The destination key that the session stores.
  let destination: String
  /// The requested position in an ordered view, from 1.
  let position: Int?
  /// The session's generation before the drop changed anything.
  let generation: Int64

  /// The destination's answer to a proposed drop.
  enum Answer: String {
    case copy, move, cancel, forbidden
  }

  // MARK: - Proposals

  /// The events of asking a destination what a drop would do.
  ///
  /// Empty if nothing has changed since it was last asked.
  ///
  /// - Parameter items: The number of items that would be accepted, if known.
  func hover(_ answer: Answer, items: Int? = nil) throws(SessionError) -> [SessionEvent] {
    let last = try open.lastEvent(of: [.enter, .update, .exit, .end])
    var events: [SessionEvent] = []
    var isInside = false
    if let last, last.kind == .enter || last.kind == .update {
      let there = last.decodedDetail
      isInside = there.destination?.text.utf8.elementsEqual(destination.utf8) ?? false
      if isInside, last.kind == .update, there.operation == answer.rawValue,
        there.generation == generation, there.position == position
      {
        return []
      }
      if !isInside, let text = there.destination?.text {
        events.append(.happened(.exit, destination: text))
      }
    }
    events.append(
      .happened(.canHandle, destination: destination, operation: answer == .cancel ? "no" : "yes"))
    if answer == .cancel {
      if isInside { events.append(.happened(.exit, destination: destination)) }
      return events
    }
    if !isInside { events.append(.happened(.enter, destination: destination)) }
    events.append(
      .updated(
        destination, answer.rawValue, items: items, generation: generation,
        position: position))
    return events
  }

  // MARK: - Drops

  /// The events of a drop that starts.
  func accepted(as answer: Answer) throws(SessionError) -> [SessionEvent] {
    try hover(answer) + [
      .happened(.willEnd, operation: answer.rawValue),
      .happened(.perform, destination: destination, operation: answer.rawValue),
    ]
  }

  /// The events of a drop that changes nothing because no item matches or because it is forbidden.
  func refused(as answer: Answer) throws(SessionError) -> [SessionEvent] {
    let events = try hover(answer)
    let wasInside = answer != .cancel
    return events + [.happened(.willEnd, operation: answer.rawValue)]
      + (wasInside ? [.happened(.end, destination: destination)] : [])
      + [.happened(.didEnd, operation: answer.rawValue)]
  }

  /// The events of a drop that has placed everything it could.
  func concluded(as answer: Answer) -> [SessionEvent] {
    [
      .happened(.didEnd, operation: answer.rawValue),
      .happened(.conclude, destination: destination),
      .happened(.end, destination: destination),
    ]
  }

  /// The events of a drop that was cancelled while it ran.
  func givenUp() -> [SessionEvent] {
    [
      .happened(.didEnd, operation: Answer.cancel.rawValue),
      .happened(.end, destination: destination),
    ]
  }
}

// MARK: - The end of a session

extension OpenSession {
  /// The end events that are still missing: one for each destination that was entered and not yet ended.
  func endsUnheard() throws(SessionError) -> [SessionEvent] {
    var entered: [String] = []
    for event in try events(of: [.enter, .end]) {
      guard let destination = event.decodedDetail.destination?.text else { continue }
      entered.removeAll { $0.utf8.elementsEqual(destination.utf8) }
      if event.kind == .enter { entered.append(destination) }
    }
    return entered.map { .happened(.end, destination: $0) }
  }

  /// Logs the missing end events.
  ///
  /// Errors are ignored, because they must not keep the session from ending.
  func sayEnd(around said: [SessionEvent] = []) {
    guard let ends = try? endsUnheard() else { return }
    let events = said.prefix(1) + ends + said.dropFirst()
    if events.isEmpty { return }
    try? change { writer in for event in events { try writer.log(event) } }
  }

  /// Ends a session as cancelled and logs this for both sides.
  ///
  /// With `onlyIfEmpty`, only if no item is left.
  package func endAsCancelled(onlyIfEmpty: Bool = false) throws -> Bool {
    let cancel = Conversation.Answer.cancel.rawValue
    sayEnd(around: [
      .happened(.willEnd, operation: cancel), .happened(.didEnd, operation: cancel),
    ])
    return try end(as: .cancelled, onlyIfEmpty: onlyIfEmpty)
  }
}

extension DropPlan {
  /// The conversation between source and destination for this drop.
  func conversation(_ open: any OpenSession) -> Conversation {
    Conversation(
      open: open, destination: destinationKey, position: terms.request.at,
      generation: session.generation)
  }

  /// The destination's answer for matching items.
  var answer: Conversation.Answer {
    forbidden != nil ? .forbidden : wantsMove ? .move : .copy
  }
}
