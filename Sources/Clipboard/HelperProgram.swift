package import Context
import DesktopProtocol
import Diagnostics
import JSON
import SystemCalls
package import SystemPackage

/// `dnd-desktop`, the program that talks to the display; its README describes what it is told and answers.
package struct HelperProgram {
  private let path: FilePath
  private let context: ExchangeContext

  /// Finds the program that belongs to this one: in `libexec/dnd` beside the folder of this program, or in that
  /// folder itself, as in a build.
  package init(in context: ExchangeContext) throws(DesktopError) {
    self.context = context
    let folder = Self.ownPath.directory
    let places = [
      folder.directory.appending("libexec").appending("dnd"), folder,
    ].map { $0.appending("dnd-desktop") }
    guard let path = places.first(where: { FileSystem.exists($0) }) else {
      let looked = places.map(\.string).joined(separator: " and ")
      throw .noWay([.init(way: DesktopError.helper, reason: "not found as \(looked)")])
    }
    self.path = path
  }

  /// The path of this program.
  package static var ownPath: FilePath {
    OwnProcess.program ?? "/usr/bin/dnd"
  }

  /// Starts it.
  ///
  /// - Parameter arguments: Carried text.
  func start(_ arguments: [String]) throws(DesktopError) -> HelperProcess {
    let words = ["dnd-desktop", "--protocol", String(DesktopVersion.current)] + arguments
    do throws(SystemFailure) {
      return try HelperProcess(path, words, context)
    } catch {
      throw .noWay([
        .init(way: DesktopError.helper, reason: "'\(path.string)' \(error.errno.reason)")
      ])
    }
  }

  /// Runs it and returns what it printed; its last argument is the selection.
  func run(_ arguments: [String], input: [UInt8] = []) throws -> JSONNode {
    let process = try start(arguments)
    defer { process.end() }
    if !input.isEmpty { try process.send(input) }
    process.closeInput()
    guard let line = try process.line() else {
      throw try process.failure(place: arguments.last ?? "")
    }
    let answer = try process.answer(line, place: arguments.last ?? "")
    return answer
  }

  /// The types that are offered, best first, and the way by which they are read.
  package func types(of place: ClipboardPlace) throws -> (way: String, types: [String]) {
    let answer = try run(words("types", place))
    return (answer["way"]?.string ?? "", Self.types(in: answer))
  }

  static func types(in answer: JSONNode) -> [String] { words("types", in: answer) }

  /// A list of words of an answer.
  static func words(_ key: String, in answer: JSONNode) -> [String] {
    guard case .array(let list)? = answer[key]?.content else { return [] }
    return list.compactMap(\.string)
  }

  /// What a probe of the clipboard found.
  package struct Probe: Equatable, Sendable {
    package var way: String?
    package var attempts: [DesktopError.Attempt] = []
    /// Clipboard managers that run.
    package var listeners: [String] = []
    package var hasManager = false

    package init(way: String? = nil, attempts: [DesktopError.Attempt] = []) {
      self.way = way
      self.attempts = attempts
    }
  }

  /// Which way there is to the clipboard, and who listens.
  package func probe(_ place: ClipboardPlace) throws -> Probe {
    let answer: JSONNode
    do {
      answer = try run(words("probe", place))
    } catch DesktopError.noWay(let attempts) {
      return Probe(attempts: attempts)
    }
    var probe = Probe(way: answer["way"]?.string)
    probe.listeners = Self.words("listeners", in: answer)
    probe.hasManager = answer["hasManager"]?.content == .bool(true)
    return probe
  }

  /// Empties a selection if one of its types still has these bytes.
  ///
  /// - Returns: Whether it was emptied.
  package func clear(_ place: ClipboardPlace, _ type: String, ifStill bytes: [UInt8]) throws -> Bool
  {
    let process = try start(words("clear", place) + [type])
    defer { process.end() }
    try? process.send(bytes)
    process.closeInput()
    while try process.line() != nil {}
    return try process.ending() == .exited(0)
  }

  /// A command on a selection.
  func words(_ command: String, _ place: ClipboardPlace) -> [String] {
    [command] + (place.choice.map { ["--way", $0.rawValue] } ?? []) + [place.selection.rawValue]
  }
}
