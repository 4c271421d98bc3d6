import Diagnostics
import SystemCalls
import SystemPackage

/// The shell that runs the command of a promise.
///
/// The status of a pipe is that of its last command, so that `mysqldump shop | gzip` succeeds without a server.
/// POSIX has no way to see the others, but bash has, and therefore runs the commands that have a pipe.
extension Promise {
  /// The program and its arguments.
  var shell: (program: FilePath, arguments: [[UInt8]]) {
    let file = firstFile.map { [$0.bytes] } ?? []
    let path = environment.first { $0.name == "PATH" }?.value
    guard command.utf8.contains(UInt8(ascii: "|")),
      let bash = ProgramSearch(path: path).find("bash")
    else {
      return ("/bin/sh", ["-c", "--", command, "promise"].map(CarriedText.bytes) + file)
    }
    let echo = Self.isBash("/bin/sh") ? [] : ["-O", "xpg_echo"]
    let words = ["--posix"] + echo + ["-c", "--", Self.watchingPipes, "promise", command]
    return (bash, words.map(CarriedText.bytes) + file)
  }

  private static func isBash(_ shell: FilePath) -> Bool {
    (try? FileSystem.realPath(of: shell))?.lastComponent?.string == "bash"
  }

  /// Ends with the status of the first command of a pipe that fails, unless it ended by SIGPIPE.
  ///
  /// `pipefail` could not tell that signal apart, and would let it end an `&&`. The check is made before each
  /// command and at each end, also in functions and in subshells, which do not inherit the trap for their end.
  private static let watchingPipes = #"""
    dnd_shell=$$
    dnd_check='dnd_status=(${PIPESTATUS[@]})
    if [ "$BASHPID" != "$dnd_shell" ]; then dnd_shell=$BASHPID; trap "$dnd_check" EXIT; fi
    while [ ${#dnd_status[@]} -gt 1 ]; do
      case $dnd_status in 0 | 141) dnd_status=("${dnd_status[@]:1}") ;; *) exit $dnd_status ;; esac
    done'
    dnd_command=$1
    shift
    trap "$dnd_check" EXIT DEBUG RETURN
    set -T
    eval "$dnd_command
    exit \$?"
    """#
}
