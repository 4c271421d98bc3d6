package import DesktopProtocol
package import JSON
package import SystemCalls
package import SystemPackage

/// What another program has on the clipboard.
package protocol SelectionReader: AnyObject {
  var way: DesktopWay { get }
  /// The types that are offered, in the program's order.
  func types() throws(DesktopFailure) -> [String]
  /// Reads one of them.
  func read(
    _ type: String, into file: OpenFile, within limits: ReadLimits
  ) throws(DesktopFailure) -> ReadResult
  /// Empties the selection, regardless of its owner, and returns when the server has done so.
  func clear() throws(DesktopFailure)

  /// Whether the server tells when something is copied.
  var tellsCopies: Bool { get }
  var descriptor: FileDescriptor { get }
  /// Handles what has arrived and sends what is waiting, before a wait.
  func prepare() throws(DesktopFailure) -> Readiness
  /// Handles what arrived in a wait.
  func handle(_ readiness: Readiness) throws(DesktopFailure)
  /// How many programs have copied something since the last call; the last one is read from then on.
  func takeCopies() -> Int
}

extension SelectionReader {
  /// Waits until a program copies something.
  ///
  /// - Parameter caller: A descriptor that ends the wait when something can be read there.
  /// - Returns: How many programs did, of which the last one can be read; nil if the caller ended the wait.
  package func awaitCopy(
    orInputOn caller: FileDescriptor
  ) throws(DesktopFailure) -> Int? {
    while true {
      let readiness = try prepare()
      let copies = takeCopies()
      if copies > 0 {
        try handle([])
        return copies
      }
      let ready: [Readiness]
      do throws(SystemFailure) {
        ready = try Readiness.wait(for: [.init(descriptor, readiness), .init(caller, .input)])
      } catch {
        throw .system(error)
      }
      try handle(ready[0])
      if !ready[1].isEmpty { return nil }
    }
  }
}

/// How much is read, and for how long.
package struct ReadLimits: Sendable {
  package var bytes: Int64
  /// How long the other program may take for the next bytes.
  package var idle: Duration

  package init(bytes: Int64 = .max, idle: Duration = .seconds(10)) {
    self.bytes = bytes
    self.idle = idle
  }
}

/// What came of a read.
package struct ReadResult: Equatable, Sendable {
  package enum Outcome: String, Sendable {
    case read
    /// The program did not give it.
    case refused
    /// The program or its offer was gone before the end, so the data may be incomplete.
    case cutOff
    /// Nothing came for too long.
    case stalled
    case tooLarge
  }

  package var outcome: Outcome
  package var bytes: Int64

  package init(_ outcome: Outcome, _ bytes: Int64) {
    self.outcome = outcome
    self.bytes = bytes
  }

  /// The result as a line of output.
  package func json(of type: String) -> JSONObject {
    JSONObject { object in
      object.add("type", type)
      object.add("state", outcome.rawValue)
      object.add("bytes", bytes)
    }
  }
}

extension ReadLimits {
  package init(_ request: ReadRequest) {
    self.init(bytes: request.limit ?? .max, idle: .milliseconds(request.idle ?? 10_000))
  }
}

extension ReadRequest {
  /// Creates the file into which it reads.
  package func create() throws(DesktopFailure) -> OpenFile {
    guard let file else { throw .malformed("there is no file") }
    do throws(SystemFailure) {
      return try OpenFile.open(
        FilePath(carried: file), .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
        permissions: 0o600)
    } catch {
      throw .system(error)
    }
  }
}

/// Opens the selection through the first protocol that is available.
package enum SelectionReaders {
  package static func open(
    _ selection: DesktopSelection, by choice: DesktopWay.Choice?
  ) throws(DesktopFailure) -> any SelectionReader {
    switch try DesktopConnection.connect(by: choice, to: selection) {
    case .wayland(let connection): try WaylandReader(connection, selection)
    case .x11(let connection): X11Reader(connection, connection.selectionAtom(selection))
    }
  }
}
