import Context
import Destinations
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

// Drops that create links instead of copies (aliases, in the terms of the model).
extension ResolvedDrop {
  func checkLinks() throws(ExchangeError) {
    guard request.links != nil else { return }
    if request.operation == .move {
      throw .unsayable("--link leaves the files in place; it cannot be combined with --move")
    }
    if isToNamedDestination || isToText || isToTrash {
      throw .unsayable("--link makes links in a folder, but the destination is not a folder")
    }
    if request.verifies == true { throw .unsayable("--link copies nothing to --verify") }
  }
}

extension DropPlan {
  /// The first acceptable representation that is a file on disk; nothing else can be linked to.
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
  /// Creates a symbolic link in the session that points to the file and is itself placed at the destination.
  ///
  /// - Returns: The link, and its text.
  func link(
    to path: FilePath, from directory: FilePath, _ links: DropRequest.Links
  ) throws -> (PlacementRequest.Source, text: [UInt8]) {
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
    return (.path(payload.path, expecting: nil, followsLink: false), text.bytes)
  }

  /// The relative path from a directory to a file; both paths are absolute and free of symbolic links.
  static func way(to path: FilePath, from directory: FilePath) -> FilePath {
    let (goal, start) = (Array(path.components), Array(directory.components))
    let shared = zip(goal, start).prefix { $0 == $1 }.count
    var way = FilePath()
    for _ in start[shared...] { way.append("..") }
    way.append(goal[shared...])
    return way
  }
}
