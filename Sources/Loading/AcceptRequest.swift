/// What the receiver accepts, and how an item's representation is chosen.
package struct AcceptRequest: Equatable, Sendable, Codable {
  /// Type words in the receiver's order, commas already taken apart; empty accepts anything.
  package var accept: [String] = []
  /// Type words that an item must all offer to take part.
  package var require: [String] = []
  /// Nothing happens unless every pending item matches.
  package var requiresAll = false
  package var preference: Preference = .receiver
  package var conversions: Conversions = .auto
  /// Whether the next match is tried when the chosen representation fails to load.
  package var fallsBack = true
  /// The items that are meant; nil means all.
  package var items: [ClosedRange<Int>]?
  /// Takes items that failed at another destination too.
  package var includesFailed = false
  /// Takes what is made for what it is said to be, whatever its bytes are.
  package var trustsTypes = false

  package init() {}

  package enum Preference: String, Sendable, CaseIterable, Codable { case receiver, source }
  package enum Conversions: String, Sendable, CaseIterable, Codable { case none, auto, any }
}
