import Diagnostics
import Items
import SystemCalls

/// Conversions of single URLs and lists of URLs.
package enum AddressConversion {
  /// The maximum length of a line in bytes.
  package static let limit = 1 << 16

  /// Whether data is one URL, which another text such as its title may follow, or a shortcut.
  package static func isOneURL(_ bytes: [UInt8]) -> Bool {
    let lines = lines(of: bytes)
    guard let first = lines.first else { return false }
    if first.elementsEqual("[InternetShortcut]".utf8) { return true }
    let further = lines.dropFirst().first {
      $0 != first && isURL($0) && $0.position(of: Array("://".utf8)) != nil
    }
    return isURL(first) && further == nil
  }

  /// The first line with something in it, without white space around it; empty if there is none.
  package static func firstLine(of bytes: [UInt8]) -> [UInt8] { lines(of: bytes).first ?? [] }

  private static func lines(of bytes: [UInt8]) -> some Collection<[UInt8]> {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.lazy.map { trimmed(Array($0)) }
      .filter { !$0.isEmpty }
  }

  // MARK: - One URL

  static func toText(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try writer.put(try only(reader))
  }

  static func toShortcut(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try writer.put(InternetShortcut.content(url: try only(reader)))
  }

  /// In plain text any word before a colon could be a scheme, so only unambiguous URLs are accepted.
  static func fromText(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try reader.skipMark()
    let url = try only(reader)
    let rest = url[(url.firstIndex(of: UInt8(ascii: ":")) ?? 0)...].dropFirst()
    let scheme = String(decoding: url.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    guard rest.starts(with: "//".utf8) && rest.count > 2 || alone.contains(scheme.lowercased())
    else {
      throw reader.malformed(.notAURL)
    }
    try writer.put(url)
  }

  /// Schemes whose URLs have no host.
  private static let alone = ["data", "geo", "magnet", "mailto", "sms", "tel", "urn"]

  // MARK: - Lists (RFC 2483: each line ends in CRLF, comments start with `#`)

  static func toList(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    try writer.put(try only(reader))
    try writer.put("\r\n")
  }

  static func fromList(
    _ reader: ByteReader, _ writer: ByteWriter, localOnly: Bool
  ) throws(StepFailure) {
    guard let url = try next(reader) else { throw reader.malformedNext(.noURL) }
    if localOnly, !isLocal(url) { throw reader.malformed(.notAFileURL) }
    if try next(reader) != nil { throw reader.malformed(.severalURLs) }
    try writer.put(url)
  }

  /// The clipboard format of file managers: `copy`, then one URL per line, without a newline at the end.
  static func toCopiedFiles(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    var isFirst = true
    while let url = try next(reader) {
      guard isLocal(url) else { throw reader.malformed(.notAFileURL) }
      try writer.put(isFirst ? "copy\n" : "\n")
      try writer.put(url)
      isFirst = false
    }
    if isFirst { throw reader.malformedNext(.noURL) }
  }

  static func fromCopiedFiles(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    let operation = try reader.line(limit: limit) ?? []
    guard operation.elementsEqual("copy".utf8) || operation.elementsEqual("cut".utf8) else {
      throw reader.malformed(.notACopiedFilesList)
    }
    while let url = try next(reader) {
      try writer.put(url)
      try writer.put("\r\n")
    }
  }

  // MARK: - URL syntax

  /// The only URL in the data, which may be surrounded by white space.
  private static func only(_ reader: ByteReader) throws(StepFailure) -> [UInt8] {
    var found: [UInt8]?
    while let line = try reader.line(limit: limit) {
      let word = trimmed(line)
      if word.isEmpty { continue }
      if found != nil { throw reader.malformed(.severalURLs) }
      guard isURL(word) else { throw reader.malformed(.notAURL) }
      found = word
    }
    guard let found else { throw reader.malformedNext(.noURL) }
    return found
  }

  /// The next URL of a list; nil at the end.
  private static func next(_ reader: ByteReader) throws(StepFailure) -> [UInt8]? {
    while let line = try reader.line(limit: limit) {
      let word = trimmed(line)
      if word.isEmpty || word.first == UInt8(ascii: "#") { continue }
      guard isURL(word) else { throw reader.malformed(.notAURL) }
      return word
    }
    return nil
  }

  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    return Array(
      rest.prefix(rest.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 - rest.startIndex + 1 } ?? 0)
    )
  }

  /// Schemes whose URLs have a host (RFC 9110, 4.2).
  private static let ofHosts = ["http", "https"]

  /// Whether a URL of the web lacks its host.
  private static func lacksHost(_ bytes: [UInt8], from colon: Int) -> Bool {
    guard ofHosts.contains(String(decoding: bytes[..<colon], as: UTF8.self).lowercased()) else {
      return false
    }
    let rest = bytes[(colon + 1)...]
    let host = rest.dropFirst(2).first
    return rest.starts(with: "//".utf8) && (host.map { "/?#".utf8.contains($0) } ?? true)
  }

  /// Whether this is a scheme and a colon, followed by characters of RFC 3986 or beyond ASCII.
  static func isURL(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      colon + 1 < bytes.count, isLetter(bytes[0])
    else { return false }
    guard
      bytes[..<colon].allSatisfy({
        isLetter($0) || isDigit($0) || "+-.".utf8.contains($0)
      })
    else { return false }
    if lacksHost(bytes, from: colon) { return false }
    var check = UTF8Check()
    for (index, byte) in bytes.enumerated() {
      guard check.takes(byte), byte > 0x20, byte != 0x7F, !"\"<>\\^`{|}".utf8.contains(byte) else {
        return false
      }
      if byte == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, bytes[index + 1].hexadecimalDigit != nil,
          bytes[index + 2].hexadecimalDigit != nil
        else { return false }
      }
    }
    return check.isWhole
  }

  /// Whether a URL refers to a file on this machine (RFC 8089).
  static func isLocal(_ url: [UInt8]) -> Bool {
    let text = String(decoding: url.prefix(17), as: UTF8.self).lowercased()
    return text.hasPrefix("file:///") || text.hasPrefix("file://localhost/")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
