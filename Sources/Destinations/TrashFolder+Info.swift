package import SystemCalls
package import SystemPackage

// What becomes of the info file of a thing that is not in the trash, or not any more.
extension TrashFolder {
  /// Removes the info file that stands for what is no longer under this path in a trash, if it speaks of
  /// the path that it went back to.
  ///
  /// Any other file, and any path that is in no trash, is left alone.
  ///
  /// - Parameter original: Its folder exists.
  package static func forget(_ file: FilePath, backAt original: FilePath) throws(SystemFailure) {
    guard let trash = TrashFolder(holding: file), let name = file.lastComponent,
      let folder = try trash.opened(),
      try folder.statusIfPresent(of: place(of: name.bytes)) == nil,
      let info = try read(name.bytes, in: folder), isSame(trash.original(info), original)
    else { return }
    try removeInfo(of: name.bytes, in: folder)
  }

  /// Removes an info file that was made for a thing that then was not trashed.
  ///
  /// What another program wrote there, and what stands for something in the trash, is left alone.
  package func forget(
    _ name: [UInt8], of original: FilePath, trashedAt moment: Int64
  ) throws(SystemFailure) {
    guard let folder = try opened(), try folder.statusIfPresent(of: Self.place(of: name)) == nil,
      let info = try Self.read(name, in: folder), self.original(info) == original,
      info.date == TrashInfo(path: original, trashedAt: moment).date
    else { return }
    try Self.removeInfo(of: name, in: folder)
  }

  /// The trash and the name that an info file belongs to; nil where the path can be that of none.
  package static func owner(ofInfo path: FilePath) -> (trash: TrashFolder, name: [UInt8])? {
    let files = path.removingLastComponent().removingLastComponent().appending("files")
    guard let name = path.lastComponent?.bytes, name.count > suffix.count,
      let trash = TrashFolder(holding: files.appending("x"))
    else { return nil }
    return (trash, Array(name.dropLast(suffix.count)))
  }

  private static func read(
    _ name: [UInt8], in folder: ConfinedFolder
  ) throws(SystemFailure) -> TrashInfo? {
    guard let status = try folder.statusIfPresent(of: placeOfInfo(of: name)),
      status.kind == .regular
    else { return nil }
    // A path is no longer than 4096 bytes, each of them three characters at most.
    return TrashInfo(try folder.openFile(placeOfInfo(of: name)).readAll(limit: 16_384))
  }

  private static func removeInfo(
    of name: [UInt8], in folder: ConfinedFolder
  ) throws(SystemFailure) {
    let (parent, last) = try folder.parent(of: placeOfInfo(of: name))
    try FileSystem.removeFile(last, in: parent)
  }

  /// Whether two paths are one name in one folder.
  private static func isSame(_ one: FilePath, _ other: FilePath) -> Bool {
    if one == other { return true }
    guard one.lastComponent == other.lastComponent,
      let here = try? FileSystem.status(of: one.removingLastComponent()),
      let there = try? FileSystem.status(of: other.removingLastComponent())
    else { return false }
    return here.isSameFile(as: there)
  }
}
