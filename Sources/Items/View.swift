import Diagnostics

/// The rules of a directory for drops into it and drags out of it: its delegate, as data.
///
/// A nil key was not written; the drop then decides, as for any other directory.
package struct View: Equatable, Sendable {
  /// Type words, best first; nil accepts every type.
  package var accept: [String]?
  /// Type words, all of which an item must offer.
  package var require: [String]?
  package var local: LocalPolicy?
  package var external: ExternalPolicy?
  /// The conflict rule, as spelled for `--on-conflict`.
  package var onConflict: String?
  /// How a name that is taken is numbered, as `--numbering` spells it.
  package var numbering: String?
  /// Whether the view keeps an ordered list of its items.
  package var ordered: Bool?
  package var intent: Intent?
  /// The position, from 1, for a drop that names none.
  ///
  /// Nil and positions past the end mean the end.
  package var defaultIndex: Int?
  /// Whether items lifted from the view may be moved.
  package var allowsMove: Bool?
  /// Whether items lifted from the view can only be dropped by the same application.
  package var localOnly: Bool?
  /// Names of query parameters whose value is the intended URL.
  package var unwrapURL: [String]?
  /// A name template for drops directly into the view's directory.
  package var name: String?
  package var verify: Bool?
  /// A file in the view that gets one line for each placed file.
  package var manifest: String?

  package init() {}

  /// The effect of a drop by the same application.
  package enum LocalPolicy: String, CaseIterable, Sendable { case move, copy, forbidden }

  /// The effect of a drop by another application.
  package enum ExternalPolicy: String, CaseIterable, Sendable { case copy, forbidden }

  /// Where a drop goes in an ordered view if it names no position.
  package enum Intent: String, CaseIterable, Sendable {
    /// Into the directory at the position; otherwise before the item at the position.
    case automatic
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
    /// At the end.
    case unspecified
  }

  /// The directory inside a view's directory that holds the view's data.
  package static let directoryName = ".dnd"

  /// Whether a name leads to that directory on some drive: many do not distinguish the case of letters.
  package static func isDirectoryName(_ name: some Collection<UInt8>) -> Bool {
    name.count == directoryName.utf8.count
      && name.lazy.map(\.lowercasedASCII).elementsEqual(directoryName.utf8)
  }

  /// The file in that directory that holds the delegate.
  package static let fileName = "view.json"

  /// The key of the format's version, which may be absent.
  package static let formatKey = "format"
  /// The newest version of the format that is understood.
  package static let format = 1

  package static let keys = [
    "accept", "require", "local", "external", "onConflict", "numbering", "ordered", "intent",
    "defaultIndex", "allowsMove", "localOnly", "unwrapURL", "name", "verify", "manifest",
  ]
}
