package import Items
package import UniformTypes

/// One way to give an item to a receiver.
package struct Candidate: Equatable, Sendable {
  /// What it meets.
  package var accepted: AcceptedType
  /// The representation that is given, or that the conversion starts from.
  package var representation: Representation
  package var match: Match

  package init(accepted: AcceptedType, representation: Representation, match: Match) {
    self.accepted = accepted
    self.representation = representation
    self.match = match
  }

  package enum Match: Equatable, Sendable {
    case exact
    case conforms
    case converts(ConversionPath)
  }

  /// The type of the bytes that the receiver gets.
  package var given: UniformType {
    if case .converts(let path) = match { path.result } else { representation.type }
  }
}

extension [Candidate] {
  /// Puts a derived candidate among those at the front that are derived for the same wish, behind all that
  /// cost no more.
  package mutating func insertByCost(_ candidate: Candidate) {
    guard case .converts(let path) = candidate.match else { return insert(candidate, at: 0) }
    let index = firstIndex { other in
      guard other.accepted == candidate.accepted, case .converts(let way) = other.match else {
        return true
      }
      return path.isCheaper(than: way)
    }
    insert(candidate, at: index ?? endIndex)
  }
}
