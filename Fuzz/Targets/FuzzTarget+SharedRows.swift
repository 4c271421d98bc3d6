import CPostgres
import Items

@testable import PostgresSessions
@testable import Sessions

/// A row of the shared store as libpq returns it, in which every user of the database could have written anything.
extension FuzzTarget {
  /// A row has values that can be used, or counts as damaged.
  static func sharedRow(_ bytes: [UInt8]) throws {
    var rest = bytes.dropFirst()
    let result = ForgedResult(columns(&rest))
    let rows = result.rows
    switch (bytes.first ?? 0) % 5 {
    case 0: try session(rows)
    case 1:
      let items = try read(rows) { (row) throws(SharedStoreFailure) in
        try ItemRows.read(row, nil)
      }
      for item in items {
        try BrokenLaw.unless((1..<Int.max).contains(item.index), "an item has no number")
      }
    case 2:
      for record in try read(rows, TransferRows.read) {
        try BrokenLaw.unless((0..<Int.max).contains(record.item), "no item has this number")
        try BrokenLaw.unless((0..<Int64.max).contains(record.number), "a transfer has no number")
      }
    case 3:
      for event in try read(rows, EventRows.read) {
        try BrokenLaw.unless((0..<Int64.max).contains(event.number), "an event has no number")
        _ = event.item
      }
    default: _ = try read(rows, WorkerRow.read)
    }
  }

  private static func session(_ rows: PostgresRows) throws {
    let sessions = try read(rows) { (row) throws(SharedStoreFailure) in
      try SessionRow.read(row, nil)
    }
    for row in sessions {
      let numbers = [
        row.session.generation, row.nextEvent, row.nextTransfer, Int64(row.counts.nextIndex),
      ]
      try BrokenLaw.unless(row.counts.items >= 0 && row.counts.size >= 0, "a count is negative")
      // They are counted on, and the ID is the name of a directory.
      try BrokenLaw.unless(
        numbers.allSatisfy { (0..<Int64.max / 2).contains($0) }, "a number is too large")
      try BrokenLaw.unless(!row.session.id.isEmpty, "the session has no ID")
      try BrokenLaw.unless(
        row.session.id.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") },
        "the ID is a path")
    }
  }

  /// The rows that were read; none if one is damaged.
  ///
  /// - Throws: `BrokenLaw` if they were refused for any other reason.
  private static func read<Value>(
    _ rows: PostgresRows, _ read: (PostgresRows.Row) throws(SharedStoreFailure) -> Value
  ) throws -> [Value] {
    do throws(SharedStoreFailure) {
      return try rows.all(read)
    } catch {
      try BrokenLaw.unless(error == .damaged, "a damaged row is reported as '\(error)'")
      return []
    }
  }

  /// Each column has a length in one byte, or is NULL where that is 255.
  private static func columns(_ bytes: inout ArraySlice<UInt8>) -> [[UInt8]?] {
    var columns: [[UInt8]?] = []
    while let length = bytes.popFirst() {
      columns.append(length == 255 ? nil : Array(bytes.prefix(Int(length))))
      if length < 255 { bytes = bytes.dropFirst(Int(length)) }
    }
    return columns
  }
}

/// A result of one row, for the calls of libpq that read it.
private final class ForgedResult {
  private let values: [UnsafeMutableBufferPointer<CChar>?]

  init(_ columns: [[UInt8]?]) {
    values = columns.map { column in
      guard let column else { return nil }
      // As libpq does, with a null byte behind the value.
      let value = UnsafeMutableBufferPointer<CChar>.allocate(capacity: column.count + 1)
      _ = value.initialize(from: column.map { CChar(bitPattern: $0) } + [0])
      return value
    }
  }

  deinit { for case let value? in values { value.deallocate() } }

  /// Its rows, which own it.
  var rows: PostgresRows {
    var calls = dnd_postgres_calls()
    calls.rows = { _ in 1 }
    calls.columns = { Int32(ForgedResult.of($0).values.count) }
    calls.is_null = { ForgedResult.of($0).values[Int($2)] == nil ? 1 : 0 }
    calls.length = { Int32((ForgedResult.of($0).values[Int($2)]?.count ?? 1) - 1) }
    calls.value = { ForgedResult.of($0).values[Int($2)]?.baseAddress }
    calls.clear = { result in
      guard let result else { return }
      Unmanaged<ForgedResult>.fromOpaque(UnsafeRawPointer(result)).release()
    }
    return PostgresRows(calls, OpaquePointer(Unmanaged.passRetained(self).toOpaque()))
  }

  private static func of(_ result: OpaquePointer?) -> ForgedResult {
    guard let result else { fatalError("a result is missing") }
    return Unmanaged<ForgedResult>.fromOpaque(UnsafeRawPointer(result)).takeUnretainedValue()
  }
}
