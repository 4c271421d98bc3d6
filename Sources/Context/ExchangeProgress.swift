/// The progress of a long operation.
package struct ExchangeProgress: Equatable, Sendable {
  /// The kind of progress event.
  package enum Event: String, Sendable { case start, update, item, end }

  /// The current activity.
  package enum Phase: String, Sendable {
    /// Examining sources.
    case taking
    /// Running a promise or a conversion.
    case making
    case copying
    /// Syncing copies to the device.
    case writing
    /// Verifying copies by reading them back.
    case verifying
    /// Whatever the drops on a session do.
    case session
  }

  /// An item that is finished.
  package struct FinishedItem: Equatable, Sendable {
    package var index: Int?
    package var name: String
    package var state: ItemResult.State?
    package var bytes: Int64?

    package init(
      index: Int? = nil, name: String, state: ItemResult.State? = nil, bytes: Int64? = nil
    ) {
      self.index = index
      self.name = name
      self.state = state
      self.bytes = bytes
    }
  }

  package var event = Event.update
  package var phase: Phase?
  package var itemsDone: Int
  /// Nil while unknown.
  package var itemsTotal: Int?
  package var bytesDone: Int64
  /// Nil while unknown; the size of a directory is known only after it has been walked.
  package var bytesTotal: Int64?
  /// The current item, as carried text.
  package var current: String?
  /// The item that the event is about.
  package var finished: FinishedItem?

  package init(
    itemsDone: Int = 0, itemsTotal: Int? = nil, bytesDone: Int64 = 0, bytesTotal: Int64? = nil,
    current: String? = nil, phase: Phase? = nil
  ) {
    self.itemsDone = itemsDone
    self.itemsTotal = itemsTotal
    self.bytesDone = bytesDone
    self.bytesTotal = bytesTotal
    self.current = current
    self.phase = phase
  }
}
