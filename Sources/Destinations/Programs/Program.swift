import Diagnostics
package import SystemPackage

/// A program that items are dropped on, as files on the icon of an application.
package enum Program: Equatable, Sendable {
  case application(DesktopEntry)
  /// A command line of the shell.
  case command(String)

  /// What a word begins with that names an application.
  package static let applicationPrefix = "app:"
  /// What the word begins with by which a session remembers a command line.
  package static let commandPrefix = "exec:"

  /// How a session remembers it.
  package var word: String {
    switch self {
    case .application(let entry): Self.applicationPrefix + entry.identifier
    case .command(let command): Self.commandPrefix + command
    }
  }

  /// What it is called in sentences.
  package var name: String {
    switch self {
    case .application(let entry): entry.name
    case .command(let command): command.split(separator: " ").first.map(String.init) ?? command
    }
  }

  /// Whether it takes addresses as they are, and not only files.
  package var takesURLs: Bool {
    switch self {
    case .application(let entry): entry.takes == .urls || entry.takes == .oneURL
    case .command: true
    }
  }

  /// Whether it is started once for each item.
  package var takesOne: Bool {
    switch self {
    case .application(let entry): entry.takes == .oneFile || entry.takes == .oneURL
    case .command: false
    }
  }

  /// The types that it accepts, in its own order; empty for anything.
  package var accepted: [String] {
    switch self {
    case .application(let entry):
      entry.mimeTypes + (takesURLs && !entry.schemes.isEmpty ? ["public.url"] : [])
    case .command: []
    }
  }

  /// Whether it opens addresses of a scheme.
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

  /// What is run for paths or addresses; its first word is the program.
  ///
  /// A command that does not say where its arguments go has them behind it.
  package func commandLine(for opened: [[UInt8]]) -> [[UInt8]] {
    switch self {
    case .application(let entry): return entry.commandLine(for: opened)
    case .command(let command):
      let line = Self.saysWhere(command) ? command : "\(command) \"$@\""
      return ["/bin/sh", "-c", "--", line, "dnd"].map(CarriedText.bytes) + opened
    }
  }

  /// Whether a command speaks of its arguments: `$@`, `$*`, `$#`, `$1` and the others, in braces or not.
  private static func saysWhere(_ command: String) -> Bool {
    let bytes = Array(command.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "$") else { return false }
      let next = bytes[(index + 1)...].drop { $0 == UInt8(ascii: "{") }.first ?? 0
      return Array("@*#0123456789".utf8).contains(next)
    }
  }
}
