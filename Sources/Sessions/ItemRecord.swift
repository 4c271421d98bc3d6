import Diagnostics
package import Items
import SystemCalls

/// Rows of the `item` table.
package enum ItemRecord {
  /// An item whose row cannot be read.
  struct Damage: Error { let index: Int }

  /// Reads a row with the columns `number, name, directory, local_object, state, destination, reason,
  /// representations`.
  static func read(_ row: SQLite.Row) -> Result<Item, Damage> {
    let index = Int(row.number(0).clamped)
    let record = row.bytes(7)
    guard row.number(0).count(from: 1) != nil,
      let representations = RepresentationRecord.decode(record), let state = state(row)
    else { return .failure(Damage(index: index)) }
    return .success(
      Item(
        index: index, name: CarriedText.text(row.bytes(1)),
        isNameGiven: RepresentationRecord.isNameGiven(record),
        isFileName: RepresentationRecord.isFileName(record),
        relativeDirectory: CarriedText.text(row.bytes(2)),
        localObject: row.optionalBytes(3).map { CarriedText.text($0) }, state: state,
        representations: representations,
        contributor: RepresentationRecord.contributor(record)))
  }

  private static func state(_ row: SQLite.Row) -> Item.State? {
    state(row.number(4).bits, destination: row.bytes(5), reason: row.bytes(6))
  }

  /// The state with this number, as `columns(of:)` returned it; nil for an unknown number.
  package static func state(
    _ number: Int64, destination: [UInt8], reason: [UInt8]
  ) -> Item.State? {
    let destination = CarriedText.text(destination)
    switch number {
    case 0: return .pending
    case 1: return .inTransit(destination: destination)
    case 2: return .failed(destination: destination, reason: CarriedText.text(reason))
    case 3: return .placed
    case 4: return .skipped
    case 5: return .cancelled
    case 6: return .offered
    default: return nil
    }
  }

  /// Writes a new row.
  static func insert(_ item: Item, number: Int, into database: SQLite) throws(SQLiteFailure) {
    let state = columns(of: item.state)
    try database.run(
      """
      INSERT INTO item (number, name, folder, local_object, state, destination, reason, size,
        representations)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(number), .bytes(CarriedText.bytes(of: item.name)),
      .bytes(CarriedText.bytes(of: item.relativeDirectory)),
      .optional(item.localObject.map { CarriedText.bytes(of: $0) }), .integer(state.number),
      .optional(state.destination), .optional(state.reason),
      .integer(item.representations.itemSize),
      .bytes(
        RepresentationRecord.encode(
          item.representations, isNameGiven: item.isNameGiven, isFileName: item.isFileName,
          contributor: item.contributor)))
  }

  /// Writes an item's state.
  static func update(
    _ state: Item.State, of number: Int, in database: SQLite
  ) throws(SQLiteFailure) {
    let state = columns(of: state)
    try database.run(
      "UPDATE item SET state = ?, destination = ?, reason = ? WHERE number = ?",
      .integer(state.number), .optional(state.destination), .optional(state.reason),
      .integer(number))
  }

  /// Writes the state of an item that is in the session and stays there; returns whether it was there.
  static func updateInSession(
    _ state: Item.State, of number: Int, in database: SQLite
  ) throws(SQLiteFailure) -> Bool {
    let state = columns(of: state)
    try database.run(
      "UPDATE item SET state = ?, destination = ?, reason = ? WHERE number = ? AND state < 3",
      .integer(state.number), .optional(state.destination), .optional(state.reason),
      .integer(number))
    return database.changes == 1
  }

  package static func columns(
    of state: Item.State
  ) -> (number: Int64, destination: [UInt8]?, reason: [UInt8]?) {
    switch state {
    case .pending: (0, nil, nil)
    case .inTransit(let destination): (1, CarriedText.bytes(of: destination), nil)
    case .failed(let destination, let reason):
      (2, CarriedText.bytes(of: destination), CarriedText.bytes(of: reason))
    case .placed: (3, nil, nil)
    case .skipped: (4, nil, nil)
    case .cancelled: (5, nil, nil)
    case .offered: (6, nil, nil)
    }
  }
}
