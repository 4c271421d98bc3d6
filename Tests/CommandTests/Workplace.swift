import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

/// A directory to run commands in within this process, with streams that can be read back.
final class Workplace {
  let sandbox: Sandbox
  var environment: [String: String]
  var outputTerminal: Context.Terminal?
  var errorTerminal: Context.Terminal?
  var interruption: Int32?
  /// Whether commands run as if a person typed them.
  var isTyped = false

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("work/.keep", "")
    try sandbox.write(".streams/input", "")
    environment = [
      "HOME": sandbox.root.string, "DND_STATE_HOME": sandbox.path("state").string,
      "XDG_DATA_DIRS": sandbox.path("share").string,
      "XDG_RUNTIME_DIR": sandbox.path("run").string, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ]
  }

  struct Answer: Equatable {
    var ending: Ending
    var output: String
    var error: String
    var outputBytes: [UInt8]

    var status: Int32 { ending.number }
    var errorLines: [String] { error.split(separator: "\n").map(String.init) }
  }

  /// Runs a command line; `output` replaces the file that is read back.
  func run(
    _ arguments: [String], input: String = "", output: OpenFile? = nil
  ) throws -> Answer {
    try sandbox.write(".streams/input", input)
    let outputFile = try OpenFile.open(
      sandbox.path(".streams/output"), .writeOnly, options: [.create, .truncate])
    let errorFile = try OpenFile.open(
      sandbox.path(".streams/error"), .writeOnly, options: [.create, .truncate])
    let number = interruption
    let context = Context(
      input: try OpenFile.open(sandbox.path(".streams/input")), output: output ?? outputFile,
      error: errorFile, outputTerminal: outputTerminal, errorTerminal: errorTerminal,
      environment: Variables(environment), workingDirectory: sandbox.path("work"),
      interruption: { number }, isTyped: { [isTyped] in isTyped })
    let ending = Invocation(arguments, in: context).run()
    let bytes = try sandbox.read(".streams/output")
    return Answer(
      ending: ending, output: String(decoding: bytes, as: UTF8.self),
      error: String(decoding: try sandbox.read(".streams/error"), as: UTF8.self),
      outputBytes: bytes)
  }

  func dnd(_ arguments: String..., input: String = "") throws -> Answer {
    try run(arguments, input: input)
  }

  /// Runs `body` with a text or JSON renderer and returns the written text.
  func rendering(
    json: Bool = false, quiet: Bool = false, verbose: Bool = false,
    _ body: (any Renderer) throws -> Void
  ) throws -> (output: String, error: String) {
    let outputFile = try OpenFile.open(
      sandbox.path(".streams/output"), .writeOnly, options: [.create, .truncate])
    let errorFile = try OpenFile.open(
      sandbox.path(".streams/error"), .writeOnly, options: [.create, .truncate])
    let context = Context(
      input: .standardInput, output: outputFile, error: errorFile, outputTerminal: outputTerminal,
      errorTerminal: errorTerminal, environment: Variables(environment),
      workingDirectory: sandbox.path("work"))
    var global = GlobalOptions.Values()
    global.json = json
    global.quiet = quiet
    global.verbose = verbose
    let run = Run(global, typed: [], in: context)
    try body(run.renderer)
    try run.renderer.finish()
    try run.output.flush()
    return (
      String(decoding: try sandbox.read(".streams/output"), as: UTF8.self),
      String(decoding: try sandbox.read(".streams/error"), as: UTF8.self)
    )
  }
}
