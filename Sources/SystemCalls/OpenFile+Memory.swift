import CLinux
import Glibc
import SystemPackage

extension OpenFile {
  /// Creates an unnamed file in memory, which is freed with its last descriptor.
  ///
  /// The corresponding C function is `memfd_create`.
  package static func openInMemory() throws(SystemFailure) -> OpenFile {
    let number = try SystemCall.make("memfd_create") { dnd_memfd() }
    return OpenFile(FileDescriptor(rawValue: number), path: "memory")
  }
}
