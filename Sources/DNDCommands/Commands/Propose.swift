import ArgumentParser
import Exchange

struct Propose: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "propose",
    abstract: "Say what a drop would do; changes nothing.",
    usage: """
      dnd propose [<options>] [<dest>]
      dnd propose --route [<options>] <view> ...
      """,
    discussion: """
      With -v, each form that was looked at is told, and why it won or not. drop --proposed then \
      does just what was proposed.

      EXAMPLES
        dnd propose                          here, anything
        dnd propose images -a jpeg,png -v
        dnd propose /media/backup --move --json
        dnd propose trash:
      """)

  @OptionGroup(title: "Placing") var drop: DropOptions
  @OptionGroup(title: "Choosing") var accept: AcceptOptions
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func errand() throws(CommandLineError) -> any Errand {
    ProposeErrand(
      request: try drop.request(session: nil, accept: accept), choices: global.choices)
  }
}

struct ProposeErrand: PlainErrand {
  var request = DropRequest()
  var choices = GlobalChoices()

  mutating func take(flag name: String) -> Bool {
    request.take(flag: name) || choices.take(flag: name)
  }

  mutating func take(option name: String, _ value: String) -> Bool {
    request.take(option: name, value) || choices.take(option: name, value)
  }

  mutating func take(operands: [String]) -> Bool { request.take(operands: operands) }

  func perform(in run: Run) throws -> ExitStatus {
    var request = request
    request.session = run.session
    let proposing = Proposing(request: request, explains: choices.verbose)
    let outcome = try proposing(in: run.exchange, each: run.renderer.proposal)
    try run.renderer.proposed(outcome)
    return ExitStatus(failure: outcome.refusal ?? outcome.failure, done: outcome.matched)
  }
}
