import SystemCalls
package import SystemPackage

// What becomes a folder: no descriptor can take that.
extension ConversionRun {
  /// Whether the last step makes a folder; then `unpack` does the work.
  package var makesFolder: Bool {
    if case .unpacking = steps.last?.method { true } else { false }
  }

  /// Converts, and leaves a folder at a path where nothing is yet, on the file system of `workplace`.
  ///
  /// Where all that was unpacked lies in one folder, it is that folder; else one that holds it all. After
  /// an error there is nothing at the path.
  package func unpack(from source: Source, to target: FilePath) throws(CommandError) {
    guard let last = steps.last, case .unpacking(let words) = last.method else { return }
    let deadline = timeout.map { ContinuousClock.now + $0 }
    let room = try StepRoom(in: workplace, for: last, registry)
    let archive: FilePath
    switch source {
    case _ where steps.count > 1:
      var before = self
      before.steps.removeLast()
      try before.run(from: source, into: try room.makeInput())
      archive = room.input
    case .file(let path): archive = try room.name(path)
    case .bytes(let bytes): archive = try room.keep(bytes)
    case .folder: throw .notStarted(.isDirectory, subject(of: last))
    }
    try room.makeOutputFolder()
    let command = StepCommand.command(
      words, environment: environment, input: archive.bytes, output: room.output.bytes)
    try ConversionStage(
      [ConversionStage.Step(work: .command(command), subject: subject(of: last))], of: self,
      deadline: deadline
    ).run(from: nil, into: StepRoom.nowhere(), isFinal: false)
    try room.giveFolder(as: target)
  }
}
