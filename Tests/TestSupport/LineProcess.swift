import Glibc
package import SystemPackage

/// A program that reads lines and answers with lines, while the test goes on.
package final class LineProcess {
  package let id: Int32
  private let child: ChildProcess
  private var input: FileDescriptor?
  private let output: FileDescriptor
  private var rest: [UInt8] = []
  private var ending: ChildProcess.Ending?

  /// - Parameter errors: The file for its standard error.
  package init(_ tool: Tool, _ arguments: [String], errors: FilePath = "/dev/null") throws {
    let (inputEnd, input) = try Pipe.make()
    let (output, outputEnd) = try Pipe.make()
    defer { for end in [inputEnd, outputEnd] { try? end.close() } }
    child = try ChildProcess(
      tool.executable, arguments.map { Array($0.utf8) }, environment: tool.environment,
      directory: tool.directory,
      streams: [
        .descriptor(inputEnd), .descriptor(outputEnd), .path(errors, .writeOnly),
      ])
    id = child.id
    self.input = input
    self.output = output
  }

  /// No process is left over.
  deinit {
    kill(-id, SIGKILL)
    _ = wait()
    try? output.close()
  }

  package func say(_ line: String) throws { _ = try input?.writeAll(Array("\(line)\n".utf8)) }

  /// Ends its input.
  package func hangUp() throws {
    try input?.close()
    input = nil
  }

  /// The next line; nil at the end of its output, or if none comes.
  package func line() throws -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest.removeFirst(end + 1) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      guard Waiting.isReadable(output.rawValue) else { return nil }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = try part.withUnsafeMutableBytes { try output.read(into: $0) }
      if count == 0 { return nil }
      rest += part[..<count]
    }
  }

  /// The lines up to one with this beginning, which is the last of them.
  package func lines(until beginning: String) throws -> [String] {
    var lines: [String] = []
    while let line = try line() {
      lines.append(line)
      if line.hasPrefix(beginning) { break }
    }
    return lines
  }

  /// The remaining lines.
  package func lines() throws -> [String] { try lines(until: "\0") }

  /// Says a line and waits for the answer.
  package func ask(_ line: String) throws -> String? {
    try say(line)
    return try self.line()
  }

  /// Waits for its end; nil after a signal.
  package func status() -> Int32? {
    if case .exited(let status) = wait() { status } else { nil }
  }

  /// Waits for its end.
  package func wait() -> ChildProcess.Ending {
    try? hangUp()
    if let ending { return ending }
    // The caller's processes end within this time, or never.
    let watchdog = Watchdog(over: child, limit: .seconds(50))
    let ending = child.wait()
    _ = watchdog.callOff()
    self.ending = ending
    return ending
  }
}
