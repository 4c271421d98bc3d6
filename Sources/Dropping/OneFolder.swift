import Context
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
    let tries = RecordedTries(open, by: runID, of: loaded.item.index)
    if (try? isTarget(of: request, loaded, tries)) == true { request.rule = .dedupe }
    tries.end()
    return request
  }

  private func isTarget(
    of request: PlacementRequest, _ loaded: Loaded, _ tries: RecordedTries
  ) throws -> Bool {
    let target = request.directory.appending(bytes: request.name)
    let there = plan.host?.place
    let found: Look?
    let folder: TriedFolder
    if let there {
      found = try there.files.look(at: [target], followingLinks: false)[0].get().map {
        Look(kind: $0.kind, size: $0.size, modified: $0.modified)
      }
      folder = .there(there.files, target, there.id)
    } else {
      found = try FileSystem.statusIfPresent(of: target).map(Look.init)
      folder = .here(target)
    }
    guard let found else { return false }
    func isOne(_ source: TriedFolder, _ look: Look) -> Bool {
      guard found.mayBe(look) else { return false }
      if look.kind == .directory { return source.isOne(with: folder, tries) }
      return look.kind == .regular && source.isNamed(like: folder) && source.beginsLike(folder)
        && source.above.isOne(with: folder.above, tries)
    }
    switch loaded.candidate.representation.source {
    case .far(let far):
      return try plan.context.farSources.with(far.location.place) { (files) throws(FarError) in
        isOne(
          .there(
            files, try files.canonical(far.path), far.location.place),
          Look(
            kind: far.isDirectory ? .directory : .regular, size: far.size, modified: far.modified))
      }
    case .file(let path, _):
      guard there != nil, case .inPlace(_, let status) = loaded.representation else { return false }
      return isOne(.here(try FileSystem.realPath(of: path)), Look(status))
    default: return false
    }
  }
}

/// What is known of a file or folder without a try.
private struct Look {
  var kind: FileStatus.Kind
  var size: Int64
  /// In seconds since 1970; nil if nobody says.
  var modified: Int64?

  func mayBe(_ other: Look) -> Bool {
    guard kind == other.kind, kind == .directory || size == other.size else { return false }
    guard let modified, let time = other.modified else { return true }
    return modified == time
  }
}

extension Look {
  init(_ status: FileStatus) {
    self.init(
      kind: status.kind, size: status.size,
      modified: Int64(clamping: status.modified / 1_000_000_000))
  }
}

/// A file or folder here or on a host.
private enum TriedFolder {
  case here(FilePath)
  case there(any PlaceFiles, FilePath, PlaceID)

  private var path: FilePath {
    switch self {
    case .here(let path), .there(_, let path, _): path
    }
  }

  var above: TriedFolder {
    switch self {
    case .here(let path): .here(path.directory)
    case .there(let files, let path, let place):
      .there(files, path.directory, place)
    }
  }

  /// Whether both have the same name, up to the case of letters, which some disks ignore.
  func isNamed(like other: TriedFolder) -> Bool {
    path.lastComponent?.string.lowercased() == other.path.lastComponent?.string.lowercased()
  }

  /// Whether the first bytes of both are the same.
  func beginsLike(_ other: TriedFolder) -> Bool {
    guard let head, let theirs = other.head else { return true }
    return head == theirs
  }

  private var head: [UInt8]? {
    switch self {
    case .here(let path):
      try? OpenFile.open(path, options: [.noFollow, .nonBlocking])
        .readAll(limit: Self.headLength)
    case .there(let files, let path, _): try? files.heads(of: [path], Self.headLength)[0].get()
    }
  }
  private static let headLength = 4096

  /// Whether what is made in one of two folders is in the other: a union shows what is in its parts, but makes new files
  /// in one of them.
  func isOne(with other: TriedFolder, _ tries: RecordedTries) -> Bool {
    isShown(in: other, tries) || other.isShown(in: self, tries)
  }

  private func isShown(in other: TriedFolder, _ tries: RecordedTries) -> Bool {
    let mark = path.pushing(tries.runID.probe())
    let giveTimeBack: () -> Void
    switch self {
    case .here(let path):
      guard let status = try? FileSystem.status(of: path) else { return false }
      giveTimeBack = {
        try? FileSystem.setTimes(of: path, accessed: status.accessed, modified: status.modified)
      }
      tries.note(.here(mark))
      let made = try? OpenFile.open(
        mark, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0o600)
      guard made != nil else { return false }
    case .there(let files, let path, let place):
      guard let status = try? files.look(at: [path], followingLinks: true)[0].get() else {
        return false
      }
      tries.note(Location(place, mark))
      guard (try? files.make(mark: mark)) != nil else { return false }
      giveTimeBack = {
        guard let mode = status.mode, let modified = status.modified else { return }
        _ = try? files.setMetadata([(path, FarMetadata(mode: mode, modified: modified))])
      }
    }
    defer {
      let isRemoved =
        switch self {
        case .here: (try? FileSystem.removeFile(mark)) != nil
        case .there(let files, _, _): (try? files.remove([mark])[0].get()) != nil
        }
      if !isRemoved { tries.isLeft = true }
      giveTimeBack()
    }
    let name = mark.lastNameBytes
    switch other {
    case .here(let path):
      return (try? FileSystem.statusIfPresent(of: path.appending(bytes: name))) != nil
    case .there(let files, let path, _):
      guard let look = try? files.look(at: [path.appending(bytes: name)], followingLinks: false)[0]
      else { return false }
      return (try? look.get()) != nil
    }
  }
}
