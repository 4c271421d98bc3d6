import Diagnostics
import FileTransfer
import SystemCalls

/// The name of this machine in OSC 72, by which a terminal sees that paths of this process are not its own.
enum TerminalMachine {
  private static let key = Array("tty-dnd-protocol-machine-id".utf8)

  static var identity: String { identity(of: Machine.identity) }

  /// An HMAC with SHA-256 (RFC 2104) of the machine's identifier, so that the identifier itself is not told.
  static func identity(of machine: String) -> String {
    let block = key + [UInt8](repeating: 0, count: 64 - key.count)
    let inner = Digest(of: block.map { $0 ^ 0x36 } + Array(machine.utf8))
    return "1:" + Digest(of: block.map { $0 ^ 0x5C } + inner.bytes).text
  }
}
