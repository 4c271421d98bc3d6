import SystemCalls
import SystemPackage

/// The number of items in a session, in a small file beside its record.
///
/// A shell's prompt reads the file instead of starting a program. Commands never read it. After a crash the number may
/// be out of date until the next change.
enum PendingHint {
  /// Replaces the number in a single write, so that a reader never sees part of it.
  static func write(_ items: Int, in directory: FilePath) {
    let path = SessionLayout.pending(directory)
    do throws(SystemFailure) {
      // Padded to a fixed length, so that no digits of an earlier number remain.
      let digits = String(items)
      let text = digits + String(repeating: " ", count: max(0, 20 - digits.utf8.count)) + "\n"
      let file = try OpenFile.open(path, .writeOnly, options: [.create], permissions: 0o600)
      try file.writeAll(Array(text.utf8))
    } catch {
      // No file is better than a wrong number: the prompt then asks the program.
      try? FileSystem.removeFile(path)
    }
  }
}
