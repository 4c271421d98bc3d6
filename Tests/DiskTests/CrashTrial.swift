import Glibc
import SystemPackage
import TestSupport
import Testing

/// One of the programs of `Tools/`, which put the built `dnd` through what a process cannot do to itself.
///
/// A sample of what they can try is part of each test run; `DND_CRASH=all` has them try all.
struct CrashTrial {
  static let isWhole = getenv("DND_CRASH").map { String(cString: $0) } == "all"

  /// Why the ordeals that mount file systems cannot be had here; nil where they can.
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

  /// Runs a program of `Tools/` with the built `dnd` as its first argument; its words are the failure.
  static func run(_ tool: String, _ options: [String]) throws {
    guard var python = Tool.named("python3") else { return }
    let dnd = try Tool.dnd(environment: [:], directory: "/").executable
    let script = SourceTree.root.appending("Tests/DiskTests/Tools/\(tool).py")
    python.environment["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    python.environment["PYTHONDONTWRITEBYTECODE"] = "1"
    let outcome = try python.run(
      [script.string, dnd.string] + options, limit: .seconds(isWhole ? 3600 : 900))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
    // The figures of a whole run are worth reading.
    if isWhole { print(outcome.outputText) }
  }
}
