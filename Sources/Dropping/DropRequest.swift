package import FileTransfer
package import Loading

/// What a drop is to do, as the user said it.
package struct DropRequest: Equatable, Sendable, Codable {
  /// `--session`, else `DND_SESSION`; nil for the current one.
  package var session: String?
  /// A directory, a file, `-`, `trash:` or `app:NAME`, as carried text; nil is the working directory.
  package var destination: String?
  /// A command that is run on the items, in place of a destination; carried text.
  package var command: String?
  /// The views of which each item goes to the first that takes it, in place of a destination.
  package var route: [String]?
  /// A text that the items are put into, in place of a destination: `--append FILE`, or `--insert FILE:LINE`.
  package var append: String?
  package var insert: String?
  package var accept = AcceptRequest()
  /// Nil leaves it to the destination, which today means copy.
  package var operation: Operation?
  /// Under a move, delivers as a copy what cannot be moved.
  package var allowsCopy = false
  package var onConflict: ConflictRule?
  /// How a name that is taken is numbered; nil is the usual way.
  package var numbering: NumberingStyle?
  /// `--name`: `{name} {stem} {ext} {n} {date:%Y/%m} {type}`.
  package var nameTemplate: String?
  /// The place in an ordered view that the first item gets, from 1.
  package var at: Int?
  /// A directory in the destination that the items go into, as carried text.
  package var into: String?
  /// Makes links to the items' files instead of copies of them.
  package var links: Links?
  /// Goes beyond what a view of the user's own allows.
  package var isForced = false
  /// Takes nothing out of the session.
  package var keepsItems = false
  /// Performs the last proposal.
  package var asProposed = false
  package var makesParents = false
  /// Whether all that match are placed, or none.
  package var isAtomic = false
  /// Whether every copy is read back; nil does it where a source goes, false refuses such moves.
  package var verifies: Bool?
  /// A file that is to list the SHA-256 of each file that was placed, as carried text.
  package var manifest: String?
  /// Runs promises again even when a result is kept.
  package var refreshes = false
  /// For each promise and each conversion, in nanoseconds.
  package var timeout: Int64?
  /// How many promises and conversions may run at once; nil is one at a time.
  package var jobs: Int?
  /// How long to wait for a busy session, in nanoseconds.
  package var wait: Int64 = 0

  package init() {}

  /// What a link says: the path from the root, or from the directory that it is in.
  package enum Links: String, Sendable, Codable { case absolute, relative }

  package enum Operation: String, Sendable, Codable { case copy, move }
}

extension DropRequest {
  /// The option that asks for a place, if one does.
  var positionOption: String? { at != nil ? "--at" : into != nil ? "--into" : nil }
}

extension DropRequest {
  /// The first option that means something for a directory only, and nothing for a program or a text.
  var optionOfDirectories: String? {
    if let option = optionOfNames ?? positionOption { return option }
    if isAtomic { return "--atomic" }
    if let option = optionOfCopies { return option }
    if route != nil { return "--route" }
    return makesParents ? "--parents" : nil
  }

  /// The first option about the names of files.
  var optionOfNames: String? {
    if onConflict != nil { return "--on-conflict" }
    if numbering != nil { return "--numbering" }
    return nameTemplate != nil ? "--name" : nil
  }

  /// The first option about the copies that are made.
  var optionOfCopies: String? {
    if manifest != nil { return "--manifest" }
    return verifies.map { $0 ? "--verify" : "--no-verify" }
  }
}
