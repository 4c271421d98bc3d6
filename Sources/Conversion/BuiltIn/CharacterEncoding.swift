import SystemCalls
import SystemPackage

/// An encoding of text other than UTF-8, which the C library converts.
package struct CharacterEncoding: Hashable, Sendable {
  /// As MIME types and the C library call it.
  package let name: String
  /// Bytes that stand for another character than the C library says.
  fileprivate let others: [UInt8: UInt32]
  /// Whether lines end in CR.
  fileprivate let endsLinesInCR: Bool

  private init(_ name: String, _ others: [UInt8: UInt32] = [:], endsLinesInCR: Bool = false) {
    self.name = name
    self.others = others
    self.endsLinesInCR = endsLinesInCR
  }

  /// The five bytes that Windows leaves free are control characters, as browsers read them.
  static let windows1252 = CharacterEncoding(
    "windows-1252",
    Dictionary(uniqueKeysWithValues: [0x81, 0x8D, 0x8F, 0x90, 0x9D].map { ($0, UInt32($0)) }))
  /// What old Macintosh texts are in, with the increment sign and the apple as Apple's own table has them.
  static let macRoman = CharacterEncoding(
    "macintosh", [0xC6: 0x2206, 0xF0: 0xF8FF], endsLinesInCR: true)

  /// Those that have a MIME type of that name.
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

  /// Fails at the first character that the encoding does not have: nothing is replaced.
  func fromUTF8(_ reader: ByteReader, _ writer: ByteWriter) throws(StepFailure) {
    let bytes = Dictionary(uniqueKeysWithValues: others.map { ($0.value, $0.key) })
    // In those of Unicode a mark may be meant.
    if !name.hasPrefix("utf-") { try reader.skipMark() }
    var text = try EncodedText(from: "utf-8", to: name, at: reader, writer)
    while let scalar = try next(reader, &text) {
      let character = Array(String(UnicodeScalar(scalar) ?? "\u{FFFD}").utf8)
      if let byte = bytes[scalar] {
        try text.flush()
        try writer.put(byte)
        text.pass(character.count)
      } else {
        // The C library drops a tag that the encoding lacks (U+E0000 and following), and says nothing.
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
      // What cannot be converted before it comes first.
      try text.flush()
      throw error
    }
  }
}

/// A text on its way through a converter, and where in it that is.
private struct EncodedText {
  private let converter: EncodingConverter
  private let writer: ByteWriter
  private let isDecoding: Bool
  /// What waits to be converted.
  private var piece: [UInt8] = []
  /// What was converted.
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

  /// Takes a character, or a byte of one.
  mutating func append(_ bytes: some Collection<UInt8>) throws(StepFailure) {
    piece += bytes
    if piece.count >= 1 << 14 { try convert() }
  }

  /// Counts what comes out by another way.
  mutating func pass(_ count: Int) { offset += Int64(count) }

  /// Converts all that waits, which ends with a character.
  ///
  /// - Parameter problem: What it is where nothing comes of it.
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

  /// Converts what waits but for the beginning of a character at its end; answers how many bytes it became.
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

  /// What cannot be converted, which the piece begins with.
  private func invalid() -> StepFailure {
    if isDecoding { return malformed(.notOfEncoding(piece.first ?? 0), at: offset + 1) }
    let scalar = String(decoding: piece.prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    return malformed(.notInEncoding(scalar.value), at: offset + Int64(UTF8.width(scalar)))
  }

  private func malformed(_ problem: Malformation.Problem, at byte: Int64) -> StepFailure {
    .malformed(Malformation(line: line, byte: byte, problem))
  }
}
