import Synchronization
import SystemCalls
import SystemPackage

/// The entries that a drop has placed so far, which do not count as existing files for its later items.
///
/// They are known by device and inode, so that `f` and `F` are one entry if the file system ignores case. Where numbers
/// are made of paths, they are known by name, and under another spelling by what they look like.
final class PlacedNames: Sendable {
  private struct Held {
    var files: Set<Folder.Identity> = []
    /// Whether a preview has planned anything; the inode numbers it made up all count as placed and are not
    /// stored.
    var hasPlanned = false
    /// Directories that were placed whole, with everything in them.
    var trees: Set<Folder.Identity> = []
    /// The names, by directory and by lowercase spelling.
    var names: [Folder.Identity: [String: [[UInt8]]]] = [:]

    func contains(_ identity: Folder.Identity) -> Bool {
      files.contains(identity) || hasPlanned && PlannedNames.number(of: identity) != nil
    }
  }

  private let held = Mutex(Held())

  /// Records an entry that now has a name in a directory.
  func add(
    _ identity: Folder.Identity, _ name: [UInt8], in destination: Folder,
    isDirectory: Bool
  ) {
    held.withLock { held in
      if PlannedNames.number(of: identity) == nil {
        held.files.insert(identity)
      } else {
        held.hasPlanned = true
      }
      if isDirectory { held.trees.insert(identity) }
      if destination.hasLastingNumbers { return }
      held.names[destination.identity, default: [:]][Self.key(name), default: []].append(name)
    }
  }

  /// Whether this drop placed the entry with this name in a directory.
  func contains(
    _ occupant: FileStatus, _ name: [UInt8], in destination: Folder
  ) throws(TransferError) -> Bool {
    let (isKnown, spellings, trees) = held.withLock { held in
      (
        held.contains(Folder.Identity(occupant)),
        held.names[destination.identity]?[Self.key(name)] ?? [], held.trees
      )
    }
    if isKnown { return true }
    for spelling in spellings {
      if spelling == name {
        // Elsewhere, another program may have taken the name that was planned.
        if destination.elsewhere == nil { return true }
        continue
      }
      if try destination.mayBeOneFile(spelling, name, occupant) { return true }
    }
    return trees.isEmpty ? false : try destination.lies(inAnyOf: trees)
  }

  private static func key(_ name: [UInt8]) -> String {
    String(decoding: name, as: UTF8.self).lowercased()
  }
}

extension Folder.Identity {
  init(_ status: FileStatus) { self.init(device: status.device, inode: status.inode) }
}

extension Folder {
  var identity: Identity { Identity(status) }

  /// Whether inode numbers are stable here; other file systems make them up on each lookup.
  fileprivate var hasLastingNumbers: Bool {
    if elsewhere != nil { return false }
    return switch volume?.kind {
    case .memory, .btrfs, .ext, .xfs: true
    case .overlay, .fuse, .fat, .network, .other, nil: false
    }
  }

  /// Whether a name that another spelling has leads to the same file, as far as can be seen.
  fileprivate func mayBeOneFile(
    _ spelling: [UInt8], _ name: [UInt8], _ occupant: FileStatus
  ) throws(TransferError) -> Bool {
    guard let other = try self.occupant(of: spelling) else { return false }
    if other.isSameFile(as: occupant) { return true }
    if elsewhere != nil { return other.looksLike(occupant) }
    return try calling { () throws(SystemFailure) in
      // What was seen of either may be older than the last write through the other.
      guard let one = try FileSystem.freshStatus(of: FilePath(bytes: spelling), in: directory),
        let two = try FileSystem.freshStatus(of: FilePath(bytes: name), in: directory)
      else { return false }
      return one.looksLike(two)
    }
  }
}

extension FileStatus {
  fileprivate func looksLike(_ other: FileStatus) -> Bool {
    kind == other.kind && size == other.size && modified == other.modified
  }
}
