import Exchange
import UniformTypes

// Types: an answer a line.
extension TextRenderer {
  func detected(_ found: DetectedType, asMIMEType: Bool, terminator: UInt8) throws {
    try output.write(
      asMIMEType ? found.mimeType : found.type.identifier, terminator: terminator)
    guard setting.isVerbose else { return }
    try output.flush()
    let evidence = ([found.nature] + found.evidence).joined(separator: "; ")
    console.write([
      "\(console.shown(found.path)): \(found.label) (\(console.shown(evidence)))"
    ])
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
