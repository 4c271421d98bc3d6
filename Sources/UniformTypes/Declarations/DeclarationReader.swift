import JSON

/// Reads the declarations of one file; only invalid ones are omitted.
struct DeclarationReader {
  private let file: DeclarationFile
  private let directory: Int
  private let layer: TypeLayer
  private(set) var declarations: [TypeDeclaration] = []
  private(set) var problems: [DeclarationProblem] = []

  private static let fileKeys = ["types"]
  private static let typeKeys = [
    "identifier", "description", "conformsTo", "extensions", "mimeTypes", "globs",
    "representations",
  ]

  /// - Parameter directory: The rank of the file's directory; 0 is the most important.
  init(_ file: DeclarationFile, directory: Int, layer: TypeLayer) {
    self.file = file
    self.directory = directory
    self.layer = layer
    switch file.content {
    case .unreadable(let obstacle):
      problems.append(
        DeclarationProblem(file: file.path, line: nil, reason: .unreadable(obstacle)))
    case .bytes(let bytes):
      do throws(JSONFailure) {
        try read(JSONReader.node(of: bytes, as: .json5))
      } catch {
        note(.syntax(error.reason), error.line)
      }
    }
  }

  private mutating func note(_ reason: DeclarationProblem.Reason, _ line: Int) {
    problems.append(DeclarationProblem(file: file.path, line: line, reason: reason))
  }

  private mutating func read(_ value: JSONNode) {
    guard case .object(let members) = value.content else {
      return note(.wrongKind(of: "the file", wanted: "an object", found: value.kind), value.line)
    }
    for member in members {
      guard Self.fileKeys.contains(member.key) else {
        note(.unknownKey(member.key, known: Self.fileKeys), member.line)
        continue
      }
      guard case .array(let types) = member.value.content else {
        note(
          .wrongKind(of: "types", wanted: "a list", found: member.value.kind), member.value.line)
        continue
      }
      for type in types {
        do throws(DeclarationProblem) {
          var declaration = try declaration(type)
          readRepresentations(type, into: &declaration)
          declarations.append(declaration)
        } catch {
          problems.append(error)
        }
      }
    }
  }

  private func declaration(_ value: JSONNode) throws(DeclarationProblem) -> TypeDeclaration {
    guard case .object(let members) = value.content else {
      throw problem(.wrongKind(of: "a type", wanted: "an object", found: value.kind), value.line)
    }
    guard let identifier = members.first(where: { $0.key == "identifier" })?.value else {
      throw problem(.missingIdentifier, value.line)
    }
    var declaration = TypeDeclaration(
      identifier: .init(value: try text(identifier, "identifier"), line: identifier.line),
      directory: directory, layer: layer, file: file.path)
    guard Self.isIdentifier(declaration.identifier.value) else {
      throw problem(.badIdentifier(declaration.identifier.value), identifier.line)
    }
    for member in members { try take(member, into: &declaration) }
    return declaration
  }

  private mutating func readRepresentations(
    _ value: JSONNode, into declaration: inout TypeDeclaration
  ) {
    guard case .object(let members) = value.content,
      let stated = members.first(where: { $0.key == "representations" })?.value
    else { return }
    let reader = RepresentationReader(
      stated, of: declaration.type, file: file.path, layer: layer)
    declaration.representations = reader.representations
    problems += reader.problems
  }

  private func take(
    _ member: JSONNode.Member, into declaration: inout TypeDeclaration
  ) throws(DeclarationProblem) {
    let (key, value) = (member.key, member.value)
    switch key {
    case "identifier": break
    case "description":
      let words = try text(value, key)
      guard !words.isEmpty, words.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        let found = words.isEmpty ? "empty" : "text with control characters"
        throw problem(.wrongKind(of: key, wanted: "a line of text", found: found), value.line)
      }
      declaration.description = .init(value: words, line: value.line)
    case "conformsTo":
      let parents = try texts(value, key)
      for parent in parents where !TypeWord.isIdentifier(parent.value) {
        throw problem(.badIdentifier(parent.value), parent.line)
      }
      declaration.conformsTo = .init(value: parents, line: value.line)
    case "extensions":
      declaration.extensions = try tags(value, key, Self.isExtension) { .badExtension($0) }
    case "mimeTypes":
      declaration.mimeTypes = try tags(value, key, Self.isMIMEType) { .badMIMEType($0) }
    case "globs":
      declaration.globs = try tags(value, key, Self.isGlob) { .badGlob($0) }
    // Read once the type is known to be valid, because a fault in a representation does not affect the type.
    case "representations": break
    default: throw problem(.unknownKey(key, known: Self.typeKeys), member.line)
    }
  }

  private func tags(
    _ value: JSONNode, _ key: String, _ isGood: (String) -> Bool,
    _ reason: (String) -> DeclarationProblem.Reason
  ) throws(DeclarationProblem) -> TypeDeclaration.Stated<[String]> {
    let tags = try texts(value, key)
    for tag in tags where !isGood(tag.value) { throw problem(reason(tag.value), tag.line) }
    return .init(value: tags.map(\.value), line: value.line)
  }

  private func texts(
    _ value: JSONNode, _ key: String
  ) throws(DeclarationProblem) -> [TypeDeclaration.Stated<String>] {
    try value.texts(key, in: file.path)
  }

  private func text(_ value: JSONNode, _ subject: String) throws(DeclarationProblem) -> String {
    try value.text(subject, in: file.path)
  }

  private func problem(_ reason: DeclarationProblem.Reason, _ line: Int) -> DeclarationProblem {
    DeclarationProblem(file: file.path, line: line, reason: reason)
  }
}

// MARK: Validation
extension DeclarationReader {
  /// Whether a word is an identifier distinct from all other words for types: it has a dot and is not dynamic.
  private static func isIdentifier(_ word: String) -> Bool {
    TypeWord.isIdentifier(word) && word.contains(".") && !word.contains("..")
      && !DynamicIdentifier.isSpelledDynamic(word) && word.utf8.count <= 255
  }

  private static func isExtension(_ word: String) -> Bool {
    !word.hasPrefix(".") && !word.hasSuffix(".") && isName(word)
      && !word.utf8.contains { "*?[]".utf8.contains($0) }
  }

  private static func isMIMEType(_ word: String) -> Bool {
    MediaType(word).map { !$0.essence.contains("*") } ?? false
  }

  private static func isGlob(_ word: String) -> Bool {
    isName(word) && !word.utf8.allSatisfy { $0 == UInt8(ascii: "*") }
      && GlobPattern(Array(word.utf8)).isWellFormed
  }

  /// Whether a word can be part of a file name.
  private static func isName(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.count <= 255
      && word.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }
}
