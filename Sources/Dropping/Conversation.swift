import Context
import Items
import Sessions

/// What a source and a destination tell each other around a drop, as events of the session's log.
///
/// A destination that is asked whether it can handle a session is entered, updated each time that the items
/// or the place change, and left when another one is asked. A drop there is refused, or performed and
/// concluded, and ends. The source hears how it will end and how it has ended, and that all was transferred,
/// which is recorded before any source goes: that is the only point at which one is cleaned up.
struct Conversation {
  let open: any OpenSession
  /// As the session remembers it.
  let destination: String
  /// The place in an ordered view that was asked for, from 1.
  let position: Int?
  /// The session's, before the drop changed anything.
  let generation: Int64

  /// What a destination answers.
  enum Answer: String {
    case copy, move, cancel, forbidden
  }

  // MARK: - Above a destination

  /// What is said when a destination is asked what a drop there would do.
  ///
  /// Nothing where nothing has changed since it was asked last.
  ///
  /// - Parameter items: How many would be taken, where that is known.
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

  // MARK: - A drop there

  /// What is said when a drop begins to be carried out.
  func accepted(as answer: Answer) throws(SessionError) -> [SessionEvent] {
    try hover(answer) + [
      .happened(.willEnd, operation: answer.rawValue),
      .happened(.perform, destination: destination, operation: answer.rawValue),
    ]
  }

  /// What is said of a drop of which nothing comes: nothing fits, or it is forbidden.
  func refused(as answer: Answer) throws(SessionError) -> [SessionEvent] {
    let events = try hover(answer)
    let wasInside = answer != .cancel
    return events + [.happened(.willEnd, operation: answer.rawValue)]
      + (wasInside ? [.happened(.end, destination: destination)] : [])
      + [.happened(.didEnd, operation: answer.rawValue)]
  }

  /// What is said when all that a drop could place is placed.
  func concluded(as answer: Answer) -> [SessionEvent] {
    [
      .happened(.didEnd, operation: answer.rawValue),
      .happened(.conclude, destination: destination),
      .happened(.end, destination: destination),
    ]
  }

  /// What is said of a drop that was given up while it was carried out.
  func givenUp() -> [SessionEvent] {
    [
      .happened(.didEnd, operation: Answer.cancel.rawValue),
      .happened(.end, destination: destination),
    ]
  }
}

// MARK: - The end of a session

extension OpenSession {
  /// That it ends, for each destination that was entered and has not heard so: it may have gone elsewhere.
  func endsUnheard() throws(SessionError) -> [SessionEvent] {
    var entered: [String] = []
    for event in try events(of: [.enter, .end]) {
      guard let destination = event.decodedDetail.destination?.text else { continue }
      entered.removeAll { $0.utf8.elementsEqual(destination.utf8) }
      if event.kind == .enter { entered.append(destination) }
    }
    return entered.map { .happened(.end, destination: $0) }
  }

  /// Says it; where it cannot be written, the session ends all the same.
  func sayEnd(around said: [SessionEvent] = []) {
    guard let ends = try? endsUnheard() else { return }
    let events = said.prefix(1) + ends + said.dropFirst()
    if events.isEmpty { return }
    try? change { writer in for event in events { try writer.log(event) } }
  }

  /// Ends a session that is given up, when no item is left or all are; both sides hear so.
  package func endAsCancelled(onlyIfEmpty: Bool = false) throws -> Bool {
    let cancel = Conversation.Answer.cancel.rawValue
    sayEnd(around: [
      .happened(.willEnd, operation: cancel), .happened(.didEnd, operation: cancel),
    ])
    return try end(as: .cancelled, onlyIfEmpty: onlyIfEmpty)
  }
}

extension DropPlan {
  /// What source and destination say of this drop.
  func conversation(_ open: any OpenSession) -> Conversation {
    Conversation(
      open: open, destination: destinationKey, position: terms.request.at,
      generation: session.generation)
  }

  /// What the destination answers to items that fit.
  var answer: Conversation.Answer {
    forbidden != nil ? .forbidden : wantsMove ? .move : .copy
  }
}
