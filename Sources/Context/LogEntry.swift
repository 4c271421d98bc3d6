package import Items
package import Sessions

/// One event of a session's log.
package struct LogEntry: Equatable, Sendable {
  /// From 1, in order.
  package var number: Int64
  /// In nanoseconds since 1970.
  package var time: Int64
  /// A stable name, such as `item.placed`.
  package var event: String
  /// Whether it is what the two sides of a drop say, and not what was done.
  package var isOfConversation = false
  package var item: Int?
  /// How many items it was about, where it was about several.
  package var items: Int?
  package var operation: String?
  /// As carried text, as is `target`.
  package var destination: String?
  package var target: String?
  /// The code of what went wrong.
  package var failure: String?
  /// Who lifted or added what this is about.
  package var contributor: Session.Origin?
  /// The session's name, where what is told is of several.
  package var session: String?
}

extension LogEntry {
  package init(_ event: SessionEvent, of session: Session) {
    let detail = event.decodedDetail
    let isOfSource = event.kind == .lifted || event.kind == .added
    self.init(
      number: event.number, time: event.time, event: event.kind.rawValue,
      isOfConversation: event.kind.isOfConversation, item: event.item,
      items: detail.items, operation: detail.operation, destination: detail.destination?.text,
      target: detail.target?.text, failure: detail.error,
      contributor: isOfSource ? detail.contributor?.origin ?? session.origin : nil)
  }
}
