import Synchronization
import SystemCalls
import SystemPackage

/// What a drop has placed so far: for another of its items none of that is "what is there".
///
/// It goes by what a name leads to, so that `f` and `F` are one where the file system takes them for one,
/// and by the names themselves where what a name leads to has no lasting number.
final class PlacedNames: Sendable {
  private struct Held {
    var files: Set<Destination.Identity> = []
    /// Whether a preview has planned anything: all numbers that no file has are its own, and are not kept one by one.
    var hasPlanned = false
    /// Directories that were placed whole: all that is in them came with them.
    var trees: Set<Destination.Identity> = []
    /// By directory, and by what spellings of a name may have in common.
    var names: [Destination.Identity: [String: [[UInt8]]]] = [:]

    func contains(_ identity: Destination.Identity) -> Bool {
      files.contains(identity) || hasPlanned && PlannedNames.number(of: identity) != nil
    }
  }

  private let held = Mutex(Held())

  /// Notes what has a name in a directory now.
  func add(
    _ identity: Destination.Identity, _ name: [UInt8], in destination: Destination,
    isDirectory: Bool
  ) {
    held.withLock { held in
      if PlannedNames.number(of: identity) == nil {
        held.files.insert(identity)
      } else {
        held.hasPlanned = true
      }
      if isDirectory { held.trees.insert(identity) }
      guard !destination.hasLastingNumbers else { return }
      held.names[destination.identity, default: [:]][Self.key(name), default: []].append(name)
    }
  }

  /// Whether this drop has placed what has a name in a directory.
  func contains(
    _ occupant: FileStatus, _ name: [UInt8], in destination: Destination
  ) throws(TransferError) -> Bool {
    let (isKnown, spellings, trees) = held.withLock { held in
      (
        held.contains(Destination.Identity(occupant)),
        held.names[destination.identity]?[Self.key(name)] ?? [], held.trees
      )
    }
    if isKnown { return true }
    for spelling in spellings {
      if spelling == name { return true }
      if let other = try destination.occupant(of: spelling), other.isSameFile(as: occupant) {
        return true
      }
    }
    return trees.isEmpty ? false : try destination.lies(inAnyOf: trees)
  }

  private static func key(_ name: [UInt8]) -> String {
    String(decoding: name, as: UTF8.self).lowercased()
  }
}

extension Destination.Identity {
  init(_ status: FileStatus) { self.init(device: status.device, inode: status.inode) }
}

extension Destination {
  var identity: Identity { Identity(status) }

  /// Whether a file here keeps its number for as long as it is there; others give one when they are asked.
  fileprivate var hasLastingNumbers: Bool {
    switch volume?.kind {
    case .memory, .btrfs, .ext, .xfs: true
    case .overlay, .fuse, .fat, .network, .other, nil: false
    }
  }
}
