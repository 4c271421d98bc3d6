import Context
import Destinations
import FileTransfer
import Items
import Loading
import Negotiation
import SystemCalls
import SystemPackage

// A copy takes the content, but a move acts on the node: a symbolic link is moved as a link, wherever it leads.
extension DropPlan {
  /// Whether the drop would move a lifted link itself, and not what it leads to.
  func movesLink(_ candidate: Candidate, of item: Item) -> Bool {
    guard !candidate.isDerived, case .file(_, let identity) = candidate.representation.source,
      identity.isLink, givesNames
    else { return false }
    return moves(candidate, of: item)
  }

  /// The link to move, as it is now; nil if the drop moves no link here.
  ///
  /// A link that was made after the lift and leads to another file is not the one that was lifted.
  func movedLink(
    _ candidate: Candidate, of item: Item
  ) throws(ExchangeError) -> LoadedRepresentation? {
    guard movesLink(candidate, of: item),
      case .file(let path, let identity) = candidate.representation.source
    else { return nil }
    let own: FileStatus
    do throws(SystemFailure) {
      own = try FileSystem.status(of: path, followingLinks: false)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    guard own.kind == .link else { throw .sourceReplaced(path) }
    let isAsLifted =
      identity.leadsNowhere
      ? SourceChange(of: own, since: identity) != .replaced
      : own.changed <= session.created || !leadsElsewhere(path, than: identity)
    if !isAsLifted { throw .sourceReplaced(path) }
    return .inPlace(path, own)
  }

  /// Whether a link leads to another file than at the lift; one whose target is gone does not.
  private func leadsElsewhere(_ path: FilePath, than identity: SourceIdentity) -> Bool {
    (try? FileSystem.status(of: path)).map { SourceChange(of: $0, since: identity) == .replaced }
      ?? false
  }

  /// Whether items get names at the destination, which a stream, a program or a clipboard does not give.
  private var givesNames: Bool {
    switch location {
    case .directory, .file: true
    case .trash, .text, .named: false
    }
  }
}
