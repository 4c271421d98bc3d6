import SystemCalls
import SystemPackage

/// Writes a directory as a tar archive with the directory as its top entry.
enum DirectoryArchive {
  /// The command that writes the archive, run inside the directory, whose path may be a link or lead elsewhere
  /// by then.
  ///
  /// - Parameters:
  ///   - title: The name of the directory in the archive, as carried text; nil keeps its own name.
  ///   - file: The open directory, if its path may lead to another one by now.
  static func command(
    for directory: FilePath, as title: String? = nil, _ file: OpenFile? = nil
  ) -> StreamedCommand {
    let name = title ?? directory.lastComponent.map { FilePath(name: $0).carried } ?? "."
    var command = StreamedCommand(
      tool: "tar", arguments: ["--transform", renaming(to: name), "-c", "-f", "-", "."],
      name: name)
    command.directory = file?.pathOfDescriptor ?? directory
    command.confinement = Confinement(
      readable: [file?.pathOfDescriptor ?? directory], namesOwners: true)
    return command
  }

  /// A tar expression that renames the top directory of an archive, which tar calls `.`.
  ///
  /// The targets of symbolic links are unchanged; those of hard links are renamed too, since they refer to
  /// entries of the archive.
  private static func renaming(to title: String) -> String {
    var replacement = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if "|\\&".unicodeScalars.contains(scalar) { replacement.append("\\") }
      replacement.append(scalar)
    }
    return "flags=rSh;s|^[.]|\(String(replacement))|"
  }
}
