package import Clipboard
package import Context
package import Diagnostics
package import Items
package import UniformTypes

/// A session in a list of sessions.
package struct SessionRow: Equatable, Sendable {
  package var name: String
  /// `active`, `dropping` or `offered`; `ended`, `cancelled` or `expired` if the session is over; `damaged`, `newer`,
  /// `busy` or `unreadable` if it cannot be read.
  package var state: String
  package var items: Int
  /// The known size in bytes; nil if nothing is known.
  package var size: Int64?
  /// In nanoseconds since 1970; nil if it cannot be read.
  package var created: Int64?
  /// In nanoseconds since 1970; nil for an active session.
  package var ended: Int64?
  package var isCurrent: Bool
  package var contents = SessionContents()
  /// Where the last drop of a session that ended by it went, as carried text.
  package var destination: String?
  /// What of the session is on the clipboard.
  package var offers: [ShownOffer] = []
  /// Whether it was sent to a terminal, which did not say whether it took it.
  package var isSent = false
}

/// The new current session.
package struct UseOutcome: Equatable, Sendable {
  package var session: Session
  package var items: Int
  /// The known size in bytes.
  package var size: Int64
  package var contents: SessionContents
}

/// The properties of a session that `show` prints before its items.
package struct SessionDetail: Equatable, Sendable {
  package var session: Session
  package var isLocal: Bool
  /// The context string of the application that lifted the session; nil for other applications.
  package var context: String?
  package var items: Int
  package var size: Int64
  /// What of the session is on the clipboard.
  package var offers: [ShownOffer] = []
}

/// The properties of an item that `show` prints; hidden representations are omitted.
package struct ItemDetail: Equatable, Sendable {
  package var item: Item
  /// The session ID and the item's index; globally unique and never reused.
  package var id: String
  /// The size of the best representation in bytes, if known.
  package var size: Int64?
  /// `pending`, `inTransit` or `failed`.
  package var state: String
  /// The destination for which an item in transit or a failed item is reserved, as carried text.
  package var destination: String?
  /// The code of the error at that destination.
  package var failure: String?
  /// A note that the source is missing, changed, replaced or unreadable; nil if it is unchanged.
  package var sourceNote: String?
  /// The type that the file name suggests, if it is unrelated to the content.
  package var contradictedName: UniformType?
  package var representations: [RepresentationDetail]
}

/// A representation of an item as `show` lists it.
package struct RepresentationDetail: Equatable, Sendable {
  package var representation: Representation
  package var label: String
  package var mimeType: String?
  /// The path of the data, as carried text; nil for a promise.
  package var path: String?
}

/// The result of a cancel.
package struct CancelOutcome: Equatable, Sendable {
  package var session: Session
  /// The indices of the removed items; empty if the session ended as a whole.
  package var items: [Int]
  /// The names of the removed items.
  package var contents = SessionContents()
  /// The number of items left in the session.
  package var pending: Int
  /// Whether the session's data has been deleted.
  package var isPurged = false
  /// The first error of finishing an interrupted drop.
  package var failure: Diagnostic?
}
