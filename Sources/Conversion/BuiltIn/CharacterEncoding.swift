import SystemCalls
import SystemPackage

/// A text encoding other than UTF-8, converted by the C library.
package struct CharacterEncoding: Hashable, Sendable {
  /// The name as a MIME charset, which the C library also knows.
  package let name: String
  /// Bytes that stand for a different character than in the C library.
  fileprivate let others: [UInt8: UInt32]
  /// Whether lines end in CR.
  fileprivate let endsLinesInCR: Bool

  private init(_ name: String, _ others: [UInt8: UInt32] = [:], endsLinesInCR: Bool = false) {
    self.name = name
    self.others = others
    self.endsLinesInCR = endsLinesInCR
  }

  /// Windows-1252; the five bytes that Windows leaves undefined are control characters, as in browsers.
  static let windows1252 = CharacterEncoding(
    "windows-1252",
    Dictionary(uniqueKeysWithValues: [0x81, 0x8D, 0x8F, 0x90, 0x9D].map { ($0, UInt32($0)) }))
  /// Mac OS Roman, with the increment sign and the Apple logo as in Apple's own table.
  static let macRoman = CharacterEncoding(
    "macintosh", [0xC6: 0x2206, 0xF0: 0xF8FF], endsLinesInCR: true)

  /// The encodings for which there is a MIME type of that name.
  package static let known: [CharacterEncoding] =
    [windows1252]
    + [
      "iso-8859-1", "iso-8859-15", "utf-16le", "utf-16be", "utf-32", "utf-32le", "utf-32be",
      "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7",
      "iso-8859-8", "iso-8859-9", "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-16",
      "windows-1250", "windows-1251", "windows-1253", "windows-1254", "windows-1255",
      "windows-1256", "windows-1257", "windows-1258", "windows-874", "koi8-r", "koi8-u", "ibm437",
      "ibm850", "ibm852", "ibm866", "shift_jis", "windows-31j", "euc-jp", "iso-2022-jp", "gb18030",
      "gbk", "big5", "big5-hkscs", "euc-kr",
    ].map { CharacterEncoding($0) }

  func toUTF8(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    var text = try EncodedText(from: name, to: "utf-8", at: reader, writer)
    while let byte = try reader.next() {
      if let scalar = others[byte] {
        try text.flush()
        try writer.put(scalar: scalar)
        text.pass(1)
      } else {
        try text.append(CollectionOfOne(endsLinesInCR && byte == 0x0D ? 0x0A : byte))
      }
    }
    try text.finish()
  }

  /// Converts from UTF-8; fails at the first character that the encoding lacks, since nothing is replaced.
  func fromUTF8(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    let bytes = Dictionary(uniqueKeysWithValues: others.map { ($0.value, $0.key) })
    // In a Unicode encoding the byte order mark may be intended.
    if !name.hasPrefix("utf-") { try reader.skipMark() }
    var text = try EncodedText(from: "utf-8", to: name, at: reader, writer)
    while let scalar = try next(reader, &text) {
      let character = Array(String(UnicodeScalar(scalar) ?? "\u{FFFD}").utf8)
      if let byte = bytes[scalar] {
        try text.flush()
        try writer.put(byte)
        text.pass(character.count)
      } else {
        // The C library silently drops tag characters (U+E0000 to U+E007F) that the encoding lacks.
        if scalar >> 7 == 0xE0000 >> 7 { try text.flush() }
        try text.append(character)
        if scalar >> 7 == 0xE0000 >> 7 { try text.flush(unlessNothing: .notInEncoding(scalar)) }
      }
    }
    try text.finish()
  }

  private func next(
    _ reader: ByteReader, _ text: inout EncodedText
  ) throws(StepFailure) -> UInt32? {
    do throws(StepFailure) {
      return try reader.nextScalar()
    } catch {
      // An unconvertible character before the error is reported first.
      try text.flush()
      throw error
    }
  }
}

/// A text during its conversion, with the current position in it.
private struct EncodedText {
  private let converter: EncodingConverter
  private let writer: ByteWriter
  private let isDecoding: Bool
  /// Bytes that are still to be converted.
  private var piece: [UInt8] = []
  /// The number of bytes converted.
  private var offset: Int64
  private var line: Int

  init(
    from input: String, to output: String, at reader: ByteReader, _ writer: ByteWriter
  ) throws(StepFailure) {
    isDecoding = output == "utf-8"
    do throws(SystemFailure) {
      converter = try EncodingConverter(from: input, to: output)
    } catch {
      throw error.errno == .invalidArgument
        ? .encodingMissing(isDecoding ? input : output) : .reading(error)
    }
    self.writer = writer
    (offset, line) = (reader.offset, reader.line)
  }

  /// Appends a character, or a byte of one.
  mutating func append(_ bytes: some Collection<UInt8>) throws(StepFailure) {
    piece += bytes
    if piece.count >= 1 << 14 { try convert() }
  }

  /// Counts bytes that were converted elsewhere.
  mutating func pass(_ count: Int) { offset += Int64(count) }

  /// Converts all pending bytes, which must end with a complete character.
  ///
  /// - Parameter problem: The problem to report if they convert to nothing.
  mutating func flush(unlessNothing problem: Malformation.Problem? = nil) throws(StepFailure) {
    let first = offset
    let count = try convert()
    if !piece.isEmpty { throw malformed(.unexpectedEnd, at: offset + 1) }
    if count == 0, let problem { throw malformed(problem, at: max(offset, first + 1)) }
  }

  mutating func finish() throws(StepFailure) {
    try flush()
    try converter.finish { bytes throws(StepFailure) in try writer.put(bytes) }
  }

  /// Converts the pending bytes except an incomplete character at the end; returns the number of bytes written.
  @discardableResult
  private mutating func convert() throws(StepFailure) -> Int {
    var made = 0
    let (count, stop) = try converter.convert(piece) { bytes throws(StepFailure) in
      made += bytes.count
      try writer.put(bytes)
    }
    offset += Int64(count)
    line += piece[..<count].count { $0 == UInt8(ascii: "\n") }
    piece.removeFirst(count)
    if stop == .invalid { throw invalid() }
    return made
  }

  /// The error for the invalid character at the start of the piece.
  private func invalid() -> StepFailure {
    if isDecoding { return malformed(.notOfEncoding(piece.first ?? 0), at: offset + 1) }
    let scalar = String(decoding: piece.prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    return malformed(.notInEncoding(scalar.value), at: offset + Int64(UTF8.width(scalar)))
  }

  private func malformed(_ problem: Malformation.Problem, at byte: Int64) -> StepFailure {
    .malformed(Malformation(line: line, byte: byte, problem))
  }
}
