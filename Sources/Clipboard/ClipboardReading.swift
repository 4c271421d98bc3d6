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
  /// The place as sessions remember it; `window:` for what was dropped.
  package let place: String
  /// Whether nothing can be read any more.
  package private(set) var isOver = false
  private let source: Source
  private let context: ExchangeContext
  /// What the page shows that is offered, once that was looked at.
  private var knownPage: OfferedPage.Content??
  /// The name under which the source of a drag can save the data itself, as carried text; nil if it cannot.
  package let savedName: String?

  enum Source {
    case helper(HelperProcess)
    case window(HelperProcess)
    case terminal(TerminalReading)
    case terminalDrop(TerminalDropping)
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
    self.place = place.key
    savedName = nil
    types = DesktopLimits.types(among: found.types)
    if types.isEmpty { throw DesktopError.empty(place: place.key) }
  }

  /// What was dropped on a window that is still shown, or on the terminal.
  init(_ source: Source, types: [String], savedName: String?, _ context: ExchangeContext) {
    self.source = source
    place = DesktopError.window
    self.types = DesktopLimits.types(among: types)
    self.savedName = savedName
    self.context = context
  }

  /// The source of a drag is told that nothing was taken, unless it was told that everything was.
  deinit {
    if case .window(let process) = source { process.end(after: .refuse) }
  }

  /// Tells the source of a drag that everything was taken.
  package func conclude() {
    switch source {
    case .window(let process): process.end(after: .take(.copy))
    case .terminalDrop(let terminal): terminal.finish(isTaken: true)
    case .helper, .terminal: break
    }
  }

  /// Lets the source of a drag save the data itself.
  ///
  /// - Returns: Whether it says that it did.
  package func save(at path: FilePath) throws -> Bool {
    guard case .window(let process) = source else { return false }
    try? process.send(DropAnswer.save(path: path.carried).line + [0x0A])
    guard let line = try process.line(), let node = try? process.answer(line, place: "") else {
      return false
    }
    return node["state"]?.string == "saved"
  }

  private static func terminal(
    _ place: ClipboardPlace, _ context: ExchangeContext
  ) throws -> (Source, [String]) {
    let reading = try TerminalReading(place.selection, context)
    return (.terminal(reading), reading.types)
  }

  /// Whether it was dropped, on a window or on the terminal.
  package var isDropped: Bool {
    switch source {
    case .window, .terminalDrop: true
    case .helper, .terminal: false
    }
  }

  /// Whether the files of a list of addresses that was read are on another machine, from which `fetch` gets them.
  package var isElsewhere: Bool {
    if case .terminalDrop(let terminal) = source { terminal.isElsewhere } else { false }
  }

  /// Fetches a file of the list of addresses from another machine, with everything in it.
  ///
  /// - Parameters:
  ///   - index: Its index in the list, from 1.
  ///   - path: A path at which nothing exists; what was written there is to be removed unless it was read.
  package func fetch(_ index: Int, into path: FilePath) throws -> Outcome {
    guard case .terminalDrop(let terminal) = source else { return .refused }
    return try terminal.fetch(index, into: path)
  }

  /// Whether the owner wants no program to keep a copy.
  package var isSecret: Bool { types.contains(WireNames.secret) }

  /// Whether `dnd` offers it.
  package var isOwn: Bool { types.contains(WireNames.own) }

  /// Reads a type into a new file, which must not exist.
  ///
  /// - Parameter limit: The most bytes; nil for any number.
  package func read(_ type: String, into path: FilePath, limit: Int64?) throws -> Outcome {
    switch source {
    case .helper(let process), .window(let process):
      // A program that has ended says so by the end of its output.
      try? process.send(ReadRequest(type: type, file: path.carried, limit: limit).line)
      let answer = try process.line().flatMap { try? process.answer($0, place: "") }
      return Outcome(word: answer?["state"]?.string)
    case .terminalDrop(let terminal): return try terminal.read(type, into: path, limit: limit)
    case .terminal(let terminal):
      let bytes = try terminal.read(type)
      if let limit, bytes.count > limit { return .tooLarge }
      let file = try OpenFile.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0o600)
      try file.writeAll(bytes)
      return .read
    }
  }

  /// Passes a type on to `take` while it arrives; nothing can be read after that.
  package func pass(on type: String, _ take: ([UInt8]) throws -> Void) throws -> Outcome {
    switch source {
    case .helper(let process):
      isOver = true
      try? process.send(ReadRequest(type: type, file: nil).line)
      process.closeInput()
      while let piece = try process.piece() { try take(piece) }
      return try process.lastState().map { Outcome(word: $0) } ?? .read
    case .terminal(let terminal):
      try take(terminal.read(type))
      return .read
    case .window, .terminalDrop: return .refused
    }
  }

  /// What the page shows that is offered, of which a long one has content; nil if there is none.
  package func page() throws -> OfferedPage.Content? {
    if let knownPage { return knownPage }
    let name = FormFamily.html.members(of: types).first
    let page = try name.map { name in
      try bytes(of: name, limit: 1 << 18).map { OfferedPage.content(of: TextRepair.repaired($0)) }
        ?? .other
    }
    knownPage = .some(page)
    return page
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

extension ClipboardReading.Outcome {
  /// The outcome in a word of `dnd-desktop`; without one, it has ended.
  fileprivate init(word: String?) {
    self =
      switch word {
      case "read": .read
      case "refused": .refused
      case "stalled": .stalled
      case "tooLarge": .tooLarge
      default: .cutOff
      }
  }
}

extension ReadRequest {
  /// The request as `dnd-desktop` reads it.
  fileprivate var line: [UInt8] { JSONValue.object(json).bytes + [0x0A] }
}
