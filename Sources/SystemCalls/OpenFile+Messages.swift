import CLinux
import Glibc
import SystemPackage

/// Messages between this process and a forked child: complete, in order, and with a descriptor on the way
/// there.
extension OpenFile {
  /// Creates two connected sockets that preserve message boundaries.
  ///
  /// The corresponding C function is `socketpair`.
  package static func makeMessagePair() throws(SystemFailure) -> (OpenFile, OpenFile) {
    var ends: [CInt] = [-1, -1]
    _ = try SystemCall.make("socketpair") { dnd_socket_pair(&ends) }
    return (
      OpenFile(FileDescriptor(rawValue: ends[0]), path: "socket"),
      OpenFile(FileDescriptor(rawValue: ends[1]), path: "socket")
    )
  }

  /// Sets how long `receiveMessage` waits.
  ///
  /// The corresponding C function is `setsockopt` with `SO_RCVTIMEO`.
  package func setReceiveTimeout(_ timeout: Duration) throws(SystemFailure) {
    let (seconds, attoseconds) = timeout.components
    var time = timeval(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
    _ = try SystemCall.make("setsockopt") {
      setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// Sends a message with a descriptor, which the receiver gets as its own.
  ///
  /// The corresponding C function is `sendmsg` with `SCM_RIGHTS`.
  package func sendMessage(
    _ bytes: UnsafeRawBufferPointer, passing file: OpenFile
  ) throws(SystemFailure) {
    _ = try SystemCall.make("sendmsg") {
      dnd_send_descriptor(number, bytes.baseAddress, UInt(bytes.count), file.number)
    }
  }

  /// Receives a message; bytes that do not fit in `buffer` are lost.
  ///
  /// The corresponding C function is `recv`.
  ///
  /// - Returns: The length of the message, 0 if the other end is closed; nil on timeout.
  package func receiveMessage(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int? {
    do {
      return try SystemCall.make("recv") { recv(number, buffer.baseAddress, buffer.count, 0) }
    } catch  where error.errno == .resourceTemporarilyUnavailable {
      return nil
    }
  }

  /// The file opened for reading only; this value if it already is.
  ///
  /// A new value has its own offset. The corresponding C function is `openat` of the entry in `/proc`.
  package func forReadingOnly() throws(SystemFailure) -> OpenFile {
    let mode = try SystemCall.make("fcntl", path) { dnd_access_mode(number) }
    if mode == O_RDONLY { return self }
    return try .open(FilePath("/proc/self/fd/\(number)"))
  }
}
