import Context
import Dropping
import Exchange
import Picking

/// A parsed `cp` or `mv`, which differ only in the operation.
protocol TransferCommand: ParsedCommand {
  static var operation: DropRequest.Operation { get }
  /// The sources, followed by the destination.
  var sources: [String] { get }
  var recursive: Bool { get }
  var hidden: Bool { get }
  var dryRun: Bool { get }
  var notify: Bool { get }
  /// Whether what may not be moved is copied.
  var allowCopy: Bool { get }
  var placing: PlacingOptions.Values { get }
  var accept: AcceptOptions.Values { get }
}

extension TransferCommand {
  var takesFiles: Bool { true }
  var writesData: Bool { !dryRun && placing.writesData(to: destination) }
  var leavesOutputFree: Bool { !writesData && !dryRun && !global.json }

  /// The last operand; nil if an option names the destination.
  private var destination: String? {
    placing.exec ?? placing.append ?? placing.insert == nil ? sources.last : nil
  }

  func perform(in run: Run) throws -> ExitStatus {
    let transferring = try transferring(in: run)
    if dryRun {
      return try run.propose(isOneStep: true) {
        try transferring.preview(explains: global.verbose, in: $0, each: $1)
      }
    }
    return try run.drop(
      Self.operation.command, notifies: notify,
      besideProgram: placing.runsProgram(at: destination) && global.json
    ) {
      try transferring(in: $0, each: $1)
    }
  }

  private func transferring(in run: Run) throws -> Transferring {
    let operation = Self.operation
    let command = "dnd \(operation.command)"
    if global.session != nil { throw CommandLineError.together(command, "--session") }
    var request = try placing.request(accept)
    request.destination = destination
    request.allowsCopy = allowCopy
    request = try request.asTyped(in: run.context.workingDirectory)
    request.defaults = run.defaults
    var source = SourceRequest()
    source.takesNodes = operation == .move
    if hidden && !recursive { throw CommandLineError.needed("-r", by: "--hidden") }
    source.depth = recursive ? .recursive : .whole
    source.takesHidden = hidden
    source.sources = destination == nil ? sources : sources.dropLast()
    if source.sources.isEmpty {
      throw CommandLineError.sourceOrDestinationMissing(command, given: sources.first)
    }
    if writesData && !placing.runsProgram(at: destination) && global.json {
      throw CommandLineError.standardOutputTwice("\(operation.command) … -", "--json")
    }
    return Transferring(sources: source, operation, request: request)
  }
}
