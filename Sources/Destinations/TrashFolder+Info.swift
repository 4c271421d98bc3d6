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
      try FileSystem.statusIfPresent(of: file, followingLinks: false) == nil
    else { return }
    let path = trash.infoPath(of: name.bytes)
    guard let info = try read(path), isSame(trash.original(info), original) else { return }
    try FileSystem.removeFile(path)
  }

  /// Removes an info file that was made for a thing that then was not trashed.
  ///
  /// What another program wrote there, and what stands for something in the trash, is left alone.
  package func forget(
    _ name: [UInt8], of original: FilePath, trashedAt moment: Int64
  ) throws(SystemFailure) {
    let file = files.pushing(FilePath(bytes: name))
    guard try FileSystem.statusIfPresent(of: file, followingLinks: false) == nil,
      let info = try Self.read(infoPath(of: name)), self.original(info) == original,
      info.date == TrashInfo(path: original, trashedAt: moment).date
    else { return }
    try FileSystem.removeFile(infoPath(of: name))
  }

  /// The trash and the name that an info file belongs to; nil where the path can be that of none.
  package static func owner(ofInfo path: FilePath) -> (trash: TrashFolder, name: [UInt8])? {
    let files = path.removingLastComponent().removingLastComponent().appending("files")
    guard let name = path.lastComponent?.bytes, name.count > suffix.count,
      let trash = TrashFolder(holding: files.appending("x"))
    else { return nil }
    return (trash, Array(name.dropLast(suffix.count)))
  }

  private static func read(_ path: FilePath) throws(SystemFailure) -> TrashInfo? {
    guard
      let status = try FileSystem.statusIfPresent(of: path, followingLinks: false),
      status.kind == .regular
    else { return nil }
    // A path is no longer than 4096 bytes, each of them three characters at most.
    return TrashInfo(try OpenFile.open(path, options: .noFollow).readAll(limit: 16_384))
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
