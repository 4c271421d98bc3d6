import Diagnostics
import JSON

/// A command to `dnd-desktop receive`, on a line of its standard input.
package enum DropAnswer: Equatable, Sendable {
  /// What is dragged is acceptable, or was taken after the drop.
  case take(DesktopAction)
  case refuse
  /// Read one type of the dropped data into a new file.
  case read(ReadRequest)
  /// Let the source save the data at a path on this machine, as carried text.
  case save(path: String)

  package typealias Malformed = DesktopOffer.Malformed

  private static let refusal = "refuse"

  /// The line, without its end.
  package var line: [UInt8] {
    switch self {
    case .take(let action): Array(action.rawValue.utf8)
    case .refuse: Array(Self.refusal.utf8)
    case .read(let request): JSONValue.object(request.json).bytes
    case .save(let path):
      JSONValue.object(JSONObject { $0.add("save", DesktopOffer.value(of: path)) }).bytes
    }
  }

  package init(line: [UInt8]) throws(Malformed) {
    let word = String(decoding: line, as: UTF8.self)
    if let action = DesktopAction(rawValue: word) {
      self = .take(action)
    } else if word == Self.refusal {
      self = .refuse
    } else if let save = try DesktopOffer.node(line)["save"] {
      let path = try DesktopOffer.text(save, "save")
      guard path.hasPrefix("/") else { throw Malformed("save is not an absolute path") }
      self = .save(path: path)
    } else {
      self = .read(try ReadRequest(json: line))
    }
  }
}
