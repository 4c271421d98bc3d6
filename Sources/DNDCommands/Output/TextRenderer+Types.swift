import Context
import Exchange
import Negotiation
import Picking
import UniformTypes

// Answers about types, one per line.
extension TextRenderer {
  func detected(
    _ found: DetectedType, asMIMEType: Bool, named: Bool, terminator: UInt8
  ) throws {
    let type = asMIMEType ? found.mimeType : found.type.identifier
    try output.write(
      named ? "\(output.shown(found.path)): \(type)" : type, terminator: terminator)
    guard setting.isVerbose else { return }
    try output.flush()
    var lines = found.evidence.map { Self.row($0.by, $0.says, $0.detail) }
    lines.append(Self.row("final", found.type.identifier, "\(found.mimeType), \(found.label)"))
    if let name = found.contradictedName {
      lines.append("  the name suggests \(name.identifier), but the content is something else")
    }
    console.write(["\(found.path):"].map(console.shown) + lines.map(console.shown))
  }

  private static func row(_ by: String, _ says: String?, _ detail: String?) -> String {
    let detail = detail.map { says == nil ? $0 : "(\($0))" }
    let name = by + String(repeating: " ", count: max(0, 10 - by.count))
    return "  " + ([name] + [says, detail].compactMap(\.self)).joined(separator: " ")
  }

  func described(_ types: [TypeDescription]) throws {
    for (number, type) in types.enumerated() {
      if number > 0 { try output.write("") }
      try describe(type)
    }
  }

  private func describe(_ type: TypeDescription) throws {
    try output.write(setting.outputStyle.paint(output.shown(type.type.identifier), .bold))
    table = Table([.init(colour: .dim, gap: 2), .init()])
    var facts = [("description", type.label)]
    facts.append(("declared", type.isDeclared ? "yes" : type.isDynamic ? "no, dynamic" : "no"))
    facts.append(("conforms to", Self.list(type.conformsTo.map(\.identifier))))
    facts.append(("supertypes", Self.list(type.supertypes.map(\.identifier))))
    facts.append(("extensions", Self.list(type.extensions.map { ".\($0)" })))
    facts.append(("MIME types", Self.list(type.mimeTypes)))
    facts += type.representations.map { ("can be", Self.words($0)) }
    facts += Self.origins(type).map { ("from", $0) }
    for (name, value) in facts where !value.isEmpty {
      try addRow([name, output.shown(value)])
    }
    try finish()
  }

  /// The sources of the facts about a type, each with the facts that it declares, in order.
  private static func origins(_ type: TypeDescription) -> [String] {
    let origins = type.origins
    let facts =
      [
        ("declared", origins.declaration), ("description", origins.description),
        ("conforms to", origins.parents), ("extensions", origins.extensions),
        ("MIME types", origins.mimeTypes),
      ] + type.representations.map { ("can be \($0.type)", [$0.origin]) }
    var sources: [(name: String, facts: [String])] = []
    for (fact, origins) in facts {
      for origin in origins {
        let name = origin.file ?? (origin.layer == nil ? "the identifier itself" : "built-in")
        let fact = origin.line.map { "\(fact) (line \($0))" } ?? fact
        if let index = sources.firstIndex(where: { $0.name == name }) {
          sources[index].facts.append(fact)
        } else {
          sources.append((name, [fact]))
        }
      }
    }
    return sources.map { "\($0.name): \(list($0.facts))" }
  }

  /// A representation and how it is made: `public.vcard by to-vcard, back by from-vcard, lossy`.
  private static func words(_ representation: DeclaredRepresentation) -> String {
    let commands = [
      representation.export.map { "by \($0.joined(separator: " "))" },
      representation.import.map { "back by \($0.joined(separator: " "))" },
    ]
    let rest = [
      representation.isValueItself ? "unchanged" : nil,
      representation.kind == .proxy ? "as a stand-in" : nil, representation.isLossy ? "lossy" : nil,
      representation.isAutomatic ? nil : "only when asked for",
      representation.visibility == .all ? nil : "for \(representation.visibility.rawValue)",
      representation.condition.map { "if \($0.joined(separator: " "))" },
    ]
    let way = list((commands + rest).compactMap(\.self))
    return "\(representation.type) \(way)"
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  func identifiers(_ types: [TypeDescription], terminator: UInt8) throws {
    for type in types {
      try output.write(output.shown(type.type.identifier), terminator: terminator)
    }
  }

  func path(_ outcome: PathOutcome) throws {
    for step in outcome.steps {
      let path = ConversionPath(steps: [step], result: step.to)
      let words = setting.isVerbose ? step.drawn : path.told(setting.label)
      try output.write(output.shown(words))
    }
  }

  func conforms(_ answer: Bool) throws {
    if !setting.isQuiet { try output.write(answer ? "yes" : "no") }
  }
}
