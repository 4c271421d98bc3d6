import DesktopProtocol
import JSON
import SystemPackage
import TestSupport

/// A display with a hand on its pointer, and a window on the other side of each drag.
///
/// Windows of `dnd-desktop` have the title `dnd-window` and are at the left; the other window is at the right.
final class Stage {
  let desk: Desk
  private let hand: LineProcess
  private let programs: Sandbox

  static let tools = ["gcc"]

  init(_ kind: Display.Kind) throws {
    desk = try Desk(kind)
    programs = try Sandbox("dnd-stage")
    let program = try Desk.compile("pointer", ["-lxcb", "-lxcb-xtest"], into: programs)
    hand = try LineProcess(Tool(program, environment: desk.environment), [])
  }

  /// Starts `dnd-desktop`, gives it a description, and waits until its window is shown.
  func open(_ command: String, _ description: JSONObject) throws -> LineProcess {
    let process = try LineProcess(
      Tool.built("dnd-desktop", environment: desk.environment, directory: desk.sandbox.root),
      [command])
    try process.say(String(decoding: JSONValue.object(description).bytes, as: UTF8.self))
    let shown = try process.line()
    guard shown == #"{"event":"shown","way":"x11"}"# else {
      throw Desk.Failure(description: shown ?? "it ended")
    }
    return process
  }

  /// A window from which something is dragged.
  func drag(
    _ forms: [DesktopOffer.Form], actions: [DesktopAction] = [.copy], save: String? = nil,
    title: String = "dnd-window"
  ) throws -> LineProcess {
    let window = DesktopWindow(title: title, lines: ["Drag from here"])
    let process = try open(
      "drag", DesktopDrag(window: window, actions: actions, forms: forms, save: save).json)
    try move("place \(title) 0 0")
    return process
  }

  /// A window into which something is dropped.
  func receiver() throws -> LineProcess {
    let process = try open(
      "receive", DesktopWindow(title: "dnd-window", lines: ["Drop here"]).json)
    try move("place dnd-window 0 0")
    return process
  }

  /// Another program that drops something on the window of `receiver`.
  func source(_ arguments: [String]) throws -> LineProcess {
    let program = try Desk.compile("source", ["-lxcb"], into: programs)
    return try LineProcess(Tool(program, environment: desk.environment), arguments)
  }

  /// A window of another program, into which something is dropped.
  func target(_ arguments: [String]) throws -> LineProcess {
    let program = try Desk.compile("target", ["-lxcb"], into: programs)
    let process = try LineProcess(Tool(program, environment: desk.environment), arguments)
    try move("place target 420 200")
    return process
  }

  // MARK: The user

  /// Does something with the pointer, the keyboard or a window, as `pointer.c` describes.
  func move(_ commands: String...) throws {
    for command in commands {
      guard try hand.ask(command) == "done" else {
        throw Desk.Failure(description: "nobody could \(command)")
      }
    }
  }

  /// Takes what is in the window of `dnd-desktop` and carries it to the other one.
  func carry() throws { try move("warp 20 20", "press", "move 500 300") }

  func letGo() throws { try move("release") }
}
