import SystemCalls
import SystemPackage

/// How many items a session holds, in a small file beside its record: a shell's prompt reads it and starts no program.
///
/// It is derived and never read by a command; after a crash it may be old until the next change.
enum PendingHint {
  /// Replaces the number in one write, which a reader sees as a whole.
  static func write(_ items: Int, in directory: FilePath) {
    let path = SessionLayout.pending(directory)
    do throws(SystemFailure) {
      // Always as long as the longest number, so that nothing of an earlier one stays.
      let digits = String(items)
      let text = digits + String(repeating: " ", count: max(0, 20 - digits.utf8.count)) + "\n"
      let file = try OpenFile.open(path, .writeOnly, options: [.create], permissions: 0o600)
      try file.writeAll(Array(text.utf8))
    } catch {
      // None is better than an old one: the prompt then asks the program.
      try? FileSystem.removeFile(path)
    }
  }
}
