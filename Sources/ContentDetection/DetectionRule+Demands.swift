package import UniformTypes

// What every file of a format has; without it, the name is wrong.
extension DetectionRule {
  /// Whether bytes that are not text lack the bytes or the entries that the format of a name has in every file.
  func lacksSign(_ name: Verdict, _ collector: EvidenceCollector) -> Bool {
    lacksSign(name) { collector.has($0) }
  }

  /// Whether a text lacks what the format of a name has in every file.
  ///
  /// - Parameter text: UTF-8 without a byte order mark.
  func isRefuted(_ name: Verdict, by text: ArraySlice<UInt8>) -> Bool {
    !text.trimmed.isEmpty && lacksSign(name) { $0.isPresent(in: text) }
  }

  private func lacksSign(_ name: Verdict, isPresent: (Sign) -> Bool?) -> Bool {
    guard let mimeType = name.mimeType else { return false }
    return demands.signs(of: mimeType, registry).contains { signs in
      signs.allSatisfy { isPresent($0) == false }
    }
  }

  /// Whether something that every file of the format of a name has is in a text, and hardly in any other.
  func hasSign(_ name: Verdict, in text: ArraySlice<UInt8>) -> Bool {
    guard let mimeType = name.mimeType else { return false }
    return registry.signs(ofMIMEType: mimeType).map(Sign.init).contains { sign in
      switch sign {
      case .start(let words), .line(let words):
        words.utf8.count > 3 && sign.isPresent(in: text) == true
      // Within a text, short passages also occur by chance.
      case .passage(let words): words.utf8.count > 4 && sign.isPresent(in: text) == true
      default: false
      }
    }
  }

  /// Whether bytes that are not text have what every file of the format of a name has.
  func hasSign(_ name: Verdict, _ collector: EvidenceCollector) -> Bool {
    guard let mimeType = name.mimeType else { return false }
    return registry.signs(ofMIMEType: mimeType).contains { collector.has(Sign($0)) == true }
  }

  /// Whether the built-in rules would recognize any file of this format by its signature.
  ///
  /// Unrecognized bytes then do not match the name.
  func demandsSignature(_ name: Verdict) -> Bool {
    guard let mimeType = name.mimeType ?? registry.preferredMIMEType(of: name.type) else {
      return false
    }
    let lineage = registry.lineage(ofMIMEType: mimeType)
    for (index, format) in lineage.enumerated() {
      let signs = registry.signs(ofMIMEType: format).map(Sign.init)
      if signs.contains(.rule) { return true }
      if index == 0, signs.contains(.optional) { return false }
      if index == 0, signs.isEmpty, Signature.formats.contains(format) { return true }
    }
    return false
  }

  /// Whether a format has an entry in each of its archives.
  static func demandsEntry(_ name: Verdict) -> Bool {
    name.mimeType.map {
      TypeRegistry.builtIn.signs(ofMIMEType: $0).contains { $0.hasPrefix("entry:") }
    } ?? false
  }
}

// MARK: Structures
extension ArraySlice<UInt8> {
  /// Whether a text may be JSON (RFC 8259), including the comments of its dialects.
  var mayBeJSON: Bool {
    var text = withoutComments("#/")
    // An array is judged by its first element.
    var isList = false
    while text.first == 0x5B {
      isList = true
      text = text.dropFirst().trimmed
      if text.first == 0x5D { return true }
    }
    guard let first = text.first else { return true }
    // A value other than an array or object is alone on its line.
    if !isList, first != 0x7B, text.prefix(while: { !$0.isLineEnd }).isRow { return false }
    if "tfn".utf8.contains(first) {
      return ["true", "false", "null", "nan"].contains { text.begins(with: $0) }
    }
    return "{\"/#-0123456789'".utf8.contains(first)
  }

  /// Whether a line is an address alone on its line (RFC 2483, section 5).
  var isAddress: Bool {
    guard let colon = firstIndex(of: 0x3A), colon > startIndex else { return false }
    return first != 0x23 && words.count == 1 && last != 0x3A
  }

  /// Whether a line has an indicator of YAML, without which there is only a single value (YAML 1.2, section 5.3).
  var isNode: Bool {
    let line = drop(while: \.isBlank)
    guard let first = line.first, first != 0x23 else { return false }
    if "-?[{&!|>%".utf8.contains(first) { return true }
    return line.indices.contains {
      line[$0] == 0x3A && (line.index(after: $0) == line.endIndex || line[$0 + 1].isBlank)
    }
  }

  /// Whether a line is a group of settings in brackets, or a name with a value.
  var isSetting: Bool {
    let line = drop(while: \.isBlank)
    guard let first = line.first else { return false }
    if first == 0x5B { return line.contains(0x5D) }
    let name = line.prefix { $0 != 0x3D && $0 != 0x3A }
    return name.endIndex < line.endIndex && !name.isEmpty
      && name.allSatisfy { $0.isWord || $0 >= 0x80 || " \t.-/\\@[]()*$%".utf8.contains($0) }
  }

  /// Whether a line locates a change, in any of the formats that patch(1) accepts.
  var isChange: Bool {
    if ["@@", "--- ", "+++ ", "*** ", "diff ", "Index: "].contains(where: begins(with:)) {
      return true
    }
    let command = drop { $0.isDigit || $0 == 0x2C }
    return command.startIndex > startIndex
      && command.first.map { "acd".utf8.contains($0) } == true
      && command.dropFirst().allSatisfy { $0.isDigit || $0 == 0x2C }
  }

  /// Whether the slice consists of several values with separators: numbers or quoted texts.
  fileprivate var isRow: Bool {
    let parts = split { $0 == 0x2C || $0 == 0x3B || $0.isBlank }
    return parts.count > 1
      && parts.allSatisfy { $0.isNumber || $0.count > 1 && $0.first == 0x22 && $0.last == 0x22 }
  }

  /// The text after blanks and leading comments, which are recognized by their first byte.
  func withoutComments(_ marks: String) -> Self {
    var rest = trimmed
    while let first = rest.first, marks.utf8.contains(first) {
      if rest.begins(with: "/*") {
        guard let end = rest.position(of: "*/") else { return [] }
        rest = rest[(end + 2)...].trimmed
      } else {
        rest = rest.drop { !$0.isLineEnd }.trimmed
      }
    }
    return rest
  }
}

extension DetectionRule {
  /// Whether data lacks what the nearest format with signs demands of the format of a name.
  ///
  /// - Parameter text: UTF-8 without a byte order mark; nil if the data is not text.
  fileprivate func excludes(_ name: Verdict, _ sample: Sample, _ text: ArraySlice<UInt8>?) -> Bool {
    guard let text else {
      return demandsSignature(name)
        || name.mimeType.map(FramedSound.formats.contains) == true
          && !FramedSound.isAnywhere(in: sample)
    }
    let lineage = name.mimeType.map(registry.lineage) ?? []
    let groups = lineage.enumerated().map { index, format in
      registry.signs(ofMIMEType: format).map(Sign.init).filter { index == 0 || $0.isInherited }
    }
    let signs = groups.first { !$0.isEmpty } ?? []
    let found = signs.map { $0.isPresent(in: text, sample) }
    if signs.contains(.optional) || found.contains(true) { return false }
    return demandsSignature(name) || !found.isEmpty && found.allSatisfy { $0 == false }
  }
}

extension Sign {
  /// Whether the sign is in data that is text; nil if that cannot be told.
  fileprivate func isPresent(in text: ArraySlice<UInt8>, _ sample: Sample) -> Bool? {
    switch self {
    case .bytes: isPresent(in: sample, archive: nil)
    case .entry: false
    default: isPresent(in: text)
    }
  }
}

extension TypeRegistry {
  /// Whether the built-in rules would recognize any file of a format by its signature.
  package func demandsSignature(_ type: UniformType) -> Bool {
    DetectionRule(registry: self).demandsSignature(Verdict(type, nil))
  }

  /// Whether data has neither the signs of a format nor those of another text that such a name can mean.
  ///
  /// - Parameter start: The beginning of the data.
  package func excludes(_ start: [UInt8], size: Int64, as type: UniformType) -> Bool {
    let rule = DetectionRule(registry: self)
    let head = Head(start[...], isWhole: Int64(start.count) == size)
    let sample = Sample(head: head, size: size) { _, _ in [] }
    let text = TextEncoding.detect(head)?.utf8
    let own = extensions(of: type).flatMap { globs(forName: "made.\($0)") }.map(Verdict.init)
      .filter { $0.type == type && $0.mimeType != nil }
    let texts = (preferredExtension(of: type).map { globs(forName: "made.\($0)") } ?? [])
      .map(Verdict.init).filter { isText($0) && !$0.saysLittle }
    return !own.isEmpty && (own + texts).allSatisfy { rule.excludes($0, sample, text) }
  }
}
