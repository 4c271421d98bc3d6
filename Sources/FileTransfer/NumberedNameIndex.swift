import Synchronization
package import SystemCalls
package import SystemPackage

/// What a drop remembers of names: which of them it gave, and which numbered ones are taken, so that a
/// thousand files of one name do not each look for all of the others.
///
/// Of the names that it did not give it holds those that were in conflict, no others.
package final class NumberedNameIndex: Sendable {
  /// What the drop has placed.
  let placed = PlacedNames()

  private struct Key: Hashable {
    var folder: Destination.Identity
    var name: [UInt8]
    var isFolder: Bool
  }

  private let known = Mutex<[Key: Namesakes]>([:])
  /// The numbers that were in a folder when it was first looked through, by the plain name.
  private let indexed = Mutex<[Destination.Identity: [[UInt8]: [Int]]]>([:])

  /// Prepares a ledger for a drop that has placed nothing yet.
  package init() {}

  /// Notes what an earlier run of the same drop placed, as far as it is still there.
  package func recall(_ placements: [(target: FilePath, placed: FileVersion)]) {
    var folders: [FilePath: Destination] = [:]
    for (target, placed) in placements {
      guard let folder = folders[target.folder] ?? (try? Destination(target.folder)),
        let name = target.lastComponent?.bytes,
        let status = try? folder.occupant(of: name), status.inode == placed.inode
      else { continue }
      folders[target.folder] = folder
      self.placed.add(
        Destination.Identity(status), name, in: folder, isFolder: status.kind == .folder)
    }
  }

  /// What has the name or one with a number.
  func namesakes(of name: [UInt8], isFolder: Bool, in destination: Destination) -> Namesakes {
    let key = Key(folder: destination.identity, name: name, isFolder: isFolder)
    return known.withLock { known in
      if let found = known[key] { return found }
      let new = Namesakes(of: name, isFolder: isFolder)
      known[key] = new
      return new
    }
  }

  /// The numbers behind which a plain name was found in a folder, also those behind a gap.
  ///
  /// A folder is read for it once in a drop; of its names only the numbered ones are remembered. Of what cannot
  /// be seen nothing is known to be the same.
  func numbers(
    of name: [UInt8], in destination: Destination
  ) throws(TransferError) -> [Int] {
    let folder = destination.identity
    if let numbers = indexed.withLock({ $0[folder] }) { return numbers[name] ?? [] }
    let numbers = try calling { () throws(SystemFailure) in
      destination.isUnreadable || destination.isMissing
        ? [:] : try Self.numbers(in: destination.folder)
    }
    indexed.withLock { $0[folder] = numbers }
    return numbers[name] ?? []
  }

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
