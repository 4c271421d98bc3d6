import Diagnostics
package import SystemCalls

/// The remotes in the user's configuration, which `rclone` lists without asking any of them.
package enum RcloneRemotes {
  private static let limit: Int64 = 1_000_000_000
  private static let most = 1000

  /// The names without their colons, in the order of `rclone`; empty if it cannot be asked within a second.
  package static func all(_ environment: Variables) -> [String] {
    guard let path = try? RcloneProgram.path(environment),
      let process = try? RcloneProgram.run(
        path, ["listremotes", "--ask-password=false"], [], environment)
    else { return [] }
    var said: [UInt8] = []
    let end = Clock.monotonic + limit
    while Clock.monotonic < end {
      _ = try? Readiness.wait(
        for: [.init(process.output.descriptor, .input)], atMost: .milliseconds(50))
      guard let more = try? process.output.readAll(limit: 1 << 16) else { continue }
      if more.isEmpty { break }
      said += more
    }
    return names(in: said)
  }

  /// The names in what `rclone listremotes` prints.
  package static func names(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A).prefix(most).compactMap { line in
      guard line.last == UInt8(ascii: ":"), line.count > 1 else { return nil }
      let name = String(validating: line.dropLast(), as: UTF8.self)
      return name.flatMap { name in
        name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } ? name : nil
      }
    }
  }
}
