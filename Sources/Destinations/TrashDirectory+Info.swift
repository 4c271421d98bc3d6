package import SystemCalls
package import SystemPackage

// Removes info files of files that are not in the trash.
extension TrashDirectory {
  /// Removes the info file of a file that was restored from the trash, if it names the path to which the file
  /// was restored.
  ///
  /// Info files of other files and paths outside a trash are left alone.
  ///
  /// - Parameter original: The restored path, whose directory exists.
  package static func forget(_ file: FilePath, backAt original: FilePath) throws(SystemFailure) {
    guard let trash = TrashDirectory(holding: file), let name = file.lastComponent,
      let directory = try trash.opened(),
      try directory.statusIfPresent(of: filePath(of: name.bytes)) == nil,
      let info = try read(name.bytes, in: directory), isSame(trash.original(info), original)
    else { return }
    try removeInfo(of: name.bytes, in: directory)
  }

  /// Removes an info file that was created for a file that was not trashed after all.
  ///
  /// Info files of other programs and of files in the trash are left alone.
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

  /// The trash and the file name that an info file belongs to; nil if the path is not that of an info file.
  package static func owner(ofInfo path: FilePath) -> (trash: TrashDirectory, name: [UInt8])? {
    let files = path.directory.directory.appending("files")
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
    // A path has at most 4096 bytes, each encoded as at most three characters.
    return TrashInfo(try directory.openFile(placeOfInfo(of: name)).readAll(limit: 16_384))
  }

  private static func removeInfo(
    of name: [UInt8], in directory: ConfinedDirectory
  ) throws(SystemFailure) {
    let (parent, last) = try directory.parent(of: placeOfInfo(of: name))
    try FileSystem.removeFile(last, in: parent)
  }

  /// Whether two paths have the same name in the same directory.
  private static func isSame(_ one: FilePath, _ other: FilePath) -> Bool {
    if one == other { return true }
    guard one.lastComponent == other.lastComponent,
      let here = try? FileSystem.status(of: one.directory),
      let there = try? FileSystem.status(of: other.directory)
    else { return false }
    return here.isSameFile(as: there)
  }
}
