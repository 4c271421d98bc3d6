import Glibc
import SystemPackage
import TestSupport
import Testing

/// One of the programs of `Tools/`, which test the built `dnd` in ways that need another process.
///
/// Each test run tries a sample of the cases; `DND_CRASH=all` tries all of them.
struct CrashTrial {
  static let isWhole = getenv("DND_CRASH").map { String(cString: $0) } == "all"

  /// Why trials with file systems of their own cannot run here; nil if they can.
  static let obstacle: Comment? =
    if getuid() != 0 {
      "mounting file systems needs root"
    } else if access("/dev/loop-control", R_OK) != 0 {
      "there are no loop devices"
    } else if access("/usr/sbin/mkfs.ext4", X_OK) != 0 {
      "mkfs.ext4 is not installed"
    } else if Tool.named("python3") == nil {
      "python3 is not installed"
    } else {
      nil
    }

  /// Runs a program of `Tools/` with the built `dnd` as its first argument; its output is the
  /// failure message.
  static func run(_ tool: String, _ options: [String]) throws {
    guard var python = Tool.named("python3") else { return }
    let dnd = try Tool.dnd(environment: [:], directory: "/").executable
    let script = SourceTree.root.appending("Tests/DiskTests/Tools/\(tool).py")
    python.environment["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    python.environment["PYTHONDONTWRITEBYTECODE"] = "1"
    let outcome = try python.run(
      [script.string, dnd.string] + options, limit: .seconds(isWhole ? 3600 : 900))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
    // The figures of a complete run are of interest.
    if isWhole { print(outcome.outputText) }
  }
}
