import Glibc
package import SystemPackage

/// A program in a terminal of its own, driven as a person would: type text, and wait for output.
///
/// Output is kept as text without the escape sequences for colours and cursor moves.
package final class Terminal {
  private let master: FileDescriptor
  private let process: ChildProcess
  private let limit: Duration
  private var raw: [UInt8] = []
  /// Where the output after the last typed text begins.
  private var mark = 0

  /// The expected output did not appear in time.
  package struct NotSeen: Error, CustomStringConvertible {
    package var wanted: String
    package var seen: String
    package var description: String { "'\(wanted)' did not appear; seen:\n\(seen)" }
  }

  /// Starts a program whose standard streams are a new controlling terminal.
  ///
  /// - Parameters:
  ///   - limit: The time limit of `wait`.
  package init(
    _ executable: FilePath, _ arguments: [String], environment: [String: String],
    directory: FilePath, rows: UInt16 = 50, columns: UInt16 = 160, limit: Duration = .seconds(30)
  ) throws {
    let descriptor = HiddenCalls.openTerminal(O_RDWR | O_NOCTTY | O_CLOEXEC)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard descriptor >= 0, HiddenCalls.unlockTerminal(descriptor) == 0,
      HiddenCalls.nameOfTerminal(descriptor, &name, name.count) == 0,
      ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0
    else { throw Errno(rawValue: errno) }
    let terminal = FilePath(platformString: name)
    master = FileDescriptor(rawValue: descriptor)
    self.limit = limit
    // The leader of a session gets the first terminal that it opens as its controlling one.
    process = try ChildProcess(
      executable, arguments.map { Array($0.utf8) }, environment: environment, directory: directory,
      streams: Array(repeating: .path(terminal, .readWrite), count: 3))
  }

  deinit {
    kill(-process.id, SIGKILL)
    try? master.close()
    _ = process.wait()
  }

  /// All output so far, with its escape sequences.
  package var output: String { String(decoding: raw, as: UTF8.self) }

  /// Types text; `wait` examines the output from here on.
  package func type(_ text: String) throws {
    mark = raw.count
    try master.writeAll(text.utf8)
  }

  /// Waits until `text` appears after the last typed text; returns all output since then.
  @discardableResult
  package func wait(for text: String) throws -> String {
    var seen = ""
    try wait(for: text, step: 1000) {
      seen = Self.plain(raw[mark...])
      return seen.contains(text)
    }
    return seen
  }

  /// Waits until all of these texts have appeared in order after the last typed text.
  package func wait(forInOrder texts: [String]) throws {
    try wait(for: texts.joined(separator: "', then '"), step: 1000) {
      var rest = Substring(Self.plain(raw[mark...]))
      for text in texts {
        guard let found = rest.firstRange(of: text) else { return false }
        rest = rest[found.upperBound...]
      }
      return true
    }
  }

  /// Waits for a condition that the terminal does not show.
  package func wait(until hasComeAbout: () throws -> Bool) throws {
    try wait(for: "what was waited for", step: 20, until: hasComeAbout)
  }

  /// Reads the program's output, so that it can continue, and checks after each read, or after this
  /// many milliseconds.
  private func wait(for text: String, step: Int32, until isOver: () throws -> Bool) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    while try !isOver() {
      guard clock.now < deadline else {
        throw NotSeen(wanted: text, seen: Self.plain(raw[mark...]))
      }
      var slot = pollfd(fd: master.rawValue, events: Int16(POLLIN), revents: 0)
      _ = poll(&slot, 1, step)
      guard slot.revents & Int16(POLLIN) != 0 else {
        if slot.revents != 0 { throw NotSeen(wanted: text, seen: Self.plain(raw[mark...])) }
        continue
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = try chunk.withUnsafeMutableBytes { try master.read(into: $0) }
      raw += chunk[..<count]
    }
  }

  /// The text without escape sequences and control bytes other than line ends.
  package static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    enum State { case text, escape, control, string, stringEscape, charset }
    var state = State.text
    var plain: [UInt8] = []
    for byte in bytes {
      switch (state, byte) {
      case (.text, 0x1B): state = .escape
      case (.text, _): if byte >= 0x20 && byte != 0x7F || byte == 0x0A { plain.append(byte) }
      case (.escape, UInt8(ascii: "[")): state = .control
      case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")): state = .string
      case (.escape, UInt8(ascii: "(")), (.escape, UInt8(ascii: ")")): state = .charset
      case (.escape, _), (.charset, _): state = .text
      case (.control, 0x40...0x7E): state = .text
      case (.control, _): break
      case (.string, 0x07): state = .text
      case (.string, 0x1B): state = .stringEscape
      case (.string, _): break
      case (.stringEscape, _): state = .text
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
