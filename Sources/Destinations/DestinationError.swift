package import Diagnostics
package import SystemCalls
package import SystemPackage

/// Why a word names no place to drop at.
package enum DestinationError: Error, Equatable {
  case directoryMissing(FilePath)
  case parentMissing(FilePath)
  case notADirectory(FilePath)
  /// A device, a pipe or a socket, which a drop would have to replace.
  case notAFile(FilePath)
  /// What is to be put into a text, and this is none.
  case notAText(FilePath)
  /// A link below the directory of the drop.
  case link(FilePath)
  case empty
  case system(SystemFailure)
}

extension DestinationError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .directoryMissing(let path):
      Diagnostic(
        .destinationMissing, "folder '\(path.carried)' does not exist",
        hints: (path.lastComponent?.string == "trash" ? ["did you mean 'trash:'?"] : [])
          + ["pass --parents to make it"]
          + (path.lastComponent.map {
            [
              "for a file of this name, pass --name '\(FilePath(name: $0).carried)' and its folder"
            ]
          } ?? []))
    case .parentMissing(let path):
      Diagnostic(
        .destinationMissing, "the folder of '\(path.carried)' does not exist",
        hints: ["pass --parents to make it"])
    case .notADirectory(let path):
      Diagnostic(.destinationNotADirectory, "'\(path.carried)' is not a folder")
    case .notAFile(let path):
      Diagnostic(
        .destinationNotAFile, "'\(path.carried)' is neither a file nor a folder",
        hints: ["write into it with dnd load -o"])
    case .notAText(let path):
      Diagnostic(
        .destinationNotAFile, "'\(path.carried)' is not a file that text could be put into",
        hints: ["name a text file, or drop into a folder without this option"])
    case .link(let path):
      Diagnostic(
        .destinationLink, "'\(path.carried)' is a symbolic link, which --into does not follow",
        hints: ["drop at the folder that it leads to"])
    case .empty:
      Diagnostic(
        .destinationEmpty, "the destination is an empty word", hints: ["say . for this folder"])
    case .system(let failure):
      Diagnostic(
        .destinationUnreachable,
        "cannot look at '\(failure.path?.carried ?? "the destination")': \(failure.errno)")
    }
  }
}

extension Diagnostic.Code {
  package static let destinationMissing = Self("destination.missing", .noInput)
  package static let destinationNotADirectory = Self("destination.notAFolder", .noInput)
  package static let destinationLink = Self("destination.link", .noInput)
  package static let destinationNotAFile = Self("destination.notAFile", .usage)
  package static let destinationEmpty = Self("destination.empty", .usage)
  package static let destinationUnreachable = Self("destination.unreachable", .failed)
}
