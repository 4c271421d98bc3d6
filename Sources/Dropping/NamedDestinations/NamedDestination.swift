import Context
import Destinations
import Items
import Negotiation
import UniformTypes

/// A destination that a word names, and no path: what of a request means anything there, what it takes, and
/// what carries a drop out there.
///
/// A new place of the kind is a file with its type, and a line in `NamedDestinations.all`.
protocol NamedDestination: Sendable {
  /// Whether a request goes there.
  static func isMeant(by request: DropRequest) -> Bool
  /// Refuses what of such a request means nothing there.
  ///
  /// - Throws: A usage error, before any session is looked at.
  static func check(_ request: DropRequest) throws(ExchangeError)

  /// Finds the place that a request means.
  init(_ request: DropRequest, in context: ExchangeContext) throws(ExchangeError)

  /// How a session remembers it, as carried text; never a path.
  var key: String { get }
  /// Type words for what it takes at most; those that name no type are ignored, and none takes anything.
  var accepted: [String] { get }
  /// What refuses every move there; nil where items may be moved there.
  var refusalOfMoves: ExchangeError.Forbidden? { get }
  /// Why it does not take an item that matches; nil where it does.
  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String?
  /// What puts items down there.
  func driver(_ setting: DropSetting) -> any DestinationDriver
}

/// The places that are known by a word.
enum NamedDestinations {
  static let all: [any NamedDestination.Type] = [ProgramDestination.self]

  /// The kind of place that a request names; nil where it goes elsewhere.
  static func kind(for request: DropRequest) -> (any NamedDestination.Type)? {
    all.first { $0.isMeant(by: request) }
  }
}
