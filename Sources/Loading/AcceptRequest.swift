package import Context
package import Items
package import Sessions

/// The types that a receiver accepts, and how an item's representation is chosen.
package struct AcceptRequest: Equatable, Sendable, Codable {
  /// Type arguments in the receiver's order, split at commas; empty accepts anything.
  package var accept: [String] = []
  /// Type arguments; an item must offer every one of them.
  package var require: [String] = []
  /// Whether nothing happens unless every pending item matches.
  package var requiresAll = false
  package var preference: Preference = .receiver
  package var conversions: Conversions = .auto
  /// Whether the next match is tried when the chosen representation fails to load.
  package var fallsBack = true
  /// The items to use; nil means all.
  package var items: [ClosedRange<Int>]?
  /// Items selected by name or pattern, as carried text; `resolved` converts them to numbers.
  package var itemNames: [String] = []
  /// Words with commas, likewise.
  package var itemLists: [String] = []
  /// Whether items that failed at another destination are included.
  package var includesFailed = false
  /// Whether generated data is taken to have its declared type, without checking the content.
  package var trustsTypes = false

  package init() {}

  /// The request with item numbers in place of names.
  package func resolved(
    in open: any OpenSession, for receiver: Session.Origin
  ) throws(ExchangeError) -> AcceptRequest {
    if itemNames.isEmpty, itemLists.isEmpty { return self }
    var request = self
    request.items = try open.numbers(
      of: ItemSelection(numbers: items ?? [], names: itemNames, lists: itemLists), for: receiver)
    request.itemNames = []
    request.itemLists = []
    return request
  }

  package enum Preference: String, Sendable, CaseIterable, Codable { case receiver, source }
  package enum Conversions: String, Sendable, CaseIterable, Codable { case none, auto, any }
}
