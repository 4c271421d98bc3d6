import Context
import DesktopProtocol
import Diagnostics
import SystemCalls
import SystemPackage
import TerminalClipboard

/// A drag out of the terminal itself: the user drags from anywhere in it (OSC 72), also through `ssh`.
///
/// It tells the same events as the window of `dnd-desktop drag`.
final class TerminalDragging {
  private let door: TerminalDoor
  private let context: ExchangeContext
  private let canMove: Bool
  /// The names of all forms, as the terminal numbers them.
  private let names: [String]
  private let contents: [DesktopOffer.Content]
  /// The indices of the names whose data is sent before the drag starts.
  private let ahead: [Int]
  /// The files of the list of addresses; nil for another address.
  private let files: [FilePath?]
  private var source = TerminalDragSource()
  private var phase = Phase.waiting
  private var operation: DragOperation?
  private var isGiven = false
  private var events: [DragWindow.Event] = []

  private enum Phase { case waiting, offered, dragging }

  /// The most bytes that are sent before a drag starts.
  private static let aheadLimit = 1 << 20

  /// Says to the terminal that something can be dragged.
  init(_ drag: DesktopDrag, in context: ExchangeContext) throws {
    self.context = context
    canMove = drag.actions.contains(.move)
    var names: [String] = []
    var contents: [DesktopOffer.Content] = []
    var files: [FilePath?] = []
    for form in drag.forms {
      var content = form.content
      if form.names.first == FileLists.uriList, case .bytes(let list) = content {
        let list = DraggedList(list)
        files = list.files
        content = .bytes(list.bytes)
      }
      for name in form.names where name.utf8.contains(UInt8(ascii: "/")) {
        names.append(name)
        contents.append(content)
      }
    }
    (self.names, self.contents, self.files) = (names, contents, files)
    var room = Self.aheadLimit
    ahead = contents.indices.filter { index in
      guard case .bytes(let bytes) = contents[index] else { return false }
      // Targets on other machines need the list, however long it is.
      if names[index] == FileLists.uriList { return true }
      room -= bytes.count
      return room >= 0
    }
    door = try TerminalDoor(context)
    try door.requireDrags()
    try door.write(DragSequence.offerDrags(machine: TerminalMachine.identity))
  }

  deinit {
    try? door.write(
      (phase == .dragging ? DragSequence.cancel : []) + DragSequence.offerNothing)
  }

  /// Waits for the next event.
  func next() throws -> DragWindow.Event {
    while events.isEmpty {
      guard let event = try door.next(within: .seconds(3600)) else {
        if door.isClosed { return .ended(.lost) }
        continue
      }
      if case .drag(let packet) = event, let event = source.take(packet) { try take(event) }
    }
    return events.removeFirst()
  }

  private func take(_ event: TerminalDragSource.Event) throws {
    switch event {
    case .begun where phase == .waiting: try offer()
    case .started: phase = .dragging
    case .operation(let operation): self.operation = operation
    case .wanted(let index) where phase == .dragging: try give(index)
    case .wantedFile(let index) where phase == .dragging: try giveFile(index)
    case .failed where phase == .dragging:
      phase = .waiting
      events.append(.ended(.lost))
    // The user let go too early, and can begin again.
    case .failed: phase = .waiting
    case .finished where phase == .dragging:
      phase = .waiting
      // What was sent ahead is taken without a word.
      if !isGiven {
        events += ahead.prefix(1).map { .form(type: names[$0], bytes: 0, problem: nil) }
      }
      events.append(.ended(.dropped(operation.map { $0 == .move ? .move : .copy })))
    case .cancelled where phase == .dragging:
      phase = .waiting
      events.append(.ended(.nothing(.cancelled)))
    default: break
    }
  }

  private func offer() throws {
    try door.write(DragSequence.offer(names, canMove: canMove))
    for index in ahead {
      guard case .bytes(let bytes) = contents[index] else { continue }
      try door.write(DragSequence.sendAhead(bytes, index: index))
    }
    try door.write(DragSequence.start)
    phase = .offered
    operation = nil
    isGiven = false
  }

  // MARK: - Data

  private func give(_ index: Int) throws {
    guard contents.indices.contains(index) else {
      return try door.write(DragSequence.failure(index: index))
    }
    var count: Int64 = 0
    var problem: String?
    do {
      try TerminalContent(contents[index], context).forEachPiece { bytes in
        count += Int64(bytes.count)
        try door.write(DragSequence.piece(bytes, index: index))
      }
      try door.write(DragSequence.end(index: index))
      isGiven = true
    } catch let failure as TerminalContent.Failed {
      problem = failure.reason
      try door.write(DragSequence.failure(index: index))
    }
    events.append(.form(type: names[index], bytes: count, problem: problem))
  }

  private func giveFile(_ index: Int) throws {
    do {
      guard files.indices.contains(index - 1), let path = files[index - 1] else {
        throw TerminalContent.Failed(reason: "failed")
      }
      let count = try DraggedTree(door).send(path, as: index)
      isGiven = true
      events.append(.form(type: FileLists.uriList, bytes: count, problem: nil))
    } catch let failure as TerminalContent.Failed {
      try door.write(DragSequence.fileFailure)
      phase = .waiting
      events.append(.form(type: FileLists.uriList, bytes: 0, problem: failure.reason))
      events.append(.ended(.lost))
    }
  }
}

/// A list of addresses for a drag: directories end in a slash, as targets on other machines need it.
private struct DraggedList {
  var bytes: [UInt8] = []
  var files: [FilePath?] = []

  init(_ list: [UInt8]) {
    for line in list.split(separator: 0x0A) {
      let url = line.last == 0x0D ? line.dropLast() : line
      let path = FileURL.path(of: CarriedText.text(Array(url)))
      files.append(path)
      bytes += url
      if let path, (try? FileSystem.status(of: path))?.kind == .directory {
        bytes.append(UInt8(ascii: "/"))
      }
      bytes += [0x0D, 0x0A]
    }
  }
}
