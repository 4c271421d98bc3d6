/// One line of a table in memory, which may not become arbitrarily long.
final class Record: ByteSink {
  /// For all fields together.
  static let limit = 16 << 20

  private let reader: ByteReader
  private(set) var bytes: [UInt8] = []
  /// Where each field ends.
  private var ends: [Int] = []

  /// - Parameter reader: What is read, for the place of what is too long.
  init(_ reader: ByteReader) { self.reader = reader }

  func put(_ byte: UInt8) throws(StepFailure) {
    if bytes.count == Self.limit { throw reader.malformed(.tooLong(limit: Self.limit)) }
    bytes.append(byte)
  }

  /// What was put since the last field is one.
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
