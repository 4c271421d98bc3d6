package import Context
import Destinations
import Diagnostics
package import Items
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

  /// What comes along with something that is accepted, whatever its type; nil unless a view alone limits the types.
  package var comingAlong: ResolvedAcceptance? {
    guard accepted.isEmpty, !limit.isEmpty else { return nil }
    var free = requiringNothing
    free.limit = []
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

  /// Chooses among the given forms only.
  package func unconverted() throws(ExchangeError) -> Negotiator {
    Negotiator(registry: registry, receiver: try receiver())
  }

  /// The receiver, for a destination whose file name may select a type.
  ///
  /// - Parameters:
  ///   - only: The only item that goes there; nil if there are several, or if the name is only a preference.
  ///   - isRename: Whether the item merely gets that name.
  package func receiver(
    fileName: String? = nil, of only: Item? = nil, isRename: Bool = false
  ) throws(ExchangeError) -> Receiver {
    var wanted = accepted
    var lastResort: [AcceptedType] = []
    if wanted.isEmpty {
      let isKept = isRename && only.flatMap(Self.onlyForm(of:))?.ownPath != nil
      (wanted, lastResort) = try preference(of: isKept ? nil : fileName, only)
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

  /// The type of a file name's extension; for text types, any text as a last resort, unless the only item is of another
  /// known format.
  private func preference(
    of fileName: String?, _ only: Item?
  ) throws(ExchangeError) -> (accepted: [AcceptedType], lastResort: [AcceptedType]) {
    guard let fileName, let (type, isBinding) = demand(of: fileName, on: only) else {
      return (try Self.read("any", registry), [])
    }
    let isText = registry.conforms(type, to: .text) && !isBinding
    return (
      try Self.read(type.identifier, registry),
      isText ? try Self.read(UniformType.text.identifier, registry) : []
    )
  }

  /// The type of the only item, a file that is renamed, if the new name asks for another format; nil if it does not.
  package func contradiction(of fileName: String, to only: Item) -> UniformType? {
    guard let (type, isBinding) = demand(of: fileName, on: only),
      let held = Self.onlyForm(of: only), held.ownPath != nil,
      isBinding || !(registry.conforms(held.type, to: .text) && registry.conforms(type, to: .text)),
      !registry.conforms(held.type, to: type)
    else { return nil }
    return held.type
  }

  /// The type of a file name's extension, and whether nothing else may have the name; nil if any content may.
  ///
  /// Plain text and source code may have the name of any text. What is not known, or has the ending of its own name, may
  /// have any.
  private func demand(
    of fileName: String, on only: Item?
  ) -> (type: UniformType, isBinding: Bool)? {
    let ending = TargetNaming.split(fileName, registry: registry).fileExtension
    let type = declaredType(ending: ending)
    guard !ending.isEmpty, registry.isDeclared(type) else { return nil }
    guard let only, let held = Self.onlyForm(of: only) else { return (type, false) }
    let ownName = held.ownPath?.nameForItem ?? only.name
    let own = TargetNaming.split(ownName, registry: registry).fileExtension
    if own.equalsIgnoringASCIICase(ending) || isOfCopy(fileName, of: own) { return nil }
    // Of data, and of a format of which the other is a kind, such as ZIP, more is not known.
    if !registry.isDeclared(held.type) || registry.conforms(type, to: held.type) { return nil }
    if registry.conforms(held.type, to: .directory) {
      return registry.conforms(type, to: .archive) ? (type, true) : nil
    }
    let isLoose = [type, held.type].contains {
      registry.conforms(.utf8PlainText, to: $0) || registry.conforms($0, to: .sourceCode)
    }
    return (type, !isLoose)
  }

  /// The best form of an item that has one set of bytes only; nil if it has several.
  private static func onlyForm(of item: Item) -> Representation? {
    let forms = item.seen().representations.filter { $0.source != .fileURL }
    return forms.first { first in forms.allSatisfy { $0.source == first.source } }
  }

  /// Whether a name says what became of a file, or nothing, and not what is in it.
  private func isOfCopy(_ fileName: String, of own: String) -> Bool {
    let (stem, ending) = TargetNaming.split(fileName, registry: registry)
    if Self.endingsOfCopies.contains(ending.lowercased()) { return true }
    // The number of a copy, as that of a log; otherwise it is that of a page of the manual.
    if ending.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return TargetNaming.split(stem, registry: registry).fileExtension
        .equalsIgnoringASCIICase(own)
    }
    return registry.globs(forName: fileName).contains { $0.type == Self.backup }
  }

  private static let backup = UniformType("mime.application.x-trash")
  /// The endings besides those of backups.
  private static let endingsOfCopies: Set = [
    "000", "bin", "copy", "crdownload", "dat", "dist", "download", "in", "new", "opdownload",
    "part", "partial", "rej", "sample", "sav", "template",
  ]

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
