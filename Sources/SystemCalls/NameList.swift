import CLinux
import Glibc
package import SystemPackage

/// The names of some directory entries, at a few bytes more than the names themselves.
package struct NameList: Sendable {
  private var bytes: [UInt8] = []

  package init() {}

  package var isEmpty: Bool { bytes.isEmpty }

  /// Adds a name, which holds no NUL.
  package mutating func append(_ name: [UInt8]) {
    bytes.append(0)
    bytes += name
  }

  /// Takes the name that was added last; nil where none is left.
  package mutating func popLast() -> [UInt8]? {
    guard let start = bytes.lastIndex(of: 0) else { return nil }
    let name = Array(bytes[(start + 1)...])
    bytes.removeSubrange(start...)
    return name
  }

  /// Calls `body` with each name, in the order in which they were added.
  package func forEach(_ body: (FilePath) -> Void) {
    for name in bytes.split(separator: 0) { body(FilePath(bytes: Array(name))) }
  }

  /// Calls `body` with each name as C has it.
  fileprivate func forEachText(
    _ body: (UnsafePointer<CChar>) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    var failure: SystemFailure?
    (bytes + [0]).withUnsafeBytes { bytes in
      var start = 1
      while start < bytes.count, let base = bytes.baseAddress {
        let name = (base + start).assumingMemoryBound(to: CChar.self)
        do throws(SystemFailure) { try body(name) } catch { failure = failure ?? error }
        start += strlen(name) + 1
      }
    }
    if let failure { throw failure }
  }
}

extension FileSystem {
  /// Removes names of anything but directories, as far as they are there; what cannot be removed keeps no other
  /// from going.
  ///
  /// The corresponding C function is `unlinkat`.
  package static func removeFiles(
    _ names: NameList, in directory: OpenFile
  ) throws(SystemFailure) {
    try names.forEachText { name throws(SystemFailure) in
      do throws(SystemFailure) {
        _ = try SystemCall.make("unlinkat") { Glibc.unlinkat(directory.number, name, 0) }
      } catch {
        if error.errno == .noSuchFileOrDirectory { return }
        throw SystemFailure(error.call, FilePath(platformString: name), error.errno)
      }
    }
  }
}
