import CLinux
import Diagnostics
import Glibc
package import SystemPackage

/// The environment of this process, as carried text.
package enum Environment {
  /// The value of a variable; nil when it is not set.
  ///
  /// The corresponding C function is `getenv`.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return CarriedText.text(
      UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// The value of a variable as a path; nil when it is not set or empty.
  package static func path(_ name: String) -> FilePath? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return FilePath(platformString: value)
  }
}

/// The size of a terminal in characters.
package struct TerminalSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int
}

extension OpenFile {
  /// The size of this terminal; nil when this is not a terminal or the size is unknown.
  ///
  /// The corresponding C call is `ioctl` with `TIOCGWINSZ`.
  package var terminalSize: TerminalSize? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Waits until there is input or the writer has closed its end; false on timeout.
  ///
  /// A signal ends the wait early. The corresponding C function is `poll`.
  package func waitForInput(milliseconds: Int32) throws(SystemFailure) -> Bool {
    try wait(for: Int16(POLLIN), milliseconds)
  }

  /// Waits until output is possible or the reader has closed its end; false on timeout.
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

  /// Whether this is a pipe or socket whose reader has closed its end.
  ///
  /// The corresponding C function is `poll`.
  package var readerHasGone: Bool {
    var entry = pollfd(fd: number, events: 0, revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return false }
    return entry.revents & Int16(POLLERR) != 0
  }
}
