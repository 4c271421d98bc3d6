import Context
import Destinations
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage
import UniformTypes

/// A destination that is named by a keyword instead of a path.
///
/// It determines which options apply, what is accepted and which driver carries out the drop.
///
/// To add one, add a file with its type and a line in `NamedDestinations.all`.
protocol NamedDestination: Sendable {
  /// Whether a request names this kind of destination.
  static func isMeant(by request: DropRequest) -> Bool
  /// Rejects options that do not apply.
  ///
  /// - Throws: A usage error, before any session is opened.
  static func check(_ request: DropRequest) throws(ExchangeError)
  /// Describes a destination of this kind as a session stores it; nil if it is of another kind.
  static func description(of key: String) -> DestinationDescription?

  /// Resolves the destination of a request.
  init(_ request: DropRequest, in context: ExchangeContext) throws(ExchangeError)

  /// The identifier that a session stores, as carried text; never a path.
  var key: String { get }
  /// The accepted type words; unknown ones are ignored, and an empty array accepts anything.
  var accepted: [String] { get }
  /// The refusal of every move; nil if items may be moved there.
  var refusalOfMoves: ExchangeError.Forbidden? { get }
  /// Whether the destination reads the data of files instead of taking the files.
  var isStream: Bool { get }
  /// The candidates in the forms in which the destination can take them, without those that it cannot take.
  func forms(of candidates: [Candidate], _ terms: ResolvedDrop) -> [Candidate]
  /// The reason why a matching item is not taken; nil if it is.
  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String?
  /// The effect of placing an item there, regardless of conversions.
  var effect: ItemResult.Effect { get }
  /// The effect of placing this representation there.
  func effect(of candidate: Candidate) -> ItemResult.Effect
  /// The directory or file in which items get names, as sessions and outcomes name it; nil if they get none.
  var location: Destination? { get }
  /// Whether a move of an item moves anything; nil where the rules of copies decide.
  func moves(_ candidate: Candidate, of item: Item) -> Bool?
  /// The driver that places items there.
  ///
  /// - Throws: If a manifest cannot be created.
  func driver(_ setting: DropSetting) throws(ExchangeError) -> any DestinationDriver
}

// Defaults, because most named destinations take copies of data.
extension NamedDestination {
  var isStream: Bool { false }
  var location: Destination? { nil }
  func forms(of candidates: [Candidate], _ terms: ResolvedDrop) -> [Candidate] { candidates }
  var effect: ItemResult.Effect { .written }
  func effect(of candidate: Candidate) -> ItemResult.Effect { effect }
  func moves(_ candidate: Candidate, of item: Item) -> Bool? { nil }
}

/// The destinations that are named by a keyword.
enum NamedDestinations {
  static let all: [any NamedDestination.Type] = [
    ClipboardDestination.self, WindowDestination.self, ProgramDestination.self,
    StreamDestination.self, HostDestination.self,
  ]

  /// The kind of named destination that a request names; nil if it names another destination.
  static func kind(for request: DropRequest) -> (any NamedDestination.Type)? {
    all.first { $0.isMeant(by: request) }
  }
}
