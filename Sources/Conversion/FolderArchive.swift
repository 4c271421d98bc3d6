import SystemCalls
import SystemPackage

/// A folder as a tar archive that holds the folder under its own name.
enum FolderArchive {
  /// The command that writes it: `tar -c -f - -C PARENT -- NAME`.
  static func command(for folder: FilePath) -> StreamedCommand {
    let name = folder.lastComponent.map { FilePath(root: nil, [$0]) } ?? FilePath(".")
    let parent = folder.removingLastComponent()
    return StreamedCommand(
      tool: "tar",
      arguments: [
        "-c", "-f", "-", "-C", parent.isEmpty ? "." : parent.carried, "--", name.carried,
      ],
      name: name.carried)
  }
}
