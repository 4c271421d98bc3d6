import Synchronization
package import SystemCalls
package import SystemPackage

/// The names that a drop has given and the numbered names that are taken, so that a thousand files of one name
/// do not each search for all the others.
///
/// Of the names that the drop did not give, only those in conflict are recorded.
package final class NumberedNameIndex: Sendable {
  /// What the drop has placed.
  let placed = PlacedNames()

  private struct Key: Hashable {
    var directory: Folder.Identity
    var name: [UInt8]
    var isDirectory: Bool
  }

  /// The numbering style of the names given.
  package let style: NumberingStyle
  private let known = Mutex<[Key: Namesakes]>([:])
  /// The numbers found when a directory was first read, by plain name.
  private let indexed = Mutex<[Folder.Identity: [[UInt8]: [NameNumber]]]>([:])

  /// Creates an index for a drop that has placed nothing yet.
  package init(style: NumberingStyle = .space) { self.style = style }

  /// Records what an earlier run of the same drop placed, as far as it still exists.
  package func recall(_ placements: [(target: FilePath, placed: FileVersion)]) {
    var directories: [FilePath: Folder] = [:]
    for (target, placed) in placements {
      guard let directory = directories[target.directory] ?? (try? Folder(target.directory)),
        let name = target.lastComponent?.bytes,
        let status = try? directory.occupant(of: name), status.inode == placed.inode
      else { continue }
      directories[target.directory] = directory
      self.placed.add(
        Folder.Identity(status), name, in: directory, isDirectory: status.kind == .directory)
    }
  }

  /// The entries with this name, plain or numbered.
  func namesakes(of name: [UInt8], isDirectory: Bool, in destination: Folder) -> Namesakes {
    let key = Key(directory: destination.identity, name: name, isDirectory: isDirectory)
    return known.withLock { known in
      if let found = known[key] { return found }
      let new = Namesakes(of: name, isDirectory: isDirectory, style: style)
      known[key] = new
      return new
    }
  }

  /// The numbers found with a plain name in a directory, including those after a gap.
  ///
  /// A directory is read once per drop, and only its numbered names are recorded. A directory that cannot be
  /// read yields none. Names in the default style count too, whatever the drop's own style is.
  func numbers(
    of name: [UInt8], in destination: Folder
  ) throws(TransferError) -> [NameNumber] {
    let directory = destination.identity
    if let numbers = indexed.withLock({ $0[directory] }) { return numbers[name] ?? [] }
    let numbers = try calling { () throws(SystemFailure) in
      destination.isUnreadable || destination.isMissing
        ? [:] : try Self.numbers(in: destination.directory, Set([.space, style]))
    }
    indexed.withLock { $0[directory] = numbers }
    return numbers[name] ?? []
  }

  private static func numbers(
    in directory: OpenFile, _ styles: Set<NumberingStyle>
  ) throws(SystemFailure) -> [[UInt8]: [NameNumber]] {
    var reader = DirectoryReader(
      try OpenFile.openDirectory(".", in: directory, followingLinks: false))
    var numbers: [[UInt8]: [NameNumber]] = [:]
    while let entries = try reader.next() {
      for entry in entries {
        for style in styles {
          guard let (plain, number) = TargetName.numberless(entry.name, style: style) else {
            continue
          }
          numbers[plain, default: []].append(NameNumber(number: number, style: style))
        }
      }
    }
    return numbers
  }
}
