import SystemCalls
import SystemPackage

/// A folder as a tar archive that holds the folder under its own name.
enum FolderArchive {
  /// The command that writes it: `tar -c -f - -C PARENT -- NAME`.
  ///
  /// - Parameter title: What the folder is called in the archive, as carried text; nil keeps its name.
  static func command(for folder: FilePath, as title: String? = nil) -> StreamedCommand {
    let name = folder.lastComponent.map { FilePath(root: nil, [$0]) } ?? FilePath(".")
    let parent = folder.removingLastComponent()
    let transform = title.map { ["--transform", renaming(name.carried, to: $0)] } ?? []
    return StreamedCommand(
      tool: "tar",
      arguments: transform + [
        "-c", "-f", "-", "-C", parent.isEmpty ? "." : parent.carried, "--", name.carried,
      ],
      name: title ?? name.carried)
  }

  /// An expression of tar's that renames the top folder of an archive; what links say stays.
  private static func renaming(_ name: String, to title: String) -> String {
    var replacement = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if "|\\&".unicodeScalars.contains(scalar) { replacement.append("\\") }
      replacement.append(scalar)
    }
    let pattern = name.unicodeScalars.map { "[\($0)]" }.joined()
    return "flags=rSH;s|^\(pattern)|\(String(replacement))|"
  }
}
