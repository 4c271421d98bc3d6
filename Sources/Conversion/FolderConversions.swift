package import SystemCalls
package import SystemPackage
import UniformTypes

/// Folders as archives, which are streams, and archives as the folders that they hold.
package enum FolderConversions {
  package static let all = [folderToTar, folderToZip, tarToFolder, zipToFolder].map(\.confined)

  /// A folder, and a package too, as a tar archive: the form that a folder goes to a stream in.
  package static let folderToTar = Conversion(
    .directory, to: .tarArchive, by: "tar", .folderToTar
  ).confined

  /// A folder as a zip archive, by a program that not every machine has; links in it stay links.
  package static let folderToZip = Conversion(
    .directory, to: zipArchive, by: "zip", .folderToZip)

  /// Names that lead out of the folder lose what leads there, and a link that does gets its place last.
  ///
  /// Who accepts folders does not mean archives by it, so that this is not automatic. The same holds for
  /// zip, as which most documents of today can be read.
  package static let tarToFolder = Conversion(
    .tarArchive, to: .folder, by: "tar",
    .unpacking([
      // A colon in a path would be the name of a machine.
      "tar", "-x", "--force-local", "-f", "%i", "-C", "%o", "--no-same-owner",
      "--no-same-permissions",
    ]), isAutomatic: false)

  /// Names are taken as UTF-8 wherever this runs, with all that is in them.
  ///
  /// A password is never asked for. To what unzip asks of a name that is there already nobody answers, so that
  /// it fails.
  package static let zipToFolder = Conversion(
    zipArchive, to: .folder, by: "unzip",
    .unpacking([
      "env", "LC_ALL=C.UTF-8", "unzip", "-q", "-^", "-V", "-P", "", "%i", "-d", "%o",
    ]),
    isAutomatic: false)

  private static let zipArchive = UniformType("public.zip-archive")
}

extension Conversion {
  /// The command that writes the folder at a path as an archive.
  ///
  /// - Parameters:
  ///   - path: Absolute, so that it means the same wherever the tool runs.
  ///   - title: What the data calls the folder, as carried text; nil keeps its name.
  ///   - file: The folder itself, where its path may lead to another one by now.
  package static func archiving(
    _ path: FilePath, as title: String? = nil, _ file: OpenFile? = nil
  ) -> StreamedCommand {
    FolderArchive.command(for: path, as: title, file)
  }
}
