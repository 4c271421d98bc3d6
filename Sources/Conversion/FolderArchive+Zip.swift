import SystemCalls
import SystemPackage

// Zip has no option for what a folder is called in an archive: it is what the folder's path says.
extension FolderArchive {
  /// What is run beside a folder and writes it as a zip archive; links in it stay links.
  ///
  /// A link to a folder stands for the folder, but for that folder's own entry, which zip finds no way to:
  /// its rights and time are not told.
  static func zip(
    _ folder: FilePath, _ file: OpenFile? = nil, environment: [(name: String, value: String)]
  ) -> CommandRunner.Command {
    let name = folder.lastComponent.map { FilePath(root: nil, [$0]).bytes } ?? Array(".".utf8)
    // Behind a dot and a slash no name is an option.
    var command = StepCommand.command(["zip", "-q", "-r", "-y", "-"], environment: environment)
    command.confine(
      to: Confinement(readable: [file?.pathOfDescriptor ?? folder], namesOwners: true), environment,
      home: nil)
    command.arguments.append(Array("./".utf8) + name)
    if let status = try? FileSystem.status(of: folder, followingLinks: false), status.kind == .link
    {
      command.arguments[command.arguments.count - 1].append(UInt8(ascii: "/"))
      command.arguments += [Array("-x".utf8), pattern(name) + [UInt8(ascii: "/")]]
    }
    command.folder = folder.removingLastComponent()
    return command
  }

  /// A pattern of zip's that only one name matches.
  private static func pattern(_ name: [UInt8]) -> [UInt8] {
    name.flatMap { byte in
      let isPlain =
        byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      return isPlain ? [byte] : [UInt8(ascii: "\\"), byte]
    }
  }
}
