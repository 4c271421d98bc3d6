import SystemCalls
import SystemPackage

/// A kept directory under the title that its data has, for as long as this value lives.
///
/// What a directory is called where it is kept nobody chose, and some programs know it by nothing else.
struct NamedInputDirectory {
  private let room: PrivateDirectory
  /// A link to the directory; where nothing is in it, a directory like it, which is all that one could tell.
  let path: FilePath

  /// Makes one in `workplace`; nil where the title cannot be the name of a file.
  ///
  /// - Parameter title: As carried text.
  init?(
    _ directory: FilePath, as title: String, in workplace: FilePath
  ) throws(SystemFailure) {
    let name = FilePath(carried: title)
    guard name.root == nil, name.components.count == 1, name.lastComponent?.kind == .regular
    else { return nil }
    room = try PrivateDirectory(in: workplace, prefix: ".conversion-")
    path = room.path.appending(name.components)
    var reader = DirectoryReader(try OpenFile.openDirectory(directory))
    if try reader.next() != nil {
      try FileSystem.makeLink(path, saying: directory.bytes)
      return
    }
    let status = try FileSystem.status(of: directory)
    try FileSystem.makeDirectory(path, mode: 0o700)
    try FileSystem.setMode(of: path, to: status.mode & 0o777)
    try FileSystem.setTimes(of: path, accessed: status.accessed, modified: status.modified)
  }
}
