package import SystemCalls
package import SystemPackage
import UniformTypes

/// Conversions of directories to archives, which are streams, and of archives to directories.
package enum DirectoryConversions {
  package static let all = [directoryToTar, directoryToZip, tarToDirectory, zipToDirectory].map(
    \.confined)

  /// From a directory, or a package, to a tar archive: the representation of a directory in a stream.
  package static let directoryToTar = Conversion(
    .directory, to: .tarArchive, by: "tar", .directoryToTar
  ).confined

  /// From a directory to a zip archive, if `zip` is installed; symbolic links in it stay links.
  package static let directoryToZip = Conversion(
    .directory, to: zipArchive, by: "zip", .directoryToZip)

  /// From a tar archive to a directory; leading `/` and `..` are removed from names, and links that lead out
  /// are created last.
  ///
  /// This is not automatic, because a destination that accepts directories does not mean archives. The same
  /// applies to zip, as which most document formats could be read.
  package static let tarToDirectory = Conversion(
    .tarArchive, to: .folder, by: "tar",
    .unpacking([
      // Without `--force-local`, tar takes a path with a colon for a file on another machine.
      "tar", "-x", "--force-local", "-f", "%i", "-C", "%o", "--no-same-owner",
      "--no-same-permissions",
    ]), isAutomatic: false)

  /// From a zip archive to a directory; names are always read as UTF-8, and keep all their characters.
  ///
  /// Unzip does not prompt for a password. Its question about an existing name gets no answer, so that it
  /// fails.
  package static let zipToDirectory = Conversion(
    zipArchive, to: .folder, by: "unzip",
    .unpacking([
      "env", "LC_ALL=C.UTF-8", "unzip", "-q", "-^", "-V", "-P", "", "%i", "-d", "%o",
    ]),
    isAutomatic: false)

  private static let zipArchive = UniformType("public.zip-archive")
}

extension Conversion {
  /// The command that writes a directory as an archive.
  ///
  /// - Parameters:
  ///   - path: An absolute path, which does not depend on the tool's working directory.
  ///   - title: The name of the directory in the archive, as carried text; nil keeps its own name.
  ///   - file: The open directory, if its path may lead to another one by now.
  package static func archiving(
    _ path: FilePath, as title: String? = nil, _ file: OpenFile? = nil
  ) -> StreamedCommand {
    DirectoryArchive.command(for: path, as: title, file)
  }
}
