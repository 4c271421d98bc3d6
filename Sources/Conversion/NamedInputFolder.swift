import SystemCalls
import SystemPackage

/// A kept folder under the title that its data has, for as long as this value lives.
///
/// What a folder is called where it is kept nobody chose, and some programs know it by nothing else.
struct NamedInputFolder {
  private let room: PrivateFolder
  /// A link to the folder; where nothing is in it, a folder like it, which is all that one could tell.
  let path: FilePath

  /// Makes one in `workplace`; nil where the title cannot be the name of a file.
  ///
  /// - Parameter title: As carried text.
  init?(
    _ folder: FilePath, as title: String, in workplace: FilePath
  ) throws(SystemFailure) {
    let name = FilePath(carried: title)
    guard name.root == nil, name.components.count == 1, name.lastComponent?.kind == .regular
    else { return nil }
    room = try PrivateFolder(in: workplace, prefix: ".conversion-")
    path = room.path.appending(name.components)
    var reader = FolderReader(try OpenFile.openFolder(folder))
    if try reader.next() != nil {
      try FileSystem.makeLink(path, saying: folder.bytes)
      return
    }
    let status = try FileSystem.status(of: folder)
    try FileSystem.makeFolder(path, mode: 0o700)
    try FileSystem.setMode(of: path, to: status.mode & 0o777)
    try FileSystem.setTimes(of: path, accessed: status.accessed, modified: status.modified)
  }
}
