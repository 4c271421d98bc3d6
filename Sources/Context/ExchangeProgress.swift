/// How far a long operation has come.
package struct ExchangeProgress: Equatable, Sendable {
  /// What is told of.
  package enum Event: String, Sendable { case start, update, item, end }

  /// What it is busy with.
  package enum Phase: String, Sendable {
    /// Sources are looked at.
    case taking
    /// A promise or a conversion makes what is wanted.
    case making
    case copying
    /// Copies are brought to the device.
    case writing
    /// Copies are read back.
    case verifying
  }

  /// One item that is done with.
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
  /// nil while it is not known.
  package var itemsTotal: Int?
  package var bytesDone: Int64
  /// nil while it is not known: a directory's size is not before it was walked.
  package var bytesTotal: Int64?
  /// The item at hand, as carried text.
  package var current: String?
  /// The item that `event` tells of.
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
