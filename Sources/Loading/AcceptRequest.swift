package import Context
package import Items
package import Sessions

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
  /// The same by name or pattern, as carried text; `resolved` turns them into numbers.
  package var itemNames: [String] = []
  /// Takes items that failed at another destination too.
  package var includesFailed = false
  /// Takes what is made for what it is said to be, whatever its bytes are.
  package var trustsTypes = false

  package init() {}

  /// The same with numbers in place of names.
  package func resolved(
    in open: any OpenSession, for receiver: Session.Origin
  ) throws(ExchangeError) -> AcceptRequest {
    if itemNames.isEmpty { return self }
    var request = self
    request.items = try open.numbers(
      of: ItemSelection(numbers: items ?? [], names: itemNames), for: receiver)
    request.itemNames = []
    return request
  }

  package enum Preference: String, Sendable, CaseIterable, Codable { case receiver, source }
  package enum Conversions: String, Sendable, CaseIterable, Codable { case none, auto, any }
}
