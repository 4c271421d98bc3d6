package import Items
package import Negotiation
import Sessions
package import SystemCalls
package import SystemPackage

/// The bytes of a representation, wherever they are now.
package enum LoadedRepresentation {
  /// A file or directory of the user's, in place, as it is at this moment.
  case inPlace(FilePath, FileStatus)
  /// A file or directory in the session's payload directory.
  case kept(FilePath)
  /// A file or directory there that was made for this drop or load alone, and goes after it.
  case made(FilePath)
  case bytes([UInt8])
  /// To be made on its way to a stream.
  case derived(Derivation)
}

extension LoadedRepresentation {
  /// Removes what was made for this drop or load alone.
  package func discard() { if case .made(let path) = self { TreeRemoval.discard(path) } }
}

/// An item that is loaded, with what it is loaded as; it has the name that the representation is to have.
package struct Loaded {
  package var item: Item
  package var candidate: Candidate
  package var representation: LoadedRepresentation

  package init(item: Item, candidate: Candidate, representation: LoadedRepresentation) {
    self.item = item
    self.candidate = candidate
    self.representation = representation
  }

  /// Whether a link was lifted, for what it leads to: anything else is never to be a link.
  package var isOfLink: Bool {
    guard case .file(_, let identity) = candidate.representation.source else { return true }
    return identity.isLink
  }
}
