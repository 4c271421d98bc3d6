import ArgumentParser

struct Shell: DNDCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Print the shell integration: prompt and keys.",
    usage: "dnd shell [<options>] bash|zsh|fish",
    discussion: """
      EXAMPLES
        eval "$(dnd shell bash)"     in ~/.bashrc
        eval "$(dnd shell zsh)"      in ~/.zshrc
        dnd shell fish | source      in ~/.config/fish/config.fish
      """)

  @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"))
  var shell: String?

  @Flag(help: "Leave the prompt as it is; $dnd_segment has the text.")
  var noPrompt = false

  @Flag(help: "Bind no keys.")
  var noKeys = false

  @OptionGroup(title: "Global options") var global: GlobalOptions
}

extension Shell.Values: ParsedCommand {
  var onlyReads: Bool { true }
  var writesData: Bool { true }

  func perform(in run: Run) throws -> ExitStatus {
    guard let shell, let script = ShellScript(rawValue: shell) else {
      let choices = ShellScript.allCases.map(\.rawValue)
      throw CommandLineError.unknownShell(shell, choices: choices)
    }
    try run.output.write(script.text(withPrompt: !noPrompt, withKeys: !noKeys))
    return .done
  }
}
