package import SystemCalls
package import SystemPackage
import UniformTypes

/// Directories as archives, which are streams, and archives as the directories that they hold.
package enum DirectoryConversions {
  package static let all = [directoryToTar, directoryToZip, tarToDirectory, zipToDirectory].map(
    \.confined)

  /// A directory, and a package too, as a tar archive: the form that a directory goes to a stream in.
  package static let directoryToTar = Conversion(
    .directory, to: .tarArchive, by: "tar", .directoryToTar
  ).confined

  /// A directory as a zip archive, by a program that not every machine has; links in it stay links.
  package static let directoryToZip = Conversion(
    .directory, to: zipArchive, by: "zip", .directoryToZip)

  /// Names that lead out of the directory lose what leads there, and a link that does gets its place last.
  ///
  /// Who accepts directories does not mean archives by it, so that this is not automatic. The same holds for
  /// zip, as which most documents of today can be read.
  package static let tarToDirectory = Conversion(
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
  package static let zipToDirectory = Conversion(
    zipArchive, to: .folder, by: "unzip",
    .unpacking([
      "env", "LC_ALL=C.UTF-8", "unzip", "-q", "-^", "-V", "-P", "", "%i", "-d", "%o",
    ]),
    isAutomatic: false)

  private static let zipArchive = UniformType("public.zip-archive")
}

extension Conversion {
  /// The command that writes the directory at a path as an archive.
  ///
  /// - Parameters:
  ///   - path: Absolute, so that it means the same wherever the tool runs.
  ///   - title: What the data calls the directory, as carried text; nil keeps its name.
  ///   - file: The directory itself, where its path may lead to another one by now.
  package static func archiving(
    _ path: FilePath, as title: String? = nil, _ file: OpenFile? = nil
  ) -> StreamedCommand {
    DirectoryArchive.command(for: path, as: title, file)
  }
}
