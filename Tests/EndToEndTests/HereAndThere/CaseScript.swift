import Glibc
import SystemPackage

/// The bash that performs a case and reports what each command said and left.
enum CaseScript {
  /// Without the privilege to read and write everything, root is refused access like every user; in a mount namespace
  /// of its own, nothing stays mounted.
  static let privileges =
    geteuid() == 0
    ? [
      "--inh-caps=-dac_override,-dac_read_search",
      "--bounding-set=-dac_override,-dac_read_search", "unshare", "-m",
    ] : []

  static func text(_ placed: PlacedCase, _ way: PlacedCase.Way, dnd: FilePath) -> String {
    let drop =
      "drop -v --\(way) \"$place\(placed.below)\" \(placed.options)"
    return """
      dnd() { '\(dnd.string)' "$@"; }
      roots=(.); [[ $out = "$PWD"/* ]] || roots+=("$out")
      tree() {
        find "${roots[@]}" -mindepth 1 -fprintf "$report/$1.entries" '%p\\t%y\\t%m\\t%n\\t%T@\\t%l\\0' \
          -type f -exec sha1sum -z {} + >"$report/$1.sums" 2>/dev/null
      }
      step() {
        local name=$1; shift
        "$@" >"$report/$name.words" 2>&1
        printf $? >"$report/$name.status"
        [[ $name = lift || $name = propose ]] || tree "$name"
      }
      old() { find "$@" -newermt 2020-01-01 -exec touch -hd 2001-02-03T04:05:06 {} +; }
      umask 022
      {
      set -e
      \(placed.setup)
      set +e
      old "${roots[@]}"
      step lift dnd lift -q \(placed.sources)
      \(placed.lifted)
      tree before
      step propose dnd propose --\(way) "$place\(placed.below)" \(placed.options)
      if [[ -n $killing ]]; then
        DND_FAULT_KILL=$killing step killed dnd \(drop)
      fi
      DND_FAULT_TRACE=$report/calls step drop dnd \(drop)
      \(placed.dropped)
      for ((i = 0; i < \(placed.undos); i++)); do step undo dnd undo; done
      # A repeated drop that found everything done is a command that changed nothing, which an undo says first.
      if [[ -n $killing && $(<"$report/undo.status") = 6 ]]; then step undo dnd undo; fi
      } 2>&1
      exit 0
      """
  }
}
