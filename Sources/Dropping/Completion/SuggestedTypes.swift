package import Context
import Diagnostics
import Loading
import Negotiation
package import Sessions
package import UniformTypes

/// Words for the types that a session's items offer, for shell completion.
///
/// If none of them starts with the typed text, words for any type are suggested.
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
  ///   - open: The session; nil if there is none.
  ///   - item: The item to complete for; nil for all items.
  package func callAsFunction(offeredBy open: (any OpenSession)?, item: Int?) -> [Suggestion] {
    let offered = open.flatMap { try? types(offeredBy: $0, item) } ?? []
    let fitting = offered.filter { $0 != .fileURL }.map { type -> Suggestion in
      // An identifier is suggested once its first dot is typed, or if the type has no shorter word.
      let word = typed.contains(".") ? nil : registry.word(for: type)
      return (word ?? type.identifier, registry.label(of: type))
    }.filter { $0.value.hasPrefix(typed) }.eachOnce(by: \.value)
    return fitting.isEmpty ? all(selects: true) : fitting
  }

  /// - Parameter selects: Whether to include words for groups of types, such as `image`.
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
