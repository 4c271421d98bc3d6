package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Converts one value, step by step, to a descriptor.
///
/// Steps that read and write streams run concurrently, connected by pipes: bytes between two programs do not
/// pass through this process, and memory use does not grow with the data. A step that needs paths waits for its
/// input, which is written to a private file unless it is a file already.
package struct ConversionRun: Sendable {
  /// At least one step; each reads the output of the one before.
  package var steps: [Conversion]
  /// The name of the data in messages, as carried text.
  package var name: String
  /// Determines file extensions, and which types may be empty.
  package var registry: TypeRegistry
  /// The environment of the `load` or `drop`, as carried text.
  package var environment: [(name: String, value: String)]
  /// The directory for temporary private directories, on a file system with enough space for intermediate
  /// files.
  package var workplace: FilePath
  /// The limit for all steps together, after which all running ones are terminated.
  package var timeout: Duration?
  /// The time between `SIGTERM` and `SIGKILL` to a program's group.
  package var grace: Duration
  /// Called about 20 times a second, and immediately after a signal to this thread.
  package var isCancelled: @Sendable () -> Bool
  /// Hears what the tools say although they succeed.
  package var report: ToolReport?

  package init(
    _ steps: [Conversion], of name: String, registry: TypeRegistry,
    environment: [(name: String, value: String)], workplace: FilePath, timeout: Duration? = nil,
    grace: Duration = .seconds(2), isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.steps = steps
    self.name = name
    self.registry = registry
    self.environment = environment
    self.workplace = workplace
    self.timeout = timeout
    self.grace = grace
    self.isCancelled = isCancelled
  }

  /// The value to convert.
  package enum Source: Sendable {
    /// A file; it is also open if others could replace it, so that the right file is read whatever has its
    /// name.
    case file(FilePath, OpenFile? = nil)
    /// A directory with an absolute path; the title is its name in an archive, as carried text, and nil keeps
    /// its own name. Other programs access it by name only.
    case directory(FilePath, title: String?, OpenFile? = nil)
    case bytes([UInt8])
  }

  /// Converts, and returns when every relevant step has succeeded.
  ///
  /// Bytes may have been written to `output` before an error is thrown. The error is that of the step that
  /// failed first on its own, not of one that ended as a result. A step is no longer needed once its reader has
  /// succeeded without reading everything, and is then terminated.
  ///
  /// Only some types may be empty: plain text and its subtypes (including tables), JSON Lines, and lists of
  /// URLs. For every other type a step without output has failed, whatever its status (`CommandError.empty`).
  /// If `output` is not a regular file, its size is unknown and not checked.
  ///
  /// Conversions to a directory are rejected: see `unpack`.
  ///
  /// - Parameter output: Its descriptor becomes the last program's standard output. `SIGPIPE` must be ignored
  ///   (`Interruption.ignoreBrokenPipe`) so that a closed reader is reported as `.outputFailed`.
  package func run(from source: Source, into output: OpenFile) throws(CommandError) {
    guard let last = steps.last else { return }
    if makesDirectory { throw .notStarted(.isDirectory, subject(of: last)) }
    let deadline = timeout.map { ContinuousClock.now + $0 }
    var feed = source
    // Keeps a step's output until the next step has read it.
    var room: StepWorkspace?
    var rest = steps[...]
    while let step = rest.first {
      if case .files(let words) = step.method {
        let next = try StepWorkspace(in: workplace, for: step, registry)
        try makeFile(step, words, from: feed, in: next, deadline)
        withExtendedLifetime(room) {}
        rest = rest.dropFirst()
        room = next
        feed = .file(next.output)
      } else {
        let streamed = rest.prefix { !$0.method.needsPaths }
        rest = rest.dropFirst(streamed.count)
        guard let following = rest.first else {
          try stream(streamed, from: feed, into: output, isFinal: true, deadline)
          withExtendedLifetime(room) {}
          settleTimes(in: output, madeBy: last)
          return try check(output, isValueOf: last)
        }
        let next = try StepWorkspace(in: workplace, for: following, registry)
        let file = try next.makeInput()
        try stream(streamed, from: feed, into: file, isFinal: false, deadline)
        withExtendedLifetime(room) {}
        if let maker = streamed.last { try check(file, isValueOf: maker) }
        room = next
        feed = .file(next.input)
      }
    }
    try room?.give(to: output, of: subject(of: last), isCancelled: isCancelled)
  }

  /// Runs a step that is given paths; its output is then in `room`.
  private func makeFile(
    _ step: Conversion, _ words: [String], from source: Source, in room: StepWorkspace,
    _ deadline: ContinuousClock.Instant?
  ) throws(CommandError) {
    try fill(room, by: step, words, from: input(of: step, from: source, in: room), deadline)
    try room.check(subject(of: step), allowsNothing: step.output.mayBeNothing(in: registry))
    if let output = try? OpenFile.open(room.output, options: [.noFollow, .nonBlocking]) {
      settleTimes(in: output, madeBy: step)
    }
  }

  /// Takes out of the output of a tool when it was made, so that the same source becomes the same bytes; without that, it
  /// is complete as well.
  private func settleTimes(in output: OpenFile, madeBy step: Conversion) {
    let isArchive = step.method == .directoryToZip
    guard isArchive || Self.isConfined(step) && !step.restores,
      (try? output.status().kind) == .regular,
      let file = try? OpenFile.open(output.pathOfDescriptor, .readWrite)
    else { return }
    // Whoever reads a folder changes when it was last read.
    try? MemberTimes.settle(file, keepingTimes: isArchive)
    if registry.conforms(step.output, to: .pdf) { try? DocumentTimes.settle(file) }
  }

  /// The input of a program that reads a path.
  struct Input {
    var path: FilePath
    /// The open file or directory, if its name may lead to another one by now.
    var file: OpenFile?
  }

  /// Gives the input a plain name in a workspace.
  func input(
    of step: Conversion, from source: Source, in room: StepWorkspace
  ) throws(CommandError) -> Input {
    switch source {
    case .file(let path, let file), .directory(let path, _, let file):
      Input(path: try room.name(path, leadingTo: location(of: file, for: step)), file: file)
    case .bytes(let bytes): Input(path: try room.keep(bytes))
    }
  }

  /// The path by which a program opens a file that is already open; nil if there is no open file, or if the
  /// program is confined and can find it only by name.
  private func location(of file: OpenFile?, for step: Conversion) -> FilePath? {
    guard let file,
      !Self.isConfined(step) || Self.gaps(in: [step])?.reached.contains(.files) == true
    else { return nil }
    return file.pathForOthers
  }

  /// Runs a program with the paths of a workspace.
  func fill(
    _ room: StepWorkspace, by step: Conversion, _ words: [String], from input: Input,
    _ deadline: ContinuousClock.Instant?
  ) throws(CommandError) {
    let command = StepCommand.command(
      words, environment: environment, input: input.path.bytes, output: room.output.bytes)
    let readable = input.file?.pathOfDescriptor ?? input.path
    try ConversionStage(
      [
        ConversionStage.Step(
          work: .command(confined(command, for: step, reading: readable, in: room.path)),
          subject: subject(of: step))
      ], of: self, deadline: deadline
    ).run(from: nil, into: StepWorkspace.nowhere(), isFinal: false)
    withExtendedLifetime(input.file) {}
  }

  /// Runs steps that read and write streams concurrently.
  private func stream(
    _ steps: ArraySlice<Conversion>, from source: Source, into output: OpenFile, isFinal: Bool,
    _ deadline: ContinuousClock.Instant?
  ) throws(CommandError) {
    let input: OpenFile?
    var source = source
    // Removed when all steps have ended.
    var titled: NamedInputDirectory?
    var room: PrivateDirectory?
    do throws(SystemFailure) {
      if steps.contains(where: Self.isConfined) {
        do throws(SystemFailure) {
          room = try StepWorkspace.makeDirectory(in: workplace)
        } catch {
          // Without a writable disk, conversions that need no workspace are still possible.
          let reasons: [Errno] = [
            .noSpace, .diskQuotaExceeded, .readOnlyFileSystem, .permissionDenied, .notPermitted,
          ]
          guard reasons.contains(error.errno) else { throw error }
        }
      }
      switch source {
      case .file(_, let file?): input = file
      case .file(let path, nil): input = try OpenFile.open(path)
      case .directory(let path, let title?, let file) where steps.first?.method == .directoryToZip:
        input = nil
        titled = try NamedInputDirectory(path, as: title, in: workplace)
        if let titled { source = .directory(titled.path, title: nil, file) }
      case .directory: input = nil
      case .bytes(let bytes):
        let memory = try OpenFile.openInMemory()
        try memory.writeAll(bytes)
        try memory.seek(to: 0)
        input = memory
      }
    } catch {
      throw .system(error)
    }
    var parts: [ConversionStage.Step] = []
    for (index, step) in steps.enumerated() {
      let subject = subject(of: step)
      // Only the first step can read a directory, so a later one gets a placeholder.
      let source = index == 0 ? source : .bytes([])
      guard let work = StepCommand.work(step.method, environment: environment, on: source) else {
        let isDirectory = if case .directory = source { true } else { false }
        throw .notStarted(isDirectory ? .isDirectory : .notDirectory, subject)
      }
      var confinedWork = work
      if case .command(let command) = work, command.confinement == nil {
        confinedWork = .command(confined(command, for: step, in: room?.path))
      }
      parts.append(ConversionStage.Step(work: confinedWork, subject: subject))
    }
    defer { withExtendedLifetime((titled, room, source)) {} }
    try ConversionStage(parts, of: self, deadline: deadline)
      .run(from: input, into: output, isFinal: isFinal)
  }

  /// Throws if the output is an empty regular file and its type may not be empty.
  private func check(_ file: OpenFile, isValueOf step: Conversion) throws(CommandError) {
    guard let status = try? file.status(), status.kind == .regular, status.size == 0,
      !step.output.mayBeNothing(in: registry)
    else { return }
    throw .empty(subject(of: step))
  }

  func subject(of step: Conversion) -> CommandError.Subject {
    .step(step.tool, from: step.input, to: step.output, name: name)
  }
}

extension Conversion.Method {
  /// Whether it reads and writes files by path instead of streams.
  var needsPaths: Bool { if case .files = self { true } else { false } }
}

extension UniformType {
  /// Whether an empty file is a value of this type.
  func mayBeNothing(in registry: TypeRegistry) -> Bool {
    registry.conforms(self, to: .plainText) || self == UniformType("public.ndjson")
      || self == registry.type(forMIMEType: "text/uri-list")
  }
}
