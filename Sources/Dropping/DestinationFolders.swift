import Context
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

/// Makes the folders for what a drop places: those of a name template, of `--relative` and of `--parents`.
final class DestinationFolders {
  private let setting: DropSetting
  private var made: Set<FilePath> = []

  init(_ setting: DropSetting) { self.setting = setting }

  /// Makes a folder, and those above it, where they are missing; undo knows of them.
  ///
  /// The way to what the command names is its own word. Below it no link is followed, and a folder that comes
  /// with an item has the rights that it had there.
  func make(_ folder: FilePath, for loaded: Loaded) throws {
    guard !made.contains(folder) else { return }
    if case .inPlace(let path, let status) = loaded.form, status.kind == .folder {
      try SourceEnclosure.check(folder, against: path, status)
    }
    let named = setting.plan.confinement ?? folder
    let below = folder.below(named)
    let folders = MadeFolders(open: setting.open)
    try folders.make(try missing(below, in: named), by: setting.mark) {
      try FileSystem.makeFolders(named)
      try make(below, in: named, for: loaded)
    }
    made.insert(folder)
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
      let name = FilePath(name: component)
      reached += [UInt8(ascii: "/")] + name.bytes
      if let folder = current, let status = try folder.statusIfPresent(of: name) {
        if status.kind == .link {
          try top?.refuseLink(at: FilePath(bytes: reached).below(named))
        }
        // What is no folder is told when one is made.
        current = status.kind == .folder ? try folder.enter(name) : nil
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
    var reached = named.bytes
    var rights: [UInt32]?
    for (index, component) in path.components.enumerated() {
      let name = FilePath(name: component)
      reached += [UInt8(ascii: "/")] + name.bytes
      do throws(SystemFailure) {
        if let folder = try present(name, in: current) {
          current = folder
          continue
        }
        let known = rights ?? loaded.rightsOfFolders
        rights = known
        current = try make(name, in: current, rights: index < known.count ? known[index] : nil)
      } catch {
        throw SystemFailure(error.call, FilePath(bytes: reached), error.errno)
      }
    }
  }

  private func present(
    _ name: FilePath, in folder: ConfinedFolder
  ) throws(SystemFailure) -> ConfinedFolder? {
    do throws(SystemFailure) {
      return try folder.enter(name)
    } catch {
      guard error.errno == .noSuchFileOrDirectory else { throw error }
      return nil
    }
  }

  /// - Parameter rights: Those that it had where it comes from; nil where it comes with nothing.
  private func make(
    _ name: FilePath, in folder: ConfinedFolder, rights: UInt32?
  ) throws(SystemFailure) -> ConfinedFolder {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(name, in: folder.folder, mode: rights == nil ? 0o777 : 0o700)
    } catch {
      guard error.errno == .fileExists else { throw error }
      return try folder.enter(name)
    }
    guard let rights else { return try folder.enter(name) }
    let made = try folder.openFolder(name)
    // What the folder above gives to those in it stays.
    try made.folder.setMode(rights | made.folder.status().mode & 0o7000)
    return try folder.enter(name)
  }
}

extension Loaded {
  /// The rights of the folders that the item was lifted with, from the top; empty where they are not known.
  fileprivate var rightsOfFolders: [UInt32] {
    let kept = FilePath(carried: item.relativeFolder).bytes
    guard !kept.isEmpty, case .file(let path, _) = candidate.representation.source else {
      return []
    }
    let slash = UInt8(ascii: "/")
    let folder = path.folder.bytes
    guard folder.suffix(kept.count + 1).elementsEqual([slash] + kept),
      var current = try? ConfinedFolder(opening: FilePath(bytes: folder.dropLast(kept.count)))
    else { return [] }
    var rights: [UInt32] = []
    // From folder to folder: by its path each takes as long as it is deep.
    for name in kept.split(separator: slash) {
      guard let next = try? current.enter(FilePath(bytes: Array(name))),
        let status = try? next.folder.status()
      else { return [] }
      // Without all rights of its owner nothing could be placed in it.
      rights.append(status.mode & 0o777 | 0o700)
      current = next
    }
    return rights
  }
}
