import CLinux
import Glibc
package import SystemPackage

/// A compact list of directory entry names.
package struct NameList: Sendable {
  private var bytes: [UInt8] = []

  package init() {}

  package var isEmpty: Bool { bytes.isEmpty }

  /// Appends a name, which must not contain a NUL.
  package mutating func append(_ name: [UInt8]) {
    bytes.append(0)
    bytes += name
  }

  /// Removes and returns the name appended last; nil when the list is empty.
  package mutating func popLast() -> [UInt8]? {
    guard let start = bytes.lastIndex(of: 0) else { return nil }
    let name = Array(bytes[(start + 1)...])
    bytes.removeSubrange(start...)
    return name
  }

  /// Calls `body` with each name, in the order of insertion.
  package func forEach(_ body: (FilePath) -> Void) {
    for name in bytes.split(separator: 0) { body(FilePath(bytes: Array(name))) }
  }

  /// Calls `body` with each name as a C string; throws the first failure after all calls.
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
  /// Removes names that are not directories; missing names are ignored.
  ///
  /// If a name cannot be removed, the others are still removed.
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
