import SystemCalls
import SystemPackage

/// The second half of placing: gives names, never replacing what is there without keeping it.
///
/// A name that was free when the item was prepared may be taken by now; then the conflict is resolved
/// again. All of it runs on one thread.
final class Publication {
  private let conflict: Conflict
  /// The folders whose entries changed, to be brought to the device.
  private(set) var changedFolders: [FilePath: OpenFile] = [:]

  /// Called before an item takes another name than was decided on.
  var willTake: (FilePath) throws(TransferError) -> Void = { _ in }

  init(conflict: Conflict) { self.conflict = conflict }

  /// What became of an item that was to be given a name.
  enum Outcome {
    case done(Placed)
    case merge(TransferItem)
    /// The file system cannot rename it here after all: copy it.
    case copyInstead(TransferItem)
  }

  /// Where an item ended up, and what a move has still to remove.
  struct Placed: Sendable {
    var placement: Placement
    var removal: Removal?
  }

  /// Gives a staged file its name.
  func publish(
    _ staged: Preparation.Staged, verified: Placement.Verification
  ) throws(TransferError) -> Outcome {
    let item = staged.item
    let version = staged.placed
    return try settle(
      item, name: staged.name, replaces: staged.replaces, removal: staged.removal
    ) { name, replaces throws(TransferError) in
      var placement = Placement(
        .placed, item.destination.path(of: name), bytes: staged.bytes, verified: verified,
        version: version, read: staged.version ?? item.facts.status?.version,
        notes: item.facts.notes)
      placement.digest = staged.digest
      placement.files = staged.files(at: placement.target)
      if replaces {
        placement.replaced = try replace(name, by: staged.file, in: item.destination)
      } else {
        try staged.file.publish(as: FilePath(bytes: name), in: item.destination.folder)
      }
      return placement
    }
  }

  /// Renames a source into place; the source is gone then.
  func rename(
    _ item: TransferItem, name: [UInt8], replaces: Bool
  ) throws(TransferError) -> Outcome {
    guard let path = item.facts.path, let entry = item.facts.entry else {
      return .copyInstead(item)
    }
    do throws(TransferError) {
      return try settle(item, name: name, replaces: replaces, removal: nil) {
        name, replaces throws(TransferError) in
        if replaces { throw .noSafePublish(path) }
        try renameChecked(path, entry, to: name, in: item.destination)
        var placement = Placement(
          .placed, item.destination.path(of: name), bytes: item.facts.size, sourceRemoved: true,
          version: entry.version, read: entry.version, notes: item.facts.notes)
        if entry.kind == .folder { placement.bytes = 0 }
        return placement
      }
    } catch .noSafePublish {
      return try linkInstead(item, entry, path, name: name, replaces: replaces)
    } catch .system(let failure) where failure.errno == .improperLink {
      return .copyInstead(item)
    }
  }

  /// Moves a file by a second name and then one less, where a rename cannot do it safely.
  ///
  /// So it is where it replaces: at every moment both names lead to a complete file.
  private func linkInstead(
    _ item: TransferItem, _ entry: FileStatus, _ path: FilePath, name: [UInt8], replaces: Bool
  ) throws(TransferError) -> Outcome {
    guard item.facts.kind != .folder else { throw .noSafePublish(item.destination.path) }
    let link: StagedFile
    do throws(SystemFailure) {
      link = try StagedFile.makeHardLink(to: path, in: item.destination)
    } catch {
      return .copyInstead(item)
    }
    let linked = try calling { () throws(SystemFailure) in try link.status() }
    guard linked.version == entry.version else { throw .sourceChanged(path) }
    return try publish(
      Preparation.Staged(
        item: item, file: link, replaces: replaces, name: name, bytes: item.facts.size,
        removal: item.facts.removal(reading: entry.version), version: entry.version,
        placed: entry.version),
      verified: .none)
  }

  /// Notes that a folder's entries changed.
  func noteChange(in folder: OpenFile, _ path: FilePath) {
    changedFolders[path] = folder
  }

  /// Calls `body` with names until one is not taken, resolving each conflict by the item's rule.
  private func settle(
    _ item: TransferItem, name: [UInt8], replaces: Bool, removal: Removal?,
    _ body: ([UInt8], Bool) throws(TransferError) -> Placement
  ) throws(TransferError) -> Outcome {
    var (name, replaces) = (name, replaces)
    while true {
      do throws(TransferError) {
        let placement = try body(name, replaces)
        noteChange(in: item.destination.folder, item.destination.path)
        return .done(Placed(placement: placement, removal: removal))
      } catch .system(let failure) where failure.errno == .fileExists {
        guard let occupant = try item.destination.occupant(of: item.request.name) else {
          (name, replaces) = (item.request.name, false)
          try willTake(item.destination.path(of: name))
          continue
        }
        switch try conflict.resolve(item, over: occupant) {
        case .settle(let placement, let removal):
          noteChange(in: item.destination.folder, item.destination.path)
          return .done(Placed(placement: placement, removal: removal))
        case .merge: return .merge(item)
        case .take(let free): (name, replaces) = (free, false)
        case .replace: (name, replaces) = (item.request.name, true)
        }
        try willTake(item.destination.path(of: name))
      }
    }
  }

  /// Renames, and renames back where what arrived is not what was looked at.
  private func renameChecked(
    _ path: FilePath, _ entry: FileStatus, to name: [UInt8], in destination: Destination
  ) throws(TransferError) {
    let newName = FilePath(bytes: name)
    let parent: OpenFile
    if let known = changedFolders[path.folder] {
      parent = known
    } else {
      parent = try reading(path) { () throws(SystemFailure) in
        try OpenFile.openFolder(path.folder)
      }
    }
    let oldName = path.lastComponent.map { FilePath(root: nil, [$0]) } ?? path
    do throws(SystemFailure) {
      try FileSystem.rename(oldName, in: parent, to: newName, in: destination.folder)
    } catch {
      if error.errno == .improperLink { throw .system(error) }
      if error.errno == .noSuchFileOrDirectory { throw .sourceMissing(path) }
      throw error.isUnsupported ? .noSafePublish(destination.path) : TransferError(error)
    }
    changedFolders[path.folder] = parent
    let arrived = try? FileSystem.status(
      of: newName, in: destination.folder, followingLinks: false)
    let isSame =
      entry.kind == .folder
      ? arrived?.isSameFile(as: entry) ?? true
      : (arrived?.version ?? entry.version) == entry.version
    guard isSame else {
      try calling { () throws(SystemFailure) in
        try FileSystem.rename(newName, in: destination.folder, to: oldName, in: parent)
      }
      throw .sourceChanged(path)
    }
  }
}
