package import Context
import Destinations
import Items
package import Negotiation
import SystemCalls
import SystemPackage
package import UniformTypes

/// A request with its type arguments resolved at the start, so that usage errors come first.
package struct ResolvedAcceptance {
  package let registry: TypeRegistry
  package let request: AcceptRequest
  /// Empty if the user accepts anything.
  package let accepted: [AcceptedType]
  package private(set) var required: [[AcceptedType]]
  /// The types to which a view limits the accepted ones; empty for no limit.
  package private(set) var limit: [AcceptedType] = []

  /// Resolves the type arguments of a request.
  package init(_ request: AcceptRequest, registry: TypeRegistry) throws(ExchangeError) {
    self.registry = registry
    self.request = request
    var accepted: [AcceptedType] = []
    for word in request.accept { accepted += try Self.read(word, registry) }
    var required: [[AcceptedType]] = []
    for word in request.require { required.append(try Self.readRequired(word, registry)) }
    self.accepted = accepted
    self.required = required
  }

  /// This acceptance, limited to what a view accepts.
  package func narrowed(to words: [String]) throws(ExchangeError) -> ResolvedAcceptance {
    var narrowed = self
    for word in words { narrowed.limit += try Self.read(word, registry) }
    return narrowed
  }

  /// This acceptance, with the types that a view requires of every item.
  package func requiring(_ words: [String]) throws(ExchangeError) -> ResolvedAcceptance {
    var requiring = self
    for word in words { requiring.required.append(try Self.readRequired(word, registry)) }
    return requiring
  }

  /// This acceptance without required types.
  package var requiringNothing: ResolvedAcceptance {
    var free = self
    free.required = []
    return free
  }

  /// The wanted types within the limit; a type broader than the limit is replaced by the types in the limit.
  private func limited(_ wanted: [AcceptedType]) -> [AcceptedType] {
    guard !limit.isEmpty else { return wanted }
    var left: [AcceptedType] = []
    for type in wanted {
      let around = limit.filter { registry.includes(type, in: $0) }
      let sizes = around.compactMap(\.largest)
      let found =
        around.isEmpty
        ? limit.filter { registry.includes($0, in: type) }.map { $0.limited(to: type.largest) }
        : [type.limited(to: sizes.count == around.count ? sizes.max() : nil)]
      left += found.filter { !left.contains($0) }
    }
    return left
  }

  private static func read(
    _ word: String, _ registry: TypeRegistry
  ) throws(ExchangeError) -> [AcceptedType] {
    do { return try registry.accepted(word) } catch { throw .typeWord(error) }
  }

  private static func readRequired(
    _ word: String, _ registry: TypeRegistry
  ) throws(ExchangeError) -> [AcceptedType] {
    do { return try registry.required(word) } catch { throw .typeWord(error) }
  }

  /// The named types that are not declared.
  package var undeclared: [AcceptedType] {
    (accepted + required.flatMap(\.self)).filter(\.isUndeclared)
  }

  /// The receiver, for a destination whose file name may select a type.
  package func receiver(fileName: String? = nil) throws(ExchangeError) -> Receiver {
    var wanted = accepted
    var lastResort: [AcceptedType] = []
    if wanted.isEmpty {
      (wanted, lastResort) = try preference(of: fileName)
    }
    return Receiver(
      accepted: limited(wanted), lastResort: limited(lastResort), required: required,
      preference: request.preference == .source ? .source : .receiver,
      conversions: conversions)
  }

  private var conversions: Receiver.Conversions {
    switch request.conversions {
    case .none: .none
    case .auto: .automatic
    case .any: .any
    }
  }

  /// The type of a file name's extension; for text types, any text as a last resort.
  private func preference(
    of fileName: String?
  ) throws(ExchangeError) -> (accepted: [AcceptedType], lastResort: [AcceptedType]) {
    let anything = try Self.read("any", registry)
    guard let fileName else { return (anything, []) }
    let ending = TargetNaming.split(fileName, registry: registry).fileExtension
    guard !ending.isEmpty else { return (anything, []) }
    let type = declaredType(ending: ending)
    guard registry.isDeclared(type) else { return (anything, []) }
    let isText = registry.conforms(type, to: .text)
    return (
      try Self.read(type.identifier, registry),
      isText ? try Self.read(UniformType.text.identifier, registry) : []
    )
  }

  private func declaredType(ending: String) -> UniformType {
    let whole = registry.type(forExtension: ending)
    guard !registry.isDeclared(whole), let dot = ending.lastIndex(of: ".") else { return whole }
    return registry.type(forExtension: String(ending[ending.index(after: dot)...]))
  }
}

extension TypeRegistry {
  /// Whether everything that matches one accepted type also matches another.
  fileprivate func includes(_ inner: AcceptedType, in outer: AcceptedType) -> Bool {
    if inner.wanted == outer.wanted { return true }
    if case .anything = outer.wanted { return true }
    return inner.type.map { match($0, outer) != nil } ?? false
  }
}

extension ExchangeContext {
  /// Reports a note for each undeclared type, which conforms only to itself.
  package func note(undeclared receiving: ResolvedAcceptance) {
    for accepted in receiving.undeclared {
      report(.said(TypeWordError.undeclaredNote(accepted.spelling)))
    }
  }
}
