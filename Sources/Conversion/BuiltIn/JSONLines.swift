/// Conversions between JSON and JSON Lines, which has one JSON value per line.
enum JSONLines {
  /// Writes each element of an array as a line; any other value becomes a single line.
  static func fromJSON(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    let json = JSONStream(reader: reader)
    guard try json.space() == UInt8(ascii: "[") else {
      try json.copyValue(to: writer)
      try writer.put(UInt8(ascii: "\n"))
      return try json.expectEnd()
    }
    reader.skip(UInt8(ascii: "["))
    if try json.space() == UInt8(ascii: "]") {
      reader.skip(UInt8(ascii: "]"))
      return try json.expectEnd()
    }
    while true {
      try json.copyValue(to: writer)
      try writer.put(UInt8(ascii: "\n"))
      if try json.space() == UInt8(ascii: ",") {
        reader.skip(UInt8(ascii: ","))
        continue
      }
      try json.expect(UInt8(ascii: "]"), "',' or ']'")
      return try json.expectEnd()
    }
  }

  /// Writes the values of all lines as one array; empty lines are skipped.
  static func toJSON(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    let between = JSONStream(reader: reader)
    let value = JSONStream(reader: reader, isInOneLine: true)
    try writer.put("[")
    var isFirst = true
    while try between.space() != nil {
      try writer.put(isFirst ? "\n" : ",\n")
      isFirst = false
      try value.copyValue(to: writer)
      while let byte = try reader.peek(), byte == 0x20 || byte == 0x09 || byte == 0x0D {
        reader.skip(byte)
      }
      if let byte = try reader.peek(), byte != UInt8(ascii: "\n") {
        throw reader.malformedNext(.severalValues)
      }
    }
    try writer.put(isFirst ? "]\n" : "\n]\n")
  }
}
