import Context
import FarPlaces
import FileTransfer
import Items
import Loading
import Negotiation
import SystemCalls
import SystemPackage

// A host may be this machine or share a disk with it, and two stores may be one: then what is replaced may be what
// replaces it. Nobody knows that by a path or a number, so that it is tried with a file beside both.
extension DropSetting {
  /// The request, which replaces nothing if the file or folder of that name is its source: it is there already.
  func sparingItself(_ request: PlacementRequest, _ loaded: Loaded) -> PlacementRequest {
    guard request.rule == .replace, !loaded.candidate.isDerived else { return request }
    var request = request
    if (try? isTarget(of: request, loaded)) == true { request.rule = .dedupe }
    return request
  }

  private func isTarget(of request: PlacementRequest, _ loaded: Loaded) throws -> Bool {
    let target = request.directory.appending(bytes: request.name)
    let there = plan.host?.place
    let found: (kind: FileStatus.Kind, size: Int64)?
    let folder: TriedFolder
    if let there {
      let path = there.prefix.removing(from: target)
      found = try there.files.look(at: [path], followingLinks: false)[0].get().map {
        ($0.kind, $0.size)
      }
      folder = .there(there.files, path)
    } else {
      found = try FileSystem.statusIfPresent(of: target).map { ($0.kind, $0.size) }
      folder = .here(target)
    }
    guard let found else { return false }
    func isOne(_ source: TriedFolder, _ kind: FileStatus.Kind, _ size: Int64) -> Bool {
      guard found.kind == kind else { return false }
      if kind == .directory { return source.isOne(with: folder, runID) }
      return kind == .regular && found.size == size && source.isNamed(like: folder)
        && source.above.isOne(with: folder.above, runID)
    }
    switch loaded.candidate.representation.source {
    case .far(let far):
      return try plan.context.farSources.with(far.host) { (files) throws(FarError) in
        isOne(
          .there(files, try files.canonical(far.path)), far.isDirectory ? .directory : .regular,
          far.size)
      }
    case .file(let path, _):
      guard there != nil, case .inPlace(_, let status) = loaded.representation else { return false }
      return isOne(.here(try FileSystem.realPath(of: path)), status.kind, status.size)
    default: return false
    }
  }
}

/// A file or folder here or on a host.
private enum TriedFolder {
  case here(FilePath)
  case there(any FarFileSystem, FilePath)

  private var path: FilePath {
    switch self {
    case .here(let path), .there(_, let path): path
    }
  }

  var above: TriedFolder {
    switch self {
    case .here(let path): .here(path.directory)
    case .there(let files, let path): .there(files, path.removingLastComponent())
    }
  }

  /// Whether both have the same name, up to the case of letters, which some disks ignore.
  func isNamed(like other: TriedFolder) -> Bool {
    path.lastComponent?.string.lowercased() == other.path.lastComponent?.string.lowercased()
  }

  /// Whether what is made in one of two folders is in the other: a union shows what is in its parts, but makes new files
  /// in one of them.
  func isOne(with other: TriedFolder, _ runID: RunID) -> Bool {
    isShown(in: other, runID) || other.isShown(in: self, runID)
  }

  private func isShown(in other: TriedFolder, _ runID: RunID) -> Bool {
    let mark: FilePath
    switch self {
    case .here(let path):
      mark = path.pushing(runID.probe())
      let made = try? OpenFile.open(
        mark, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0o600)
      guard made != nil else { return false }
    case .there(let files, let path):
      guard let made = try? files.mark(path, by: runID) else { return false }
      mark = made
    }
    defer {
      switch self {
      case .here: try? FileSystem.removeFile(mark)
      case .there(let files, _): _ = try? files.remove([mark])
      }
    }
    let name = mark.lastNameBytes
    switch other {
    case .here(let path):
      return (try? FileSystem.statusIfPresent(of: path.appending(bytes: name))) != nil
    case .there(let files, let path):
      guard let look = try? files.look(at: [path.appending(bytes: name)], followingLinks: false)[0]
      else { return false }
      return (try? look.get()) != nil
    }
  }
}
