package import Context
import DesktopProtocol
import Diagnostics
import JSON

extension ClipboardReading {
  /// Shows a window and waits until the user drops something there; the terminal is the last way, unless it is forced.
  ///
  /// - Parameter isAcceptable: Whether something of these types may be dropped.
  /// - Throws: `DesktopError.notDropped` if the user closes the window.
  package convenience init(
    _ place: WindowPlace, in context: ExchangeContext,
    accepting isAcceptable: ([String]) throws -> Bool
  ) throws {
    let drop = try place.open { () throws in
      try Self.drop(on: place, in: context, accepting: isAcceptable)
    } orTerminal: { () throws in
      let terminal = try TerminalDropping(context, accepting: isAcceptable)
      // Only the URI list of a terminal says whether its files are here.
      let types = terminal.types.filter { $0 != FileLists.gnome && $0 != FileLists.mate }
      return Drop(source: .terminalDrop(terminal), types: types)
    }
    self.init(drop.source, types: drop.types, savedName: drop.savedName, context)
  }

  private struct Drop {
    var source: Source
    var types: [String]
    var savedName: String?
  }

  private static func drop(
    on place: WindowPlace, in context: ExchangeContext,
    accepting isAcceptable: ([String]) throws -> Bool
  ) throws -> Drop {
    let window = DesktopWindow(
      way: place.choice, title: "dnd", lines: ["Drop here", "for dnd to pick it up"])
    let (process, _) = try HelperProgram.window("receive", window.json, in: context)
    context.report(
      .said(Diagnostic(.note, .windowShown, "drop something on the window of dnd")))
    var types: [String] = []
    while true {
      let node = try process.windowEvent()
      switch node["event"]?.string {
      case "entered":
        types = HelperProgram.types(in: node)
        // After a move, the source may delete what is only referred to.
        let takes = try node.actions.contains(.copy) && isAcceptable(types)
        let answer = takes ? DropAnswer.take(.copy) : .refuse
        // A program that has ended says so by the end of its output.
        try? process.send(answer.line + [0x0A])
      case "dropped":
        let name = node["save"].flatMap { try? DesktopOffer.text($0, "save") }
        return Drop(source: .window(process), types: types, savedName: name)
      case "ended":
        throw DesktopError.notDropped(node["reason"]?.string == "closed" ? .closed : .withdrawn)
      default: continue
      }
    }
  }
}

extension JSONNode {
  /// The actions of a drag.
  fileprivate var actions: [DesktopAction] {
    guard case .array(let list)? = self["actions"]?.content else { return [] }
    return list.compactMap { $0.string.flatMap(DesktopAction.init(rawValue:)) }
  }
}
