import ArgumentParser
import Exchange
import FileTransfer
import Items
import OrderedViews

struct Init: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Give a folder rules for what may be dropped there.",
    usage: "dnd init [<options>] [<dir>]",
    discussion: """
      The rules are in .dnd/view.json of the folder, and hold for every drop there and below. On a \
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

  @OptionGroup(title: "Rules") var rules: ViewOptions

  @Flag(help: "Show the rules of the folder; change nothing.")
  var show = false

  @Flag(help: "Trust a view that was made elsewhere.")
  var trust = false

  @Flag(help: "Compare an ordered view's list with its folder; status 1 if they differ.")
  var check = false

  @Flag(help: "Repair the list; no file is touched.")
  var repair = false

  @Flag(help: "Overwrite the view's rules.")
  var force = false

  @Flag(name: .shortAndLong, help: "Create missing folders.")
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
      throw CommandLineError.together(other, force ? "--force" : "rules such as --accept")
    }
    if check || repair {
      let outcome = try CheckingView(directory: directory, repairs: repair)(in: run.exchange)
      try run.renderer.checked(outcome)
      return outcome.isSound || outcome.isRepaired ? .done : .failed
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
