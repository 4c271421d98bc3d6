package import Context
import Items
package import Sessions
package import UniformTypes

/// The numbers of a session's items, for shell completion; if a name is typed, the names that start with it.
package struct SuggestedItems {
  private let typed: String
  private let open: any OpenSession
  private let registry: TypeRegistry
  private let context: ExchangeContext

  package init(
    _ typed: String, of open: any OpenSession, _ registry: TypeRegistry, in context: ExchangeContext
  ) {
    self.typed = typed
    self.open = open
    self.registry = registry
    self.context = context
  }

  package func callAsFunction() throws -> [Suggestion] {
    let namesItems = typed.utf8.contains { !(0x30...0x39).contains($0) }
    var found: [Suggestion] = []
    for item in open.pages(of: nil, for: context.origin) {
      let item = try item.get()
      let label = item.representations.first.map { registry.label(of: $0.type) } ?? ""
      if !namesItems {
        found.append((String(item.index), item.name.isEmpty ? label : item.name))
      } else if item.name.utf8.starts(with: typed.utf8) {
        found.append((Self.word(for: item.name), label))
      }
      if found.count == SuggestionLimit.items { break }
    }
    return found
  }

  /// The name, or a pattern of it where it has characters that no line of suggestions can hold.
  private static func word(for name: String) -> String {
    var word = String.UnicodeScalarView()
    word.append(
      contentsOf: name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 })
    return String(word)
  }
}
