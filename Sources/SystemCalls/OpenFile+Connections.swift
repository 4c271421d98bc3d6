import CLinux
import Glibc
package import SystemPackage

// Connections to a program of this machine.
extension OpenFile {
  /// Connects to a Unix socket.
  ///
  /// The corresponding C functions are `socket` and `connect`.
  package static func connection(toSocket path: FilePath) throws(SystemFailure) -> OpenFile {
    let number = try SystemCall.make("connect", path) {
      path.withPlatformString { dnd_connect_unix($0) }
    }
    return OpenFile(FileDescriptor(rawValue: number), path: path)
  }

  /// Connects to a port of this machine.
  ///
  /// The corresponding C functions are `socket` and `connect`.
  package static func connection(toPort port: UInt16) throws(SystemFailure) -> OpenFile {
    let number = try SystemCall.make("connect") { dnd_connect_loopback(port) }
    return OpenFile(FileDescriptor(rawValue: number), path: FilePath("port \(port)"))
  }

  /// Sends some bytes over a connection, and returns their number.
  ///
  /// The corresponding C function is `send`.
  package func send(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) -> Int {
    try SystemCall.make("send", path) {
      dnd_send(number, bytes.baseAddress, UInt(bytes.count))
    }
  }
}
