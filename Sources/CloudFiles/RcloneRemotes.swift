import Diagnostics
package import SystemCalls

/// The remotes in the user's configuration, which `rclone` lists without asking any of them.
package enum RcloneRemotes {
  private static let limit: Int64 = 1_000_000_000
  private static let most = 1000
  private static let mostBytes = 1 << 16

  /// The names without their colons, in the order of `rclone`; empty if it cannot be asked within a second.
  package static func all(_ environment: Variables) -> [String] {
    guard let path = try? RcloneProgram.path(environment),
      let process = try? RcloneProgram.run(
        path, ["listremotes", "--ask-password=false"], [], environment)
    else { return [] }
    var said: [UInt8] = []
    let end = Clock.monotonic + limit
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
    defer { buffer.deallocate() }
    while Clock.monotonic < end, said.count < mostBytes {
      _ = try? Readiness.wait(
        for: [.init(process.output.descriptor, .input)], atMost: .milliseconds(50))
      // What was read before the end is kept, for the end may come later.
      guard let count = try? process.output.read(into: buffer) else { continue }
      if count == 0 { break }
      said += buffer[..<count]
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
