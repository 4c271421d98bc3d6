package import Diagnostics
package import Items
package import Negotiation
package import UniformTypes

/// How a representation matches the accepted type.
package enum MatchWord: String, Sendable {
  case exact, conforms, converts
}

/// The result of a drop for one item; reported one by one, in order.
package struct ItemResult: NamedItem, Equatable, Sendable {
  package var index: Int
  package var name: String
  package var state: State
  package var accepted: String?
  package var given: UniformType?
  package var match: MatchWord?
  /// The view of a route to which the item went or for which it is reserved.
  package var view: String?
  /// The path as carried text; nil for a stream.
  package var target: String?
  /// The former position in an ordered view, from 1, if only that changed.
  package var sourceIndex: Int?
  /// The new position in an ordered view, from 1.
  package var destinationIndex: Int?
  package var bytes: Int64?
  /// The hexadecimal SHA-256 digest of a single file, if its bytes were read.
  package var sha256: String?
  /// How the copy was verified: `device`, `cache` or `none`.
  package var verified: String?
  package var error: Diagnostic?
  /// The effect of placing the item; nil if it was not placed.
  package var effect: Effect?
  /// The conversion with type identifiers; nil if there was none.
  package var via: String?
  /// Whether the conversion loses information.
  package var isLossy = false
  /// Whether the item is a directory.
  package var isDirectory = false
  /// Whether the source was deleted although nothing had to be placed.
  package var isSourceRemoved = false
  /// The label of an item without a name; nil if it has a name.
  package var title: String?

  package init(
    index: Int, name: String, state: State, accepted: String? = nil, given: UniformType? = nil,
    match: MatchWord? = nil, view: String? = nil, target: String? = nil, sourceIndex: Int? = nil,
    destinationIndex: Int? = nil, bytes: Int64? = nil, sha256: String? = nil,
    verified: String? = nil, error: Diagnostic? = nil, effect: Effect? = nil
  ) {
    self.index = index
    self.name = name
    self.state = state
    self.accepted = accepted
    self.given = given
    self.match = match
    self.view = view
    self.target = target
    self.sourceIndex = sourceIndex
    self.destinationIndex = destinationIndex
    self.bytes = bytes
    self.sha256 = sha256
    self.verified = verified
    self.error = error
    self.effect = effect
  }

  package enum State: String, Sendable {
    case placed, skipped, failed, pending, unmatched
    /// The item is on the clipboard.
    case offered
  }

  package enum Effect: String, Sendable, CaseIterable {
    case copied, moved
    /// A link to the file was created.
    case linked
    /// A conversion produced another type.
    case converted
    /// The command of a promise produced the data.
    case made
    /// The data was written to a stream, a text file or a program.
    case written
    /// Other programs can take the item from the clipboard.
    case offered
    /// The item was sent to a terminal, which does not say whether it took it.
    case sent
    /// Another program took the item from a window.
    case dragged
    case trashed
    /// Only the position in an ordered view changed.
    case reordered
    /// Nothing was done, because the item was already there.
    case alreadyThere
  }
}

extension ItemResult {
  package init(_ item: Item, _ state: State, _ candidate: Candidate? = nil) {
    self.init(
      index: item.index, name: item.name, state: state, accepted: candidate?.accepted.identifier,
      given: candidate?.given, match: candidate.map { MatchWord($0.match) })
    if case .converts(let path) = candidate?.match {
      via = path.words
      isLossy = path.isLossy
    }
  }

  /// The effect of transferring a representation, unless a conversion or promise produced it.
  package static func effect(of candidate: Candidate, otherwise: Effect) -> Effect {
    switch candidate.match {
    case .converts: .converted
    case .exact, .conforms:
      if case .promise = candidate.representation.source { .made } else { otherwise }
    }
  }
}

extension MatchWord {
  package init(_ match: Candidate.Match) {
    switch match {
    case .exact: self = .exact
    case .conforms: self = .conforms
    case .converts: self = .converts
    }
  }
}
