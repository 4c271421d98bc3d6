package import SystemCalls
import SystemPackage

// The programs of the built-in table see what they are given, and the system's own files.
extension ConversionRun {
  /// A program as it is run for a step: confined, unless it is one of the user's own commands.
  ///
  /// - Parameters:
  ///   - source: The file that it reads by its path.
  ///   - room: A private folder, which it may fill, and which is its home.
  func confined(
    _ command: CommandRunner.Command, for step: Conversion, reading source: FilePath? = nil,
    in room: FilePath?
  ) -> CommandRunner.Command {
    guard step.reach != .everything else { return command }
    var command = command
    command.folder = room
    var confinement = Confinement(
      readable: [source].compactMap(\.self), changeable: [room].compactMap(\.self))
    let path = environment.first { $0.name == "PATH" }?.value
    let tool = ProgramSearch(path: path).find(step.tool)
    confinement.programs = [tool].compactMap(\.self)
    confinement.linksAcrossFolders = step.linksAcrossFolders
    let beside = step.reach == .inputAndBeside ? source.flatMap(folder) : nil
    if let beside { confinement.readable.append(beside) }
    let isTool = command.program == .name(step.tool)
    command.confine(to: confinement, environment, home: room)
    if let beside { command.environment.append(("DND_BESIDE", beside.carried)) }
    // For a shell that runs it: the folders of programs that such a shell is told are the system's only.
    if let tool, !isTool {
      command.environment.append(("DND_TOOL", tool.carried))
    }
    return command
  }

  /// The folder that a file is in, links resolved; nil of what is kept, beside which other things are kept.
  private func folder(of source: FilePath) -> FilePath? {
    guard let real = try? FileSystem.realPath(of: source), real.isAbsolute else { return nil }
    let kept = (try? FileSystem.realPath(of: workplace)) ?? workplace
    return real.starts(with: kept) ? nil : real.folder
  }

  /// What the kernel cannot keep the programs of these steps from, with the first one of them; nil where there
  /// is nothing, or no such program.
  package static func gaps(
    in steps: [Conversion]
  ) -> (step: Conversion, reached: [Confinement.Gap])? {
    for step in steps where isConfined(step) {
      let confinement = Confinement(readable: [], linksAcrossFolders: step.linksAcrossFolders)
      let gaps = confinement.gaps
      if !gaps.isEmpty { return (step, gaps) }
    }
    return nil
  }

  /// Whether a step's program is kept from what it is not given.
  static func isConfined(_ step: Conversion) -> Bool {
    step.neededTool != nil && step.reach != .everything
  }
}

extension Conversion {
  /// Whether its program gives files names in several folders, as an archive may have them.
  fileprivate var linksAcrossFolders: Bool { if case .unpacking = method { true } else { false } }
}
