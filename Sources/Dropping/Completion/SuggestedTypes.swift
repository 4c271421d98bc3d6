package import Context
import Loading
import Negotiation
package import Sessions
package import UniformTypes

/// Words for the types that the items of a session offer, for the completion of shells; where none of them goes on
/// from what is typed, words for any type.
package struct SuggestedTypes {
  private let typed: String
  private let registry: TypeRegistry
  private let context: ExchangeContext
  /// How many items are looked at.
  private static let limit = 1000

  package init(_ typed: String, _ registry: TypeRegistry, in context: ExchangeContext) {
    self.typed = typed
    self.registry = registry
    self.context = context
  }

  /// - Parameters:
  ///   - open: The session; nil where there is none.
  ///   - item: The one item that is meant; nil for all.
  package func callAsFunction(offeredBy open: (any OpenSession)?, item: Int?) -> [Suggestion] {
    let offered = open.flatMap { try? types(offeredBy: $0, item) } ?? []
    var words: Set<String> = []
    let fitting = offered.filter { $0 != .fileURL }.map { type -> Suggestion in
      // An identifier is for those who have begun to type one, or where there is no other word.
      let word = typed.contains(".") ? nil : registry.word(for: type)
      return (word ?? type.identifier, registry.label(of: type))
    }.filter { $0.value.hasPrefix(typed) && words.insert($0.value).inserted }
    return fitting.isEmpty ? all(selects: true) : fitting
  }

  /// - Parameter selects: Whether the word may select among types, as `image` does.
  package func all(selects: Bool) -> [Suggestion] {
    TypeCompletion(typed, in: registry, selects: selects)().map { ($0.word, $0.meaning) }
  }

  private func types(offeredBy open: any OpenSession, _ item: Int?) throws -> [UniformType] {
    let negotiator = Negotiator(
      registry: registry, receiver: Receiver(accepted: []),
      conversions: context.conversions(registry))
    var seen: [UniformType] = []
    for item in open.pages(of: item.map { [$0...$0] }, for: context.origin).prefix(Self.limit) {
      for representation in negotiator.offeredRepresentations(of: try item.get())
      where !seen.contains(representation.type) {
        seen.append(representation.type)
      }
    }
    return seen
  }
}
