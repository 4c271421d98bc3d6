import Context
import Destinations
import FileTransfer
import Items
import Loading
import Negotiation
import SystemCalls
import SystemPackage
import UniformTypes

// A copy takes the content, but a move acts on the node: a symbolic link is moved as a link, wherever it leads.
extension DropPlan {
  /// Whether the drop would move a lifted link itself, and not what it leads to.
  func movesLink(_ candidate: Candidate, of item: Item) -> Bool {
    guard !candidate.isDerived, case .file(_, let identity) = candidate.representation.source,
      identity.isLink, givesNames
    else { return false }
    return moves(candidate, of: item)
  }

  /// The link, FIFO, socket or device to move, as it is now; nil if the drop moves none here.
  func movedNode(
    _ candidate: Candidate, of item: Item
  ) throws(ExchangeError) -> LoadedRepresentation? {
    if let link = try movedLink(candidate, of: item) { return link }
    guard Self.special.contains(candidate.representation.type), !candidate.isDerived, givesNames,
      moves(candidate, of: item),
      case .file(let path, let identity) = candidate.representation.source
    else { return nil }
    let own = try nodeItself(at: path)
    guard own.kind.isSpecial, SourceChange(of: own, at: path, since: identity) == nil else {
      throw .sourceReplaced(path)
    }
    return .inPlace(path, own)
  }

  private func nodeItself(at path: FilePath) throws(ExchangeError) -> FileStatus {
    do throws(SystemFailure) {
      return try FileSystem.status(of: path, followingLinks: false)
    } catch {
      throw ExchangeError(reading: path, error)
    }
  }

  /// Compared one by one, because most types have another length, and each item is asked about.
  private static let special = [
    "public.named-pipe", "public.socket", "public.character-special", "public.block-special",
  ].map { UniformType($0) }

  /// The link to move, as it is now; nil if the drop moves no link here.
  ///
  /// A link that was made after the lift and leads to another file is not the one that was lifted.
  private func movedLink(
    _ candidate: Candidate, of item: Item
  ) throws(ExchangeError) -> LoadedRepresentation? {
    guard movesLink(candidate, of: item),
      case .file(let path, let identity) = candidate.representation.source
    else { return nil }
    let own = try nodeItself(at: path)
    guard own.kind == .link else { throw .sourceReplaced(path) }
    if let refusal = refusal(ofMoving: own, at: path, since: identity) { throw refusal }
    return .inPlace(path, own)
  }

  /// Why a link is not known to be the lifted one; one that was made later has to lead to the same file, or nowhere.
  private func refusal(
    ofMoving link: FileStatus, at path: FilePath, since identity: SourceIdentity
  ) -> ExchangeError? {
    if !identity.leadsNowhere && link.changed <= session.created { return nil }
    guard let status = identity.leadsNowhere ? link : try? FileSystem.status(of: path) else {
      return nil
    }
    return SourceChange(of: status, at: path, since: identity)?.refusal(ofMoving: path)
  }

  /// Whether items get names at the destination, which a stream, a program or a clipboard does not give.
  private var givesNames: Bool {
    switch location {
    case .directory, .file: true
    case .trash, .text, .named: false
    }
  }
}
