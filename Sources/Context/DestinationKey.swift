import Destinations
import SystemCalls

/// A destination as stored in a session, parsed for display.
package enum DestinationKey: Equatable, Sendable {
  case stream
  case trash
  /// The clipboard, or the primary selection.
  case clipboard, primary
  /// A window of the desktop, from which the items are dragged to another program.
  case window
  /// An application identifier.
  case application(String)
  /// A shell command line.
  case command(String)
  /// An absolute path as carried text; empty for a route.
  case path(String)

  /// - Parameter key: An absolute path or the keyword of another destination; anything else is taken as a path.
  package init(_ key: String) {
    if key == "-" {
      self = .stream
    } else if key == Destination.trash.path.carried {
      self = .trash
    } else if key == "clipboard:" {
      self = .clipboard
    } else if key == "primary:" {
      self = .primary
    } else if key == DesktopError.window {
      self = .window
    } else if key.hasPrefix(Program.applicationPrefix) {
      self = .application(String(key.dropFirst(Program.applicationPrefix.count)))
    } else if key.hasPrefix(Program.commandPrefix) {
      self = .command(String(key.dropFirst(Program.commandPrefix.count)))
    } else {
      self = .path(key)
    }
  }

  /// Whether the destination is a program.
  package var isProgram: Bool {
    switch self {
    case .application, .command: true
    case .stream, .trash, .clipboard, .primary, .window, .path: false
    }
  }

  /// Whether items become files at the destination.
  package var isFileSystem: Bool {
    if case .path = self { true } else { false }
  }
}
