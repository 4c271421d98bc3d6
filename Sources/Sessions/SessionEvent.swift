/// An event in a session's log, which `dnd log` shows and `dnd undo` uses.
package struct SessionEvent: Equatable, Sendable {
  /// The position in the session's log, from 1; 0 before the event is recorded.
  package var number: Int64
  /// In nanoseconds since 1970.
  package var time: Int64
  package var kind: Kind
  /// The number of the item concerned, if any.
  package var item: Int?
  /// A JSON object with further details; empty when there are none.
  package var detail: [UInt8]

  package init(
    number: Int64 = 0, time: Int64, kind: Kind, item: Int? = nil, detail: [UInt8] = []
  ) {
    self.number = number
    self.time = time
    self.kind = kind
    self.item = item
    self.detail = detail
  }

  /// The kind of an event; not an enum, so that an older program can read a newer program's log.
  package struct Kind: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let lifted = Kind(rawValue: "lifted")
    package static let added = Kind(rawValue: "added")
    package static let cancelled = Kind(rawValue: "cancelled")
    /// The order of the items or their names; it has the number of items that have other indices since.
    package static let edited = Kind(rawValue: "edited")
    package static let dropBegan = Kind(rawValue: "dropBegan")
    package static let dropEnded = Kind(rawValue: "dropEnded")
    // The exchange between the source and the destination of a drop.
    package static let canHandle = Kind(rawValue: "canHandle")
    package static let enter = Kind(rawValue: "enter")
    package static let update = Kind(rawValue: "update")
    package static let exit = Kind(rawValue: "exit")
    package static let willEnd = Kind(rawValue: "willEnd")
    package static let perform = Kind(rawValue: "perform")
    package static let transferFinished = Kind(rawValue: "transferFinished")
    package static let didEnd = Kind(rawValue: "didEnd")
    package static let conclude = Kind(rawValue: "conclude")
    package static let end = Kind(rawValue: "end")

    // Changes to an item's position in the list of an ordered view.
    package static let reordered = Kind(rawValue: "reordered")
    package static let leftList = Kind(rawValue: "leftList")

    // What happens to items that are on the clipboard.
    /// Another program had cut the files when they were lifted from its list.
    package static let cutElsewhere = Kind(rawValue: "cutElsewhere")
    package static let offered = Kind(rawValue: "offered")
    /// A terminal got it, and did not say whether it took it.
    package static let sent = Kind(rawValue: "sent")
    package static let given = Kind(rawValue: "given")
    package static let notGiven = Kind(rawValue: "notGiven")
    package static let moved = Kind(rawValue: "moved")
    package static let withdrawn = Kind(rawValue: "withdrawn")

    package static let placed = Kind(rawValue: "placed")
    package static let skipped = Kind(rawValue: "skipped")
    package static let failed = Kind(rawValue: "failed")
    package static let undone = Kind(rawValue: "undone")
    /// An undo could not revert all of a drop and reported that.
    package static let undoFailed = Kind(rawValue: "undoFailed")
    package static let reopened = Kind(rawValue: "reopened")
    package static let loaded = Kind(rawValue: "loaded")
    package static let exported = Kind(rawValue: "exported")
    package static let imported = Kind(rawValue: "imported")
    package static let ended = Kind(rawValue: "ended")
    package static let expired = Kind(rawValue: "expired")

    /// Whether the event is part of the exchange around a drop rather than an effect of the drop.
    package var isOfConversation: Bool { Self.conversation.contains(self) }

    private static let conversation: Set<Kind> = [
      .canHandle, .enter, .update, .exit, .willEnd, .perform, .transferFinished, .didEnd, .conclude,
      .end,
    ]
  }
}
