import Diagnostics

/// Hints about drops that read differently when one command lifts and drops.
package enum DropHint {
  static let why = "add '-n -v' to see why"
  static let copy = "remove --move, or use 'dnd cp'"

  /// The hint for `dnd cp` and `dnd mv`, which have no `--move`.
  package static func inOneStep(_ hint: String) -> String {
    switch hint {
    case copy: "use 'dnd cp'"
    default: hint
    }
  }
}
