import JSON
import SystemCalls
import SystemPackage

/// The file in which an offer notes what happened, a line of JSON for each event.
final class OfferJournal {
  private let file: OpenFile
  /// Becomes readable when the file may have been removed.
  let removal: OpenFile

  init(_ path: String) throws(SystemFailure) {
    file = try OpenFile.open(
      FilePath(carried: path), .writeOnly, options: [.append, .create, .noFollow],
      permissions: 0o600)
    removal = try OpenFile.removal(of: file)
  }

  /// Whether the file is gone.
  var isRemoved: Bool {
    // What was announced is read, so that it is not announced again.
    _ = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      Result { () throws(SystemFailure) in try removal.read(into: buffer) }
    }
    return (try? file.status())?.links == 0
  }

  /// Appends an event; that it cannot be written ends nothing.
  func note(_ event: String, _ fill: (inout JSONObject) -> Void) {
    let line = JSONObject { object in
      object.add("event", event)
      fill(&object)
      object.add("time", Clock.now)
    }
    try? file.writeAll(JSONValue.object(line).bytes + [0x0A])
  }
}
