import SystemCalls
import SystemPackage

/// Finds out whether merging a directory into another would add anything.
enum SameTree {
  /// Whether every entry of one directory is in the other, with the same name and the same content.
  ///
  /// It stops at the first difference. Entries that cannot be read count as different.
  static func isAll(
    of source: FilePath, in target: FilePath, isCancelled: () -> Bool
  ) -> Bool {
    var waiting = [(from: source, to: target)]
    while let (from, to) = waiting.popLast() {
      do throws(SystemFailure) {
        var reader = DirectoryReader(try OpenFile.openDirectory(from))
        while let entries = try reader.next() {
          for entry in entries {
            if isCancelled() { return false }
            let (one, other) = (from.pushing(entry.path), to.pushing(entry.path))
            let here = try FileSystem.status(of: one, followingLinks: false)
            let there = try FileSystem.status(of: other, followingLinks: false)
            if here.kind == .directory && there.kind == .directory {
              waiting.append((one, other))
            } else if !here.isSameFile(as: there),
              !SameEntry.holdsTheSame(one, here, as: other, there, synchronized: false)
            {
              return false
            }
          }
        }
      } catch {
        return false
      }
    }
    return true
  }
}
