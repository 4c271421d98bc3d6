import SystemCalls
import SystemPackage

/// A folder as a tar archive that holds the folder under its own name.
enum FolderArchive {
  /// The command that writes it, run beside it: `tar --no-unquote -c -f - -- NAME`.
  ///
  /// Else tar would take a backslash in the name for the beginning of an escape.
  ///
  /// - Parameter title: What the folder is called in the archive, as carried text; nil keeps its name.
  static func command(for folder: FilePath, as title: String? = nil) -> StreamedCommand {
    let name = folder.lastComponent.map { FilePath(root: nil, [$0]) } ?? FilePath(".")
    let parent = folder.removingLastComponent()
    let transform = title.map { ["--transform", renaming(name.carried, to: $0)] } ?? []
    var command = StreamedCommand(
      tool: "tar", arguments: transform + ["--no-unquote", "-c", "-f", "-", "--", name.carried],
      name: title ?? name.carried)
    command.folder = parent.isEmpty ? "." : parent
    command.confinement = Confinement(readable: [folder], namesOwners: true)
    return command
  }

  /// An expression of tar's that renames the top folder of an archive.
  ///
  /// What links say stays; but a further name of a file is told by the first one as it is in the archive.
  private static func renaming(_ name: String, to title: String) -> String {
    var replacement = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if "|\\&".unicodeScalars.contains(scalar) { replacement.append("\\") }
      replacement.append(scalar)
    }
    let pattern = name.unicodeScalars.map { "[\($0)]" }.joined()
    return "flags=rSh;s|^\(pattern)|\(String(replacement))|"
  }
}
