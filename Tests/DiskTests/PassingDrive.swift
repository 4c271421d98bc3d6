import Glibc
import SystemPackage
import TestSupport
import Testing

/// A FUSE file system, `Tools/passing.c`, which logs requests and imitates faults of real drivers.
enum PassingDrive {
  /// The compiled program, in a directory that exists as long as the tests run; nil if it cannot be
  /// compiled.
  nonisolated(unsafe) private static let program: (sandbox: Sandbox, path: FilePath)? = {
    guard let sandbox = try? Sandbox("dnd-passing"), let compiler = Tool.named("cc"),
      let flags = Tool.named("pkg-config"),
      let outcome = try? flags.run(["--cflags", "--libs", "fuse3"]), outcome.status == 0
    else { return nil }
    sandbox.removeAtExit()
    let path = sandbox.path("passing")
    let source = SourceTree.root.appending("Tests/DiskTests/Tools/passing.c")
    let words = outcome.outputText.split { $0 == " " || $0 == "\n" }.map(String.init)
    guard let made = try? compiler.run(["-O1", "-o", path.string, source.string] + words),
      made.status == 0
    else { return nil }
    return (sandbox, path)
  }()

  /// Why the file system is not available here; nil if it is.
  static let obstacle: Comment? =
    if let obstacle = CrashTrial.obstacle {
      obstacle
    } else if access("/dev/fuse", R_OK | W_OK) != 0 {
      "there is no FUSE"
    } else if program == nil {
      "cc or libfuse3-dev is not installed"
    } else {
      nil
    }

  /// The path of the program, for tests that start it themselves.
  static func path() throws -> FilePath { try #require(program).path }

  /// Runs a script as root with a drive mounted at `drive`, whose contents are in `real`.
  ///
  /// `dnd` is the program, `calls` the log, and `from` a directory on another file system.
  /// `lift NAMES` lifts files, and `drop OPTIONS` drops them on the drive; its status is in `status`,
  /// its output in `out` and `errors`.
  static func run(_ modes: String = "", _ script: String) throws {
    let sandbox = try Sandbox("dnd-passing")
    let memory = try Sandbox("dnd-passing", in: "/dev/shm")
    var environment = ScriptRun.environment(in: sandbox)
    environment["XDG_RUNTIME_DIR"] = memory.root.string
    for directory in ["home", "tmp", "real", "drive"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    environment["dnd"] = try Tool.dnd(environment: environment, directory: "/").executable.string
    environment["passing"] = try path().string
    environment["from"] = memory.path("from").string
    environment["modes"] = modes
    environment["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    var unshare = try #require(Tool.named("unshare"))
    unshare.environment = environment
    unshare.directory = sandbox.root
    let outcome = try unshare.run(["-m", "bash", "-euc", start + script], limit: .seconds(120))
    #expect(outcome.status == 0, "\(modes): \(outcome.outputText)\(outcome.errorText)")
  }

  private static let start = """
    mkdir "$from"
    "$passing" real calls "$modes" drive -o allow_other,default_permissions
    trap 'umount -l drive' EXIT
    fail() { echo "$*"; cat out errors calls 2> /dev/null; ls -lRa drive "$from"; exit 1; }
    lift() { (cd "$from"; "$dnd" lift -q --session s "$@") > name; : > calls; }
    drop() { status=0; "$dnd" drop --session s drive "$@" > out 2> errors || status=$?; }
    # The first line of the log that says so.
    at() { grep -nm1 -E "$1" calls | cut -d: -f1; }
    before() { test "$(at "$1")" -lt "$(at "$2")" || fail "not $1 before $2"; }
    hidden() { find "${1:-drive}" -name '.dnd-*' ! -name '.dnd-replaced*'; }

    """
}
