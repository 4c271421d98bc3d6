import Conversion
package import Items
package import Negotiation
import Sessions
package import SystemCalls
package import SystemPackage

/// The data of a representation, wherever it is.
package enum LoadedRepresentation {
  /// A file or directory of the user, in place, with its current status.
  case inPlace(FilePath, FileStatus)
  /// A file or directory in the session's payload directory.
  case kept(FilePath)
  /// A temporary file or directory in the payload directory, removed after this drop or load.
  case made(FilePath)
  case bytes([UInt8])
  /// A small file of another host, in memory, and whether it is the version that was lifted.
  case held([UInt8], isAsLifted: Bool)
  /// A conversion that runs while the data is written to a stream.
  case derived(Derivation)
  /// A file on another host that is read while the data is written to a stream.
  case far(FarReference)
}

extension LoadedRepresentation {
  /// Removes data that was made only for this drop or load.
  package func discard() { if case .made(let path) = self { TreeRemoval.discard(path) } }
}

/// A loaded item with its representation; its name is the representation's name.
package struct Loaded {
  package var item: Item
  package var candidate: Candidate
  package var representation: LoadedRepresentation
  /// What the tools that made it have said.
  var report: ToolReport?

  package init(item: Item, candidate: Candidate, representation: LoadedRepresentation) {
    self.item = item
    self.candidate = candidate
    self.representation = representation
  }

  /// Whether the source may be reached through a symbolic link, because a link was lifted for its target.
  ///
  /// Any other source must not have become a link.
  package var isOfLink: Bool {
    guard case .file(_, let identity) = candidate.representation.source else { return true }
    return identity.isLink
  }
}
