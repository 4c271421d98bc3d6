import Context
import Dropping
import Exchange
import Picking
import SystemCalls

/// What a line of `cp` or `mv` says: sources, and where they go.
struct TransferWords {
  private let operation: DropRequest.Operation
  private let words: [String]
  private let placing: PlacingOptions.Values
  private let accept: AcceptOptions.Values
  private let isDryRun: Bool

  init(
    _ operation: DropRequest.Operation, _ words: [String], _ placing: PlacingOptions.Values,
    _ accept: AcceptOptions.Values, _ isDryRun: Bool
  ) {
    self.operation = operation
    self.words = words
    self.placing = placing
    self.accept = accept
    self.isDryRun = isDryRun
  }

  /// The option that says the destination, in place of the last word.
  private var placingOption: String? {
    if placing.exec != nil { return "--exec" }
    if placing.append != nil { return "--append" }
    return placing.insert != nil ? "--insert" : nil
  }

  private var destination: String? { placingOption == nil ? words.last : nil }

  private var runsProgram: Bool {
    placing.exec != nil || destination?.hasPrefix("app:") == true
  }

  var writesData: Bool { (destination == "-" || runsProgram) && !isDryRun }

  func perform(_ global: GlobalOptions.Values, in run: Run) throws -> ExitStatus {
    let transferring = try operation(global)
    if isDryRun {
      let outcome = try transferring.preview(
        explains: global.verbose, in: run.exchange, each: run.renderer.proposal)
      try run.renderer.proposed(outcome)
      return ExitStatus(failure: outcome.refusal ?? outcome.failure, done: outcome.matched)
    }
    var exchange = run.exchange
    // The answer must not be mixed with what the program prints.
    if runsProgram && global.json { exchange.output = .standardError }
    let outcome = try transferring(in: exchange, each: run.renderer.result)
    let status = ExitStatus(failure: outcome.failure, done: outcome.placed + outcome.skipped)
    try run.renderer.dropped(outcome, status: status)
    return status
  }

  private func operation(
    _ global: GlobalOptions.Values
  ) throws(CommandLineError) -> Transferring {
    let command = "dnd \(operation.command)"
    if global.session != nil { throw .together(command, "--session") }
    if placing.allowCopy && operation == .copy { throw .needed("dnd mv", by: "--allow-copy") }
    var request = try placing.request(accept)
    request.destination = destination
    var sources = SourceRequest()
    sources.sources = destination == nil ? words : words.dropLast()
    if sources.sources.isEmpty { throw .sourceOrDestinationMissing(command, given: words.first) }
    if writesData && !runsProgram && global.json {
      throw .standardOutputTwice("\(operation.command) … -", "--json")
    }
    return Transferring(sources: sources, operation, request: request)
  }
}
