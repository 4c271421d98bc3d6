package import Context
import Diagnostics
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
    let fitting = offered.filter { $0 != .fileURL }.map { type -> Suggestion in
      // An identifier is suggested once its first dot is typed, or if the type has no shorter word.
      let word = typed.contains(".") ? nil : registry.word(for: type)
      return (word ?? type.identifier, registry.label(of: type))
    }.filter { $0.value.hasPrefix(typed) }.eachOnce(by: \.value)
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
    let items = open.pages(of: item.map { [$0...$0] }, for: context.origin)
    return try items.prefix(SuggestionLimit.items).flatMap { item in
      negotiator.offeredRepresentations(of: try item.get()).map(\.type)
    }.eachOnce()
  }
}
