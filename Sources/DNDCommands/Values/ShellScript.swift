import CShellScripts

/// A shell that dnd connects with, and the script for it, from `Resources/shell`.
enum ShellScript: String, CaseIterable {
  case bash, zsh, fish

  /// The script without what is not wanted: the parts that change the prompt, or bind keys, are between marks.
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
