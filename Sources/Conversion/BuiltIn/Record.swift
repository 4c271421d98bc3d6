/// One line of a table in memory, with limited size.
final class Record: ByteSink {
  /// The maximum size of all fields together, in bytes.
  static let limit = 16 << 20

  private let reader: ByteReader
  private(set) var bytes: [UInt8] = []
  /// The end offset of each field.
  private var ends: [Int] = []

  /// - Parameter reader: The reader, which gives the position of a record that is too long.
  init(_ reader: ByteReader) { self.reader = reader }

  func put(_ byte: UInt8) throws(StepFailure) {
    if bytes.count == Self.limit { throw reader.malformed(.tooLong(limit: Self.limit)) }
    bytes.append(byte)
  }

  /// Ends the current field.
  func endField() { ends.append(bytes.count) }

  func clear() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  var count: Int { ends.count }

  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }
}
