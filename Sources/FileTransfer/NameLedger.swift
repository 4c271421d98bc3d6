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
  /// The numbers that were in a folder when it was first looked through, by the plain name.
  private let indexed = Mutex<[Key: [[UInt8]: [Int]]]>([:])

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

  /// What has a number behind a gap, so that it is not among the siblings.
  ///
  /// A folder is read for it once in a run; of its names only the numbered ones are remembered.
  func strays(of name: [UInt8], in destination: Destination) throws(TransferError) -> [Sibling] {
    let plain = Key(
      device: destination.status.device, inode: destination.status.inode, name: name)
    let folder = Key(device: plain.device, inode: plain.inode, name: [])
    let isIndexed = indexed.withLock { $0[folder] != nil }
    if !isIndexed {
      let numbers = try calling { () throws(SystemFailure) in
        try Self.numbers(in: destination.folder)
      }
      indexed.withLock { $0[folder] = numbers }
    }
    let reached = known.withLock { $0[plain]?.count ?? 0 }
    let numbers = indexed.withLock { $0[folder]?[name] ?? [] }
    var found: [Sibling] = []
    for number in numbers.sorted() where number > reached {
      let next = TargetName.numbered(name, number)
      guard let status = try destination.occupant(of: next) else { continue }
      found.append(Sibling(name: next, status: status))
    }
    return found
  }

  /// The numbers that names in a folder have, by the plain name.
  private static func numbers(in folder: OpenFile) throws(SystemFailure) -> [[UInt8]: [Int]] {
    var reader = FolderReader(try OpenFile.openFolder(".", in: folder, followingLinks: false))
    var numbers: [[UInt8]: [Int]] = [:]
    while let entries = try reader.next() {
      for entry in entries {
        guard let (plain, number) = TargetName.numberless(entry.name) else { continue }
        numbers[plain, default: []].append(number)
      }
    }
    return numbers
  }
}
