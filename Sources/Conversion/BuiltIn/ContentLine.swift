/// An unfolded line of a vCard: `GROUP.NAME;PARAMETER=VALUE:VALUE`.
struct ContentLine {
  var group: String?
  /// In lowercase, like the parameter names.
  var name: String
  var parameters: [(name: String, values: [String])] = []
  /// The raw value, with its escapes.
  var value: String
  /// Whether a parameter has no name, as in vCard 2.1 and from some writers of 3.0.
  var hasBareParameter = false
  /// The position of its start in the data.
  var start: (line: Int, byte: Int64) = (1, 1)

  /// The error for an invalid line.
  func malformed(_ problem: Malformation.Problem) -> StepFailure {
    .malformed(Malformation(line: start.line, byte: start.byte, problem))
  }

  /// Reads the next line that is not empty; nil at the end.
  static func next(_ reader: ByteReader) throws(StepFailure) -> ContentLine? {
    while true {
      let start = (line: reader.line, byte: reader.offset + 1)
      guard let bytes = try unfolded(reader) else { return nil }
      if bytes.isEmpty { continue }
      func malformed(_ problem: Malformation.Problem) -> StepFailure {
        .malformed(Malformation(line: start.line, byte: start.byte, problem))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw malformed(.notUTF8) }
      guard var line = ContentLine(text) else { throw malformed(.notAContentLine) }
      line.start = start
      return line
    }
  }

  /// Reads a line together with its continuation lines, which start with white space.
  private static func unfolded(_ reader: ByteReader) throws(StepFailure) -> [UInt8]? {
    guard var bytes = try reader.line(limit: Record.limit) else { return nil }
    while let byte = try reader.peek(), byte == 0x20 || byte == 0x09 {
      reader.skip(byte)
      bytes += try reader.line(limit: Record.limit) ?? []
      if bytes.count > Record.limit { throw reader.malformed(.tooLong(limit: Record.limit)) }
    }
    return bytes
  }

  init(group: String?, name: String, value: String) {
    self.group = group
    self.name = name
    self.value = value
  }

  private init?(_ text: String) {
    var rest = text.unicodeScalars[...]
    func word(_ stops: String) -> String {
      let end = rest.firstIndex { stops.unicodeScalars.contains($0) } ?? rest.endIndex
      defer { rest = rest[end...] }
      return String(rest[..<end])
    }
    let full = word(";:")
    let parts = full.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[parts.count - 1]).lowercased()
    group = parts.count == 2 ? String(parts[0]).lowercased() : nil
    guard Self.isName(name), group.map(Self.isName) ?? true else { return nil }
    while rest.first == ";" {
      rest = rest.dropFirst()
      let parameter = word("=;:,").lowercased()
      guard Self.isName(parameter) else { return nil }
      if rest.first == ";" || rest.first == ":" {
        hasBareParameter = true
        let isEncoding = ["base64", "b", "quoted-printable", "7bit", "8bit"].contains(parameter)
        parameters.append((isEncoding ? "encoding" : "type", [parameter]))
        continue
      }
      guard rest.first == "=" else { return nil }
      var values: [String] = []
      repeat {
        rest = rest.dropFirst()
        if rest.first == "\"" {
          rest = rest.dropFirst()
          values.append(Self.decoded(word("\"")))
          guard rest.first == "\"" else { return nil }
          rest = rest.dropFirst()
        } else {
          values.append(Self.decoded(word(",;:\"")))
        }
      } while rest.first == ","
      parameters.append((parameter, values))
    }
    guard rest.first == ":" else { return nil }
    value = String(rest.dropFirst())
  }

  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D
      }
  }

  // MARK: - Escapes

  /// Decodes a parameter's value (RFC 6868).
  private static func decoded(_ text: String) -> String {
    text.contains("^") ? replaced(text, "^", ["n": "\n", "'": "\"", "^": "^"]) : text
  }

  /// Encodes a parameter's value, in quotation marks if necessary.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": encoded += "^n"
      case "\"": encoded += "^'"
      case "^": encoded += "^^"
      case _ where scalar.value < 0x20: encoded += " "
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    let mustBeQuoted = encoded.utf8.contains { ",;:".utf8.contains($0) }
    return mustBeQuoted ? "\"\(encoded)\"" : encoded
  }

  /// Removes the escapes from a text value.
  static func unescaped(_ text: some StringProtocol) -> String {
    replaced(
      String(text), "\\", ["n": "\n", "N": "\n", ",": ",", ";": ";", "\\": "\\", ":": ":"])
  }

  /// Removes the escapes from a URI value: only those that some writers put before punctuation (RFC 7095, 3.1).
  static func unescapedAddress(_ text: String) -> String {
    replaced(text, "\\", [",": ",", ";": ";", "\\": "\\", ":": ":"])
  }

  /// Escapes a text value.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where isAfterReturn: break
      case "\n", "\r": escaped.append(contentsOf: "\\n".unicodeScalars)
      case ",", ";", "\\":
        escaped.append("\\")
        escaped.append(scalar)
      default: escaped.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(escaped)
  }

  /// Splits a value at separators that are not escaped; the parts keep their escapes.
  static func split(_ text: String, _ separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == separator && !isEscaped {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts.map { String($0) }
  }

  private static func replaced(
    _ text: String, _ mark: Unicode.Scalar, _ words: [Unicode.Scalar: Unicode.Scalar]
  ) -> String {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == mark, let next = rest.first, let word = words[next] {
        plain.append(word)
        rest = rest.dropFirst()
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}
