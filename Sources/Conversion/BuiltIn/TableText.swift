/// A reader of tables in text form, record by record.
///
/// The first line determines whether lines end in LF or CRLF, or in CR alone. Only quoted fields contain line
/// breaks, so a mixture means that the data is damaged; it is rejected instead of being split differently.
struct TableText {
  /// How fields are separated.
  enum Format {
    /// RFC 4180: commas, with quotation marks around fields that contain special characters; or semicolons or tabs, if
    /// the first line has more of these, as spreadsheets write where the comma is in numbers.
    case commas
    /// The IANA type text/tab-separated-values: tabs, and fields that contain neither tabs nor line breaks.
    case tabs
  }

  let reader: ByteReader
  let format: Format
  private let separator: UInt8
  /// The number of fields of the first record, which all others must match.
  private var width: Int?
  private var endsInReturn = false

  init(_ reader: ByteReader, _ format: Format) throws(StepFailure) {
    self.reader = reader
    self.format = format
    try reader.skipMark()
    separator =
      switch format {
      case .commas: try reader.mostFrequentInLine([UInt8(ascii: ","), UInt8(ascii: ";"), 0x09])
      case .tabs: UInt8(ascii: "\t")
      }
  }

  /// Reads the next record; returns false at the end of the data.
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

  /// Skips empty lines; throws if anything follows them.
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

  /// Reads a field; returns whether it was the last of its record.
  private mutating func field(into record: Record) throws(StepFailure) -> Bool {
    defer { record.endField() }
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
      case separator: return false
      case nil: return true
      case let end? where end == UInt8(ascii: "\n") || end == UInt8(ascii: "\r"):
        try endLine(with: end)
        return true
      default: throw reader.malformed(.afterQuote)
      }
    }
    throw reader.malformedNext(.openQuote)
  }

  /// Ends a line with the byte read last.
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
  /// Puts a field in CSV syntax, with quotation marks only if they are necessary.
  func put(csvField field: some Collection<UInt8>, isAlone: Bool) throws(StepFailure) {
    let mustBeQuoted = field.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
        // Readers may take them for separators.
        || $0 == UInt8(ascii: ";") || $0 == 0x09
    }
    // A record with a single empty field would be an empty line, which other readers skip.
    guard mustBeQuoted || isAlone && field.isEmpty else { return try put(field) }
    try put(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { try put(byte) }
      try put(byte)
    }
    try put(UInt8(ascii: "\""))
  }
}
