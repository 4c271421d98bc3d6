package import SystemCalls
import SystemPackage

// The programs of the built-in table may access only their input and the system's own files.
extension ConversionRun {
  /// A step's command, confined unless it is one of the user's own.
  ///
  /// - Parameters:
  ///   - source: The file that it reads by path.
  ///   - room: A private directory, which is writable and serves as its home.
  func confined(
    _ command: CommandRunner.Command, for step: Conversion, reading source: FilePath? = nil,
    in room: FilePath?
  ) -> CommandRunner.Command {
    guard step.reach != .everything else { return command }
    var command = command
    command.directory = room
    var confinement = Confinement(
      readable: [source].compactMap(\.self), changeable: [room].compactMap(\.self))
    let path = environment.first { $0.name == "PATH" }?.value
    let tool = ProgramSearch(path: path).find(step.tool)
    confinement.programs = [tool].compactMap(\.self)
    confinement.unpacks = step.unpacks
    let beside = step.reach == .inputAndBeside ? source.flatMap(directory(of:)) : nil
    if let beside {
      confinement.readable += readable(beside, for: source)
      command.held.append(beside)
    }
    let isTool = command.program == .name(step.tool)
    command.confine(to: confinement, environment, home: room)
    if let beside {
      let isKept = !confinement.gaps.contains(.files)
      let path = isKept ? beside.path : beside.pathForOthers
      command.environment.append(("DND_BESIDE", path.carried))
    }
    // For a shell that runs the tool: the `PATH` of that shell contains only system directories.
    if let tool, !isTool {
      command.environment.append(("DND_TOOL", tool.carried))
    }
    return command
  }

  /// Opens the directory of a file, links resolved; nil for kept files, beside which unrelated files are kept.
  ///
  /// The opened directory is checked to contain that file, since others may replace it at any time.
  private func directory(of source: FilePath) -> OpenFile? {
    guard let real = try? FileSystem.realPath(of: source), real.isAbsolute,
      let name = real.lastComponent
    else { return nil }
    let kept = (try? FileSystem.realPath(of: workplace)) ?? workplace
    guard !real.starts(with: kept),
      let directory = try? OpenFile.open(real.directory, options: [.directory, .pathOnly]),
      let inside = try? FileSystem.status(
        of: FilePath(name: name), in: directory, followingLinks: false),
      let status = try? FileSystem.status(of: source), inside.isSameFile(as: status)
    else { return nil }
    return directory
  }

  /// The directory of a document; if that is the home or contains it, only the files that the document names.
  private func readable(_ directory: OpenFile, for document: FilePath?) -> [FilePath] {
    guard let home = environment.first(where: { $0.name == "HOME" })?.value, let document
    else { return [directory.pathOfDescriptor] }
    let path = FilePath(carried: home)
    guard ((try? FileSystem.realPath(of: path)) ?? path).starts(with: directory.path) else {
      return [directory.pathOfDescriptor]
    }
    var named = NamedBeside(in: document)
    return named?.files(in: directory.path) ?? []
  }

  /// The first step whose program the kernel cannot fully confine, with what it can access; nil if there is
  /// none.
  package static func gaps(
    in steps: [Conversion]
  ) -> (step: Conversion, reached: [Confinement.Gap])? {
    for step in steps where isConfined(step) {
      let confinement = Confinement(
        readable: [], unpacks: step.unpacks)
      let gaps = confinement.gaps
      if !gaps.isEmpty { return (step, gaps) }
    }
    return nil
  }

  /// Whether a step's program is confined.
  static func isConfined(_ step: Conversion) -> Bool {
    step.neededTool != nil && step.reach != .everything
  }
}

extension Conversion {
  /// Whether its program may link files across directories, as unpacking an archive can require.
  fileprivate var unpacks: Bool {
    if case .unpacking = method { true } else { false }
  }
}
