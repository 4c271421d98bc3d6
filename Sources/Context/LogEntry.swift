package import Items
package import Sessions

/// An event of a session's log.
package struct LogEntry: Equatable, Sendable {
  /// The number of the event, from 1, in order.
  package var number: Int64
  /// The time in nanoseconds since 1970.
  package var time: Int64
  /// A stable name, such as `item.placed`.
  package var event: String
  /// Whether the event is part of the exchange between source and destination rather than an action.
  package var isOfConversation = false
  package var item: Int?
  /// The item's name for people; nil if it is not shown.
  package var itemName: String?
  /// The number of items, if the event is about several.
  package var items: Int?
  package var operation: String?
  /// The destination as carried text.
  package var destination: String?
  package var target: String?
  /// The error code.
  package var failure: String?
  /// The name of the type that another program took from the clipboard, and how many bytes it got.
  package var type: String?
  package var bytes: Int64?
  /// Why an offer ended.
  package var reason: String?
  /// The application that lifted or added the items.
  package var contributor: Session.Origin?
  /// The name of the session, if the log covers several sessions.
  package var session: String?
}

extension LogEntry {
  /// An event, with the name of the item that it is about.
  package init(_ event: SessionEvent, in open: any OpenSession) throws {
    self.init(event, of: open.session)
    guard !open.session.isSensitive, let index = event.item,
      let item = try open.itemInAnyState(index)
    else { return }
    itemName = item.name.isEmpty ? ItemTitle.of(item, isSensitive: false) : item.name
  }

  init(_ event: SessionEvent, of session: Session) {
    let detail = event.decodedDetail
    let isOfSource = event.kind == .lifted || event.kind == .added
    self.init(
      number: event.number, time: event.time, event: event.kind.rawValue,
      isOfConversation: event.kind.isOfConversation, item: event.item,
      items: detail.items, operation: detail.operation, destination: detail.destination?.text,
      target: detail.target?.text, failure: detail.error,
      type: detail.type, bytes: detail.bytes, reason: detail.reason,
      contributor: isOfSource ? detail.contributor?.origin ?? session.origin : nil)
  }
}
