import Diagnostics
package import SystemPackage

/// A program as the destination of a drop, like the icon of an application.
package enum Program: Equatable, Sendable {
  case application(DesktopEntry)
  /// A shell command line.
  case command(String)

  /// The prefix of an argument that names an application.
  package static let applicationPrefix = "app:"
  /// The prefix of a command line as stored in a session.
  package static let commandPrefix = "exec:"

  /// The identifier that a session stores.
  package var word: String {
    switch self {
    case .application(let entry): Self.applicationPrefix + entry.identifier
    case .command(let command): Self.commandPrefix + command
    }
  }

  /// The name for messages.
  package var name: String {
    switch self {
    case .application(let entry): entry.name
    case .command(let command): command.split(separator: " ").first.map(String.init) ?? command
    }
  }

  /// Whether the program accepts URLs in addition to files.
  package var takesURLs: Bool {
    switch self {
    case .application(let entry): entry.takes == .urls || entry.takes == .oneURL
    case .command: true
    }
  }

  /// Whether the program is started once per item.
  package var takesOne: Bool {
    switch self {
    case .application(let entry): entry.takes == .oneFile || entry.takes == .oneURL
    case .command: false
    }
  }

  /// The accepted types, in the program's order; empty for anything.
  package var accepted: [String] {
    switch self {
    case .application(let entry):
      entry.mimeTypes + (takesURLs && !entry.schemes.isEmpty ? ["public.url"] : [])
    case .command: []
    }
  }

  /// Whether the program opens URLs with this scheme.
  package func opens(scheme: String) -> Bool {
    switch self {
    case .application(let entry): takesURLs && entry.schemes.contains(scheme.lowercased())
    case .command: true
    }
  }

  package var directory: FilePath? {
    switch self {
    case .application(let entry): entry.directory
    case .command: nil
    }
  }

  /// The command line for the given paths or URLs; its first element is the program.
  ///
  /// The arguments are appended to a shell command that does not refer to them.
  package func commandLine(for opened: [[UInt8]]) -> [[UInt8]] {
    switch self {
    case .application(let entry): return entry.commandLine(for: opened)
    case .command(let command):
      let line = Self.saysWhere(command) ? command : "\(command) \"$@\""
      return ["/bin/sh", "-c", "--", line, "dnd"].map(CarriedText.bytes) + opened
    }
  }

  /// Whether a shell command refers to its arguments, such as by `$@`, `$*`, `$#`, `$1` or `${1}`.
  private static func saysWhere(_ command: String) -> Bool {
    let bytes = Array(command.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "$") else { return false }
      let next = bytes[(index + 1)...].drop { $0 == UInt8(ascii: "{") }.first ?? 0
      return Array("@*#0123456789".utf8).contains(next)
    }
  }
}
