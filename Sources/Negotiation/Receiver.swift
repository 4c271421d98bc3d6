package import UniformTypes

/// What a receiver takes, in its own order, and how it wants to choose.
package struct Receiver: Sendable {
  /// Best first.
  package var accepted: [AcceptedType]
  /// Taken as they are when neither a representation nor a conversion meets `accepted`.
  package var lastResort: [AcceptedType]
  /// An item takes part only if it offers a representation for every element; any type of an element will do.
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
    /// Those that are declared to be made unasked.
    case automatic
    case any
  }
}
