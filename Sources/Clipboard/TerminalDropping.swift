import Context
import Diagnostics
import SystemCalls
import SystemPackage
import TerminalClipboard

/// What the user drops on the terminal itself (OSC 72), also from another machine through `ssh`.
final class TerminalDropping {
  /// The types that were dropped.
  let types: [String]
  /// Whether the files of the list of addresses are on another machine; known when the list was read.
  private(set) var isElsewhere = false
  private let door: TerminalDoor
  private var target = TerminalDropTarget()
  private var waiting: [TerminalDropTarget.Event] = []
  private var isOver = false

  /// How long a read may be without progress.
  private static let patience = Duration.seconds(10)

  /// Waits until the user drops something.
  ///
  /// - Parameter isAcceptable: Whether something of these types may be dropped.
  init(_ context: ExchangeContext, accepting isAcceptable: ([String]) throws -> Bool) throws {
    let door = try TerminalDoor(context)
    try door.requireDrags()
    try door.write(DragSequence.accept(machine: TerminalMachine.identity))
    context.report(.said(Diagnostic(.note, .windowShown, "drop something on this terminal")))
    self.door = door
    var dropped: [String]?
    do {
      while dropped == nil {
        guard let event = try door.next(within: .seconds(3600)) else {
          if door.isClosed { throw DesktopError.notDropped(.closed) }
          continue
        }
        guard case .drag(let packet) = event else { continue }
        for event in target.take(packet) {
          switch event {
          case .over(let types, let canCopy):
            let takes = try canCopy && isAcceptable(types)
            try door.write(DragSequence.answer(takes ? .copy : nil, []))
          case .dropped(let types): dropped = types
          default: break
          }
        }
      }
    } catch {
      try? door.write(DragSequence.acceptNothing)
      throw error
    }
    types = dropped ?? []
  }

  deinit { finish(isTaken: false) }

  /// Tells the source whether everything was taken; only the first time counts.
  func finish(isTaken: Bool) {
    if isOver { return }
    isOver = true
    try? door.write(DragSequence.finish(isTaken ? .copy : nil) + DragSequence.acceptNothing)
  }

  // MARK: - Reading

  /// Reads a type into a new file.
  func read(
    _ type: String, into path: FilePath, limit: Int64?
  ) throws -> ClipboardReading.Outcome {
    guard let index = types.firstIndex(of: type) else { return .refused }
    let file = try OpenFile.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow], permissions: 0o600)
    var count: Int64 = 0
    let (outcome, detail) = try request(DropPart(index: index + 1)) { bytes, _ in
      count += Int64(bytes.count)
      if let limit, count > limit { return false }
      try file.writeAll(bytes)
      return true
    }
    if type == FileLists.uriList && detail == 1 { isElsewhere = true }
    return outcome
  }

  /// Fetches a file of the list of addresses from the other machine, with everything in it.
  ///
  /// - Parameters:
  ///   - index: Its index in the list, from 1.
  ///   - path: A path at which nothing exists.
  func fetch(_ index: Int, into path: FilePath) throws -> ClipboardReading.Outcome {
    guard let list = types.firstIndex(of: FileLists.uriList) else { return .refused }
    var tree = DroppedTree(path)
    tree.begin(DropPart(index: list + 1, file: index))
    while let part = tree.next() {
      let (outcome, detail) = try request(part) { bytes, detail in
        try tree.take(bytes, detail: detail)
        return true
      }
      guard outcome == .read else { return outcome }
      guard try tree.end(detail: detail) else { return .refused }
      for handle in tree.finished() { try door.write(DragSequence.close(directory: handle)) }
    }
    return .read
  }

  /// Requests a part, and passes on its bytes until `body` returns false.
  private func request(
    _ part: DropPart, _ body: ([UInt8], Int) throws -> Bool
  ) throws -> (ClipboardReading.Outcome, detail: Int) {
    if isOver { return (.cutOff, 0) }
    try door.write(DragSequence.request(part))
    var isTooLarge = false
    while true {
      switch try nextEvent() {
      case .data(part, let bytes, let detail):
        // The rest has to be read in any case.
        if !isTooLarge { isTooLarge = try !body(bytes, detail) }
      case .end(part, let detail): return (isTooLarge ? .tooLarge : .read, detail)
      case .failed(part, _): return (.refused, 0)
      case nil:
        finish(isTaken: false)
        return (door.isClosed ? .cutOff : .stalled, 0)
      default: break
      }
    }
  }

  /// The next event; nil if none comes in time.
  private func nextEvent() throws -> TerminalDropTarget.Event? {
    while waiting.isEmpty {
      guard let event = try door.next(within: Self.patience) else { return nil }
      if case .drag(let packet) = event { waiting = target.take(packet) }
    }
    return waiting.removeFirst()
  }
}
