package import FileTransfer
package import Items
package import Loading

/// The parameters of a drop, as given by the user.
package struct DropRequest: Equatable, Sendable, Codable {
  /// The value of `--session` or `DND_SESSION`; nil for the current session.
  package var session: String?
  /// A directory, a file, `-` or the keyword of another destination, as carried text; nil for the working directory.
  package var destination: String?
  /// Whether a destination that does not exist is the new name of the only source, as with `cp` and `mv`, whatever it
  /// ends in; nil for no.
  package var namesFile: Bool?
  /// A place on a host or in a store instead of a destination.
  package var host: TypedLocation?
  /// A command to run on the items instead of a destination, as carried text.
  package var command: String?
  /// Views to use instead of a destination; each item goes to the first view that takes it.
  package var route: [String]?
  /// What words of `route` mean that name places on hosts or in stores, by their positions.
  package var viewsThere: [Int: TypedLocation]?
  /// A text file to insert the items into instead of a destination: `--append FILE` or `--insert FILE:LINE`.
  package var append: String?
  package var insert: String?
  package var accept = AcceptRequest()
  /// Nil leaves the choice to the destination, which currently copies.
  package var operation: Operation?
  /// In a move, copies what cannot be moved.
  package var allowsCopy = false
  package var onConflict: ConflictRule?
  /// How to number a name that is already taken; nil for the default.
  package var numbering: NumberingStyle?
  /// The template of `--name`, such as `{date:%Y/%m}/{name}`.
  package var nameTemplate: String?
  /// Whether files of one shot have nothing in common; nil for no.
  package var ungroups: Bool?
  /// Whether names become such that every system can hold them; nil for no.
  package var makesPortable: Bool?
  /// The position of the first item in an ordered view, from 1.
  package var at: Int?
  /// A subdirectory of the destination, as carried text.
  package var into: String?
  /// Creates links to the files instead of copies.
  package var links: Links?
  /// Overrides the rules of the user's own views.
  package var isForced = false
  /// Leaves all items in the session.
  package var keepsItems = false
  /// Performs the last proposal.
  package var asProposed = false
  /// The folders of a proposal that existed; nil if the request is not a proposal.
  package var proposedFolders: [ProposedFolder]?
  package var makesParents = false
  /// Whether to place either all matching items or none.
  package var isAtomic = false
  /// Whether to verify every copy by reading it back.
  ///
  /// Nil verifies only copies whose source is deleted; false refuses such moves.
  package var verifies: Bool?
  /// A file for the SHA-256 digests of all placed files, as carried text.
  package var manifest: String?
  /// The same file at the place of the destination.
  package var manifestThere: TypedLocation?
  /// Runs promises again even if their results are stored.
  package var refreshes = false
  /// The timeout of each promise and conversion, in nanoseconds.
  package var timeout: Int64?
  /// The maximum number of promises and conversions to run at the same time; nil for one.
  package var jobs: Int?
  /// The names of the options that come from the user's defaults; nil if there are none.
  package var defaults: Set<String>?
  /// Whether promises on the clipboard run for clipboard managers, too.
  package var isEager: Bool?
  /// Whether an offer on the clipboard ends when a program has taken it once.
  package var isOnce: Bool?
  /// After how many nanoseconds an offer on the clipboard ends; nil for no limit.
  package var expiresAfter: Int64?
  /// How long to wait for a busy session, in nanoseconds.
  package var wait: Int64 = 0

  package init() {}

  /// The target of a link: an absolute path or a path relative to the link's directory.
  package enum Links: String, Sendable, Codable { case absolute, relative }

  package enum Operation: String, Sendable, Codable { case copy, move }
}

extension DropRequest {
  /// The option that specifies a position; nil if there is none.
  var positionOption: String? { at != nil ? "--at" : into != nil ? "--into" : nil }
}

extension DropRequest {
  /// The first given option that applies only to directories, not to programs or texts.
  var optionOfDirectories: String? {
    if let option = optionOfNames ?? positionOption { return option }
    if isAtomic { return "--atomic" }
    if let option = optionOfCopies { return option }
    if route != nil { return "--route" }
    return makesParents ? "--parents" : nil
  }

  /// The first given option about offers on the clipboard.
  var optionOfOffers: String? {
    if isEager == true { return "--eager" }
    return isOnce == true ? "--once" : expiresAfter.map { _ in "--expires" }
  }

  /// The first given option about file names.
  var optionOfNames: String? {
    if onConflict != nil { return "--on-conflict" }
    if numbering != nil { return "--numbering" }
    if nameTemplate != nil { return "--name" }
    return ungroups == true ? "--no-group" : makesPortable == true ? "--portable-names" : nil
  }

  /// The first given option about copies.
  var optionOfCopies: String? {
    if manifest != nil { return "--manifest" }
    return verifies.map { $0 ? "--verify" : "--no-verify" }
  }
}
