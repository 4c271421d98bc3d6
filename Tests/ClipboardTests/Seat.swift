import Glibc
import SystemPackage
import TestSupport

/// A display with windows of other programs, at which somebody presses keys.
///
/// The programs have no message bus and no settings, so that nothing is started beside them.
final class Seat {
  let board: Board
  private var programs: [ChildProcess] = []

  /// What is needed to press keys.
  static func tools(_ kind: Display.Kind) -> [String] {
    switch kind {
    case .x11: ["openbox", "xdotool"]
    case .wayland: ["wtype"]
    }
  }

  /// The kinds of displays on which keys can be pressed.
  static var kinds: [Display.Kind] {
    Display.kinds.filter { kind in tools(kind).allSatisfy { Tool.named($0) != nil } }
  }

  init(_ kind: Display.Kind) throws {
    board = try Board(kind)
    // GTK gives the focus of the keyboard only to windows that a manager has activated.
    if kind == .x11 { try start("openbox", []) }
  }

  /// No process is left over.
  deinit {
    for program in programs {
      kill(-program.id, SIGKILL)
      _ = program.wait()
    }
  }

  private var environment: [String: String] {
    board.environment.merging([
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GIO_USE_VFS": "local", "NO_AT_BRIDGE": "1",
      "GSETTINGS_BACKEND": "memory", "QT_QPA_PLATFORM": "xcb", "LIBGL_ALWAYS_SOFTWARE": "1",
      "GDK_BACKEND": board.display.kind.rawValue, "XDG_CONFIG_HOME": board.path("config"),
    ]) { _, new in new }
  }

  /// Starts a program; what it says of itself is in `errors`.
  func start(_ name: String, _ arguments: [String]) throws {
    guard let tool = Tool.named(name) else {
      throw Board.Failure(description: "\(name) is not installed")
    }
    let errors = try board.sandbox.write("errors", "")
    programs.append(
      try ChildProcess(
        tool.executable, arguments.map { Array($0.utf8) }, environment: environment,
        directory: board.sandbox.root,
        streams: [
          .path("/dev/null", .readOnly), .path("/dev/null", .writeOnly), .path(errors, .writeOnly),
        ]))
  }

  /// Ends the program that was started last.
  func stopLast() {
    guard let program = programs.popLast() else { return }
    kill(-program.id, SIGKILL)
    _ = program.wait()
  }

  /// Waits for a window, and gives it the focus of the keyboard.
  ///
  /// - Parameters:
  ///   - window: The class of the window, on X11.
  ///   - attempts: How often to wait for it, 10 seconds each.
  func activate(_ window: String, attempts: Int = 12) throws {
    guard board.display.kind == .x11 else { return }
    // A window may be replaced while it is being shown.
    let outcome = try board.shell(
      """
      for attempt in {1..\(attempts)}; do
        timeout 10 xdotool search --sync --onlyvisible --class '\(window)' >windows &&
          timeout 5 xdotool windowactivate --sync $(tail -1 windows) && exit
      done
      exit 1
      """)
    guard outcome.status == 0 else {
      let errors = String(decoding: try board.sandbox.read("errors"), as: UTF8.self)
      throw Board.Failure(description: "there is no window \(window): \(errors)")
    }
  }

  /// Presses a letter with the control key, again until it has had an effect.
  ///
  /// A new window ignores keys until it has read its folder.
  func press(_ letters: String..., until condition: () throws -> Bool) throws -> Bool {
    for _ in 0..<10 {
      for letter in letters {
        let line =
          switch board.display.kind {
          case .x11: "xdotool key ctrl+\(letter)"
          case .wayland: "wtype -M ctrl \(letter) -m ctrl"
          }
        guard try board.shell(line).status == 0 else { return false }
      }
      for _ in 0..<30 {
        if try condition() { return true }
        usleep(100_000)
      }
    }
    return false
  }

  /// Drags the items of the session into a window of another program, on X11.
  ///
  /// - Parameters:
  ///   - window: The class of the window, which has the focus.
  ///   - options: Of the drop.
  /// - Returns: The status of the drop, after what it said.
  func drag(into window: String, _ options: String = "") throws -> Tool.Outcome {
    try board.shell(
      """
      timeout 50 dnd drop window: \(options) & drop=$!
      source=$(timeout 20 xdotool search --sync --onlyvisible --name '^dnd$' | tail -1)
      target=$(xdotool search --onlyvisible --class '\(window)' | tail -1)
      xdotool windowmove $target 240 20 windowsize $target 380 440 windowmove --sync $source 2 20
      xdotool windowraise $target windowraise $source
      eval $(xdotool getwindowgeometry --shell $source)
      xdotool mousemove $((X + 20)) $((Y + 20)) mousedown 1 mousemove $((X + 40)) $((Y + 60))
      xdotool mousemove 480 380 mousemove 500 400 mouseup 1
      wait $drop
      """)
  }
}

extension Board {
  /// The path of a file of the sandbox.
  func path(_ name: String) -> String { sandbox.path(name).string }
}
