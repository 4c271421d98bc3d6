package import Context
import DesktopProtocol
import Diagnostics
import JSON

/// Waits for what other programs copy, one copy after the other.
///
/// The display is watched without a break, so that nothing is lost between two calls of `next` unless it is replaced
/// before it can be read.
package final class ClipboardWatch {
  private let process: HelperProcess
  private let place: ClipboardPlace
  private let context: ExchangeContext

  /// Begins to watch; what is on the clipboard already is not a copy.
  package init(_ place: ClipboardPlace, in context: ExchangeContext) throws {
    if place.way == .terminal {
      throw DesktopError.noWay([
        .init(way: "terminal", reason: "it does not tell when something is copied")
      ])
    }
    self.place = place
    self.context = context
    let program = try HelperProgram(in: context)
    process = try program.start(program.words("watch", place))
    _ = try nextAnswer()
  }

  /// Waits for the next copy.
  ///
  /// - Returns: The number of copies that were replaced before they could be read, and what can be read, until the next
  ///   call; nil if it was replaced, too.
  package func next() throws -> (missed: Int, reading: ClipboardReading?) {
    // A program that has ended says so by the end of its output.
    try? process.send(Array("next\n".utf8))
    let answer = try nextAnswer()
    let missed = answer["missed"]?.integer.map { Int(clamping: $0) } ?? 0
    if answer["types"] == nil { return (missed, nil) }
    let reading = ClipboardReading(
      .helper(process), types: HelperProgram.types(in: answer), savedName: nil, context)
    return (missed, reading)
  }

  private func nextAnswer() throws -> JSONNode {
    guard let line = try process.line() else { throw try process.failure(place: place.key) }
    return try process.answer(line, place: place.key)
  }
}
