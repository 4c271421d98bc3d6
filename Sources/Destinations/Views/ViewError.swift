package import Diagnostics
import Items
import SystemCalls
package import SystemPackage

/// An error in using or creating a view.
package enum ViewError: Error, Equatable {
  case damaged(FilePath, ViewProblem)
  /// The error is nil if it is not a regular file or is too long.
  case unreadable(FilePath, Errno?)
  /// A symbolic link in place of an internal file or directory of a view.
  case link(FilePath)
  /// The view has no effect, because another user can change it.
  case disregarded(FilePath)
  /// The path is inside the internal directory of a view.
  case insideDirectory(FilePath)
  case noView(FilePath)
  case notWritten(FilePath, Errno)
  /// A program keeps the lock of the view; its process number, if known.
  case busy(FilePath, Int32?)
  case cancelled
}

extension ViewError {
  /// Wraps a failure to read an internal file of a view.
  init(reading path: FilePath, _ failure: SystemFailure) {
    self =
      failure.isRefusedLink
      ? .link(failure.path ?? path)
      : .unreadable(
        path,
        failure.errno == .fileTooLarge || failure.errno == .invalidArgument
          ? nil : failure.errno)
  }

  /// Wraps a failure to write an internal file of a view.
  init(writing path: FilePath, _ failure: SystemFailure) {
    switch (failure.call, failure.errno) {
    case ("flock", .canceled): self = .cancelled
    case ("flock", .wouldBlock):
      self = .busy(path, OpenFile.lockHolder(of: failure.path ?? path))
    default:
      self =
        failure.isRefusedLink
        ? .link(failure.path ?? path) : .notWritten(path, failure.errno)
    }
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
            ? "fix that line, or overwrite the rules with 'dnd init --force \(Self.root(of: file))'"
            : "fix that line, or move the list away and rebuild it with 'dnd init --repair "
              + "\(Self.root(of: file))'"
        ])
    case .unreadable(let file, nil):
      Diagnostic(
        .viewDamaged, "'\(file.carried)' is not a regular file",
        hints: [
          "move it away, then create the view again with 'dnd init \(Self.root(of: file))'"
        ])
    case .unreadable(let file, let reason?):
      Diagnostic(
        .viewDamaged, "cannot read '\(file.carried)': \(reason.reason)",
        hints: ["make it readable; until then the view accepts nothing"])
    case .link(let path):
      Diagnostic(
        .viewLink, "'\(path.carried)' is a symbolic link, which is not followed in a view",
        hints: ["remove it, or put a real file or folder in its place"])
    case .disregarded(let root):
      Diagnostic(
        .viewDisregarded,
        "the view '\(root.carried)' has no effect: another user owns it, or others can write to its "
          + "'\(View.directoryName)'",
        hints: ["'dnd init --trust \(TypedWord.of(root.carried))' accepts its current rules"])
    case .insideDirectory(let path):
      Diagnostic(
        .viewInside, "'\(path.carried)' is reserved for a view's own files",
        hints: ["drop into the view itself"])
    case .noView(let path):
      Diagnostic(
        .viewNone, "'\(path.carried)' is not a view, and neither is any folder above it",
        hints: ["make it one with 'dnd init \(TypedWord.of(path.carried))'"])
    case .notWritten(let path, let reason):
      Diagnostic(.viewNotWritten, "cannot write '\(path.carried)': \(reason.reason)")
    case .busy(let path, let process):
      Diagnostic(
        .viewBusy,
        "the view '\(Self.root(of: path))' is in use by "
          + (process.map { "process \($0)" } ?? "another program"),
        hints: ["try again when that has finished"])
    case .cancelled:
      Diagnostic(
        .viewNotWritten, "interrupted before the list of the view was written",
        hints: ["run the same command again"])
    }
  }

  /// The view that a file in its own directory belongs to, as typed.
  private static func root(of file: FilePath) -> String {
    TypedWord.of(file.directory.directory.carried)
  }
}

extension Diagnostic.Code {
  package static let viewBusy = Self("view.busy", .busy)
  package static let viewDamaged = Self("view.damaged", .damaged)
  package static let viewDisregarded = Self("view.disregarded", .noInput)
  package static let viewLink = Self("view.link", .damaged)
  package static let viewInside = Self("view.inside", .usage)
  package static let viewNone = Self("view.none", .noInput)
  package static let viewNotWritten = Self("view.notWritten", .outputFailed)
}
