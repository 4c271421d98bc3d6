import FileTransfer
import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

// The folders that a drop makes for what it places: those of a name template, of `--relative` and of `--parents`.
extension DropRun {
  /// Makes a folder, and those above it, where they are missing; undo knows of them.
  ///
  /// The way to what the command names is its own word. Below it no link is followed, and a folder that comes
  /// with an item has the rights that it had there.
  func makeFolder(_ folder: FilePath, for loaded: Loaded) throws {
    guard !madeFolders.contains(folder) else { return }
    if case .inPlace(let path, let status) = loaded.form, status.kind == .folder {
      try SourceEnclosure.check(folder, against: path, status)
    }
    let named = planner.confinement ?? folder
    let below = folder.below(named)
    let folders = MadeFolders(open: open)
    try folders.make(try missing(below, in: named), by: mark) {
      try FileSystem.makeFolders(named)
      try make(below, in: named, for: loaded)
    }
    madeFolders.insert(folder)
  }

  /// The folders on the way to one that are still to be made, the upper ones first.
  private func missing(_ path: FilePath, in named: FilePath) throws -> [FilePath] {
    var missing: [FilePath] = []
    var above = named
    while !above.isEmpty, try FileSystem.statusIfPresent(of: above) == nil {
      missing.append(above)
      guard above.removeLastComponent() else { break }
    }
    missing.reverse()
    guard path != "." else { return missing }
    let top = missing.isEmpty ? try ConfinedFolder(opening: named) : nil
    var current = top
    var reached = named.bytes
    // From folder to folder: by its path each takes as long as it is deep.
    for component in path.components {
      let name = FilePath(root: nil, [component])
      reached += [UInt8(ascii: "/")] + name.bytes
      if let folder = current, let status = try folder.statusIfPresent(of: name) {
        let whole = FilePath(bytes: reached)
        if status.kind == .link { try top?.refuseLink(at: whole.below(named)) }
        // What is no folder is told when one is made.
        current = status.kind == .folder ? try folder.openPlace(name) : nil
      } else {
        current = nil
        missing.append(FilePath(bytes: reached))
      }
    }
    return missing
  }

  private func make(
    _ path: FilePath, in named: FilePath, for loaded: Loaded
  ) throws(SystemFailure) {
    guard path != "." else { return }
    var current = try ConfinedFolder(opening: named)
    var rights: [UInt32]?
    for (index, component) in path.components.enumerated() {
      let name = FilePath(root: nil, [component])
      do throws(SystemFailure) {
        current = ConfinedFolder(try current.open(name, options: [.directory, .placeOnly]))
        continue
      } catch {
        guard error.errno == .noSuchFileOrDirectory else { throw error }
      }
      let known = rights ?? loaded.rightsOfFolders
      rights = known
      var isNew = true
      do throws(SystemFailure) {
        try FileSystem.makeFolder(
          name, in: current.folder, mode: index < known.count ? 0o700 : 0o777)
      } catch {
        guard error.errno == .fileExists else { throw error }
        isNew = false
      }
      current = try current.openFolder(name)
      if index < known.count, isNew {
        // What the folder above gives to those in it stays.
        let given = try current.folder.status().mode & 0o7000
        try current.folder.setMode(known[index] | given)
      }
    }
  }
}

extension Loaded {
  /// The rights of the folders that the item was lifted with, from the top; empty where they are not known.
  fileprivate var rightsOfFolders: [UInt32] {
    let names = FilePath(carried: item.relativeFolder).components.map(\.bytes)
    guard !names.isEmpty, case .file(let path, _) = candidate.representation.source else {
      return []
    }
    var rights: [UInt32] = []
    var folder = path.folder
    for name in names.reversed() {
      guard folder.lastComponent?.bytes == name,
        let status = try? FileSystem.status(of: folder, followingLinks: false),
        status.kind == .folder
      else { return [] }
      // Without all rights of its owner nothing could be placed in it.
      rights.append(status.mode & 0o777 | 0o700)
      folder = folder.folder
    }
    return rights.reversed()
  }
}
