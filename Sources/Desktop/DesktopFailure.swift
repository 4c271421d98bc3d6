package import DesktopProtocol
package import JSON
package import SystemCalls

/// The reason why a request to the desktop failed.
package enum DesktopFailure: Error, Equatable {
  /// The clipboard cannot be reached; the reason for each protocol that was tried.
  case noWay([Attempt])
  /// Another program took the selection at that moment.
  case taken
  /// These programs would read a secret that is not for them.
  case watched([String])
  /// Nothing is on the clipboard.
  case empty
  /// None of the types that were asked for is offered.
  case notOffered
  /// What was read is not whole.
  case notRead
  /// The description or the arguments are wrong.
  case malformed(String)
  /// The display server is gone.
  case displayGone
  /// The program that asked for the offer ended before recording it.
  case notConfirmed
  /// This program was called by a `dnd` of another version.
  case otherVersion
  case system(SystemFailure)

  /// A way that was tried, and why it does not work.
  package struct Attempt: Equatable, Sendable {
    /// The name of the way.
    package var way: String
    package var reason: String

    package init(_ way: DesktopWay, _ reason: String) {
      self.way = way.rawValue
      self.reason = reason
    }

    /// For a window.
    package init(_ way: DesktopWay.Choice, _ reason: String) {
      self.way = way.rawValue
      self.reason = reason
    }
  }

  /// The exit status.
  package var status: Int32 {
    switch self {
    case .noWay, .displayGone, .otherVersion: 69
    case .taken: 75
    case .watched: 5
    case .empty: 6
    case .notOffered: 4
    case .notRead: 66
    case .malformed: 64
    case .notConfirmed: 4
    case .system: 74
    }
  }

  /// The failure as a line of output.
  package var json: JSONObject {
    JSONObject { object in
      object.add("error", word)
      object.add("status", status)
      switch self {
      case .noWay(let attempts): object.add("tried", Self.json(of: attempts))
      case .watched(let names): object.add("listeners", names)
      case .malformed(let reason): object.add("reason", reason)
      case .system(let failure):
        object.add("reason", "\(failure.call): \(failure.errno)")
      default: break
      }
    }
  }

  package static func json(of attempts: [Attempt]) -> JSONValue {
    .array(
      attempts.map { attempt in
        .object(
          JSONObject { object in
            object.add("way", attempt.way)
            object.add("reason", attempt.reason)
          })
      })
  }

  private var word: String {
    switch self {
    case .noWay: "noWay"
    case .taken: "taken"
    case .watched: "watched"
    case .empty: "empty"
    case .notOffered: "notOffered"
    case .notRead: "notRead"
    case .malformed: "malformed"
    case .displayGone: "displayGone"
    case .notConfirmed: "notConfirmed"
    case .otherVersion: "otherVersion"
    case .system: "system"
    }
  }
}
