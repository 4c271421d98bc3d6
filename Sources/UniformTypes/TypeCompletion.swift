import Diagnostics

/// The words for types that go on from what is typed, the most usual first, for the completion of shells.
///
/// Short words and extensions come first; an identifier is offered once a dot is typed, and a MIME type once a
/// slash is.
package struct TypeCompletion {
  /// A word, and what it means.
  package typealias Candidate = (word: String, meaning: String)

  let registry: TypeRegistry
  let typed: String
  /// Whether the word may select among types, as `image` does; a representation that is offered has one type.
  let selects: Bool

  package init(_ typed: String, in registry: TypeRegistry, selects: Bool) {
    self.registry = registry
    self.typed = typed
    self.selects = selects
  }

  package func callAsFunction() -> [Candidate] {
    if typed.contains("/") { return mimeTypes() }
    if typed.hasPrefix(".") {
      return extensions(from: String(typed.dropFirst())).map { (".\($0.word)", $0.meaning) }
    }
    if typed.contains(".") { return identifiers() + extensions(from: typed) }
    let usual = usual()
    return usual.isEmpty ? extensions(from: typed) : usual
  }

  private func usual() -> [Candidate] {
    TypeWord.usual.filter { $0.hasPrefix(typed) }.compactMap { word -> Candidate? in
      guard TypeWord.short(word) != nil else { return (word, meaning(ofExtension: word)) }
      if selects { return (word, word == "any" ? "anything" : "any \(word)") }
      return (try? registry.offered(word)).map { (word, registry.label(of: $0)) }
    }
  }

  private func extensions(from typed: String) -> [Candidate] {
    let words = registry.declaredTypes.flatMap { registry.extensions(of: $0) }
    return Set(words.filter { $0.hasPrefix(typed) && TypeWord.isIdentifier($0) }).sorted().map {
      ($0, meaning(ofExtension: $0))
    }
  }

  private func identifiers() -> [Candidate] {
    registry.declaredTypes.filter { $0.identifier.hasPrefix(typed) }.map {
      ($0.identifier, registry.label(of: $0))
    }
  }

  private func mimeTypes() -> [Candidate] {
    registry.declaredTypes.flatMap { type in
      registry.mimeTypes(of: type).filter { $0.hasPrefix(typed) }.map {
        ($0, registry.label(of: type))
      }
    }.eachOnce(by: \.0)
  }

  private func meaning(ofExtension word: String) -> String {
    registry.declaredTypes(forExtension: word).first.map(registry.label(of:)) ?? ".\(word) file"
  }
}

extension TypeRegistry {
  /// The word that a person would write for a type: a short word, or an extension that means just this type;
  /// nil where only its identifier does.
  package func word(for type: UniformType) -> String? {
    if type == .utf8PlainText { return "text" }
    if let short = TypeWord.shorts.first(where: { $0.wanted.first == .type(type) }) {
      return short.word
    }
    return extensions(of: type).first { word in
      !word.contains(".") && TypeWord.isIdentifier(word) && TypeWord.short(word) == nil
        && (try? offered(word)) == type
    }
  }
}
