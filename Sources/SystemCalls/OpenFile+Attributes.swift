import CLinux
import Glibc
import SystemPackage

// Extended attributes, which include access control lists (`system.posix_acl_access`).
extension OpenFile {
  /// The names of the file's extended attributes that this user may see.
  ///
  /// The list is empty if the file system does not support them. The corresponding C function is `flistxattr`.
  package func attributeNames() throws(SystemFailure) -> [String] {
    let bytes = try ExtendedAttributes.read("flistxattr", path) {
      CLinux.flistxattr(number, $0?.assumingMemoryBound(to: CChar.self), $1)
    }
    return ExtendedAttributes.names(bytes ?? [])
  }

  /// The value of an extended attribute; nil when there is none.
  ///
  /// The corresponding C function is `fgetxattr`.
  package func attribute(_ name: String) throws(SystemFailure) -> [UInt8]? {
    try ExtendedAttributes.read("fgetxattr", path) { CLinux.fgetxattr(number, name, $0, $1) }
  }

  /// Sets an extended attribute.
  ///
  /// The corresponding C function is `fsetxattr`.
  package func setAttribute(_ name: String, to value: [UInt8]) throws(SystemFailure) {
    _ = try SystemCall.make("fsetxattr", path) {
      CLinux.fsetxattr(number, name, value, value.count, 0)
    }
  }

  /// Removes an extended attribute if it exists.
  ///
  /// The corresponding C function is `fremovexattr`.
  package func removeAttribute(_ name: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      _ = try SystemCall.make("fremovexattr", path) { CLinux.fremovexattr(number, name) }
    } catch {
      switch error.errno {
      case .noData, .notSupported: return
      default: throw error
      }
    }
  }
}

/// The attribute names of access control lists.
package enum AccessList {
  /// The list of the file or directory itself.
  package static let own = "system.posix_acl_access"
  /// The list that a directory's new entries inherit.
  package static let given = "system.posix_acl_default"
}

enum ExtendedAttributes {
  /// Makes a call that fills a buffer, or returns the required size when it gets none; nil when there is no
  /// value.
  static func read(
    _ name: String, _ path: FilePath, _ body: (UnsafeMutableRawPointer?, Int) -> Int
  ) throws(SystemFailure) -> [UInt8]? {
    var size = 512
    while true {
      do throws(SystemFailure) {
        var count = 0
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
          do throws(SystemFailure) {
            count = try SystemCall.make(name, path) { body(buffer.baseAddress, size) }
            filled = count
          } catch {
            failure = error
          }
        }
        if let failure { throw failure }
        return bytes
      } catch {
        switch error.errno {
        case .noData, .notSupported: return nil
        // The value may grow between two calls, so ask for its size and add some space.
        case .outOfRange: size = try SystemCall.make(name, path) { body(nil, 0) } + 256
        default: throw error
        }
      }
    }
  }

  static func names(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
