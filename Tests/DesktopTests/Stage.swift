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

  init(_ kind: Display.Kind) throws {
    desk = try Desk(kind)
    programs = try Sandbox("dnd-stage")
    let program =
      switch kind {
      case .x11: try Desk.compile("pointer", ["-lxcb", "-lxcb-xtest"], into: programs)
      case .wayland: try Self.compileHand(into: programs)
      }
    hand = try LineProcess(Tool(program, environment: desk.environment), [])
    // Before there is a pointer, no window can be dragged from.
    if kind == .wayland, try hand.line() != "ready" {
      throw Desk.Failure(description: "the compositor has no virtual pointer")
    }
  }

  private static func compileHand(into programs: Sandbox) throws -> FilePath {
    let name = "wlr-virtual-pointer-unstable-v1"
    let description = SourceTree.root.appending("Tests/DesktopTests/Tools/\(name).xml").string
    let code = programs.path("\(name).c").string
    let header = programs.path("\(name).h").string
    for arguments in [
      ["private-code", description, code], ["client-header", description, header],
    ] {
      guard try Tool.named("wayland-scanner")?.run(arguments).status == 0 else {
        throw Desk.Failure(description: "wayland-scanner failed")
      }
    }
    return try Desk.compile(
      "hand", [code, "-I", programs.root.string, "-lwayland-client"], into: programs)
  }

  /// Starts `dnd-desktop`, gives it a description, and waits until its window is shown.
  func open(_ command: String, _ description: JSONObject) throws -> LineProcess {
    let messages = try desk.sandbox.write("\(command)-messages", "")
    let debugging = desk.environment.merging(["WAYLAND_DEBUG": "client"]) { own, _ in own }
    let process = try LineProcess(
      Tool.built("dnd-desktop", environment: debugging, directory: desk.sandbox.root),
      [command], errors: messages)
    try process.say(String(decoding: JSONValue.object(description).bytes, as: UTF8.self))
    let shown = try process.line()
    guard shown == #"{"event":"shown","way":"\#(desk.display.kind.rawValue)"}"# else {
      throw Desk.Failure(description: shown ?? "it ended")
    }
    return process
  }

  /// A script that runs `dnd-desktop` and keeps the messages of the compositor, as `open` does for a drag.
  func helperSayingMessages() throws -> String {
    let messages = try desk.sandbox.write("drag-messages", "")
    let program = try Tool.built("dnd-desktop", environment: [:], directory: "/").executable
    return "WAYLAND_DEBUG=client exec '\(program.string)' \"$@\" 2>>'\(messages.string)'"
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
  func receiver(title: String = "dnd-window") throws -> LineProcess {
    let process = try open(
      "receive", DesktopWindow(title: title, lines: ["Drop here"]).json)
    try move("place \(title) 0 0")
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

  /// Waits until the compositor has told the source of a drag which action the target accepts.
  ///
  /// On Wayland, a drop before that is refused.
  func waitForAgreement() throws {
    try waitForMessage("wl_data_source", ".action(", after: 0)
  }

  /// Waits for a message of the compositor to the window that is dragged from.
  private func waitForMessage(_ object: String, _ event: String, after count: Int) throws {
    let found = try Waiting.forFiles(in: desk.sandbox.root) {
      try messages(object, event) > count
    }
    guard found else { throw Desk.Failure(description: "there is no \(object)\(event)") }
  }

  private func messages(_ object: String, _ event: String) throws -> Int {
    String(decoding: try desk.sandbox.read("drag-messages"), as: UTF8.self).split(separator: "\n")
      .count { $0.contains(object) && $0.contains(event) && !$0.contains(".action(0)") }
  }

  // MARK: The user

  /// A point of the screen.
  struct Point: CustomStringConvertible {
    var x, y: Int
    var description: String { "\(x) \(y)" }
  }

  /// Does something with the pointer, the keyboard or a window, as `pointer.c` describes.
  func move(_ commands: String...) throws {
    for command in commands {
      guard try hand.ask(command) == "done" else {
        throw Desk.Failure(description: "nobody could \(command)")
      }
    }
  }

  /// Takes what is at one point, in the window of a drag, and carries it to another, in the other window.
  func carry(from start: Point = Point(x: 20, y: 20), to end: Point = Point(x: 500, y: 300)) throws
  {
    if desk.display.kind == .wayland {
      // A compositor ignores a drag that begins when the button is up again.
      let before = try messages("wl_pointer", ".leave(")
      try move("warp \(start)", "press", "move \(Point(x: start.x + 40, y: start.y + 40))")
      try waitForMessage("wl_pointer", ".leave(", after: before)
    } else {
      try move("warp \(start)", "press")
    }
    try move("move \(end)")
  }

  func letGo() throws { try move("release") }
}
