import Context
import Exchange
import Reverting
import SystemCalls
import SystemPackage
import UniformTypes

/// One run of a command: its environment, and the streams and renderer for its outcome.
struct Run {
  let context: Context
  let exchange: ExchangeContext
  let output: Output
  let console: Console
  let renderer: any Renderer
  /// The style of standard output.
  let style: Style
  /// The session named by an option or the environment.
  let session: String?
  /// The names of the options that come from the user's defaults; nil if there are none.
  var defaults: Set<String>?

  init(of command: any ParsedCommand, typed arguments: [String], in context: Context) {
    self.init(
      command.global, typed: arguments, namesSession: command.namesSession,
      writesData: command.writesData,
      leavesOutputFree: command.leavesOutputFree, in: context)
  }

  init(
    _ global: GlobalOptions.Values, typed arguments: [String], namesSession: Bool = false,
    writesData: Bool = false,
    leavesOutputFree: Bool = false, in context: Context
  ) {
    self.context = context
    session = global.session(in: context)
    let home = context.variable("HOME").map { FilePath(carried: $0) }
    let console = Console(
      context.error, progress: leavesOutputFree ? context.output : context.error,
      terminal: context.errorTerminal,
      style: Style(global.color, terminal: context.errorTerminal, in: context),
      manner: Console.Manner(
        isQuiet: global.quiet, speaksJSON: global.json,
        progress: Self.progress(global, writesData: writesData, in: context),
        tellsSession: !namesSession),
      command: TypedCommand(arguments: arguments),
      shortened: { PathText(workingDirectory: context.workingDirectory, home: home).sentence($0) })
    self.console = console
    output = Output(
      context.output, terminal: context.outputTerminal, prepare: { console.clear() })
    let interruption = context.interruption
    var exchange = ExchangeContext(
      environment: context.environment, workingDirectory: context.workingDirectory,
      input: context.input, output: context.output,
      report: { console.take($0, isVerbose: global.verbose) },
      isCancelled: { interruption() != nil })
    exchange.settleExpired = ExchangeContext.settle(expired:in:)
    self.exchange = exchange
    style = Style(global.color, terminal: context.outputTerminal, in: context)
    let setting = RenderingSetting(
      output: output, console: console, outputStyle: style,
      isVerbose: global.verbose, isQuiet: global.quiet, workingDirectory: context.workingDirectory,
      home: home,
      label: { [exchange] in exchange.registry().label(of: $0) })
    renderer = global.json ? JSONRenderer(setting) : TextRenderer(setting)
  }

  private static func progress(
    _ global: GlobalOptions.Values, writesData: Bool, in context: Context
  ) -> Console.Manner.Progress {
    switch global.progress {
    case .never: .none
    case .json: .json
    case .always: .bar
    case .auto:
      context.errorTerminal == nil || global.quiet || global.json
        || writesData && context.outputTerminal != nil ? .none : .bar
    }
  }
}
