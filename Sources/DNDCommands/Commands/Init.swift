import ArgumentParser
import Exchange
import FileTransfer
import Items
import OrderedViews

struct Init: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a folder a view: it says once what drops there may be.",
    usage: "dnd init [<options>] [<dir>]",
    discussion: """
      The rules lie in .dnd/view.json of the folder, and hold for every drop there and below. On a \
      view, init changes what it is told and leaves the rest. A view that came from elsewhere only \
      narrows what may be dropped, until it is trusted.

      EXAMPLES
        dnd init ~/Pictures -a image,video --local move --name '{date:%Y/%m}/{name}'
        dnd init ~/Papers -a pdf --on-conflict rename --manifest SHA256SUMS
        dnd init --show ~/Pictures
        dnd init --trust /media/card
      """)

  @Argument(help: ArgumentHelp("The folder (default: this one).", valueName: "dir"))
  var directory: String?

  @OptionGroup(title: "What it says") var rules: ViewOptions

  @Flag(help: "Say what holds there, and change nothing.")
  var show = false

  @Flag(help: "Take a view that was not made here as it is.")
  var trust = false

  @Flag(help: "Hold the list of an ordered view against its folder; status 1 where they differ.")
  var check = false

  @Flag(help: "Mend that list; no file is touched.")
  var repair = false

  @Flag(help: "Write the view anew, whatever stands there.")
  var force = false

  @Flag(name: .shortAndLong, help: "Make missing folders.")
  var parents = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Init.Values: ParsedCommand {
  func perform(in run: Run) throws -> ExitStatus {
    let changes = try rules.view()
    let others = [
      (trust, "--trust"), (show, "--show"), (check, "--check"), (repair, "--repair"),
    ].filter(\.0).map(\.1)
    if others.count > 1 { throw CommandLineError.together(others[0], others[1]) }
    if let other = others.first, changes != View() || force {
      throw CommandLineError.together(other, force ? "--force" : "what a view says")
    }
    if check || repair {
      let outcome = try CheckingView(directory: directory, repairs: repair)(in: run.exchange)
      try run.renderer.checked(outcome)
      return outcome.isSound || outcome.isMended ? .done : .failed
    }
    if show {
      try run.renderer.view(
        try DescribingView(directory: directory)(in: run.exchange), isAsked: true)
    } else if trust {
      try run.renderer.view(
        try TrustingView(directory: directory)(in: run.exchange), isAsked: false)
    } else {
      let making = MakingView(
        directory: directory, changes: changes, makesParents: parents, isForced: force)
      try run.renderer.view(try making(in: run.exchange), isAsked: false)
    }
    return .done
  }
}
