/// The prolog and root start tag of XML or HTML (XML 1.0, sections 2.8 and 3.1).
///
/// The text is untrusted: it may be truncated, malformed or not markup.
struct MarkupProlog {
  var hasDeclaration = false
  /// The name and the rest of `<!DOCTYPE …>`, up to an internal subset.
  var doctype: ArraySlice<UInt8>?
  /// The targets of the processing instructions before the root.
  var instructions: [String] = []
  /// The name of the root element, as written; empty if it is not in the head.
  var root = ""
  /// The attributes of the root, as written.
  var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
  /// The text after the start tag of the root.
  var body: ArraySlice<UInt8>
  /// Whether the root is an empty-element tag.
  var isEmptyElement = false

  /// The maximum number of attributes; a tag with more is not the root of a document.
  private static let attributeLimit = 64

  /// Reads a text that begins with `<`; nil if it is not markup.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text.trimmed
    body = rest
    guard rest.first == 0x3C else { return nil }
    while rest.first == 0x3C {
      if rest.begins(with: "<?") {
        let target = rest.dropFirst(2).prefix(while: \.isNamePart)
        guard !target.isEmpty, let end = rest.position(of: "?>") else { break }
        if target.is("xml") { hasDeclaration = true } else { instructions.append(target.string) }
        rest = rest[(end + 2)...].trimmed
      } else if rest.begins(with: "<!--") {
        guard let end = rest.dropFirst(4).position(of: "-->") else { break }
        rest = rest[(end + 3)...].trimmed
      } else if rest.begins(withFolded: "<!doctype") {
        rest = readDoctype(rest.dropFirst(9))
      } else {
        rest = readRoot(rest.dropFirst())
        body = rest
        break
      }
    }
    guard hasDeclaration || doctype != nil || !instructions.isEmpty || !root.isEmpty else {
      return nil
    }
  }

  private mutating func readDoctype(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    var quote: UInt8?
    for index in text.indices {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      // An apostrophe in a comment of the subset does not start a literal.
      case 0x22, 0x27: if depth == 0 { quote = byte }
      case 0x5B:
        if depth == 0, doctype == nil { doctype = text[..<index].trimmed }
        depth += 1
      case 0x5D: depth -= 1
      case 0x3E where depth <= 0:
        if doctype == nil { doctype = text[..<index].trimmed }
        return text[(index + 1)...].trimmed
      default: break
      }
    }
    if doctype == nil { doctype = text.trimmed.prefix(512) }
    return []
  }

  /// Reads a start tag after its `<` and returns the rest of the text.
  private mutating func readRoot(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = text.first, first.isLetter || first == 0x5F || first >= 0x80 else {
      return text
    }
    let name = text.prefix(while: \.isNamePart)
    var rest = text.dropFirst(name.count)
    guard rest.first.map({ $0.isSpace || $0 == 0x3E || $0 == 0x2F }) ?? true else { return text }
    root = name.string
    while attributes.count < Self.attributeLimit {
      rest = rest.trimmed
      if rest.begins(with: "/>") {
        isEmptyElement = true
        return rest.dropFirst(2)
      }
      if rest.first == 0x3E { return rest.dropFirst() }
      let name = rest.prefix(while: \.isNamePart)
      guard !name.isEmpty else { return rest }
      rest = rest.dropFirst(name.count).trimmed
      guard rest.first == 0x3D else { continue }
      rest = rest.dropFirst().trimmed
      guard let quote = rest.first, quote == 0x22 || quote == 0x27 else {
        rest = rest.drop { !$0.isSpace && $0 != 0x3E }
        continue
      }
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      attributes.append((name.string, value))
      rest = rest.dropFirst(value.count + 1)
    }
    return rest
  }
}

extension MarkupProlog {
  /// The name of the root without its prefix.
  var localName: String {
    root.lastIndex(of: ":").map { String(root[root.index(after: $0)...]) } ?? root
  }

  /// The namespace of the root; nil if it has none (Namespaces in XML, section 6).
  var namespace: String? {
    let prefix = root.firstIndex(of: ":").map { String(root[..<$0]) }
    return value(of: prefix.map { "xmlns:" + $0 } ?? "xmlns")
  }

  func value(of attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value.string
  }

  /// Whether the root declares a namespace with this prefix.
  func declares(_ namespace: String) -> Bool {
    attributes.contains { $0.name.hasPrefix("xmlns") && $0.value.begins(with: namespace) }
  }
}

extension UInt8 {
  /// Whether the byte can be part of a name in markup.
  fileprivate var isNamePart: Bool { isWord || self == 0x3A || self == 0x2D || self == 0x2E }
}
