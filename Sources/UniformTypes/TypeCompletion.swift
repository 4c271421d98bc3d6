import Diagnostics

/// The words for types that complete a typed prefix, most common first, for shell completion.
///
/// Short words and extensions come first; identifiers are offered after a dot, MIME types after a slash.
package struct TypeCompletion {
  /// A word and its meaning.
  package typealias Candidate = (word: String, meaning: String)

  let registry: TypeRegistry
  let typed: String
  /// Whether words that select several types, such as `image`, are allowed; an offered representation has one type.
  let selects: Bool

  package init(_ typed: String, in registry: TypeRegistry, selects: Bool) {
    self.registry = registry
    self.typed = typed
    self.selects = selects
  }

  package func callAsFunction() -> [Candidate] {
    if typed.contains(";") { return selects ? sizes() : [] }
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

  /// Common maximum sizes for the typed picture type.
  private func sizes() -> [Candidate] {
    let type = typed.prefix { $0 != ";" }
    return ["1024", "2048", "4096"].map { ("\(type);max=\($0)", "at most \($0) pixels") }.filter {
      $0.0.hasPrefix(typed) && (try? registry.accepted($0.0)) != nil
    }
  }

  private func meaning(ofExtension word: String) -> String {
    registry.declaredTypes(forExtension: word).first.map(registry.label(of:)) ?? ".\(word) file"
  }
}

extension TypeRegistry {
  /// The word that a person would write for a type: a short word, or an extension that means exactly this type; nil
  /// if only its identifier does.
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
