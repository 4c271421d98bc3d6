import Items
import SystemCalls
import SystemPackage

// What a run left among the kept files under names that only it knows, while it was replacing a file.
extension Recovery {
  /// Takes these names away, so that the run can exchange nothing if it goes on, and then finds out what has them.
  ///
  /// The new file is removed. The old one gets its own name back if that is free, else the name under which it is kept.
  mutating func takeWaiting(_ one: TransferRecord, _ runID: RunID) {
    guard one.target.isHere, one.target.path.isAbsolute else { return }
    var kept: FilePath?
    eachKeptDirectory(beside: one.target.path) { name, directory, parent in
      for entry in (try? DirectoryReader.entries(of: directory)) ?? [] {
        guard let isAside = runID.isAside(entry.name, for: one.target.path.name) else { continue }
        // This process counts from one again, as the run did.
        let taken = (0..<Self.mostNames).lazy.map { _ in
          isAside
            ? runID.aside(for: one.target.path.name) : runID.waiting(for: one.target.path.name)
        }.first {
          (try? FileSystem.moveToFreeName(entry.path, in: directory, to: $0, in: directory)) != nil
        }
        guard let taken else { continue }
        let name = settleWaiting(
          taken, isAside: isAside, one, runID, in: directory, parent,
          at: one.target.path.directory.pushing(name))
        kept = name ?? kept
      }
      KeptDirectory.removeIfEmpty(name, in: parent)
    }
    if let kept { waited[one.target.path] = kept }
  }

  /// How many names are tried.
  private static let mostNames = 1000

  /// - Returns: Where the old file is kept, if it is not back under its name.
  private func settleWaiting(
    _ name: FilePath, isAside: Bool, _ one: TransferRecord, _ runID: RunID, in kept: OpenFile,
    _ parent: OpenFile, at path: FilePath
  ) -> FilePath? {
    guard let status = try? FileSystem.status(of: name, in: kept, followingLinks: false) else {
      return nil
    }
    if !isAside, let placed = one.named, isNew(path.pushing(name), status, placed, one) {
      if !Self.isOnlyName(of: placed, one) { StagedFile.discard(name, in: kept) }
      return nil
    }
    if isAside, one.named?.size != 0 {
      Self.dropReservation(of: one.target.path.name, in: parent, runID)
    }
    if (try? FileSystem.moveToFreeName(name, in: kept, to: one.target.path.name, in: parent)) != nil
    {
      return nil
    }
    // A name that was only reserved is empty, and the file for which it was still has its own.
    if !hasNew(one) {
      Self.dropReservation(of: name, in: kept, runID)
      if FileSystem.isGone(name, in: kept) { return nil }
    }
    if let planned = one.replaced?.here { Self.dropReservation(of: planned.name, in: kept, runID) }
    return Trade.keep(name, as: one.target.path.name, in: kept).map(path.pushing)
  }

  /// Gives a kept file its name again if that is free, because the new one has not got it.
  func bringBack(_ one: TransferRecord) {
    guard let planned = one.replaced?.here, let kept = KeptDirectory.holding(planned),
      let parent = try? OpenFile.openPath(one.target.path.directory)
    else { return }
    let (name, directory) = (one.target.path.name, kept.directory)
    try? FileSystem.moveToFreeName(planned.name, in: directory, to: name, in: parent)
    KeptDirectory.removeIfEmpty(kept.name, in: parent)
  }

  /// Whether the new file has its name.
  private func hasNew(_ one: TransferRecord) -> Bool {
    guard let placed = one.named,
      let status = try? FileSystem.status(of: one.target.path, followingLinks: false)
    else { return false }
    return isNew(one.target.path, status, placed, one)
  }

  /// Whether a file that waits is the new one; where numbers do not last, its bytes tell.
  private func isNew(
    _ path: FilePath, _ status: FileStatus, _ placed: FileVersion, _ one: TransferRecord
  ) -> Bool {
    guard status.kind != .directory else { return false }
    let isLasting = (try? FileSystem.volume(of: path.directory))?.kind.hasLastingIdentity
    if isLasting ?? false { return status.version.isSameContent(as: placed) }
    guard status.version.mayBe(placed) else { return false }
    return Self.holdsSource(path, status, of: one) ?? status.version.isSameContent(as: placed)
  }

  /// Whether the placed file is the source itself, which has no other name any more.
  static func isOnlyName(of placed: FileVersion, _ one: TransferRecord) -> Bool {
    guard one.read?.inode == placed.inode else { return false }
    let source = one.source?.here.flatMap { try? FileSystem.status(of: $0, followingLinks: false) }
    return source?.inode != placed.inode
  }
}
