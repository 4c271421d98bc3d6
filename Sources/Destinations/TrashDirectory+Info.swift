package import SystemCalls
package import SystemPackage

// What becomes of the info file of a thing that is not in the trash, or not any more.
extension TrashDirectory {
  /// Removes the info file that stands for what is no longer under this path in a trash, if it speaks of
  /// the path that it went back to.
  ///
  /// Any other file, and any path that is in no trash, is left alone.
  ///
  /// - Parameter original: Its directory exists.
  package static func forget(_ file: FilePath, backAt original: FilePath) throws(SystemFailure) {
    guard let trash = TrashDirectory(holding: file), let name = file.lastComponent,
      let directory = try trash.opened(),
      try directory.statusIfPresent(of: filePath(of: name.bytes)) == nil,
      let info = try read(name.bytes, in: directory), isSame(trash.original(info), original)
    else { return }
    try removeInfo(of: name.bytes, in: directory)
  }

  /// Removes an info file that was made for a thing that then was not trashed.
  ///
  /// What another program wrote there, and what stands for something in the trash, is left alone.
  package func forget(
    _ name: [UInt8], of original: FilePath, trashedAt moment: Int64
  ) throws(SystemFailure) {
    guard let directory = try opened(),
      try directory.statusIfPresent(of: Self.filePath(of: name)) == nil,
      let info = try Self.read(name, in: directory), self.original(info) == original,
      info.date == TrashInfo(path: original, trashedAt: moment).date
    else { return }
    try Self.removeInfo(of: name, in: directory)
  }

  /// The trash and the name that an info file belongs to; nil where the path can be that of none.
  package static func owner(ofInfo path: FilePath) -> (trash: TrashDirectory, name: [UInt8])? {
    let files = path.removingLastComponent().removingLastComponent().appending("files")
    guard let name = path.lastComponent?.bytes, name.count > suffix.count,
      let trash = TrashDirectory(holding: files.appending("x"))
    else { return nil }
    return (trash, Array(name.dropLast(suffix.count)))
  }

  private static func read(
    _ name: [UInt8], in directory: ConfinedDirectory
  ) throws(SystemFailure) -> TrashInfo? {
    guard let status = try directory.statusIfPresent(of: placeOfInfo(of: name)),
      status.kind == .regular
    else { return nil }
    // A path is no longer than 4096 bytes, each of them three characters at most.
    return TrashInfo(try directory.openFile(placeOfInfo(of: name)).readAll(limit: 16_384))
  }

  private static func removeInfo(
    of name: [UInt8], in directory: ConfinedDirectory
  ) throws(SystemFailure) {
    let (parent, last) = try directory.parent(of: placeOfInfo(of: name))
    try FileSystem.removeFile(last, in: parent)
  }

  /// Whether two paths are one name in one directory.
  private static func isSame(_ one: FilePath, _ other: FilePath) -> Bool {
    if one == other { return true }
    guard one.lastComponent == other.lastComponent,
      let here = try? FileSystem.status(of: one.removingLastComponent()),
      let there = try? FileSystem.status(of: other.removingLastComponent())
    else { return false }
    return here.isSameFile(as: there)
  }
}
