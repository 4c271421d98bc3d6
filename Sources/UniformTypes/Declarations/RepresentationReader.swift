import JSON

/// Reads the representations of one declared type; only invalid ones are omitted.
struct RepresentationReader {
  typealias Stated = TypeDeclaration.Stated<DeclaredRepresentation>

  private let file: String
  private let layer: TypeLayer
  private let declared: UniformType
  /// The representations, each with the line of its type, which is checked once all types are known.
  private(set) var representations: [Stated] = []
  private(set) var problems: [DeclarationProblem] = []

  private static let keys = [
    "kind", "type", "export", "import", "lossy", "condition", "visibility", "suggestedName",
    "automatic",
  ]

  init(_ value: JSONNode, of declared: UniformType, file: String, layer: TypeLayer) {
    self.file = file
    self.layer = layer
    self.declared = declared
    guard case .array(let elements) = value.content else {
      problems.append(value.problem("representations", mustBe: "a list of objects", in: file))
      return
    }
    for element in elements {
      do throws(DeclarationProblem) {
        try add(element)
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func add(_ value: JSONNode) throws(DeclarationProblem) {
    guard case .object(let members) = value.content else {
      throw value.problem("a representation", mustBe: "an object", in: file)
    }
    for member in members where !Self.keys.contains(member.key) {
      throw DeclarationProblem(
        file: file, line: member.line, reason: .unknownKey(member.key, known: Self.keys))
    }
    let facts = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    let kind: DeclaredRepresentation.Kind = try required("kind", facts, value).choice(
      "kind", in: file)
    let type = try self.type(facts, value, kind)
    var made = DeclaredRepresentation(
      kind, type.value, origin: TypeOrigin(layer, file: file, line: value.line))
    made.export = try command("export", facts, kind)
    made.import = try command("import", facts, kind)
    if kind != .codable && made.export == nil && made.import == nil {
      throw value.problem(
        .badCommand("a \(kind.rawValue) representation", "has no command", cure: Self.direction),
        in: file)
    }
    made.condition = try command("condition", facts)
    made.suggestedName = try name(facts)
    made.isLossy = try facts["lossy"]?.truth("lossy", in: file) ?? false
    made.isAutomatic = try facts["automatic"]?.truth("automatic", in: file) ?? true
    if let visibility = facts["visibility"] {
      made.visibility = try visibility.choice("visibility", in: file)
    }
    if let first = representations.first(where: {
      $0.value.kind == kind && $0.value.type == type.value
    }) {
      throw value.problem(
        .duplicateRepresentation(
          kind.rawValue, type.value.identifier, firstLine: first.value.origin.line ?? first.line),
        in: file)
    }
    representations.append(.init(value: made, line: type.line))
  }

  private static let direction =
    "add export to make it from the declared type, or import to make the declared type from it"

  private func required(
    _ key: String, _ facts: [String: JSONNode], _ value: JSONNode
  ) throws(DeclarationProblem) -> JSONNode {
    guard let fact = facts[key] else {
      throw value.problem(
        .wrongKind(of: "\(key) of a representation", wanted: "present", found: "missing"), in: file)
    }
    return fact
  }

  /// The type of the representation, which is optional for a codable one.
  private func type(
    _ facts: [String: JSONNode], _ value: JSONNode, _ kind: DeclaredRepresentation.Kind
  ) throws(DeclarationProblem) -> TypeDeclaration.Stated<UniformType> {
    if kind == .codable && facts["type"] == nil { return .init(value: .json, line: value.line) }
    let fact = try required("type", facts, value)
    let word = try fact.text("type", in: file)
    guard TypeWord.isIdentifier(word) else {
      throw fact.problem(.badIdentifier(word), in: file)
    }
    let type = UniformType(word)
    guard type == declared else { return .init(value: type, line: fact.line) }
    // A codable representation of the declared type means its JSON encoding.
    if kind == .codable { return .init(value: .json, line: fact.line) }
    throw fact.problem(
      .wrongKind(of: "type", wanted: "a type other than the declared one", found: "'\(word)'"),
      in: file)
  }

  private func command(
    _ key: String, _ facts: [String: JSONNode], _ kind: DeclaredRepresentation.Kind? = nil
  ) throws(DeclarationProblem) -> [String]? {
    guard let fact = facts[key] else { return nil }
    return try command(fact, key, takesPaths: kind == .file)
  }

  private func command(
    _ value: JSONNode, _ key: String, takesPaths: Bool
  ) throws(DeclarationProblem) -> [String] {
    let words = try value.texts(key, in: file).map(\.value)
    if let (fault, cure) = CommandTemplate.fault(in: words, takesPaths: takesPaths) {
      throw value.problem(.badCommand(key, fault, cure: cure), in: file)
    }
    return words
  }

  private func name(
    _ facts: [String: JSONNode]
  ) throws(DeclarationProblem) -> DeclaredRepresentation.SuggestedName? {
    guard let fact = facts["suggestedName"] else { return nil }
    switch fact.content {
    case .array:
      return .command(try command(fact, "suggestedName", takesPaths: false))
    case .string(let name):
      guard !name.isEmpty, name != ".", name != "..",
        name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") })
      else {
        throw fact.problem(
          .wrongKind(of: "suggestedName", wanted: "a file name", found: "'\(name)'"), in: file)
      }
      return .text(name)
    default:
      throw fact.problem("suggestedName", mustBe: "a string or a list of strings", in: file)
    }
  }
}
