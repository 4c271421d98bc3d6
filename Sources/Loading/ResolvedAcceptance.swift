package import Context
import Destinations
import Items
package import Negotiation
import SystemCalls
import SystemPackage
package import UniformTypes

/// A receiver as the user described it, read once so that a usage error comes before anything else.
package struct ResolvedAcceptance {
  package let registry: TypeRegistry
  package let request: AcceptRequest
  /// Empty when the user accepts anything.
  package let accepted: [AcceptedType]
  package private(set) var required: [[AcceptedType]]
  /// What there may be at most, as a view has it; empty for anything.
  package private(set) var limit: [AcceptedType] = []

  /// Reads the type words of a request.
  package init(_ request: AcceptRequest, registry: TypeRegistry) throws(ExchangeError) {
    self.registry = registry
    self.request = request
    var accepted: [AcceptedType] = []
    for word in request.accept { accepted += try Self.read(word, registry) }
    var required: [[AcceptedType]] = []
    for word in request.require { required.append(try Self.read(word, registry)) }
    self.accepted = accepted
    self.required = required
  }

  /// This within what a view accepts.
  package func narrowed(to words: [String]) throws(ExchangeError) -> ResolvedAcceptance {
    var narrowed = self
    for word in words { narrowed.limit += try Self.read(word, registry) }
    return narrowed
  }

  /// This with what a view requires of every item.
  package func requiring(_ words: [String]) throws(ExchangeError) -> ResolvedAcceptance {
    var requiring = self
    for word in words { requiring.required.append(try Self.read(word, registry)) }
    return requiring
  }

  /// This without anything that an item has to offer.
  package var requiringNothing: ResolvedAcceptance {
    var free = self
    free.required = []
    return free
  }

  /// Of types that are wanted, what the limit leaves of them: themselves, or what of it is below them.
  private func limited(_ wanted: [AcceptedType]) -> [AcceptedType] {
    guard !limit.isEmpty else { return wanted }
    var left: [AcceptedType] = []
    for type in wanted {
      let found =
        limit.contains { registry.includes(type, in: $0) }
        ? [type] : limit.filter { registry.includes($0, in: type) }
      left += found.filter { !left.contains($0) }
    }
    return left
  }

  private static func read(
    _ word: String, _ registry: TypeRegistry
  ) throws(ExchangeError) -> [AcceptedType] {
    do { return try registry.accepted(word) } catch { throw .typeWord(error) }
  }

  /// The types that were named although nothing declares them.
  package var undeclared: [AcceptedType] {
    (accepted + required.flatMap(\.self)).filter(\.isUndeclared)
  }

  /// The receiver, for a destination whose file name, if it has one, prefers a type.
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

  /// What a file's name prefers: its extension's declared type, and text as it is where that is text.
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
  /// Whether all that meets one accepted type meets another one too.
  fileprivate func includes(_ inner: AcceptedType, in outer: AcceptedType) -> Bool {
    if inner.wanted == outer.wanted { return true }
    if case .anything = outer.wanted { return true }
    return inner.type.map { match($0, outer) != nil } ?? false
  }
}

extension ExchangeContext {
  /// Says which of the named types nothing declares: each conforms to itself alone.
  package func note(undeclared receiving: ResolvedAcceptance) {
    for accepted in receiving.undeclared {
      report(.said(TypeWordError.undeclaredNote(accepted.spelling)))
    }
  }
}
