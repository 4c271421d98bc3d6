import Diagnostics
import Sessions

extension Diagnostic.Code {
  static let reopenNothing = Self("reopen.nothing", .nothingToDo)
  static let reopenActive = Self("reopen.active", .nothingToDo)
  static let reopenMoved = Self("reopen.moved", .nothingToDo)
}

// Errors about missing sessions, with alternatives as hints.
extension ExchangeError {
  var aboutSessions: Diagnostic {
    switch self {
    case .noSession(let error, let choices):
      var diagnostic = error.diagnostic
      if case .offered = error { return diagnostic }
      diagnostic.hints = choices.hints
      if let words = choices.words(on: error) { diagnostic.message = words }
      return diagnostic
    case .nothingToReopen(let choices):
      return Diagnostic(
        .error, .reopenNothing, "there is nothing to reopen", hints: choices.pastHints)
    case .notKept(let session, let choices):
      return Diagnostic(
        .error, .reopenNothing, "no session '\(session)' has ended, or it is no longer kept",
        hints: choices.pastHints)
    case .isActive(let session):
      return Diagnostic(
        .error, .reopenActive, "session '\(session)' is active",
        hints: ["'dnd use \(TypedWord.of(session))' makes it the current one"])
    case .everythingMoved(let session):
      return Diagnostic(
        .error, .reopenMoved, "everything in '\(session)' was moved",
        hints: ["'dnd undo --session \(TypedWord.of(session))' moves it back"])
    case .nothingToUndoHere(let choices):
      return Diagnostic(
        .error, .undoNothing, "nothing to undo in this terminal", hints: choices.undoHints)
    case .nothingChanged(let command, let before):
      return Diagnostic(
        .error, .undoIdle, "the last command, 'dnd \(command)', changed nothing to undo",
        hints: before.map { [$0.undoHint] } ?? [])
    case .severalAtPlace(let place):
      return Diagnostic(
        .usage, "the \(DesktopError.name(place)) has several items",
        hints: ["'dnd lift \(TypedWord.of(place))' picks them up"])
    default: return failure
    }
  }
}
