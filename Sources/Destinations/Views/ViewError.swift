package import Diagnostics
import Items
import SystemCalls
package import SystemPackage

/// Why a view cannot be obeyed, or a directory cannot be made one.
package enum ViewError: Error, Equatable {
  case damaged(FilePath, ViewProblem)
  /// nil for something else than a file, or one that is too long.
  case unreadable(FilePath, Errno?)
  /// A link where a view's own file or directory should be.
  case link(FilePath)
  /// Another user decides what it says, and it has no effect.
  case disregarded(FilePath)
  /// The place belongs to a view's own affairs.
  case insideDirectory(FilePath)
  case noView(FilePath)
  case notWritten(FilePath, Errno)
}

extension ViewError {
  /// What a failure to read something of a view comes to.
  init(reading path: FilePath, _ failure: SystemFailure) {
    self =
      failure.isRefusedLink
      ? .link(failure.path ?? path)
      : .unreadable(
        path,
        failure.errno == .fileTooLarge || failure.errno == .invalidArgument
          ? nil : failure.errno)
  }

  /// What a failure to write something of a view comes to.
  init(writing path: FilePath, _ failure: SystemFailure) {
    self =
      failure.isRefusedLink
      ? .link(failure.path ?? path) : .notWritten(path, failure.errno)
  }
}

extension ViewError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .damaged(let file, let problem):
      Diagnostic(
        .viewDamaged, "'\(file.carried)', line \(problem.line): \(problem.reason)",
        hints: [
          file.lastComponent?.string == View.fileName
            ? "fix that line, or overwrite the view with dnd init --force; nothing was dropped"
            : "fix that line, or move the list away and let dnd init --repair list what is there; "
              + "nothing was dropped"
        ])
    case .unreadable(let file, nil):
      Diagnostic(
        .viewDamaged, "'\(file.carried)' is not a file that a view can be read from",
        hints: ["move it away, and create the view again with dnd init"])
    case .unreadable(let file, let reason?):
      Diagnostic(
        .viewDamaged, "cannot read '\(file.carried)': \(reason)",
        hints: ["a view whose rules cannot be read takes nothing"])
    case .link(let path):
      Diagnostic(
        .viewLink, "'\(path.carried)' is a symbolic link, which is not followed in a view",
        hints: ["remove it, or put a real file or folder in its place"])
    case .disregarded(let root):
      Diagnostic(
        .viewDisregarded,
        "the view '\(root.carried)' has no effect: another user owns it, or others may write its "
          + "'\(View.directoryName)'",
        hints: ["'dnd init --trust \(root.carried)' obeys it as it is now"])
    case .insideDirectory(let path):
      Diagnostic(
        .viewInside, "'\(path.carried)' belongs to a view's own affairs",
        hints: ["drop into the view"])
    case .noView(let path):
      Diagnostic(
        .viewNone, "'\(path.carried)' is not a view, and neither is any folder above it",
        hints: ["make it one with dnd init"])
    case .notWritten(let path, let reason):
      Diagnostic(.viewNotWritten, "cannot write '\(path.carried)': \(reason)")
    }
  }
}

extension Diagnostic.Code {
  package static let viewDamaged = Self("view.damaged", .damaged)
  package static let viewDisregarded = Self("view.disregarded", .noInput)
  package static let viewLink = Self("view.link", .damaged)
  package static let viewInside = Self("view.inside", .usage)
  package static let viewNone = Self("view.none", .noInput)
  package static let viewNotWritten = Self("view.notWritten", .outputFailed)
}
