package import UniformTypes

/// The types that a receiver takes, in its order of preference, and how it chooses.
package struct Receiver: Sendable {
  /// The accepted types, best first.
  package var accepted: [AcceptedType]
  /// Taken unconverted when neither a representation nor a conversion meets `accepted`.
  package var lastResort: [AcceptedType]
  /// An item must offer at least one type of each element.
  package var required: [[AcceptedType]]
  package var preference: Preference
  package var conversions: Conversions

  package init(
    accepted: [AcceptedType], lastResort: [AcceptedType] = [], required: [[AcceptedType]] = [],
    preference: Preference = .receiver, conversions: Conversions = .automatic
  ) {
    self.accepted = accepted
    self.lastResort = lastResort
    self.required = required
    self.preference = preference
    self.conversions = conversions
  }

  /// Whose order decides.
  package enum Preference: Sendable {
    /// The accepted types are the outer loop.
    case receiver
    /// The item's representations are the outer loop.
    case source
  }

  /// Which derived representations may be made.
  package enum Conversions: Sendable {
    case none
    /// Only those declared as automatic.
    case automatic
    case any
  }
}
