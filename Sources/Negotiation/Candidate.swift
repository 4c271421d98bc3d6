package import Items
package import UniformTypes

/// One way to give an item to a receiver.
package struct Candidate: Equatable, Sendable {
  /// What it meets.
  package var accepted: AcceptedType
  /// The form that is given, or that the conversion starts from.
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
