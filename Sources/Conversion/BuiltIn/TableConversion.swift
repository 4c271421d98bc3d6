import Diagnostics

/// Conversions of tables between comma-separated values, tab-separated values and JSON.
enum TableConversion {
  static func csvToTSV(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    var table = try TableText(reader, .commas)
    let record = Record(reader)
    while try table.next(record) {
      for column in 0..<record.count {
        if column > 0 { try writer.put(UInt8(ascii: "\t")) }
        for byte in record[column] {
          if byte == 0x09 { throw reader.malformed(.unholdable("a tab")) }
          if byte == 0x0A || byte == 0x0D { throw reader.malformed(.unholdable("a line break")) }
          try writer.put(byte)
        }
      }
      try writer.put(UInt8(ascii: "\n"))
    }
  }

  static func tsvToCSV(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    var table = try TableText(reader, .tabs)
    let record = Record(reader)
    while try table.next(record) { try put(record, writer) }
  }

  private static func put(_ record: Record, _ writer: ByteWriter) throws(StepFailure) {
    for column in 0..<record.count {
      if column > 0 { try writer.put(UInt8(ascii: ",")) }
      try writer.put(csvField: record[column], isAlone: record.count == 1)
    }
    try writer.put("\r\n")
  }

  // MARK: - JSON

  /// Writes an array with one object per record, with the keys from the first record; all values are strings.
  static func csvToJSON(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    var table = try TableText(reader, .commas)
    let header = Record(reader)
    guard try table.next(header) else { return try writer.put("[]\n") }
    try check(header, reader)
    var keys = Set<[UInt8]>()
    for column in 0..<header.count where !keys.insert(Array(header[column])).inserted {
      throw reader.malformed(.repeatedKey(CarriedText.text(header[column])))
    }
    let record = Record(reader)
    try writer.put("[")
    var isFirst = true
    while try table.next(record) {
      try check(record, reader)
      try writer.put(isFirst ? "\n{" : ",\n{")
      isFirst = false
      for column in 0..<record.count {
        try writer.put(column == 0 ? "\"" : ",\"")
        for byte in header[column] { try writer.put(inJSONString: byte) }
        try writer.put("\":\"")
        for byte in record[column] { try writer.put(inJSONString: byte) }
        try writer.put("\"")
      }
      try writer.put("}")
    }
    try writer.put(isFirst ? "]\n" : "\n]\n")
  }

  private static func check(_ record: Record, _ reader: ByteReader) throws(StepFailure) {
    var check = UTF8Check()
    for byte in record.bytes where !check.takes(byte) { throw reader.malformed(.notUTF8) }
    if !check.isWhole { throw reader.malformed(.notUTF8) }
  }

  /// Writes one record per object of an array, after a header with the keys of the first object.
  ///
  /// The first object must have a key. Other objects may omit keys, but not add any, and their values must not
  /// be arrays or objects; null becomes an empty field.
  static func jsonToCSV(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    let json = JSONStream(reader: reader)
    guard try json.space() == UInt8(ascii: "[") else {
      throw reader.malformedNext(.notAnArrayOfObjects)
    }
    reader.skip(UInt8(ascii: "["))
    let header = Record(reader)
    var columns: [[UInt8]: Int] = [:]
    var isFirst = true
    while try json.space() != UInt8(ascii: "]") {
      if !isFirst { try json.expect(UInt8(ascii: ","), "',' or ']'") }
      guard try json.space() == UInt8(ascii: "{") else {
        throw try reader.peek() == nil
          ? reader.malformedNext(.unexpectedEnd) : reader.malformedNext(.notAnArrayOfObjects)
      }
      let values = Record(reader)
      let fields = try fields(json, values, header, &columns, definesKeys: isFirst)
      if isFirst {
        if header.count == 0 { throw reader.malformed(.notAnArrayOfObjects) }
        try put(header, writer)
      }
      isFirst = false
      for column in 0..<header.count {
        if column > 0 { try writer.put(UInt8(ascii: ",")) }
        let field = fields[column].map { values[$0] } ?? []
        try writer.put(csvField: field, isAlone: header.count == 1)
      }
      try writer.put("\r\n")
    }
    reader.skip(UInt8(ascii: "]"))
    try json.expectEnd()
  }

  /// Reads an object; returns for each key of the header the index of its value in `values`.
  private static func fields(
    _ json: JSONStream, _ values: Record, _ header: Record, _ columns: inout [[UInt8]: Int],
    definesKeys: Bool
  ) throws(StepFailure) -> [Int?] {
    let reader = json.reader
    reader.skip(UInt8(ascii: "{"))
    var fields = [Int?](repeating: nil, count: header.count)
    var isFirst = true
    while try json.space() != UInt8(ascii: "}") {
      if !isFirst { try json.expect(UInt8(ascii: ","), "',' or '}'") }
      isFirst = false
      let name = Record(reader)
      try json.readString(to: name)
      try json.expect(UInt8(ascii: ":"), "':'")
      if definesKeys && columns[name.bytes] == nil {
        columns[name.bytes] = columns.count
        try header.put(name.bytes)
        header.endField()
        fields.append(nil)
      }
      guard let column = columns[name.bytes] else {
        throw reader.malformed(.unknownKey(CarriedText.text(name.bytes)))
      }
      if fields[column] != nil {
        throw reader.malformed(.repeatedKey(CarriedText.text(name.bytes)))
      }
      fields[column] = values.count
      try value(json, name, values)
    }
    reader.skip(UInt8(ascii: "}"))
    return fields
  }

  private static func value(
    _ json: JSONStream, _ name: Record, _ values: Record
  ) throws(StepFailure) {
    switch try json.space() {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      throw json.reader.malformedNext(.nestedValue(key: CarriedText.text(name.bytes)))
    case UInt8(ascii: "\""): try json.readString(to: values)
    case UInt8(ascii: "n"): try json.copyWord(to: Record(json.reader))
    default: try json.copyWord(to: values)
    }
    values.endField()
  }
}
