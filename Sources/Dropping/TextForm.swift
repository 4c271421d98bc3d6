import ContentDetection
import Context
import Conversion
import Destinations
import Diagnostics
import SystemCalls
import SystemPackage
import UniformTypes

/// The encoding and the line ends of a text, which what is added to it gets as well.
struct TextForm {
  private let file: FilePath
  private let registry: TypeRegistry
  /// The encoding, as IANA names it in lower case; nil for UTF-8.
  private let encoding: String?
  /// The bytes that end its lines, decoded; nil if it has no complete line.
  private let lineEnd: [UInt8]?

  /// - Throws: If the file is not a text.
  init(of file: FilePath, _ registry: TypeRegistry) throws(ExchangeError) {
    self.file = file
    self.registry = registry
    let head: [UInt8]
    do throws(SystemFailure) {
      head = try SourceDoor.openInput(file).readAll(limit: 1 << 16)
    } catch {
      guard error.errno == .noSuchFileOrDirectory else { throw ExchangeError(reading: file, error) }
      // It is created as UTF-8.
      head = []
    }
    guard !head.isEmpty else {
      (encoding, lineEnd) = (nil, nil)
      return
    }
    let detectors = DetectorPool(registry: registry, guesses: false)
    let found = try? detectors.detect(file, named: file.nameForItem)
    var name: String?
    for case .text(let encoding) in found?.evidence ?? [] { name = encoding.lowercased() }
    guard let name else { throw .destination(.notAText(file)) }
    encoding = name == "utf-8" ? nil : name
    // Without the zeros of UTF-16 and UTF-32, all have the line ends of ASCII.
    let bytes = head.filter { $0 != 0 }
    lineEnd = bytes.firstIndex(of: 0x0A).map { index in
      index > 0 && bytes[index - 1] == 0x0D ? Self.crlf : Self.lf
    }
  }

  private static let lf: [UInt8] = [0x0A]
  private static let crlf: [UInt8] = [0x0D, 0x0A]

  /// Whether line ends are not single bytes, or the encoding has states.
  private var isDecodedAsAWhole: Bool {
    encoding.map { $0.hasPrefix("utf-") || $0.hasPrefix("iso-2022") } ?? false
  }

  /// Bytes in the form of the text, or in UTF-8 if that is decoded as a whole; what is not Unicode stays as it is.
  func adapted(_ added: [UInt8]) throws(ExchangeError) -> [UInt8] {
    guard var text = try? converted(added, from: .plainText, to: .utf8PlainText) else {
      return added
    }
    if let lineEnd {
      text = text.replacing(Self.crlf, with: Self.lf).replacing(Self.lf, with: lineEnd)
    }
    if isDecodedAsAWhole || text.allSatisfy({ $0 < 0x80 }) { return text }
    return try encoded(text)
  }

  /// The text with others, which are adapted, at a place.
  func filled(
    _ insertion: TextInsertion, in text: [UInt8], with added: [[UInt8]], seen: [UInt8]?
  ) throws(ExchangeError) -> [UInt8]? {
    let end = lineEnd ?? Self.lf
    guard isDecodedAsAWhole, let encoding else {
      return insertion.filled(text, with: added, seen: seen, lineEnd: end)
    }
    let type = registry.type(forMIMEType: "text/plain;charset=\(encoding)")
    var decodedSeen: [UInt8]?
    if let seen { decodedSeen = try converted(seen, from: type, to: .utf8PlainText) }
    let decoded = try converted(text, from: type, to: .utf8PlainText)
    guard
      let filled = insertion.filled(decoded, with: added, seen: decodedSeen, lineEnd: end)
    else { return nil }
    return try encoded(filled)
  }

  private func encoded(_ text: [UInt8]) throws(ExchangeError) -> [UInt8] {
    guard let encoding else { return text }
    return try converted(
      text, from: .utf8PlainText,
      to: registry.type(forMIMEType: "text/plain;charset=\(encoding)"))
  }

  private func converted(
    _ bytes: [UInt8], from input: UniformType, to output: UniformType
  ) throws(ExchangeError) -> [UInt8] {
    let known = BuiltInMethod.conversions(in: registry)
    guard let step = known.first(where: { $0.input == input && $0.output == output }) else {
      throw .elsewhere(
        Diagnostic(
          .destinationNotAFile,
          "it is not known which encoding '\(file.carried)' has, so that only ASCII can be added",
          hints: ["convert it to UTF-8 first, as with 'iconv'"]))
    }
    let run = ConversionRun(
      [step], of: file.nameForItem, registry: registry, environment: [], workplace: "/")
    do {
      let memory = try OpenFile.openInMemory()
      try run.run(from: .bytes(bytes), into: memory)
      try memory.seek(to: 0)
      return try memory.readAll()
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
