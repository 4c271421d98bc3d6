package import Context
package import DesktopProtocol
import Diagnostics
import JSON

/// The window of `dnd-desktop drag`, or the terminal itself: what the user and the target do there.
package final class DragWindow {
  private let source: Source
  /// The way by which the window is shown.
  package let way: String

  /// What the user drags from.
  package var title: String {
    switch source {
    case .helper: "the window of dnd"
    case .terminal: "this terminal"
    }
  }

  private enum Source {
    case helper(HelperProcess)
    case terminal(TerminalDragging)
  }

  /// What happens at the window.
  package enum Event: Equatable, Sendable {
    /// A form was given, or could not be.
    case form(type: String, bytes: Int64, problem: String?)
    /// The target wants the caller to save the data at a path, as carried text, and to say `answer`.
    case save(path: String)
    case ended(Ending)
  }

  /// How a drag ended.
  package enum Ending: Equatable, Sendable {
    /// The target has taken it; the action is what the target says that it did.
    case dropped(DesktopAction?)
    case nothing(DesktopError.NoDrop)
    /// The target vanished or was silent after the drop.
    case lost
  }

  /// Shows the window; the terminal is the last way, unless it is forced.
  package init(_ drag: DesktopDrag, at place: WindowPlace, in context: ExchangeContext) throws {
    (source, way) = try place.open { () throws in
      let (process, way) = try HelperProgram.window("drag", drag.json, in: context)
      return (.helper(process), way)
    } orTerminal: { () throws in
      (.terminal(try TerminalDragging(drag, in: context)), TerminalDoor.way)
    }
  }

  /// A drag that is going on is withdrawn.
  deinit { if case .helper(let process) = source { process.endGently() } }

  /// Waits for the next event.
  ///
  /// - Throws: If the helper ends without having said how the drag ended.
  package func next() throws -> Event {
    switch source {
    case .helper(let process): try next(of: process)
    case .terminal(let terminal): try terminal.next()
    }
  }

  private func next(of process: HelperProcess) throws -> Event {
    while true {
      if let event = Event(try process.windowEvent()) { return event }
    }
  }

  /// Tells the target what became of `Event.save`.
  package func answer(_ answer: SaveAnswer) throws {
    guard case .helper(let process) = source else { return }
    // A program that has ended says so by the end of its output.
    try? process.send(Array("\(answer.rawValue)\n".utf8))
  }
}

extension DragWindow.Event {
  /// Reads an event; nil for one that is not known.
  init?(_ node: JSONNode) {
    switch node["event"]?.string {
    case "save":
      guard let path = node["path"], let text = try? DesktopOffer.text(path, "path") else {
        return nil
      }
      self = .save(path: text)
    case "ended":
      switch node["reason"]?.string {
      case "dropped":
        self = .ended(.dropped(node["action"]?.string.flatMap(DesktopAction.init(rawValue:))))
      case "refused": self = .ended(.nothing(.refused))
      case "cancelled": self = .ended(.nothing(.cancelled))
      case "closed": self = .ended(.nothing(.closed))
      case "withdrawn": self = .ended(.nothing(.withdrawn))
      default: self = .ended(.lost)
      }
    case let word?:
      guard let type = node["type"]?.string else { return nil }
      self = .form(
        type: type, bytes: node["bytes"]?.integer ?? 0, problem: word == "given" ? nil : word)
    case nil: return nil
    }
  }
}

extension HelperProgram {
  /// Starts a command that shows a window, and waits until the window is there.
  static func window(
    _ command: String, _ description: JSONObject, in context: ExchangeContext
  ) throws -> (HelperProcess, way: String) {
    let process: HelperProcess
    do throws(DesktopError) {
      process = try HelperProgram(in: context).start([command])
    } catch {
      throw error.ofWindow
    }
    // If the program has ended, its answer says why.
    try? process.send(JSONValue.object(description).bytes + [0x0A])
    let answer = try process.windowEvent()
    guard answer["event"]?.string == "shown", let way = answer["way"]?.string else {
      throw DesktopError.failed(reason: "its answer cannot be read")
    }
    return (process, way)
  }
}

extension HelperProcess {
  /// The next event at the window.
  ///
  /// - Throws: The error that the program says, also if it has ended without an event.
  func windowEvent() throws -> JSONNode {
    do {
      guard let line = try line() else { throw try failure(place: "") }
      return try answer(line, place: "")
    } catch let error as DesktopError {
      throw error.ofWindow
    }
  }
}

extension WindowPlace {
  /// Which way there is to a window; none is shown.
  package func probe(in context: ExchangeContext) throws -> HelperProgram.Probe {
    try open { () throws in
      let words = choice.map { ["--way", $0.rawValue] } ?? []
      do {
        let answer = try HelperProgram(in: context).run(["probe"] + words + ["window"])
        return HelperProgram.Probe(way: answer["way"]?.string)
      } catch let error as DesktopError {
        throw error.ofWindow
      }
    } orTerminal: { () throws in
      try TerminalDoor(context).requireDrags()
      return HelperProgram.Probe(way: TerminalDoor.way)
    }
  }
}
