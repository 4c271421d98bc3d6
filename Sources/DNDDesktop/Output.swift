import Desktop
import DesktopProtocol
import JSON
import SystemCalls
import SystemPackage

/// What this program writes.
enum Output {
  /// Writes a line; a reader that is gone is not an error of ours.
  static func line(_ object: JSONObject, to file: OpenFile = .standardOutput) {
    try? file.writeAll(JSONValue.object(object).bytes + [0x0A])
  }
}

/// Lines of standard input, bounded.
struct InputLines {
  private var rest: [UInt8] = []

  /// The next line without its line break; nil at the end.
  ///
  /// A last line without a line break is not one.
  mutating func next(limit: Int) throws(DesktopFailure) -> [UInt8]? {
    while true {
      if let line = takeLine() { return line }
      guard rest.count <= limit else { throw .malformed("the line is too long") }
      if !readMore() { return nil }
    }
  }

  /// The lines that are there after one read; nil at the end.
  mutating func available(limit: Int) throws(DesktopFailure) -> [[UInt8]]? {
    let hasMore = readMore()
    var lines: [[UInt8]] = []
    while let line = takeLine() { lines.append(line) }
    guard rest.count <= limit else { throw .malformed("the line is too long") }
    return hasMore || !lines.isEmpty ? lines : nil
  }

  /// How many bytes of `rest` have no line break.
  private var searched = 0

  private mutating func takeLine() -> [UInt8]? {
    guard let end = rest[searched...].firstIndex(of: 0x0A) else {
      searched = rest.count
      return nil
    }
    defer {
      rest.removeFirst(end + 1)
      searched = 0
    }
    return Array(rest[..<end])
  }

  private mutating func readMore() -> Bool {
    let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      filled =
        (try? OpenFile.standardInput.read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
    }
    rest += part
    return !part.isEmpty
  }
}

/// The `dnd` that started this program and talks to it by lines.
final class StandardStreamsCaller: LineCaller {
  private var lines = InputLines()

  /// The first line, for which it waits.
  func description() throws(DesktopFailure) -> [UInt8] {
    guard let line = try lines.next(limit: DesktopLimits.description) else {
      throw .malformed("there is no description")
    }
    return line
  }

  var descriptor: FileDescriptor { OpenFile.standardInput.descriptor }

  func takeLines() throws(DesktopFailure) -> [[UInt8]]? {
    try lines.available(limit: 1 << 16)
  }

  func say(_ object: JSONObject) { Output.line(object) }
}
