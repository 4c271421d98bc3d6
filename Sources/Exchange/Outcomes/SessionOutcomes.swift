package import Context
package import Diagnostics
package import Items
package import UniformTypes

/// One session in a list of sessions.
package struct SessionRow: Equatable, Sendable {
  package var name: String
  /// `active` or `dropping`; of one that cannot be read `damaged`, `newer`, `busy` or `unreadable`; of one
  /// that is over `ended`, `cancelled` or `expired`.
  package var state: String
  package var items: Int
  /// In bytes, as far as known; nil when nothing is.
  package var size: Int64?
  /// In nanoseconds since 1970; nil when it cannot be read.
  package var created: Int64?
  /// In nanoseconds since 1970; nil while it is active.
  package var ended: Int64?
  package var isCurrent: Bool
  package var contents = SessionContents()
}

/// The session that is current now.
package struct UseOutcome: Equatable, Sendable {
  package var session: Session
  package var items: Int
  /// In bytes, as far as known.
  package var size: Int64
  package var contents: SessionContents
}

/// What `show` says of a session, before its items.
package struct SessionDetail: Equatable, Sendable {
  package var session: Session
  package var isLocal: Bool
  /// A text of the application that lifted it, which no other sees.
  package var context: String?
  package var items: Int
  package var size: Int64
}

/// What `show` says of an item; hidden representations are left out.
package struct ItemDetail: Equatable, Sendable {
  package var item: Item
  /// Unique for ever: the session's id and the item's number.
  package var id: String
  /// In bytes, of the best representation, where known.
  package var size: Int64?
  /// `pending`, `inTransit` or `failed`.
  package var state: String
  /// The place that an item in transit or a failed one is bound to, as carried text.
  package var destination: String?
  /// The code of what went wrong there.
  package var failure: String?
  /// What is the matter with its source now (missing, changed, replaced); nil when it is as it was.
  package var sourceNote: String?
  /// The type that the file's name promises, where the item is something unrelated.
  package var contradictedName: UniformType?
  package var representations: [RepresentationDetail]
}

/// One representation of an item as `show` lists it.
package struct RepresentationDetail: Equatable, Sendable {
  package var representation: Representation
  package var label: String
  package var mimeType: String?
  /// Where the data is, as carried text; nil for a promise.
  package var path: String?
}

/// What a cancel did.
package struct CancelOutcome: Equatable, Sendable {
  package var session: Session
  /// The numbers of the items that were taken out; empty when the session as a whole ended.
  package var items: [Int]
  /// What the session still holds.
  package var pending: Int
  /// Whether all that was kept of it is gone.
  package var isPurged = false
  /// What of a drop that was cut off, and had to be finished first, could not be done.
  package var failure: Diagnostic?
}
