import Context
package import DesktopProtocol
import Diagnostics
import JSON
import SystemCalls

/// An offer that holds the selection but is not confirmed: the serving process waits for `go`.
///
/// If this program ends before, the selection is released, so that there is no offer without a record.
package struct StartedOffer {
  private let helper: HelperProcess
  /// The way that was taken.
  package let way: String
  /// The number of the process that serves.
  package let process: Int32
  /// Clipboard managers that may take what is not for them.
  package let listeners: [String]
  private let place: String

  fileprivate init(
    _ helper: HelperProcess, way: String, process: Int32, listeners: [String], place: String
  ) {
    self.helper = helper
    self.way = way
    self.process = process
    self.listeners = listeners
    self.place = place
  }

  /// Lets the process serve on its own, once the offer is recorded.
  package func go() throws {
    // If the program has ended, its answer says why.
    try? helper.send(Array("go\n".utf8))
    helper.closeInput()
    // An answer at this point is an error, such as another program taking the selection.
    if let line = try helper.line() {
      _ = try helper.answer(line, place: place)
    }
    guard try helper.ending() == .exited(0) else { throw try helper.failure(place: place) }
    helper.end()
  }
}

extension HelperProgram {
  /// Takes the selection for an offer.
  package func offer(_ offer: DesktopOffer) throws -> StartedOffer {
    let process = try start(["offer"])
    let place = "\(offer.selection.rawValue):"
    // If the program has ended, its answer says why.
    try? process.send(JSONValue.object(offer.json).bytes + [0x0A])
    guard let line = try process.line() else { throw try process.failure(place: place) }
    let answer = try process.answer(line, place: place)
    guard let way = answer["offered"]?.string,
      let number = answer["process"]?.integer.flatMap(Int32.init(exactly:))
    else { throw DesktopError.failed(reason: "its answer cannot be read") }
    return StartedOffer(
      process, way: way, process: number, listeners: Self.words("listeners", in: answer),
      place: place)
  }
}
