import Destinations
import SystemCalls

/// What a session remembers of where a drop went, told apart for those who put it in words.
package enum DestinationKey: Equatable, Sendable {
  case stream
  case trash
  /// The identifier of an application.
  case application(String)
  /// A command line of the shell.
  case command(String)
  /// An absolute path, as carried text; empty for a route.
  case path(String)

  /// - Parameter key: An absolute path or the word of another destination; what is neither is taken for a path.
  package init(_ key: String) {
    if key == Destination.stream.path.carried {
      self = .stream
    } else if key == Destination.trash.path.carried {
      self = .trash
    } else if key.hasPrefix(Program.applicationPrefix) {
      self = .application(String(key.dropFirst(Program.applicationPrefix.count)))
    } else if key.hasPrefix(Program.commandPrefix) {
      self = .command(String(key.dropFirst(Program.commandPrefix.count)))
    } else {
      self = .path(key)
    }
  }

  /// Whether a program is given the items.
  package var isProgram: Bool {
    switch self {
    case .application, .command: true
    case .stream, .trash, .path: false
    }
  }

  /// Whether items become files there.
  package var isFileSystem: Bool {
    if case .path = self { true } else { false }
  }
}
