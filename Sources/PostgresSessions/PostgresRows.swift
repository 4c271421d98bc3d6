import CPostgres
import Diagnostics
import Sessions
import SystemCalls

/// The rows of a statement's result, in the binary format.
///
/// They are data of others: each value is checked for its length before it is used.
final class PostgresRows {
  private let calls: dnd_postgres_calls
  private let result: OpaquePointer
  let count: Int

  init(_ calls: dnd_postgres_calls, _ result: OpaquePointer) {
    self.calls = calls
    self.result = result
    count = max(0, Int(calls.rows(result)))
  }

  deinit { calls.clear(result) }

  /// How many rows the statement inserted, changed, deleted or returned.
  var changed: Int { calls.changed(result).flatMap { Int(String(cString: $0)) } ?? 0 }

  /// Reads each row.
  func all<Value>(
    _ read: (Row) throws(SharedStoreFailure) -> Value
  ) throws(SharedStoreFailure) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count { values.append(try read(Row(rows: self, index: Int32(index)))) }
    return values
  }

  /// Reads the first row; nil if there is none.
  func first<Value>(
    _ read: (Row) throws(SharedStoreFailure) -> Value
  ) throws(SharedStoreFailure) -> Value? {
    count == 0 ? nil : try read(Row(rows: self, index: 0))
  }

  /// One row.
  struct Row {
    fileprivate let rows: PostgresRows
    fileprivate let index: Int32

    private func value(_ column: Int) throws(SharedStoreFailure) -> UnsafeRawBufferPointer? {
      let (calls, result) = (rows.calls, rows.result)
      guard column < calls.columns(result) else { throw .damaged }
      if calls.is_null(result, index, Int32(column)) != 0 { return nil }
      let length = calls.length(result, index, Int32(column))
      guard length >= 0, let start = calls.value(result, index, Int32(column)) else {
        throw .damaged
      }
      return UnsafeRawBufferPointer(start: start, count: Int(length))
    }

    func optionalNumber(_ column: Int) throws(SharedStoreFailure) -> ForeignNumber? {
      guard let value = try value(column) else { return nil }
      guard [1, 2, 4, 8].contains(value.count) else { throw .damaged }
      let number = value.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let unused = UInt64(64 - 8 * value.count)
      return ForeignNumber(Int64(bitPattern: number << unused) >> Int64(unused))
    }

    func number(_ column: Int) throws(SharedStoreFailure) -> ForeignNumber {
      guard let number = try optionalNumber(column) else { throw .damaged }
      return number
    }

    /// A number that can be calculated with.
    func integer(_ column: Int) throws(SharedStoreFailure) -> Int64 {
      guard let number = try number(column).value else { throw .damaged }
      return number
    }

    /// A number that is counted on, from this one.
    func count(_ column: Int, from least: Int64 = 0) throws(SharedStoreFailure) -> Int64 {
      guard let number = try number(column).count(from: least) else { throw .damaged }
      return number
    }

    func boolean(_ column: Int) throws(SharedStoreFailure) -> Bool { try number(column).truth }

    func optionalBytes(_ column: Int) throws(SharedStoreFailure) -> [UInt8]? {
      try value(column).map { Array($0) }
    }

    func bytes(_ column: Int) throws(SharedStoreFailure) -> [UInt8] {
      guard let bytes = try optionalBytes(column) else { throw .damaged }
      return bytes
    }

    func text(_ column: Int) throws(SharedStoreFailure) -> String {
      guard let text = String(validating: try bytes(column), as: UTF8.self) else { throw .damaged }
      return text
    }

    /// A name or another text of any bytes.
    func carried(_ column: Int) throws(SharedStoreFailure) -> String {
      CarriedText.text(try bytes(column))
    }

    func optionalCarried(_ column: Int) throws(SharedStoreFailure) -> String? {
      try optionalBytes(column).map { CarriedText.text($0) }
    }
  }
}
