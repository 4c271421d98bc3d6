/// Tables as text, read record by record.
struct TableText {
  /// How fields are told apart.
  enum Format {
    /// RFC 4180: commas, quotation marks around what holds any, lines that end in CRLF or LF.
    case commas
    /// As IANA registered text/tab-separated-values: tabs, and none of them in a field, nor a line break.
    case tabs
  }

  let reader: ByteReader
  let format: Format
  /// The fields of the first record, which each other one must have too.
  private var width: Int?

  init(_ reader: ByteReader, _ format: Format) throws(StepFailure) {
    self.reader = reader
    self.format = format
    try reader.skipMark()
  }

  /// Reads the next record; false at the end of the data.
  mutating func next(_ record: Record) throws(StepFailure) -> Bool {
    record.clear()
    guard try reader.peek() != nil else { return false }
    while try !field(into: record) {}
    if let width, record.count != width {
      throw reader.malformed(.otherWidth(record.count, first: width))
    }
    width = record.count
    return true
  }

  /// Reads a field; answers whether it was the last of its record.
  private func field(into record: Record) throws(StepFailure) -> Bool {
    defer { record.endField() }
    let separator = format == .commas ? UInt8(ascii: ",") : UInt8(ascii: "\t")
    if format == .commas, try reader.peek() == UInt8(ascii: "\"") {
      return try quoted(into: record)
    }
    while let byte = try reader.next() {
      switch byte {
      case separator: return false
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: "\r"):
        // Alone it is part of the field, where that may be.
        if try reader.peek() == UInt8(ascii: "\n") { continue }
        if format == .tabs { throw reader.malformed(.unholdable("a line break")) }
        try record.put(byte)
      case UInt8(ascii: "\"") where format == .commas: throw reader.malformed(.quoteInField)
      default: try record.put(byte)
      }
    }
    return true
  }

  private func quoted(into record: Record) throws(StepFailure) -> Bool {
    let quote = UInt8(ascii: "\"")
    reader.skip(quote)
    while let byte = try reader.next() {
      guard byte == quote else {
        try record.put(byte)
        continue
      }
      switch try reader.next() {
      case quote: try record.put(quote)
      case UInt8(ascii: ","): return false
      case UInt8(ascii: "\n"), nil: return true
      case UInt8(ascii: "\r"):
        guard try reader.next() == UInt8(ascii: "\n") else { throw reader.malformed(.afterQuote) }
        return true
      default: throw reader.malformed(.afterQuote)
      }
    }
    throw reader.malformedNext(.openQuote)
  }
}

extension ByteSink {
  /// Puts a field as comma-separated values have it, in quotation marks only where it must be.
  func put(csvField field: some Collection<UInt8>, isAlone: Bool) throws(StepFailure) {
    let mustBeQuoted = field.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    // An empty record would be an empty line, which others pass over.
    guard mustBeQuoted || isAlone && field.isEmpty else { return try put(field) }
    try put(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { try put(byte) }
      try put(byte)
    }
    try put(UInt8(ascii: "\""))
  }
}
