package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Converts one value, step by step, to a descriptor.
///
/// Steps that read and write streams all run at the same time, connected by pipes: between two programs no
/// byte passes through this process, and nothing grows with the data. A step that needs paths waits for
/// its input, which goes to a private file on disk unless it is a file already.
package struct ConversionRun: Sendable {
  /// At least one; each reads what the one before it makes.
  package var steps: [Conversion]
  /// What the data is called, for messages; carried text.
  package var name: String
  /// Knows the extensions that files get, and what may be empty.
  package var registry: TypeRegistry
  /// That of the `load` or `drop`, as carried text.
  package var environment: [(name: String, value: String)]
  /// Where private directories are made, which go again: on a file system with room for what is spooled.
  package var workplace: FilePath
  /// For all steps together; afterwards all that run are ended.
  package var timeout: Duration?
  /// Between the polite signal to a program's group and the one that cannot be ignored.
  package var grace: Duration
  /// Looked at about 20 times a second, and at once when a signal reaches this thread.
  package var isCancelled: @Sendable () -> Bool

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

  /// What is converted.
  package enum Source: Sendable {
    /// Where others may exchange it, it is open: what is read is that very file, whatever has its name by then.
    case file(FilePath, OpenFile? = nil)
    /// Absolute; the title is what an archive calls it, as carried text, and nil keeps its name. Other
    /// programs know it by its name alone.
    case directory(FilePath, title: String?, OpenFile? = nil)
    case bytes([UInt8])
  }

  /// Converts, and returns when every step that matters has ended well.
  ///
  /// Bytes may have gone to `output` before an error is thrown. The error names the step that failed first
  /// by itself: not those that ended because another one had. A step whose reader has ended well before
  /// it has read everything is no longer needed, and is ended.
  ///
  /// Nothing at all is a value of some types only: of plain text and what is below it (tables among them),
  /// of JSON Lines and of lists of addresses, which are empty where what they are made of is. For every
  /// other type a step that makes nothing has failed, whatever its status (`CommandError.empty`). Where
  /// `output` is not a regular file, what went into it is not known here, and not looked at.
  ///
  /// What makes a directory is refused: see `unpack`.
  ///
  /// - Parameter output: Its descriptor is the last program's standard output. `SIGPIPE` must be ignored
  ///   (`Interruption.ignoreBrokenPipe`) for a reader that goes to be told, as `.outputFailed`.
  package func run(from source: Source, into output: OpenFile) throws(CommandError) {
    guard let last = steps.last else { return }
    if makesDirectory { throw .notStarted(.isDirectory, subject(of: last)) }
    let deadline = timeout.map { ContinuousClock.now + $0 }
    var feed = source
    // Holds what a step left in it until the next one has read it.
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

  /// Runs a step that is given paths; what it makes is in `room` then.
  private func makeFile(
    _ step: Conversion, _ words: [String], from source: Source, in room: StepWorkspace,
    _ deadline: ContinuousClock.Instant?
  ) throws(CommandError) {
    try fill(room, by: step, words, from: input(of: step, from: source, in: room), deadline)
    try room.check(subject(of: step), allowsNothing: step.output.mayBeNothing(in: registry))
  }

  /// What a program is given that reads a path.
  struct Input {
    var path: FilePath
    /// The file or directory itself, where its name may lead to another one by now.
    var file: OpenFile?
  }

  /// Gives what is converted a plain name in a room.
  func input(
    of step: Conversion, from source: Source, in room: StepWorkspace
  ) throws(CommandError) -> Input {
    switch source {
    case .file(let path, let file), .directory(let path, _, let file):
      Input(path: try room.name(path, leadingTo: location(of: file, for: step)), file: file)
    case .bytes(let bytes): Input(path: try room.keep(bytes))
    }
  }

  /// Where a program finds an open file, whatever has its name; nil where a program is kept from any other
  /// file, and finds this one by its name or none.
  private func location(of file: OpenFile?, for step: Conversion) -> FilePath? {
    guard let file,
      !Self.isConfined(step) || Self.gaps(in: [step])?.reached.contains(.files) == true
    else { return nil }
    return file.pathForOthers
  }

  /// Runs a program that is given the paths of a room.
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

  /// Runs steps that read and write streams, all at once.
  private func stream(
    _ steps: ArraySlice<Conversion>, from source: Source, into output: OpenFile, isFinal: Bool,
    _ deadline: ContinuousClock.Instant?
  ) throws(CommandError) {
    let input: OpenFile?
    var source = source
    // These go when all of them have ended.
    var titled: NamedInputDirectory?
    var room: PrivateDirectory?
    do throws(SystemFailure) {
      if steps.contains(where: Self.isConfined) {
        do throws(SystemFailure) {
          room = try StepWorkspace.makeDirectory(in: workplace)
        } catch {
          // On a disk that is full or cannot be written what needs no room can still be converted.
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
      // What a step before it makes is never a directory.
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

  /// Where the kernel knows how much there is, nothing must be a value of the type.
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
  /// Whether it reads and writes files by their paths instead of streams.
  var needsPaths: Bool { if case .files = self { true } else { false } }
}

extension UniformType {
  /// Whether no byte at all is a value of this type.
  func mayBeNothing(in registry: TypeRegistry) -> Bool {
    registry.conforms(self, to: .plainText) || self == UniformType("public.ndjson")
      || self == registry.type(forMIMEType: "text/uri-list")
  }
}
