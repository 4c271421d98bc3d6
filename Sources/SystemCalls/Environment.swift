import CLinux
import Diagnostics
import Glibc
package import SystemPackage

/// The process's environment, as carried text.
package enum Environment {
  /// The value of a variable; nil where it is not set.
  ///
  /// The corresponding C function is `getenv`.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return CarriedText.text(
      UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// The value of a variable as a path; nil where it is not set or empty.
  package static func path(_ name: String) -> FilePath? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return FilePath(platformString: value)
  }
}

/// A terminal's measure in characters.
package struct TerminalSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int
}

extension OpenFile {
  /// The size of this terminal; nil where it is none, or does not know.
  ///
  /// The corresponding C call is `ioctl` with `TIOCGWINSZ`.
  package var terminalSize: TerminalSize? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Waits until there is something to read, or the writer has gone; false when the time is up.
  ///
  /// A signal ends the wait early. The corresponding C function is `poll`.
  package func waitForInput(milliseconds: Int32) throws(SystemFailure) -> Bool {
    try wait(for: Int16(POLLIN), milliseconds)
  }

  /// Waits until something can be written, or the reader has gone; false when the time is up.
  ///
  /// A signal ends the wait early. The corresponding C function is `poll`.
  package func waitForRoom(milliseconds: Int32) throws(SystemFailure) -> Bool {
    try wait(for: Int16(POLLOUT), milliseconds)
  }

  private func wait(for events: Int16, _ milliseconds: Int32) throws(SystemFailure) -> Bool {
    var entry = pollfd(fd: number, events: events, revents: 0)
    do throws(SystemFailure) {
      return try SystemCall.make("poll", path, retry: false) { poll(&entry, 1, milliseconds) } > 0
    } catch {
      if error.errno == .interrupted { return false }
      throw error
    }
  }

  /// Whether this is a pipe or socket that nobody reads any more.
  ///
  /// The corresponding C function is `poll`.
  package var readerHasGone: Bool {
    var entry = pollfd(fd: number, events: 0, revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return false }
    return entry.revents & Int16(POLLERR) != 0
  }
}
