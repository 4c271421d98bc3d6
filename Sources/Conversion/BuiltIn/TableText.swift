/// Tables as text, read record by record.
///
/// The first line says whether all end in LF or CRLF, or in CR alone. Only a field in quotation marks has line
/// breaks, so that data which says both is damaged, and is refused rather than cut at another place.
struct TableText {
  /// How fields are told apart.
  enum Format {
    /// RFC 4180: commas, and quotation marks around what holds any.
    case commas
    /// As IANA registered text/tab-separated-values: tabs, and none of them in a field, nor a line break.
    case tabs
  }

  let reader: ByteReader
  let format: Format
  /// The fields of the first record, which each other one must have too.
  private var width: Int?
  private var endsInReturn = false

  init(_ reader: ByteReader, _ format: Format) throws(StepFailure) {
    self.reader = reader
    self.format = format
    try reader.skipMark()
  }

  /// Reads the next record; false at the end of the data.
  mutating func next(_ record: Record) throws(StepFailure) -> Bool {
    record.clear()
    guard let byte = try reader.peek() else { return false }
    if let width, width > 1, Self.endsLine(byte) {
      try skipEmptyLines(width)
      return false
    }
    while try !field(into: record) {}
    if let width, record.count != width {
      throw reader.malformed(.otherWidth(record.count, first: width))
    }
    width = record.count
    return true
  }

  /// Reads empty lines, behind which nothing may come.
  private mutating func skipEmptyLines(_ width: Int) throws(StepFailure) {
    let refusal = reader.malformedNext(.otherWidth(1, first: width))
    while let byte = try reader.next() {
      guard Self.endsLine(byte) else { throw refusal }
      try endLine(with: byte)
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Reads a field; answers whether it was the last of its record.
  private mutating func field(into record: Record) throws(StepFailure) -> Bool {
    defer { record.endField() }
    let separator = format == .commas ? UInt8(ascii: ",") : UInt8(ascii: "\t")
    if format == .commas, try reader.peek() == UInt8(ascii: "\"") {
      return try quoted(into: record)
    }
    while let byte = try reader.next() {
      switch byte {
      case separator: return false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        try endLine(with: byte)
        return true
      case UInt8(ascii: "\"") where format == .commas: throw reader.malformed(.quoteInField)
      default: try record.put(byte)
      }
    }
    return true
  }

  private mutating func quoted(into record: Record) throws(StepFailure) -> Bool {
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
      case nil: return true
      case let end? where end == UInt8(ascii: "\n") || end == UInt8(ascii: "\r"):
        try endLine(with: end)
        return true
      default: throw reader.malformed(.afterQuote)
      }
    }
    throw reader.malformedNext(.openQuote)
  }

  /// Ends a line with the byte that was read last.
  private mutating func endLine(with byte: UInt8) throws(StepFailure) {
    if byte == UInt8(ascii: "\n") {
      if endsInReturn { throw reader.malformed(.otherLineEnd) }
    } else if !endsInReturn {
      if try reader.peek() == UInt8(ascii: "\n") {
        reader.skip(UInt8(ascii: "\n"))
      } else if width == nil {
        endsInReturn = true
        reader.countReturns()
      } else {
        throw reader.malformed(.loneReturn)
      }
    }
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
