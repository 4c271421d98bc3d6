import Context
import DesktopProtocol
import Diagnostics
import JSON
import SystemCalls
import SystemPackage

/// A running `dnd-desktop`: lines go to it and come from it.
final class HelperProcess {
  private var program: StartedProgram?
  private var input: OpenFile?
  private let output: OpenFile
  private let errors: OpenFile
  private let isCancelled: @Sendable () -> Bool
  private var unread: [UInt8] = []
  private var isAtEnd = false

  /// How often a cancellation is looked for.
  private static let tick = Duration.milliseconds(50)
  /// The longest line that is believed: names of types, in bytes.
  private static let longestLine = 8 << 20

  init(_ path: FilePath, _ words: [String], _ context: ExchangeContext) throws(SystemFailure) {
    let (reader, input) = try OpenFile.makePipe()
    let (output, writer) = try OpenFile.makePipe()
    let (errors, errorWriter) = try OpenFile.makePipe()
    do throws(StartedProgram.Refusal) {
      program = try StartedProgram(
        .init(
          path: path, arguments: words.map { CarriedText.bytes(of: $0) },
          environment: context.environmentEntries, directory: nil, input: reader.descriptor,
          output: writer.descriptor,
          errors: errorWriter.descriptor, confinement: nil))
    } catch {
      switch error {
      case .directory(let reason), .confining(let reason), .program(let reason):
        throw SystemFailure("execve", path, reason)
      case .system(let failure): throw failure
      }
    }
    self.input = input
    self.output = output
    self.errors = errors
    isCancelled = context.isCancelled
  }

  deinit { end() }

  /// Writes bytes; the program has ended if it does not take them, which its answer then says.
  func send(_ bytes: [UInt8]) throws { try input?.writeAll(bytes) }

  func closeInput() { input = nil }

  /// The next line without its end; nil at the end of the output.
  func line() throws -> [UInt8]? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread.removeSubrange(...end) }
        return Array(unread[..<end])
      }
      if isAtEnd || unread.count > Self.longestLine {
        defer { unread = [] }
        return unread.isEmpty ? nil : unread
      }
      try read()
    }
  }

  /// The next bytes of the output; nil at its end.
  func piece() throws -> [UInt8]? {
    // Output that never pauses is not waited for.
    if isCancelled() { throw ExchangeError.cancelled }
    if unread.isEmpty && !isAtEnd { try read() }
    defer { unread = [] }
    return unread.isEmpty ? nil : unread
  }

  private func read() throws {
    while try ProcessWatch.waitForInput([output.descriptor], atMost: Self.tick) != [true] {
      if isCancelled() { throw ExchangeError.cancelled }
    }
    let count = try withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { buffer in
      let count = try output.read(into: buffer)
      unread += buffer[..<count]
      return count
    }
    if count == 0 { isAtEnd = true }
  }

  /// How the program ended, once it has.
  func ending() throws -> ProcessWatch.Ending {
    guard let number = program?.number else { return .exited(0) }
    // Without a process descriptor, the wait is a pause.
    let watched = program?.descriptor.map { [$0] } ?? []
    while true {
      if let ending = try ProcessWatch.ending(of: number) { return ending }
      if isCancelled() { throw ExchangeError.cancelled }
      _ = try ProcessWatch.waitForInput(watched, atMost: Self.tick)
    }
  }

  /// Ends the program unless it has ended; what it left in the background goes on.
  func end() {
    input = nil
    if let program = program.take() { program.finish() }
  }

  /// Ends the program after it was told a last line, for which it has some time; only the first call counts.
  func end(after last: DropAnswer) {
    guard input != nil else { return }
    try? send(last.line + [0x0A])
    endGently()
  }

  /// Lets the program end by itself, for some time.
  func endGently() {
    closeInput()
    guard let number = program?.number else { return }
    let watched = program?.descriptor.map { [$0] } ?? []
    for _ in 0..<20 where (try? ProcessWatch.ending(of: number)) == .some(nil) {
      _ = try? ProcessWatch.waitForInput(watched, atMost: Self.tick)
    }
    end()
  }

  // MARK: - Answers

  /// A line as JSON; throws the error that it says.
  func answer(_ line: [UInt8], place: String) throws -> JSONNode {
    guard let node = try? JSONReader.node(of: line, as: .strict) else {
      throw DesktopError.failed(reason: "its answer cannot be read")
    }
    guard let word = node["error"]?.string else {
      if node["way"] == nil, node["tried"] != nil { throw DesktopError.noWay(Self.attempts(node)) }
      return node
    }
    throw Self.error(word, node, place: place)
  }

  private static func error(_ word: String, _ node: JSONNode, place: String) -> DesktopError {
    switch word {
    case "empty": .empty(place: place)
    case "notRead": .vanished(place: place)
    case "taken": .taken(place: place)
    case "watched": .watched(by: HelperProgram.words("listeners", in: node), place: place)
    case "noWay": .noWay(attempts(node))
    case "noAnswer": .noWay([.init(way: "display", reason: "it does not answer")])
    case "displayGone": .noWay([.init(way: "display", reason: "it has ended")])
    case "otherVersion":
      .noWay([.init(way: DesktopError.helper, reason: "it is of another version than dnd")])
    default: .failed(reason: node["reason"]?.string ?? word)
    }
  }

  /// What the program has written about its errors, once it has ended.
  private func lastWords() -> [UInt8] { (try? errors.readAll(limit: 4096)) ?? [] }

  /// The word for what is wrong with a read whose bytes were the rest of the output; nil if they are all.
  func lastState() throws -> String? {
    if try ending() == .exited(0) { return nil }
    let answer = try? JSONReader.node(of: lastWords(), as: .strict)
    return answer?["state"]?.string ?? ""
  }

  private static func attempts(_ node: JSONNode) -> [DesktopError.Attempt] {
    guard case .array(let list)? = node["tried"]?.content else { return [] }
    return list.compactMap { entry in
      guard let way = entry["way"]?.string, let reason = entry["reason"]?.string else { return nil }
      return .init(way: way, reason: reason)
    }
  }

  /// Why the program ended without an answer, from what it wrote about its errors.
  func failure(place: String) throws -> DesktopError {
    let ending = try ending()
    let text = lastWords()
    if let node = try? JSONReader.node(of: text, as: .strict), let word = node["error"]?.string {
      return Self.error(word, node, place: place)
    }
    let said = String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)
    // The dynamic linker names the library that is missing.
    if ending == .exited(127) { return .noWay([.init(way: DesktopError.helper, reason: said)]) }
    return said.isEmpty ? .died(ending) : .failed(reason: said)
  }
}
