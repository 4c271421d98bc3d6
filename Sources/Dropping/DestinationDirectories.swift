import Context
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

/// Creates the directories of a name template, of `--relative` and of `--parents`.
final class DestinationDirectories {
  private let setting: DropSetting
  private var made: Set<FilePath> = []

  init(_ setting: DropSetting) { self.setting = setting }

  /// Creates a directory and its missing parents, and records them for undo.
  ///
  /// Symbolic links are followed in the path that the user named, but not below it. A directory that was lifted
  /// with an item keeps its permissions.
  func make(_ directory: FilePath, for loaded: Loaded) throws {
    guard !made.contains(directory) else { return }
    if case .inPlace(let path, let status) = loaded.representation, status.kind == .directory {
      try SourceEnclosure.check(directory, against: path, status)
    }
    let named = setting.plan.confinement ?? directory
    let below = directory.below(named)
    let directories = MadeDirectories(open: setting.open)
    let missing = try missing(below, in: named)
    if let first = missing.first { setting.recorder.folders.note(first.directory) }
    try directories.make(missing, by: setting.runID) {
      try FileSystem.makeDirectories(named)
      try make(below, in: named, for: loaded)
    }
    made.insert(directory)
  }

  /// The missing directories on the path, parents first.
  private func missing(_ path: FilePath, in named: FilePath) throws -> [FilePath] {
    var missing: [FilePath] = []
    var above = named
    while !above.isEmpty, try FileSystem.statusIfPresent(of: above) == nil {
      missing.append(above)
      guard above.removeLastComponent() else { break }
    }
    missing.reverse()
    guard path != "." else { return missing }
    let top = missing.isEmpty ? try ConfinedDirectory(opening: named) : nil
    var current = top
    var reached = named.bytes
    // Descend one directory at a time, because resolving each full path takes time proportional to its depth.
    for component in path.components {
      let name = FilePath(name: component)
      reached += [UInt8(ascii: "/")] + name.bytes
      if let directory = current, let status = try directory.statusIfPresent(of: name) {
        if status.kind == .link {
          try top?.refuseLink(at: FilePath(bytes: reached).below(named))
        }
        // Creating the directory reports a component that is not a directory.
        current = status.kind == .directory ? try directory.enter(name) : nil
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
    var current = try ConfinedDirectory(opening: named)
    var reached = named.bytes
    var rights: [UInt32]?
    for (index, component) in path.components.enumerated() {
      let name = FilePath(name: component)
      reached += [UInt8(ascii: "/")] + name.bytes
      do throws(SystemFailure) {
        if let directory = try present(name, in: current) {
          current = directory
          continue
        }
        let known = rights ?? loaded.rightsOfDirectories
        rights = known
        current = try make(name, in: current, rights: index < known.count ? known[index] : nil)
      } catch {
        throw SystemFailure(error.call, FilePath(bytes: reached), error.errno)
      }
    }
  }

  private func present(
    _ name: FilePath, in directory: ConfinedDirectory
  ) throws(SystemFailure) -> ConfinedDirectory? {
    do throws(SystemFailure) {
      return try directory.enter(name)
    } catch {
      guard error.errno == .noSuchFileOrDirectory else { throw error }
      return nil
    }
  }

  /// - Parameter rights: The permissions of the source directory; nil if there is none.
  private func make(
    _ name: FilePath, in directory: ConfinedDirectory, rights: UInt32?
  ) throws(SystemFailure) -> ConfinedDirectory {
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(
        name, in: directory.directory, mode: rights == nil ? 0o777 : 0o700)
    } catch {
      guard error.errno == .fileExists else { throw error }
      return try directory.enter(name)
    }
    guard let rights else { return try directory.enter(name) }
    let made = try directory.openDirectory(name)
    // Keep the bits inherited from the parent directory, such as set-group-ID.
    try made.directory.setMode(rights | made.directory.status().mode & 0o7000)
    return try directory.enter(name)
  }
}

extension Loaded {
  /// The permissions of the item's directories at the source, from the top; empty if unknown.
  fileprivate var rightsOfDirectories: [UInt32] {
    let kept = FilePath(carried: item.relativeDirectory).bytes
    guard !kept.isEmpty, case .file(let path, _) = candidate.representation.source else {
      return []
    }
    let slash = UInt8(ascii: "/")
    let directory = path.directory.bytes
    guard directory.suffix(kept.count + 1).elementsEqual([slash] + kept),
      var current = try? ConfinedDirectory(opening: FilePath(bytes: directory.dropLast(kept.count)))
    else { return [] }
    var rights: [UInt32] = []
    // Descend one directory at a time, because resolving each full path takes time proportional to its depth.
    for name in kept.split(separator: slash) {
      guard let next = try? current.enter(FilePath(bytes: Array(name))),
        let status = try? next.directory.status()
      else { return [] }
      // Without full owner permissions, nothing could be placed in the directory.
      rights.append(status.mode & 0o777 | 0o700)
      current = next
    }
    return rights
  }
}
