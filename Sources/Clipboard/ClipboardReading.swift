package import Context
import DesktopProtocol
import Diagnostics
import JSON
import SystemCalls
package import SystemPackage

/// What another program has on the clipboard: the list of its types, and the bytes of each on request.
///
/// Everything is read from the same offer. When the clipboard changes meanwhile, the rest is cut off.
package final class ClipboardReading {
  /// The names of the types, best first.
  package let types: [String]
  private let source: Source
  private let context: ExchangeContext

  private enum Source {
    case helper(HelperProcess)
    case terminal(TerminalReading)
  }

  /// How a read ended; the bytes are complete only after `read`.
  package enum Outcome: Equatable, Sendable {
    case read
    case refused
    case cutOff
    case stalled
    case tooLarge
  }

  /// Asks for the list of types.
  ///
  /// The terminal is the last way, unless it is forced.
  package init(_ place: ClipboardPlace, in context: ExchangeContext) throws {
    self.context = context
    let found: (source: Source, types: [String])
    if place.way == .terminal {
      found = try Self.terminal(place, context)
    } else {
      do {
        let (process, types) = try HelperProgram(in: context).read(place)
        found = (.helper(process), types)
      } catch DesktopError.noWay(let attempts) where place.way == nil {
        do {
          found = try Self.terminal(place, context)
        } catch DesktopError.noWay(let more) {
          throw DesktopError.noWay(attempts + more)
        }
      }
    }
    source = found.source
    types = DesktopLimits.types(among: found.types)
    if types.isEmpty { throw DesktopError.empty(place: place.key) }
  }

  private static func terminal(
    _ place: ClipboardPlace, _ context: ExchangeContext
  ) throws -> (Source, [String]) {
    let reading = try TerminalReading(place.selection, context)
    return (.terminal(reading), reading.types)
  }

  /// Whether the owner wants no program to keep a copy.
  package var isSecret: Bool { types.contains(WireNames.secret) }

  /// Reads a type into a new file, which must not exist.
  ///
  /// - Parameter limit: The most bytes; nil for any number.
  package func read(_ type: String, into path: FilePath, limit: Int64?) throws -> Outcome {
    switch source {
    case .helper(let process):
      let request = ReadRequest(type: type, file: path.carried, limit: limit)
      // A program that has ended says so by the end of its output.
      try? process.send(JSONValue.object(request.json).bytes + [0x0A])
      guard let line = try process.line(), let node = try? process.answer(line, place: "") else {
        return .cutOff
      }
      switch node["state"]?.string {
      case "read": return .read
      case "refused": return .refused
      case "stalled": return .stalled
      case "tooLarge": return .tooLarge
      default: return .cutOff
      }
    case .terminal(let terminal):
      let bytes = try terminal.read(type)
      if let limit, bytes.count > limit { return .tooLarge }
      let file = try OpenFile.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0o600)
      try file.writeAll(bytes)
      return .read
    }
  }

  /// Reads a small type; nil if it is not offered or cannot be read completely.
  package func bytes(of type: String, limit: Int64 = 8 << 20) throws -> [UInt8]? {
    guard types.contains(type) else { return nil }
    let memory = context.environment["XDG_RUNTIME_DIR"].map { FilePath(carried: $0) }
    let parent = memory.flatMap { $0.isAbsolute && FileSystem.canWrite(directory: $0) ? $0 : nil }
    let room = try PrivateDirectory(in: parent ?? "/tmp", prefix: "dnd-clipboard-")
    let path = room.path.appending("data")
    guard try read(type, into: path, limit: limit) == .read else { return nil }
    return try OpenFile.open(path).readAll()
  }
}

extension HelperProgram {
  /// Starts to read a selection.
  fileprivate func read(_ place: ClipboardPlace) throws -> (HelperProcess, types: [String]) {
    let process = try start(words("read", place))
    guard let line = try process.line() else { throw try process.failure(place: place.key) }
    return (process, Self.types(in: try process.answer(line, place: place.key)))
  }
}
