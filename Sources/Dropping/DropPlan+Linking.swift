import Context
import Destinations
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

// Links in the place of copies: what the model calls an alias.
extension ResolvedDrop {
  func checkLinks() throws(ExchangeError) {
    guard request.links != nil else { return }
    if request.operation == .move { throw .unsayable("--link leaves the files where they are") }
    if isToNamedDestination || isToText || isToTrash || request.destination == "-" {
      throw .unsayable("--link makes links in a folder, and the destination is none")
    }
    if request.verifies == true { throw .unsayable("--link copies nothing to --verify") }
  }
}

extension DropPlan {
  /// The first acceptable representation of an item that is a file in a place; nothing else can be linked to.
  func linkable(_ item: Item) -> Candidate? {
    negotiator.candidates(for: item).first {
      guard !$0.isDerived, case .file(_, let identity) = $0.representation.source else {
        return false
      }
      return !identity.leadsNowhere
    }
  }

  func decideToLink(_ item: Item) -> Decision {
    guard let candidate = linkable(item) else {
      return .unmatched(
        reason: negotiator.choice(for: item) == nil
          ? reasonAgainst(item) : "has no file to link to")
    }
    if let forbidden = refusals[item] { return .refused(candidate, forbidden) }
    return .taken([candidate])
  }
}

extension DropSetting {
  /// A link of the session's own that says where a file is, to be placed as the link that it is.
  ///
  /// It stays with the session, so that an undo knows what was placed.
  func link(
    to path: FilePath, from directory: FilePath, _ links: DropRequest.Links
  ) throws -> PlacementRequest.Source {
    let path = path.inRealDirectory
    let text =
      switch links {
      case .absolute: path
      case .relative:
        Self.way(to: path, from: (try? FileSystem.realPath(of: directory)) ?? directory)
      }
    let payload = try open.newPayload()
    try FileSystem.removeFile(payload.path)
    try FileSystem.makeLink(payload.path, saying: text.bytes)
    return .path(payload.path, expecting: nil, followsLink: false)
  }

  /// The path from one directory to a file, both absolute and without links.
  static func way(to path: FilePath, from directory: FilePath) -> FilePath {
    let (goal, start) = (Array(path.components), Array(directory.components))
    let shared = zip(goal, start).prefix { $0 == $1 }.count
    var way = FilePath()
    for _ in start[shared...] { way.append("..") }
    way.append(goal[shared...])
    return way
  }
}
