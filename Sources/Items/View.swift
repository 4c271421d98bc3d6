/// What a directory says of drops into it and of drags out of it: its delegate, as data.
///
/// A key that is nil was not written: then the drop decides, as into any other directory.
package struct View: Equatable, Sendable {
  /// Type words, best first; nil accepts anything.
  package var accept: [String]?
  /// Type words that an item must all offer.
  package var require: [String]?
  package var local: LocalPolicy?
  package var external: ExternalPolicy?
  /// A rule for names that are taken, as `--on-conflict` spells it.
  package var onConflict: String?
  /// Whether it keeps a list of its items, in an order of its own.
  package var ordered: Bool?
  package var intent: Intent?
  /// The place in the order for a drop that names none, from 1; nil and places beyond the end mean the end.
  package var defaultIndex: Int?
  /// Whether what is lifted from it may be moved away.
  package var allowsMove: Bool?
  /// Whether what is lifted from it stays with the application that lifts it.
  package var localOnly: Bool?
  /// Names of query keys whose value is the URL that is meant.
  package var unwrapURL: [String]?
  /// A name template, for what is dropped at the view's own directory.
  package var name: String?
  package var verify: Bool?
  /// A file in the view to which a line is added for each file that is placed.
  package var manifest: String?

  package init() {}

  /// What a drop of the same application does.
  package enum LocalPolicy: String, CaseIterable, Sendable { case move, copy, forbidden }

  /// What a drop of another application does.
  package enum ExternalPolicy: String, CaseIterable, Sendable { case copy, forbidden }

  /// Where a drop that names no place goes in an ordered view.
  package enum Intent: String, CaseIterable, Sendable {
    /// Into the directory that is at the place, else before what is there.
    case automatic
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
    /// To the end.
    case unspecified
  }

  /// The directory in a view's directory that holds what is known of the view.
  package static let directoryName = ".dnd"
  /// The file in it that holds the delegate.
  package static let fileName = "view.json"

  package static let keys = [
    "accept", "require", "local", "external", "onConflict", "ordered", "intent",
    "defaultIndex", "allowsMove", "localOnly", "unwrapURL", "name", "verify", "manifest",
  ]
}
