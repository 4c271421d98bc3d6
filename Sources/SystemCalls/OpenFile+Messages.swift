import CLinux
import Glibc
import SystemPackage

/// Messages between this process and one that it forked: whole, in order, with a descriptor on the way there.
extension OpenFile {
  /// Makes two connected sockets that keep messages apart.
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

  /// Sets how long one `receiveMessage` waits.
  ///
  /// The corresponding C function is `setsockopt` with `SO_RCVTIMEO`.
  package func setReceiveTimeout(_ timeout: Duration) throws(SystemFailure) {
    let (seconds, attoseconds) = timeout.components
    var time = timeval(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
    _ = try SystemCall.make("setsockopt") {
      setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// Sends a message, and a descriptor with it that the receiver gets as its own.
  ///
  /// The corresponding C function is `sendmsg` with `SCM_RIGHTS`.
  package func sendMessage(
    _ bytes: UnsafeRawBufferPointer, passing file: OpenFile
  ) throws(SystemFailure) {
    _ = try SystemCall.make("sendmsg") {
      dnd_send_descriptor(number, bytes.baseAddress, UInt(bytes.count), file.number)
    }
  }

  /// Receives a message, of which what does not fit is lost.
  ///
  /// The corresponding C function is `recv`.
  ///
  /// - Returns: Its length, 0 where the other end is closed; nil where none came in time.
  package func receiveMessage(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int? {
    do {
      return try SystemCall.make("recv") { recv(number, buffer.baseAddress, buffer.count, 0) }
    } catch  where error.errno == .resourceTemporarilyUnavailable {
      return nil
    }
  }

  /// The same file, open for nothing but reading; this very one where it is.
  ///
  /// Its offset is then its own. The corresponding C function is `openat` of the entry in `/proc`.
  package func forReadingOnly() throws(SystemFailure) -> OpenFile {
    let mode = try SystemCall.make("fcntl", path) { dnd_access_mode(number) }
    if mode == O_RDONLY { return self }
    return try .open(FilePath("/proc/self/fd/\(number)"))
  }
}
