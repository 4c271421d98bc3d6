import Exchange
import UniformTypes

// Types: an answer a line.
extension TextRenderer {
  func detected(_ found: DetectedType, asMIMEType: Bool, terminator: UInt8) throws {
    try output.write(
      asMIMEType ? found.mimeType : found.type.identifier, terminator: terminator)
    guard setting.isVerbose else { return }
    try output.flush()
    var lines = found.evidence.map { Self.row($0.by, $0.says, $0.detail) }
    lines.append(Self.row("final", found.type.identifier, "\(found.mimeType), \(found.label)"))
    if let name = found.contradictedName {
      lines.append("  the name says \(name.identifier), the content is something else")
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
    for (name, value) in facts where !value.isEmpty {
      try addRow([name, output.shown(value)])
    }
    try finish()
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  func identifiers(_ types: [TypeDescription], terminator: UInt8) throws {
    for type in types {
      try output.write(output.shown(type.type.identifier), terminator: terminator)
    }
  }

  func conforms(_ answer: Bool) throws {
    if !setting.isQuiet { try output.write(answer ? "yes" : "no") }
  }
}
