import SystemCalls
import SystemPackage

/// A stored directory under the title of its data, while this value exists.
///
/// The name of a stored directory is arbitrary, but some programs, such as zip, write it to their output.
struct NamedInputDirectory {
  private let room: PrivateDirectory
  /// A link to the directory; if it is empty, an empty directory with the same permissions and times.
  let path: FilePath

  /// Creates it in `workplace`; nil if the title is not a valid file name.
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
