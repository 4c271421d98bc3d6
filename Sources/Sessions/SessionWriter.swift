package import Items
package import SystemPackage

/// The operations available inside a change of a session.
package protocol SessionWriter {
  /// Appends an item with the next number; the item's own `index` is ignored.
  ///
  /// - Parameter key: Identifies the source (its real path), if possible. If an item with this key is still in
  ///   the session, that item gains the representations instead.
  func append(_ item: Item, key: [UInt8]?) throws(SessionError) -> Appended

  /// Adds representations to an item.
  ///
  /// A representation whose type the item has replaces that one's source and keeps its position. The `fileURL`
  /// that every file offers stays last and replaces nothing.
  ///
  /// - Returns: Whether the item has changed.
  /// - Throws: `SessionError.noSuchItem` if the item is not in the session.
  @discardableResult
  func add(_ representations: [Representation], to index: Int) throws(SessionError) -> Bool

  /// Sets an item's state, which may move it out of the session or back.
  ///
  /// - Throws: `SessionError.noSuchItem` if no item has ever had this number.
  func setState(_ state: Item.State, of index: Int) throws(SessionError)

  /// Renames an item.
  ///
  /// - Throws: `SessionError.noSuchItem` if the item is not in the session.
  func rename(_ index: Int, to name: String) throws(SessionError)

  /// Gives items the next numbers in this order, so that they become the last; all records of them follow.
  ///
  /// - Throws: `SessionError.noSuchItem` if one of the items is not in the session.
  func moveToEnd(_ indices: [Int]) throws(SessionError)

  /// Adds a policy's restrictions permanently, and sets the session's context if it has none.
  func narrow(to policy: Session.Policy, context: String?) throws(SessionError)

  /// Records an event; the event's number is ignored.
  func log(_ event: SessionEvent) throws(SessionError)

  /// Records what a drop is about to do and returns the record's number; the number in `transfer` is ignored.
  func record(_ transfer: TransferRecord) throws(SessionError) -> Int64

  /// Updates a record's step, target, and read and placed versions; does nothing if there is no such record.
  func update(_ transfer: TransferRecord) throws(SessionError)

  /// Removes the record of a transfer that did not take place.
  func forget(transfer number: Int64) throws(SessionError)

  /// Creates an empty file of mode 0600 in the payload directory.
  ///
  /// It is removed if the change fails. Its bytes are synchronized to disk before the change that names it.
  func newPayload() throws(SessionError) -> Payload
}

/// The result of appending an item.
package enum Appended: Equatable, Sendable {
  /// A new item with this number was added.
  case new(Int)
  /// The source was already in the session as this item.
  case existing(Int, hasChanged: Bool)

  package var index: Int {
    switch self {
    case .new(let index), .existing(let index, _): index
    }
  }
}

/// A file whose bytes are kept with a session.
package struct Payload: Equatable, Sendable {
  /// The name used in `Representation.Source.payload`.
  package let name: String
  /// The path to write to; absolute if the store's root is.
  package let path: FilePath

  package init(name: String, path: FilePath) {
    self.name = name
    self.path = path
  }
}
