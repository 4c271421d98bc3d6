package import Diagnostics
package import Items
package import Negotiation
package import UniformTypes

/// How a drop meets the wanted type.
package enum MatchWord: String, Sendable {
  case exact, conforms, converts
}

/// What became of one item in a drop; given out one by one, in order.
package struct ItemResult: NamedItem, Equatable, Sendable {
  package var index: Int
  package var name: String
  package var state: State
  package var accepted: String?
  package var given: UniformType?
  package var match: MatchWord?
  /// The view of a route that it went to, or is bound to.
  package var view: String?
  /// As carried text; nil for a stream.
  package var target: String?
  /// Where it was in the list of an ordered view, from 1, if only its place there changed.
  package var sourceIndex: Int?
  /// Where it came to be in the list of an ordered view, from 1.
  package var destinationIndex: Int?
  package var bytes: Int64?
  /// Of a single file whose bytes were seen, in hexadecimal digits.
  package var sha256: String?
  /// How a copy was held against its source: `device`, `cache` or `none`.
  package var verified: String?
  package var error: Diagnostic?
  /// What was done to place it; nil of what was not placed.
  package var effect: Effect?
  /// The conversion that made it, with identifiers; nil where there was none.
  package var via: String?
  /// Whether that conversion loses something.
  package var isLossy = false
  /// Whether it is a folder.
  package var isDirectory = false
  /// Whether the original is gone, where nothing had to be placed.
  package var isSourceRemoved = false
  /// What an item without a name is called; nil of one that has a name.
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

  package enum State: String, Sendable { case placed, skipped, failed, pending, unmatched }

  package enum Effect: String, Sendable, CaseIterable {
    case copied, moved
    /// A link to the file was made.
    case linked
    /// A tool made another format of it.
    case converted
    /// The command of a promise made it.
    case made
    /// It went to a stream, into a text, or to a program.
    case written
    case trashed
    /// Only its place in the list of a view has changed.
    case reordered
    /// Nothing: it was in its place before.
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

  /// What bringing a form somewhere comes to, where nothing else is said of it.
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
