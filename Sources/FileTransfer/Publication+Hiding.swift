import SystemCalls
import SystemPackage

// A file system that ignores the case of letters has one entry under two names. No status tells; a name that is gone
// while the source is hidden does.
extension Publication {
  /// Hides a source, looks whether its new name is free now, and gives it that name.
  ///
  /// - Returns: What was renamed; nil if the new name belongs to another file, or the source cannot be hidden.
  func renameByHiding(
    _ path: FilePath, to name: [UInt8], in destination: Folder
  ) throws(TransferError) -> FileStatus? {
    let newName = FilePath(bytes: name)
    let parent = try openingDirectory(of: path)
    let (oldName, hidden) = (path.name, destination.runID.aside(path.name))
    do throws(SystemFailure) {
      try FileSystem.hide(oldName, as: hidden, in: parent)
    } catch {
      return nil
    }
    func putBack() throws(TransferError) {
      for case .sourceInTombstone(_, let place) in SourceRemoval.putBack(
        hidden, oldName, parent, path)
      {
        throw .system(SystemFailure("renameat2", place, .resourceBusy))
      }
    }
    do throws(SystemFailure) {
      let directory = try destination.directory
      if try FileSystem.freshStatus(of: newName, in: directory) == nil {
        try FileSystem.unhide(hidden, in: parent, as: newName, in: directory)
        noteChange(in: parent, path.directory)
        return try FileSystem.statusIfPresent(of: newName, in: directory, followingLinks: false)
      }
    } catch {
      try putBack()
      if error.errno == .improperLink || error.errno == .fileExists { throw .system(error) }
      throw error.isUnsupported ? .noSafePublish(destination.path) : TransferError(error)
    }
    try putBack()
    return nil
  }
}

extension [UInt8] {
  /// Whether names differ at most in the case of letters.
  fileprivate func isSpelled(like other: [UInt8]) -> Bool {
    self == other
      || String(decoding: self, as: UTF8.self).lowercased()
        == String(decoding: other, as: UTF8.self).lowercased()
  }
}

extension FilePath {
  /// Whether both may be names of one entry, which differ only in the case of letters.
  func mayBeOneEntry(as other: FilePath) -> Bool {
    self != other && name.bytes.isSpelled(like: other.name.bytes)
      && directory.bytes.isSpelled(like: other.directory.bytes)
      && (try? FileSystem.volume(of: directory))?.kind.hasLastingIdentity == false
  }

  /// Whether no entry has exactly this name: a drive that does not distinguish the case of letters finds others, too.
  package var isUnlisted: Bool {
    if FileSystem.isGone(self) { return true }
    guard (try? FileSystem.volume(of: directory))?.kind.hasLastingIdentity == false,
      let opened = try? OpenFile.openDirectory(directory),
      let entries = try? DirectoryReader.entries(of: opened)
    else { return false }
    return !entries.contains { $0.name == name.bytes }
  }
}

extension Folder {
  /// Whether this directory lies in another one whose path differs from its own in the case of letters: what is made
  /// here is seen there.
  func liesOtherwiseSpelled(in source: FilePath) -> Bool {
    guard planned == nil, volume?.kind.hasLastingIdentity != true,
      let above = try? FileSystem.realPath(of: source).components.map({ FilePath(name: $0).bytes }),
      let own = try? FileSystem.realPath(of: path).components.map({ FilePath(name: $0).bytes }),
      own.count >= above.count, !own.starts(with: above),
      zip(own, above).allSatisfy({ $0.isSpelled(like: $1) })
    else { return false }
    let marker = runID.probe()
    guard let directory = try? directory,
      (try? FileSystem.makeDirectory(marker, in: directory, mode: 0o700)) != nil
    else { return false }
    defer { try? FileSystem.removeDirectory(marker, in: directory) }
    let below = own.dropFirst(above.count).reduce(source) { $0.appending(bytes: $1) }
    return !FileSystem.isGone(below.pushing(marker))
  }
}

extension TransferItem {
  /// Whether a move to this name may only change how the name of its own entry is written.
  func mayBeOneEntry(as name: [UInt8]) -> Bool {
    guard isMove, !facts.isFollowedLink, let old = facts.path?.name.bytes, old != name else {
      return false
    }
    return old.isSpelled(like: name)
  }

  /// Whether the name belongs to the source itself: in other letters, or seen through another mount.
  ///
  /// No status tells, and only a move hides its source, later. A marker in the directory of the copy is looked for in that
  /// of the source, under its name as the source's name is written: in the same letters, or in others. A union may put the
  /// marker elsewhere, so that before a file is replaced, a link to it is the marker.
  func isOneEntry(_ occupant: FileStatus) -> Bool {
    let replaces = request.rule == .replace || request.rule == .newer
    guard !isMove || replaces, destination.planned == nil, let path = facts.path,
      let source = facts.entry ?? facts.status,
      path.name.bytes.isSpelled(like: request.name), occupant.kind == source.kind,
      occupant.version.mayBe(source.version), let directory = try? destination.directory,
      let above = try? OpenFile.openPath(path.directory),
      destination.volume?.kind.hasLastingIdentity != true
        || (try? above.volume())?.kind.hasLastingIdentity != true
    else { return false }
    func shows(_ make: (FilePath) throws(SystemFailure) -> Void) -> Bool {
      let marker = destination.runID.probe()
      guard (try? make(marker)) != nil else { return false }
      defer { StagedFile.discard(marker, in: directory) }
      let isSameName = path.name.bytes == request.name
      let other = FilePath(String(decoding: marker.bytes, as: UTF8.self).uppercased())
      return (try? FileSystem.freshStatus(of: isSameName ? marker : other, in: above)) ?? nil != nil
    }
    if shows({ (marker) throws(SystemFailure) in
      _ = try OpenFile.open(
        marker, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
        permissions: 0o600)
    }) {
      return true
    }
    return replaces
      && shows { (marker) throws(SystemFailure) in
        try FileSystem.link(FilePath(bytes: request.name), in: directory, to: marker, in: directory)
      }
  }
}
