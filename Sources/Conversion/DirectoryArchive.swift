import SystemCalls
import SystemPackage

/// A directory as a tar archive that holds the directory under its own name.
enum DirectoryArchive {
  /// The command that writes it, run in it: its path may lead elsewhere by then, or be a link.
  ///
  /// - Parameters:
  ///   - title: What the directory is called in the archive, as carried text; nil keeps its name.
  ///   - file: The directory itself, where its path may lead to another one by now.
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

  /// An expression of tar's that names the top directory of an archive, which is a dot to it.
  ///
  /// What links say stays; but a further name of a file is told by the first one as it is in the archive.
  private static func renaming(to title: String) -> String {
    var replacement = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if "|\\&".unicodeScalars.contains(scalar) { replacement.append("\\") }
      replacement.append(scalar)
    }
    return "flags=rSh;s|^[.]|\(String(replacement))|"
  }
}
