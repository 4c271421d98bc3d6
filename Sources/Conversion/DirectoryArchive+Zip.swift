import SystemCalls
import SystemPackage

// Zip has no option for the name of the top directory, so its path must end in that name.
extension DirectoryArchive {
  /// The command that writes a directory as a zip archive, run in its parent; symbolic links in it stay links.
  ///
  /// If the path is a link to a directory, the directory is archived, but without an entry of its own and
  /// therefore without its permissions and time.
  static func zip(
    _ directory: FilePath, _ file: OpenFile? = nil, environment: [(name: String, value: String)]
  ) -> CommandRunner.Command {
    let name = directory.lastComponent.map { FilePath(name: $0).bytes } ?? Array(".".utf8)
    // With `./` in front, no name can be mistaken for an option.
    var command = StepCommand.command(["zip", "-q", "-r", "-y", "-"], environment: environment)
    command.confine(
      to: Confinement(readable: [file?.pathOfDescriptor ?? directory], namesOwners: true),
      environment,
      home: nil)
    command.arguments.append(Array("./".utf8) + name)
    var excluded = specials(in: directory, file).map { special in
      pattern(name) + [slash]
        + Array(
          special.split(separator: slash).map { pattern(Array($0)) }.joined(separator: [slash]))
    }
    if let status = try? FileSystem.status(of: directory, followingLinks: false),
      status.kind == .link
    {
      command.arguments[command.arguments.count - 1].append(slash)
      excluded.append(pattern(name) + [slash])
    }
    if !excluded.isEmpty { command.arguments += [Array("-x".utf8)] + excluded }
    command.directory = directory.directory
    return command
  }

  private static let slash = UInt8(ascii: "/")
  /// The maximum size of the exclusions, which surely fits on a command line.
  private static let mostBytes = 1 << 16

  /// The paths of special files, which zip cannot archive and which would make it fail.
  private static func specials(in directory: FilePath, _ file: OpenFile?) -> [[UInt8]] {
    guard let top = try? file ?? OpenFile.openDirectory(directory) else { return [] }
    var descent = DirectoryDescent(top)
    var directories: [NameList] = []
    var path: [UInt8] = []
    var lengths: [Int] = []
    var found: [[UInt8]] = []
    var size = 0
    func look(in directory: OpenFile) {
      var inside = NameList()
      for entry in (try? DirectoryReader.entries(of: directory)) ?? [] {
        switch try? entry.kind(in: directory) {
        case .directory?: inside.append(entry.name)
        case .regular?, .link?, nil: continue
        default:
          size += 2 * (path.count + entry.name.count)
          if size < mostBytes { found.append(path + entry.name) }
        }
      }
      directories.append(inside)
    }
    look(in: top)
    while let last = directories.indices.last {
      guard let name = directories[last].popLast() else {
        directories.removeLast()
        guard let length = lengths.popLast(), (try? descent.leave()) != nil else { break }
        path.removeLast(path.count - length)
        continue
      }
      guard (try? descent.enter(FilePath(bytes: name))) != nil else { continue }
      lengths.append(path.count)
      path += name + [slash]
      look(in: descent.current)
    }
    return found
  }

  /// A pattern for zip that matches only this name.
  private static func pattern(_ name: [UInt8]) -> [UInt8] {
    name.flatMap { byte in
      let isPlain =
        byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      return isPlain ? [byte] : [UInt8(ascii: "\\"), byte]
    }
  }
}
