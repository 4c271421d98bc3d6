import ContentDetection
import Context
import Conversion
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Checks whether generated data has the type that it was made for.
package struct MadeData {
  private let registry: TypeRegistry
  private let detectors: DetectorPool

  package init(registry: TypeRegistry) {
    self.registry = registry
    detectors = DetectorPool(registry: registry, guesses: false)
  }

  /// The actual type of a file made for `type`, if it is certainly not of that type.
  ///
  /// Data of a format without any marks, and a file that cannot be read, is accepted.
  package func contradiction(of path: FilePath, to type: UniformType) -> UniformType? {
    guard let status = try? FileSystem.status(of: path, followingLinks: false),
      status.kind == .regular, status.size > 0
    else { return nil }
    return contradiction(to: type, .file(path), size: status.size) { offset, count in
      guard let file = try? OpenFile.open(path, options: [.nonBlocking, .noFollow]) else {
        return []
      }
      return [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
        found = (try? file.readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
      }
    } detect: {
      try? detectors.detect(path, named: $0)
    }
  }

  /// The actual type of bytes made for `type`, if they are certainly not of that type.
  package func contradiction(of bytes: [UInt8], to type: UniformType) -> UniformType? {
    if bytes.isEmpty { return nil }
    return contradiction(to: type, .bytes(bytes), size: Int64(bytes.count)) { offset, count in
      Array(bytes.dropFirst(Int(offset)).prefix(count))
    } detect: {
      try? detectors.detect(bytes, named: $0)
    }
  }

  /// The actual type of data of which this is only the beginning, if it is certainly not of `type`.
  package func contradiction(ofBeginning bytes: [UInt8], to type: UniformType) -> UniformType? {
    guard let ending = ending(of: type),
      let found = try? detectors.detect(bytes, named: "made.\(ending)")
    else { return nil }
    return contradiction(found, to: type) { registry.excludes(bytes, size: .max, as: type) }
  }

  private func contradiction(
    to type: UniformType, _ source: ConversionRun.Source, size: Int64,
    read: (_ offset: Int64, _ count: Int) -> [UInt8], detect: (_ name: String) -> Detection?
  ) -> UniformType? {
    if registry.conforms(type, to: .url) {
      let isURL = AddressConversion.isOneURL(read(0, AddressConversion.limit))
      return isURL ? nil : detect("made")?.type ?? .data
    }
    guard let ending = ending(of: type), let found = detect("made.\(ending)") else { return nil }
    // One line of them is JSON as well.
    if type == Self.lines, size <= Self.limit {
      if isReadable(source, from: type, to: .json) { return nil }
      return registry.conforms(found.type, to: type) ? .utf8PlainText : found.type
    }
    let other = contradiction(found, to: type) {
      registry.excludes(read(0, 1 << 16), size: size, as: type)
    }
    if let other { return other }
    if isJSON(type), found.isText || !found.isCertain, size <= Self.limit,
      !isReadable(source, from: .json, to: Self.lines)
    {
      return .utf8PlainText
    }
    // A picture that was cut off has its signature, but not its end (PNG, third edition, 5.6).
    if type == Self.png, read(max(0, size - 4096), 4096).position(of: Array("IEND".utf8)) == nil {
      return .data
    }
    return type == Self.jpeg && !hasEnd(read) ? .data : nil
  }

  /// Whether a picture in JPEG has an end (ITU-T T.81, B.1.1.3); what phones add behind it does not matter.
  private func hasEnd(_ read: (_ offset: Int64, _ count: Int) -> [UInt8]) -> Bool {
    var offset: Int64 = 2
    // The segments before the pixels may contain another picture.
    while true {
      let head = read(offset, 4)
      guard head.count == 4 else { return false }
      guard head[0] == 0xFF else { return true }
      switch head[1] {
      case 0xDA: return hasEndOfPixels(from: offset, read)
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD8: offset += 2
      case 0xD9: return true
      default: offset += 2 + Int64(head[2]) << 8 + Int64(head[3])
      }
    }
  }

  /// Whether the marker of the end follows; it never is part of the pixels.
  private func hasEndOfPixels(
    from start: Int64, _ read: (_ offset: Int64, _ count: Int) -> [UInt8]
  ) -> Bool {
    var offset = start
    while true {
      let bytes = read(offset, 1 << 20)
      if bytes.position(of: [0xFF, 0xD9]) != nil { return true }
      guard bytes.count == 1 << 20 else { return false }
      offset += Int64(bytes.count - 1)
    }
  }

  /// Whether a format is JSON, by its MIME type (RFC 6839, 3.1).
  private func isJSON(_ type: UniformType) -> Bool {
    type == .json || registry.preferredMIMEType(of: type)?.hasSuffix("+json") ?? false
  }

  /// Whether data can be read as JSON, or as one in each line, from its beginning to its end.
  private func isReadable(
    _ source: ConversionRun.Source, from input: UniformType, to output: UniformType
  ) -> Bool {
    guard let memory = try? OpenFile.openInMemory(),
      let step = ConversionGraph.known(to: registry).conversions.first(where: {
        $0.input == input && $0.output == output
      })
    else { return true }
    let run = ConversionRun([step], of: "", registry: registry, environment: [], workplace: "/")
    return (try? run.run(from: source, into: memory)) != nil
  }

  private static let lines = UniformType("public.ndjson")
  private static let png = UniformType("public.png")
  private static let jpeg = UniformType("public.jpeg")
  /// The size up to which a text is parsed as a whole.
  private static let limit = 8 << 20

  /// The extension of a type; nil if it has none.
  private func ending(of type: UniformType) -> String? {
    // A plain text type for one encoding has no extension of its own and uses that of its parent type.
    registry.preferredExtension(of: type)
      ?? (registry.conforms(type, to: .plainText) ? registry.nearestExtension(of: type) : nil)
  }

  private func contradiction(
    _ found: Detection, to type: UniformType, _ lacksSign: () -> Bool
  ) -> UniformType? {
    if registry.conforms(found.type, to: type) {
      // Of data without a sign, that is what its name says.
      return !found.isCertain && isKind(type, of: Self.framed) && lacksSign() ? .data : nil
    }
    // Of other data it is only known that it lacks the sign that every file of the format has.
    guard found.isCertain, !registry.conforms(.utf8PlainText, to: found.type) else {
      let isRefuted =
        isKind(type, of: Self.marked) || registry.demandsSignature(type)
        || found.isText && isKind(type, of: Self.binary)
        || isKind(type, of: Self.signed) && lacksSign()
      return isRefuted ? found.type : nil
    }
    // Any text is also valid plain text, but no page is a table.
    if found.isText && registry.conforms(type, to: .plainText) {
      let isPage = registry.conforms(found.type, to: Self.page)
      return isPage && isKind(type, of: Self.tables) ? found.type : nil
    }
    return registry.conforms(type, to: found.type) || found.contradictedName == nil
      ? nil : found.type
  }

  private func isKind(_ type: UniformType, of kinds: [UniformType]) -> Bool {
    kinds.contains { registry.conforms(type, to: $0) }
  }

  // To add a row: a text format that no other text can be taken for.
  private static let marked = [UniformType("public.vcard"), UniformType("com.apple.ical.ics")]

  // To add a row: a kind of formats none of which is without the signs that the catalogue has for it.
  private static let signed: [UniformType] = [
    .archive, .image, .json, UniformType("com.adobe.postscript"),
    UniformType("com.apple.mail.email"), UniformType("com.apple.property-list"),
    UniformType("public.audiovisual-content"), UniformType("public.executable"),
    UniformType("public.rtf"), UniformType("public.xml"),
  ]

  // To add a row: a format that is never text, but has no sign.
  private static let binary: [UniformType] = [
    UniformType("public.aac-audio"), UniformType("public.mp2"), UniformType("public.mp3"),
    UniformType("public.mpeg"), UniformType("public.mpeg-2-video"),
  ]

  // To add a row: a format that is nothing but frames, with anything before them.
  private static let framed = [UniformType("public.mp2"), UniformType("public.mp3")]

  private static let page = UniformType("public.html")
  // To add a row: a format of records or commands that does not begin as a page does.
  private static let tables = [
    UniformType("mime.application.sql"), UniformType("public.delimited-values-text"),
  ]
}

extension Detection {
  /// Whether the content is text, in any encoding.
  var isText: Bool { evidence.contains { if case .text = $0 { true } else { false } } }

  /// Whether the program's own detection rules recognize the content.
  var isCertain: Bool {
    evidence.contains { if case .content = $0 { true } else { false } }
  }
}
