import SystemCalls
import SystemPackage

/// Whether a folder would add anything to another one that it joins.
enum SameTree {
  /// Whether all that is in one folder is in another, under the same names and with the same content.
  ///
  /// It reads until the first difference. What cannot be read is not known to be the same.
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
