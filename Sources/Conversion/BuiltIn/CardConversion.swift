/// Conversions of one contact between vCard (RFC 6350) and jCard (RFC 7095), its JSON representation.
enum CardConversion {
  // MARK: - To JSON

  static func toJSON(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    let begin = try ContentLine.next(reader)
    guard let begin, begin.name == "begin", begin.value.lowercased() == "vcard" else {
      throw begin?.malformed(.notACard) ?? reader.malformedNext(.notACard)
    }
    try writer.put("[\"vcard\",[\n[\"version\",{},\"text\",\"4.0\"]")
    var version = ""
    while let line = try ContentLine.next(reader) {
      switch line.name {
      case "end":
        try writer.put("\n]]\n")
        if let next = try ContentLine.next(reader) { throw next.malformed(.severalCards) }
        return
      case "begin": throw line.malformed(.notAContentLine)
      case "version":
        guard line.value == "4.0" || line.value == "3.0" else {
          throw line.malformed(.otherVersion(line.value))
        }
        version = line.value
      default:
        if line.hasBareParameter && version == "4.0" { throw line.malformed(.notAContentLine) }
        try writer.put(",\n")
        try put(line, writer)
      }
    }
    throw reader.malformedNext(.unexpectedEnd)
  }

  private static func put(
    _ line: ContentLine, _ writer: ByteWriter
  ) throws(StepFailure) {
    var line = line
    line.parameters.removeAll { $0.name == "encoding" && $0.values.allSatisfy(Self.isNone) }
    let encodings = line.parameters.filter { $0.name == "encoding" }.flatMap(\.values)
    guard encodings.allSatisfy(Self.isBase64) else { throw line.malformed(.notAContentLine) }
    let isEncoded = !encodings.isEmpty
    if isEncoded { line.makeAddressOfBytes() } else { line.makeAddressOfPlace() }
    let stated = line.parameters.first { $0.name == "value" }?.values.first?.lowercased()
    let type = isEncoded ? "uri" : stated ?? CardProperty.type(of: line.name)
    try writer.put("[")
    try put(line.name, writer)
    try writer.put(",{")
    for (index, parameter) in CardParameters.inJSON(line).enumerated() {
      if index > 0 { try writer.put(",") }
      try put(parameter.name, writer)
      try writer.put(":")
      try put(list: parameter.values, writer)
    }
    try writer.put("},")
    try put(type, writer)
    for value in CardProperty.values(of: line, type) {
      try writer.put(",")
      if let kind = BareValue(rawValue: type) {
        guard let word = kind.inJSON(value[0][0]) else { throw line.malformed(.otherKind(type)) }
        try writer.put(word.utf8)
      } else if value.count == 1 && value[0].count == 1 {
        try put(value[0][0], writer)
      } else {
        try writer.put("[")
        for (index, component) in value.enumerated() {
          if index > 0 { try writer.put(",") }
          try put(list: component, writer)
        }
        try writer.put("]")
      }
    }
    try writer.put("]")
  }

  private static func isBase64(_ encoding: String) -> Bool {
    ["b", "base64"].contains(encoding.lowercased())
  }

  private static func isNone(_ encoding: String) -> Bool {
    ["7bit", "8bit"].contains(encoding.lowercased())
  }

  /// Puts a single text as a string, and any other number of texts as an array.
  private static func put(list: [String], _ writer: ByteWriter) throws(StepFailure) {
    guard list.count != 1 else { return try put(list[0], writer) }
    try writer.put("[")
    for (index, text) in list.enumerated() {
      if index > 0 { try writer.put(",") }
      try put(text, writer)
    }
    try writer.put("]")
  }

  private static func put(_ text: String, _ writer: ByteWriter) throws(StepFailure) {
    try writer.put("\"")
    for byte in text.utf8 { try writer.put(inJSONString: byte) }
    try writer.put("\"")
  }

  // MARK: - From JSON

  static func fromJSON(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    let json = JSONStream(reader: reader)
    try json.expect(UInt8(ascii: "["), "'['")
    guard try text(json) == "vcard" else { throw reader.malformed(.notACard) }
    try json.expect(UInt8(ascii: ","), "','")
    try json.expect(UInt8(ascii: "["), "'['")
    try writer.put("BEGIN:VCARD\r\nVERSION:4.0\r\n")
    var isFirst = true
    while try json.space() != UInt8(ascii: "]") {
      if !isFirst { try json.expect(UInt8(ascii: ","), "',' or ']'") }
      isFirst = false
      try property(json, writer)
    }
    try json.expect(UInt8(ascii: "]"), "']'")
    try json.expect(UInt8(ascii: "]"), "']'")
    try json.expectEnd()
    try writer.put("END:VCARD\r\n")
  }

  private static func text(_ json: JSONStream) throws(StepFailure) -> String {
    let record = Record(json.reader)
    try json.readString(to: record)
    return String(decoding: record.bytes, as: UTF8.self)
  }

  private static func property(
    _ json: JSONStream, _ writer: ByteWriter
  ) throws(StepFailure) {
    try json.expect(UInt8(ascii: "["), "'['")
    let name = try text(json)
    guard ContentLine.isName(name) else { throw json.reader.malformed(.notACard) }
    var line = ContentLine(group: nil, name: name.lowercased(), value: "")
    try json.expect(UInt8(ascii: ","), "','")
    try json.expect(UInt8(ascii: "{"), "'{'")
    while try json.space() != UInt8(ascii: "}") {
      if !line.parameters.isEmpty || line.group != nil {
        try json.expect(UInt8(ascii: ","), "',' or '}'")
      }
      let key = try text(json).lowercased()
      guard ContentLine.isName(key) else { throw json.reader.malformed(.notACard) }
      try json.expect(UInt8(ascii: ":"), "':'")
      let values = try list(json)
      if key == "group" {
        guard values.count == 1, ContentLine.isName(values[0]) else {
          throw json.reader.malformed(.notACard)
        }
        line.group = values[0]
      } else {
        line.parameters.append((key, values))
      }
    }
    json.reader.skip(UInt8(ascii: "}"))
    try json.expect(UInt8(ascii: ","), "','")
    let type = try text(json).lowercased()
    var values: [[[String]]] = []
    while try json.space() != UInt8(ascii: "]") {
      try json.expect(UInt8(ascii: ","), "',' or ']'")
      values.append(try value(json))
    }
    json.reader.skip(UInt8(ascii: "]"))
    if values.isEmpty { throw json.reader.malformed(.notACard) }
    guard line.name != "version" else { return }
    if type != "unknown" && type != CardProperty.type(of: line.name) {
      line.parameters.append(("value", [type]))
    }
    line.value = CardProperty.written(values, type)
    try write(line, writer)
  }

  /// Reads a value: its components, each of which has one or more texts.
  private static func value(_ json: JSONStream) throws(StepFailure) -> [[String]] {
    guard try json.space() == UInt8(ascii: "[") else { return [[try scalar(json)]] }
    json.reader.skip(UInt8(ascii: "["))
    var components: [[String]] = []
    while try json.space() != UInt8(ascii: "]") {
      if !components.isEmpty { try json.expect(UInt8(ascii: ","), "',' or ']'") }
      components.append(try list(json))
    }
    json.reader.skip(UInt8(ascii: "]"))
    return components
  }

  private static func list(_ json: JSONStream) throws(StepFailure) -> [String] {
    guard try json.space() == UInt8(ascii: "[") else { return [try scalar(json)] }
    json.reader.skip(UInt8(ascii: "["))
    var texts: [String] = []
    while try json.space() != UInt8(ascii: "]") {
      if !texts.isEmpty { try json.expect(UInt8(ascii: ","), "',' or ']'") }
      texts.append(try scalar(json))
    }
    json.reader.skip(UInt8(ascii: "]"))
    return texts
  }

  private static func scalar(_ json: JSONStream) throws(StepFailure) -> String {
    if try json.space() == UInt8(ascii: "\"") { return try text(json) }
    let record = Record(json.reader)
    try json.copyWord(to: record)
    return String(decoding: record.bytes, as: UTF8.self)
  }

  // MARK: - Writing lines

  /// Writes a line, folded at 75 bytes without splitting a character.
  private static func write(
    _ line: ContentLine, _ writer: ByteWriter
  ) throws(StepFailure) {
    var text = line.group.map { $0 + "." } ?? ""
    text += line.name.uppercased()
    for parameter in line.parameters {
      text += ";\(parameter.name.uppercased())="
      text += parameter.values.map(ContentLine.encoded).joined(separator: ",")
    }
    text += ":"
    text += line.value
    var length = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if length + width > 75 {
        try writer.put("\r\n ")
        length = 1
      }
      length += width
      try writer.put(scalar: scalar.value)
    }
    try writer.put("\r\n")
  }
}
