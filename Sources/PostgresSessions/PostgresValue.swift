/// A parameter of a statement in the binary format of PostgreSQL, with the number of its type.
struct PostgresValue: Sendable {
  let type: UInt32
  /// Nil for NULL.
  let bytes: [UInt8]?

  private init(_ type: UInt32, _ bytes: [UInt8]?) {
    self.type = type
    self.bytes = bytes
  }

  static func integer(_ value: some BinaryInteger) -> Self {
    Self(20, bigEndian(Int64(truncatingIfNeeded: value)))
  }
  static func optional(_ value: Int64?) -> Self { Self(20, value.map(bigEndian)) }
  static func boolean(_ value: Bool) -> Self { Self(16, [value ? 1 : 0]) }
  static func bytes(_ value: [UInt8]) -> Self { Self(17, value) }
  static func optional(_ value: [UInt8]?) -> Self { Self(17, value) }
  static func text(_ value: String) -> Self { Self(25, Array(value.utf8)) }
  static func optionalText(_ value: String?) -> Self { Self(25, value.map { Array($0.utf8) }) }

  static func integers(_ values: [Int64]) -> Self { array(1016, of: 20, values.map(bigEndian)) }
  static func integers(_ values: [Int64?]) -> Self {
    array(1016, of: 20, values.map { $0.map(bigEndian) })
  }
  static func booleans(_ values: [Bool]) -> Self {
    array(1000, of: 16, values.map { [$0 ? 1 : 0] })
  }
  static func byteStrings(_ values: [[UInt8]?]) -> Self { array(1001, of: 17, values) }
  static func texts(_ values: [String?]) -> Self {
    array(1009, of: 25, values.map { $0.map { Array($0.utf8) } })
  }

  /// A one-dimensional array that is counted from 1.
  private static func array(_ type: UInt32, of element: UInt32, _ values: [[UInt8]?]) -> Self {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 + values.reduce(0) { $0 + 4 + ($1?.count ?? 0) })
    // Dimensions, whether there are NULLs, the type of the elements, the length and the first index.
    for number in [values.isEmpty ? 0 : 1, 1, Int32(bitPattern: element)] {
      append(number, to: &bytes)
    }
    if !values.isEmpty {
      append(Int32(values.count), to: &bytes)
      append(1, to: &bytes)
    }
    for value in values {
      append(value.map { Int32($0.count) } ?? -1, to: &bytes)
      if let value { bytes += value }
    }
    return Self(type, bytes)
  }

  private static func append(_ number: Int32, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
  }

  private static func bigEndian(_ value: Int64) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
