import Desktop
import DesktopProtocol
import Diagnostics
import JSON
import SystemCalls
import SystemPackage

/// `dnd-desktop`: the part of `dnd` that talks to the display.
///
/// It is a program of its own so that `dnd` starts without the libraries of Wayland and X11, and works where they are
/// missing. Only `dnd` calls it; `Sources/DNDDesktop/README.md` describes how.
enum DesktopCommand {
  static func main() -> Never {
    StandardStreams.secure()
    Interruption.ignoreBrokenPipe()
    do throws(DesktopFailure) {
      guard let arguments = OwnProcess.arguments else {
        throw .malformed("the system passed no arguments")
      }
      OwnProcess.end(status: try run(arguments))
    } catch {
      Output.line(error.json)
      OwnProcess.end(status: error.status)
    }
  }

  private static func run(_ arguments: [String]) throws(DesktopFailure) -> Int32 {
    var arguments = arguments
    if arguments.first == "--protocol" {
      guard arguments.dropFirst().first == String(DesktopVersion.current) else {
        throw .otherVersion
      }
      arguments.removeFirst(2)
    }
    guard let command = arguments.first else {
      throw .malformed("usage: dnd-desktop offer|drag|receive|types|read|watch|clear|probe")
    }
    var words = try Words(Array(arguments.dropFirst()))
    switch command {
    case "offer":
      try words.end()
      return try OfferCommand.run()
    case "drag":
      try words.end()
      return try DragCommand.run()
    case "receive":
      try words.end()
      return try ReceiveCommand.run()
    case "types":
      let selection = try words.selection()
      try words.end()
      return try ReadCommand.types(of: selection, by: words.way)
    case "read":
      let selection = try words.selection()
      let type = words.next()
      try words.end()
      if let type { return try ReadCommand.read(type, of: selection, words) }
      return try ReadCommand.converse(about: selection, by: words.way)
    case "watch":
      let selection = try words.selection()
      try words.end()
      return try ReadCommand.watch(selection, by: words.way)
    case "clear":
      let selection = try words.selection()
      guard let type = words.next() else { throw .malformed("name the type to compare") }
      try words.end()
      return try ReadCommand.clear(selection, by: words.way, ifItHas: type)
    case "probe":
      let isOfWindow = words.take("window")
      let selection = isOfWindow ? nil : try words.selection()
      try words.end()
      Deadline.set(seconds: 5, message: noAnswer, status: 69)
      let (found, object) =
        selection.map { DesktopProbe.run($0, by: words.way) } ?? DesktopProbe.window(by: words.way)
      Output.line(object)
      return found ? 0 : 69
    default: throw .malformed("unknown command '\(command)'")
    }
  }

  /// Written if the display takes a connection and is silent.
  static let noAnswer: StaticString = "{\"error\":\"noAnswer\",\"status\":69}\n"
}

/// The words after the command.
struct Words {
  private var rest: [String] = []
  private(set) var way: DesktopWay.Choice?
  private(set) var limits = ReadLimits()

  init(_ words: [String]) throws(DesktopFailure) {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        rest.append(word)
        continue
      }
      guard let value = words.popFirst() else { throw .malformed("\(word) needs a value") }
      switch word {
      case "--way":
        way = DesktopWay.Choice(rawValue: value)
        if way == nil { throw .malformed("--way is neither wayland nor x11") }
      case "--limit":
        guard let bytes = Int64(value), bytes > 0 else { throw .malformed("--limit needs bytes") }
        limits.bytes = bytes
      case "--idle":
        guard let milliseconds = Int64(value), milliseconds > 0 else {
          throw .malformed("--idle needs milliseconds")
        }
        limits.idle = .milliseconds(milliseconds)
      default: throw .malformed("unknown option '\(word)'")
      }
    }
    rest.reverse()
  }

  mutating func next() -> String? { rest.popLast() }

  /// Takes the next word if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard rest.last == word else { return false }
    rest.removeLast()
    return true
  }

  mutating func selection() throws(DesktopFailure) -> DesktopSelection {
    guard let word = next(), let selection = DesktopSelection(rawValue: word) else {
      throw .malformed("name a selection: clipboard or primary")
    }
    return selection
  }

  func end() throws(DesktopFailure) {
    if let word = rest.last { throw .malformed("unexpected argument '\(word)'") }
  }
}
