import SystemCalls
package import SystemPackage

// Conversions whose result is a directory, which cannot be written to a descriptor.
extension ConversionRun {
  /// Whether the last step makes a directory; then `unpack` must be used.
  package var makesDirectory: Bool {
    if case .unpacking = steps.last?.method { true } else { false }
  }

  /// Converts, and creates a directory at a path that does not exist yet, on the file system of `workplace`.
  ///
  /// If everything unpacked is in a single directory, that becomes the result; otherwise the result contains it
  /// all. After an error there is nothing at the path.
  package func unpack(from source: Source, to target: FilePath) throws(CommandError) {
    guard let last = steps.last, case .unpacking(let words) = last.method else { return }
    let deadline = timeout.map { ContinuousClock.now + $0 }
    let room = try StepWorkspace(in: workplace, for: last, registry)
    let archive: Input
    switch source {
    case _ where steps.count > 1:
      var before = self
      before.steps.removeLast()
      try before.run(from: source, into: try room.makeInput())
      archive = Input(path: room.input)
    case .directory: throw .notStarted(.isDirectory, subject(of: last))
    default: archive = try input(of: last, from: source, in: room)
    }
    try room.makeOutputDirectory()
    try fill(room, by: last, words, from: archive, deadline)
    try room.giveDirectory(as: target)
  }
}
