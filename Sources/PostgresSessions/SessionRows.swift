import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Rows of the `item` table.
enum ItemRows {
  static let insert: StaticString = """
    INSERT INTO item (session, number, name, folder, local_object, state, destination, reason, size,
      representations, role)
    SELECT $1, number, name, folder, local_object, state, destination, reason, size,
      representations, CASE WHEN contributed THEN current_user END
    FROM unnest($2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[], $6::bigint[], $7::bytea[],
      $8::bytea[], $9::bigint[], $10::bytea[], $11::boolean[]) AS new (number, name, folder,
      local_object, state, destination, reason, size, representations, contributed)
    """

  static func values(_ key: Int64, _ items: [(number: Int, item: Item)]) -> [PostgresValue] {
    let states = items.map { ItemRecord.columns(of: $0.item.state) }
    return [
      .integer(key), .integers(items.map { Int64($0.number) }),
      .byteStrings(items.map { CarriedText.bytes(of: $0.item.name) }),
      .byteStrings(items.map { CarriedText.bytes(of: $0.item.relativeDirectory) }),
      .byteStrings(items.map { $0.item.localObject.map { CarriedText.bytes(of: $0) } }),
      .integers(states.map(\.number)), .byteStrings(states.map(\.destination)),
      .byteStrings(states.map(\.reason)),
      .integers(items.map { $0.item.representations.itemSize }),
      .byteStrings(
        items.map {
          RepresentationRecord.encode(
            $0.item.representations, isNameGiven: $0.item.isNameGiven,
            isFileName: $0.item.isFileName,
            contributor: $0.item.contributor)
        }), .booleans(items.map { $0.item.contributor != nil }),
    ]
  }

  static let setStates: StaticString = """
    UPDATE item SET state = new.state, destination = new.destination, reason = new.reason
    FROM unnest($2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[])
      AS new (number, state, destination, reason)
    WHERE item.session = $1 AND item.number = new.number
    """

  static func stateValues(
    _ key: Int64, _ changed: [(key: Int, value: Item.State)]
  ) -> [PostgresValue] {
    let states = changed.map { ItemRecord.columns(of: $0.value) }
    return [
      .integer(key), .integers(changed.map { Int64($0.key) }), .integers(states.map(\.number)),
      .byteStrings(states.map(\.destination)), .byteStrings(states.map(\.reason)),
    ]
  }

  /// Reads a row with the columns `number, name, folder, local_object, state, destination, reason,
  /// representations, role = current_user`.
  static func read(
    _ row: PostgresRows.Row, _ receiver: Session.Origin?
  ) throws(SharedStoreFailure) -> Item {
    let record = try row.bytes(7)
    guard let representations = RepresentationRecord.decode(record),
      let state = ItemRecord.state(
        try row.integer(4), destination: try row.optionalBytes(5) ?? [],
        reason: try row.optionalBytes(6) ?? [])
    else { throw .damaged }
    var contributor = RepresentationRecord.contributor(record)
    if let receiver, let recorded = contributor, try row.optionalNumber(8)?.bits == 1 {
      contributor = Session.Origin(
        user: receiver.user, host: receiver.host, application: recorded.application)
    }
    return Item(
      index: Int(try row.count(0, from: 1)), name: try row.carried(1),
      isNameGiven: RepresentationRecord.isNameGiven(record),
      isFileName: RepresentationRecord.isFileName(record), relativeDirectory: try row.carried(2),
      localObject: try row.optionalCarried(3), state: state, representations: representations,
      contributor: contributor)
  }
}

/// Rows of the `event` table.
enum EventRows {
  static let insert: StaticString = """
    INSERT INTO event (session, number, time, kind, item, detail)
    SELECT $1, $2 + position - 1, time, kind, item, detail
    FROM unnest($3::bigint[], $4::text[], $5::bigint[], $6::bytea[]) WITH ORDINALITY
      AS new (time, kind, item, detail, position)
    """

  static func values(
    _ key: Int64, _ first: Int64, _ events: [SessionEvent]
  ) -> [PostgresValue] {
    [
      .integer(key), .integer(first), .integers(events.map(\.time)),
      .texts(events.map(\.kind.rawValue)), .integers(events.map { $0.item.map { Int64($0) } }),
      .byteStrings(events.map(\.detail)),
    ]
  }

  /// Reads a row with the columns `number, time, kind, item, detail`.
  static func read(_ row: PostgresRows.Row) throws(SharedStoreFailure) -> SessionEvent {
    SessionEvent(
      number: try row.count(0), time: try row.integer(1),
      kind: SessionEvent.Kind(rawValue: try row.text(2)),
      item: try row.optionalNumber(3) == nil ? nil : Int(try row.count(3)), detail: try row.bytes(4)
    )
  }
}

/// Rows of the `transfer` table.
enum TransferRows {
  static let insert: StaticString = """
    INSERT INTO transfer (session, number, run, item, part, step, moves, atomic, source, read,
      target, placed, changed, new, replaced, removed)
    SELECT $1, number, run, item, part, step, moves, atomic, source, read, target, placed, changed,
      is_new, replaced, removed
    FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::boolean[], $6::bigint[], $7::boolean[],
      $8::boolean[], $9::bytea[], $10::bytea[], $11::bytea[], $12::bytea[], $13::bigint[],
      $14::boolean[], $15::bytea[], $16::boolean[]) AS added (number, run, item, part, step, moves,
      atomic, source, read, target, placed, changed, is_new, replaced, removed)
    """

  static func values(_ key: Int64, _ records: [TransferRecord]) -> [PostgresValue] {
    [
      .integer(key), .integers(records.map(\.number)), .texts(records.map(\.run)),
      .integers(records.map { Int64($0.item) }), .booleans(records.map(\.isPart)),
      .integers(records.map(\.step.rawValue)), .booleans(records.map(\.moves)),
      .booleans(records.map(\.isAtomic)), .byteStrings(records.map { TransferTable.source($0) }),
      .byteStrings(records.map { TransferTable.bytes($0.read) }),
      .byteStrings(records.map(\.target.recorded)),
      .byteStrings(records.map { TransferTable.bytes($0.placed) }),
      .integers(records.map(\.changed)), .booleans(records.map(\.isNew)),
      .byteStrings(records.map { TransferTable.replaced($0) }),
      .booleans(records.map(\.sourceRemoved)),
    ]
  }

  static let update: StaticString = """
    UPDATE transfer SET step = added.step, atomic = added.atomic, read = added.read,
      target = added.target, placed = added.placed, changed = added.changed, new = added.is_new,
      replaced = added.replaced, removed = added.removed, source = added.source
    FROM unnest($2::bigint[], $3::bigint[], $4::boolean[], $5::bytea[], $6::bytea[], $7::bytea[],
      $8::bigint[], $9::boolean[], $10::bytea[], $11::boolean[], $12::bytea[]) AS added (number,
      step, atomic, read, target, placed, changed, is_new, replaced, removed, source)
    WHERE transfer.session = $1 AND transfer.number = added.number
    """

  static func changes(_ key: Int64, _ records: [TransferRecord]) -> [PostgresValue] {
    [
      .integer(key), .integers(records.map(\.number)), .integers(records.map(\.step.rawValue)),
      .booleans(records.map(\.isAtomic)),
      .byteStrings(records.map { TransferTable.bytes($0.read) }),
      .byteStrings(records.map(\.target.recorded)),
      .byteStrings(records.map { TransferTable.bytes($0.placed) }),
      .integers(records.map(\.changed)), .booleans(records.map(\.isNew)),
      .byteStrings(records.map { TransferTable.replaced($0) }),
      .booleans(records.map(\.sourceRemoved)),
      .byteStrings(records.map { TransferTable.source($0) }),
    ]
  }

  /// Reads a row with the columns of `columns`.
  static func read(_ row: PostgresRows.Row) throws(SharedStoreFailure) -> TransferRecord {
    let replaced = try row.optionalBytes(13)
    let source = try row.optionalBytes(7)
    return TransferRecord(
      number: try row.count(0), run: try row.text(1), item: Int(try row.count(2)),
      isPart: try row.boolean(3),
      // A step that only a later version knows needs no action from this version.
      step: TransferRecord.Step(rawValue: try row.integer(4)) ?? .undone,
      moves: try row.boolean(5), isAtomic: try row.boolean(6),
      source: source.flatMap { TransferTable.location(ofSource: $0) },
      read: try row.optionalBytes(8).flatMap { TransferTable.version($0) },
      target: Location(recorded: try row.bytes(9)),
      placed: try row.optionalBytes(10).flatMap { TransferTable.version($0) },
      changed: try row.integer(11), isNew: try row.boolean(12),
      replaced: replaced.map { TransferTable.location($0) },
      kept: replaced.flatMap { TransferTable.kept($0) }, sourceRemoved: try row.boolean(14),
      node: source.flatMap { TransferTable.node($0) })
  }
}
