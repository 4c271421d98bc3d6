import Glibc
package import SystemPackage

/// The terminal of this process for a conversation with the terminal itself: its answers come unchanged, and are not
/// shown.
///
/// The former mode is restored when this value is destroyed.
package final class ControllingTerminal {
  package let file: OpenFile
  private var before = termios()

  /// Why there is no conversation.
  package enum Refusal: Error, Equatable, Sendable {
    case none
    /// Another process group has the terminal; changing its mode would stop this process.
    case inBackground
    case system(Errno)
  }

  /// Opens `/dev/tty`.
  ///
  /// The corresponding C functions are `tcgetpgrp`, `tcgetattr` and `tcsetattr`.
  package init() throws(Refusal) {
    do throws(SystemFailure) {
      file = try OpenFile.open("/dev/tty", .readWrite)
    } catch {
      throw .none
    }
    guard tcgetpgrp(file.number) == getpgrp() else { throw .inBackground }
    guard tcgetattr(file.number, &before) == 0 else { throw .system(Errno(rawValue: errno)) }
    var mode = before
    // Keys such as Ctrl-C keep their meaning.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    // What has been typed stays for whoever reads next.
    guard tcsetattr(file.number, TCSANOW, &mode) == 0 else {
      throw .system(Errno(rawValue: errno))
    }
  }

  deinit { tcsetattr(file.number, TCSANOW, &before) }

  /// Whether `giveBack` works: since Linux 6.2, an administrator decides about that.
  package var canGiveBack: Bool {
    // Only what is allowed looks at the address, which is none.
    ioctl(file.number, UInt(TIOCSTI), 0) != 0 && errno == EFAULT
  }

  /// Puts bytes that were read back into the input, as if they were typed now.
  ///
  /// The corresponding C function is `ioctl` with `TIOCSTI`.
  package func giveBack(_ bytes: [UInt8]) {
    for var byte in bytes { _ = ioctl(file.number, UInt(TIOCSTI), &byte) }
  }

  /// Whether a device is the terminal of this process.
  ///
  /// The corresponding C function is `tcgetsid`.
  package static func isOwn(_ path: FilePath) -> Bool {
    guard let file = try? OpenFile.open(path) else { return false }
    return tcgetsid(file.number) >= 0
  }
}
