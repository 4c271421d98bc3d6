package import Items
package import UniformTypes

/// One way to deliver an item to a receiver.
package struct Candidate: Equatable, Sendable {
  /// The accepted type that the candidate meets.
  package var accepted: AcceptedType
  /// The representation that is delivered, or from which the conversion starts.
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
  /// Inserts a derived candidate among the leading ones derived for the same accepted type, after all that cost no
  /// more.
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
