package import Diagnostics
package import SystemCalls
import SystemPackage

/// An error of the clipboard, or of the program that reaches it.
package enum DesktopError: Error, Equatable, Sendable {
  /// A way to the clipboard, and why it could not be used.
  package struct Attempt: Equatable, Sendable {
    package var way: String
    package var reason: String

    package init(way: String, reason: String) {
      self.way = way
      self.reason = reason
    }
  }

  case noWay([Attempt])
  /// No way to show a window.
  case noWindow([Attempt])
  /// Nothing was dropped.
  case notDropped(NoDrop)
  /// The target of a drag vanished after the drop.
  case targetLost
  case empty(place: String)
  /// The program that owned the clipboard ended or stopped, and nothing could be read completely.
  case vanished(place: String)
  /// A file on another machine cannot be had, or has a name or a link that leads elsewhere.
  case notFetched(name: String)
  /// Another program took the clipboard at that moment.
  case taken(place: String)
  /// These programs would read a secret that is not for them.
  case watched(by: [String], place: String)
  /// The terminal or its user refuses access to its clipboard.
  case refused(reason: String)
  /// The other program wants no program to keep a copy, and the session is kept.
  case secret(place: String)
  /// The items have no form that another program could ask for.
  case nothingToOffer
  /// None of the types on the clipboard can be used.
  case nothingUsable(place: String)
  /// What could be used is larger than what is read unless all is asked for.
  case tooLarge(place: String, limit: String)
  /// `dnd-desktop` ended with an error that is not one of the others.
  case failed(reason: String)
  /// `dnd-desktop` ended and did not say why.
  case died(ProcessWatch.Ending)
}

extension DesktopError {
  /// Why nothing was dropped.
  package enum NoDrop: Sendable {
    /// It was let go where nothing accepts it.
    case refused
    /// The user cancelled the drag.
    case cancelled
    /// The user closed the window.
    case closed
    /// The program that shows the window was told to end.
    case withdrawn
  }
}

extension DesktopError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .noWay(let attempts):
      return Diagnostic(
        .error, .clipboardUnreachable, "the clipboard cannot be reached (\(Self.told(attempts)))",
        hints: hints(attempts))
    case .noWindow(let attempts):
      return Diagnostic(
        .error, .windowUnavailable, "no desktop is available (\(Self.told(attempts)))",
        hints: hints(attempts) + ["'dnd drop FOLDER' needs none"])
    case .notDropped(let reason):
      let words =
        switch reason {
        case .refused: "it was let go where no program accepts it"
        case .cancelled: "the drag was cancelled"
        case .closed: "the window was closed"
        case .withdrawn: "the window was ended"
        }
      return Diagnostic(.error, .windowNothingDropped, "nothing was dropped: \(words)")
    case .targetLost:
      return Diagnostic(
        .error, .windowTargetLost,
        "the other program vanished or was silent after the drop; it may have taken the items",
        hints: ["look there before you drag them again"])
    case .empty(let place):
      return Diagnostic(.error, .clipboardEmpty, "the \(Self.name(place)) is empty")
    case .vanished(let place):
      return Diagnostic(
        .error, .clipboardVanished,
        "the program that owned the \(Self.name(place)) ended or stopped while it was read",
        hints: [place == Self.window ? "drag it again" : "copy it again"])
    case .notFetched(let name):
      return Diagnostic(
        .error, .windowNotFetched, "'\(name)' could not be fetched from the other machine",
        hints: ["drag it again"])
    case .taken(let place):
      return Diagnostic(
        .error, .clipboardTaken, "another program took the \(Self.name(place)) at the same time",
        hints: ["run it again"])
    case .watched(let names, let place):
      let verb = names.count == 1 ? "reads" : "read"
      return Diagnostic(
        .error, .clipboardNotPrivate,
        "\(names.joined(separator: ", ")) \(verb) all that is put on the \(Self.name(place)), "
          + "also a secret",
        hints: ["'dnd … --once' offers it to the first program that reads it"])
    case .refused(let reason):
      return Diagnostic(
        .error, .clipboardRefused, "the terminal refuses: \(reason)",
        hints: ["paste with Ctrl-Shift-V into 'dnd lift -', and end with Ctrl-D"])
    case .secret(let place):
      return Diagnostic(
        .error, .clipboardSecret,
        "the \(Self.name(place)) holds a secret, which only a session in memory may keep",
        hints: ["'dnd lift --sensitive \(place)' starts one"])
    case .nothingToOffer:
      return Diagnostic(
        .error, .clipboardUnusable, "the items have no form that other programs can take",
        hints: ["name one with -a"])
    case .nothingUsable(let place):
      return Diagnostic(
        .error, .clipboardUnusable,
        place == Self.window
          ? "nothing of what was dropped can be used"
          : "nothing on the \(Self.name(place)) can be used")
    case .tooLarge(let place, let limit):
      return Diagnostic(
        .error, .clipboardUnusable, "what is on the \(Self.name(place)) has \(limit)",
        hints: ["'dnd lift --snapshot \(place)' takes it all"])
    case .failed(let reason):
      return Diagnostic(.error, .clipboardFailed, "dnd-desktop failed: \(reason)")
    case .died(let ending):
      let how =
        switch ending {
        case .exited(let status): "ended with status \(status)"
        case .signalled(let signal): "was killed by signal \(signal)"
        }
      return Diagnostic(
        .error, .clipboardFailed, "dnd-desktop \(how) and did not say why",
        hints: ["run it again; no file was changed"])
    }
  }

  private static func told(_ attempts: [Attempt]) -> String {
    attempts.map { "\($0.way): \($0.reason)" }.joined(separator: "; ")
  }

  private func hints(_ attempts: [Attempt]) -> [String] {
    attempts.contains { $0.way == Self.helper }
      ? ["install \(Self.helperInWords), see dnd-desktop(7)"] : []
  }

  /// What has to be installed, depending on how this program was.
  private static var helperInWords: String {
    OwnProcess.program?.string.hasPrefix("/usr/bin/") == true
      ? "the package dnd-desktop" : "dnd-desktop (make install builds it)"
  }

  /// The name of the helper as a way that was tried.
  package static let helper = "dnd-desktop"

  /// The key of the window as a place.
  package static let window = "window:"

  /// The place as people call it.
  package static func name(_ place: String) -> String {
    if place == window { return "dragged data" }
    return place.hasPrefix("primary") ? "primary selection" : "clipboard"
  }
}

extension Diagnostic.Code {
  static let clipboardUnreachable = Self("clipboard.unreachable", .unavailable)
  package static let windowShown = Self("window.shown", .failed)
  static let windowNotFetched = Self("window.notFetched", .noInput)
  static let windowUnavailable = Self("window.unavailable", .unavailable)
  static let windowNothingDropped = Self("window.nothingDropped", .cancelled)
  static let windowTargetLost = Self("window.targetLost", .failed)
  static let clipboardEmpty = Self("clipboard.empty", .nothingToDo)
  static let clipboardVanished = Self("clipboard.vanished", .noInput)
  static let clipboardTaken = Self("clipboard.taken", .busy)
  static let clipboardNotPrivate = Self("clipboard.notPrivate", .forbidden)
  static let clipboardRefused = Self("clipboard.refused", .forbidden)
  static let clipboardSecret = Self("clipboard.secret", .forbidden)
  static let clipboardUnusable = Self("clipboard.unusable", .cancelled)
  static let clipboardFailed = Self("clipboard.failed", .failed)
}
