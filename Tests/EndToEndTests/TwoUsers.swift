import Glibc
import SystemPackage
import TestSupport
import Testing

/// The users alice and mallory, who share a directory.
enum TwoUsers {
  static var areThere: ConditionTrait {
    .enabled(
      if: getuid() == 0 && Tool.named("setpriv") != nil,
      "acting as other users needs root and setpriv")
  }

  /// Runs a script as root, in which `as USER COMMAND` runs a command as alice or mallory; `dnd` is
  /// in PATH.
  static func run(_ script: String) throws {
    let sandbox = try Sandbox("dnd-users")
    let memory = try Sandbox("dnd-users", in: "/dev/shm")
    defer { _ = memory }
    var shell = try #require(Tool.named("bash"))
    shell.directory = sandbox.root
    let dnd = try Tool.dnd(environment: [:], directory: sandbox.root).executable
    shell.environment["dnd"] = dnd.string
    shell.environment["memory"] = memory.root.string
    let outcome = try shell.run(["-euc", start + script])
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
  }

  private static let start = """
    alice=64101; mallory=64102
    as() {
      local user=${!1}; shift
      HOME=$PWD/home$user XDG_RUNTIME_DIR=$memory/$user setpriv --reuid=$user --regid=$user \\
        --clear-groups "$@"
    }
    chmod 755 . "$memory"
    for user in $alice $mallory; do
      mkdir -m 700 home$user "$memory/$user"; chown $user:$user home$user "$memory/$user"
    done
    mkdir -m 1777 shared
    old() { printf OLD > shared/a; chown $alice shared/a; }
    new() { printf NEW > home$alice/a; chown $alice home$alice/a; }
    replace() {
      as alice "$dnd" lift -q --session s home$alice/a > home$alice/name
      as alice "$dnd" drop -q --session s shared "$@" --on-conflict replace
    }
    is() { test "$(cat "$1")" = "$2" || { echo "$1 holds $(cat "$1")"; exit 1; }; }

    """
}
