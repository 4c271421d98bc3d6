import CShellScripts

/// A supported shell and its integration script, from `Resources/shell`.
enum ShellScript: String, CaseIterable {
  case bash, zsh, fish

  /// The script, without the marked parts that change the prompt or bind keys unless they are
  /// requested.
  func text(withPrompt: Bool, withKeys: Bool) -> String {
    let unwanted = (withPrompt ? [] : ["prompt"]) + (withKeys ? [] : ["keys"])
    var isWanted = true
    var lines: [Substring] = []
    for line in whole.split(separator: "\n", omittingEmptySubsequences: false) {
      if unwanted.contains(where: { line == "# \($0): begin" }) { isWanted = false }
      if isWanted { lines.append(line) }
      if unwanted.contains(where: { line == "# \($0): end" }) { isWanted = true }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private var whole: String {
    switch self {
    case .bash: String(cString: dnd_bash_script_text())
    case .zsh: String(cString: dnd_zsh_script_text())
    case .fish: String(cString: dnd_fish_script_text())
    }
  }
}
