import Synchronization
import SystemCalls
import SystemPackage

/// Which numbered names are taken, remembered within a run so that a thousand files of one name do not
/// each look for all of the others.
///
/// It holds names that were in conflict, no others.
final class NameLedger: Sendable {
  /// A name that is taken: the plain one, or a numbered one.
  struct Sibling: Sendable {
    var name: [UInt8]
    var status: FileStatus
  }

  private struct Key: Hashable {
    var device: UInt64
    var inode: UInt64
    var name: [UInt8]
  }

  private let known = Mutex<[Key: [Sibling]]>([:])

  /// What has the name and, without a gap, the numbers from 2 on.
  func siblings(
    of name: [UInt8], isFolder: Bool, in destination: Destination
  ) throws(TransferError) -> [Sibling] {
    let key = Key(
      device: destination.status.device, inode: destination.status.inode, name: name)
    return try known.withLock { known throws(TransferError) in
      // Taken out, so that it is not copied when it grows.
      var found = known.removeValue(forKey: key) ?? []
      defer { if !found.isEmpty { known[key] = found } }
      while true {
        let next =
          found.isEmpty ? name : TargetName.numbered(name, found.count + 1, isFolder: isFolder)
        guard let status = try destination.occupant(of: next) else { return found }
        found.append(Sibling(name: next, status: status))
      }
    }
  }
}
