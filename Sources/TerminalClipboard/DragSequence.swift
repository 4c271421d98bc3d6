import Diagnostics

/// What a drag does to the items.
package enum DragOperation: Int, Sendable {
  case copy = 1
  case move = 2
}

/// A file that is sent to a target on another machine: one of the list of addresses, or an entry of a directory that was.
package struct DraggedEntry: Equatable, Sendable {
  /// The index in the list of addresses, from 1.
  package var file: Int
  /// The handle of the directory to which the entry belongs, and its index there, from 1; 0 for a file of the list.
  package var directory = 0
  package var index = 0
  /// 0 for a file, 1 for a symbolic link, and the handle of a directory otherwise.
  package var detail = 0

  package init(file: Int, directory: Int = 0, index: Int = 0, detail: Int = 0) {
    self.file = file
    self.directory = directory
    self.index = index
    self.detail = detail
  }

  var keys: String {
    [("x", file), ("Y", directory), ("y", index), ("X", detail)].filter { $0.1 != 0 }
      .map { "\($0.0)=\($0.1)" }.joined(separator: ":")
  }
}

/// The sequences of OSC 72, which are written to a terminal for drag and drop.
package enum DragSequence {
  /// Asks whether the terminal supports OSC 72: it replies in the same way, before the reply to `TerminalSequence.attributes`.
  package static let question = sequence("t=q")

  // MARK: Drop target

  /// Begins to accept drops.
  ///
  /// - Parameter machine: The machine of this process, so that the terminal can tell whether paths mean anything here.
  package static func accept(machine: String?) -> [UInt8] {
    sequence("t=a") + (machine.map { sequence("t=a:x=1", $0) } ?? [])
  }

  /// Accepts no more drops.
  package static let acceptNothing = sequence("t=A")

  /// Answers a drag over the terminal; nil refuses it.
  package static func answer(_ operation: DragOperation?, _ types: [String]) -> [UInt8] {
    guard let operation else { return sequence("t=m:o=0") }
    return message("t=m:o=\(operation.rawValue)", types)
  }

  /// Requests what was dropped.
  package static func request(_ part: DropPart) -> [UInt8] { sequence("t=r:\(part.keys)") }

  /// Says that a directory was read, so that the terminal can forget it.
  package static func close(directory: Int) -> [UInt8] { sequence("t=r:Y=\(directory)") }

  /// Ends a drop; nil if it was not taken.
  package static func finish(_ operation: DragOperation?) -> [UInt8] {
    sequence("t=r:o=\(operation?.rawValue ?? 0)")
  }

  // MARK: Drag source

  /// Says that something can be dragged from the terminal.
  package static func offerDrags(machine: String?) -> [UInt8] {
    machine.map { sequence("t=o:x=1", $0) } ?? sequence("t=o:x=1")
  }

  /// Says that nothing can be dragged any more.
  package static let offerNothing = sequence("t=o:x=2")

  /// Offers types for the drag that the user begins.
  package static func offer(_ types: [String], canMove: Bool) -> [UInt8] {
    message("t=o:o=\(canMove ? 3 : 1)", types)
  }

  /// Sends data before the drag starts; `index` is that of its type, from 0.
  package static func sendAhead(_ bytes: [UInt8], index: Int) -> [UInt8] {
    data("t=p:x=\(index)", bytes)
  }

  /// Starts the drag.
  package static let start = sequence("t=P:x=-1")

  /// Sends a piece of the data that was requested.
  package static func piece(_ bytes: [UInt8], index: Int) -> [UInt8] {
    data("t=e:y=\(index)", bytes, isWhole: false)
  }

  /// Ends the data that was requested.
  package static func end(index: Int) -> [UInt8] { sequence("t=e:y=\(index):m=0") }

  /// Says that the data of a type cannot be had.
  package static func failure(index: Int) -> [UInt8] { sequence("t=E:y=\(index)", "EIO") }

  /// Sends a piece of a file to a target on another machine.
  package static func piece(_ bytes: [UInt8], of entry: DraggedEntry) -> [UInt8] {
    data("t=k:\(entry.keys)", bytes, isWhole: false)
  }

  /// Ends a file.
  package static func end(of entry: DraggedEntry) -> [UInt8] { sequence("t=k:\(entry.keys):m=0") }

  /// Says that a file cannot be read, which ends the drag.
  package static let fileFailure = sequence("t=E", "EIO")

  /// Cancels the drag.
  package static let cancel = sequence("t=E:y=-1")

  // MARK: Packets

  /// The maximum number of bytes in a payload as it is sent.
  private static let payloadLimit = 4096

  private static func sequence(_ metadata: String, _ payload: String? = nil) -> [UInt8] {
    Array("\u{1B}]72;\(metadata)\(payload.map { ";\($0)" } ?? "")\u{1B}\\".utf8)
  }

  /// A list of types in as many packets as it needs.
  private static func message(_ metadata: String, _ types: [String]) -> [UInt8] {
    var rest = Array(types.joined(separator: " ").utf8)[...]
    var bytes: [UInt8] = []
    repeat {
      let piece = rest.prefix(payloadLimit)
      rest = rest.dropFirst(payloadLimit)
      bytes += sequence(
        "\(metadata):m=\(rest.isEmpty ? 0 : 1)", String(decoding: piece, as: UTF8.self))
    } while !rest.isEmpty
    return bytes
  }

  /// Data in as many packets as it needs, and an empty one that ends it.
  ///
  /// Terminals refuse padding that is followed by the empty packet, so there is none: each packet but the last has a
  /// multiple of three bytes.
  private static func data(_ metadata: String, _ bytes: [UInt8], isWhole: Bool = true) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: payloadLimit / 4 * 3) {
      let piece = bytes[start..<min(start + payloadLimit / 4 * 3, bytes.count)]
      var digits = Base64.text(Array(piece))[...]
      while digits.last == "=" { digits.removeLast() }
      result += sequence("\(metadata):m=1", String(digits))
    }
    return isWhole ? result + sequence("\(metadata):m=0") : result
  }
}
