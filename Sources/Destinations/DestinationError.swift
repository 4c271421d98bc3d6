package import Diagnostics
import Items
package import SystemCalls
package import SystemPackage

/// An error in resolving a destination.
package enum DestinationError: Error, Equatable {
  case directoryMissing(FilePath)
  /// A directory is missing where only a directory is possible.
  case viewMissing(FilePath)
  case parentMissing(FilePath)
  case notADirectory(FilePath)
  /// A device, FIFO or socket, which a drop would have to replace.
  case notAFile(FilePath)
  /// The same on another host, where nothing can be written to.
  case notAFileElsewhere(FilePath)
  /// A text to add to does not exist.
  case textMissing(FilePath)
  /// Not a regular file, so text cannot be inserted.
  case notAText(FilePath)
  /// A symbolic link below the destination directory.
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
        hints: (Self.place(meantBy: path).map { ["did you mean '\($0)'?"] } ?? [])
          + ["'dnd … --parents' creates it"]
          + (path.lastComponent.map {
            ["'dnd … --name \(TypedWord.of(FilePath(name: $0).carried))' makes a file of this name"]
          } ?? []))
    case .viewMissing(let path):
      Diagnostic(
        .destinationMissing, "folder '\(path.carried)' does not exist",
        hints: ["'dnd init -p \(TypedWord.of(path.carried))' creates it as a view"])
    case .parentMissing(let path):
      Diagnostic(
        .destinationMissing, "the folder of '\(path.carried)' does not exist",
        hints: ["'dnd … --parents' creates it"])
    case .notADirectory(let path):
      Diagnostic(.destinationNotADirectory, "'\(path.carried)' is not a folder")
    case .notAFile(let path):
      Diagnostic(
        .destinationNotAFile, "'\(path.carried)' is neither a file nor a folder",
        hints: ["write to it with 'dnd load -o'"])
    case .notAFileElsewhere(let path):
      Diagnostic(
        .destinationNotAFile, "'\(path.carried)' is neither a file nor a folder")
    case .textMissing(let path):
      Diagnostic(
        .destinationMissing, "'\(path.carried)' does not exist",
        hints: ["'dnd … --parents' creates it"])
    case .notAText(let path):
      Diagnostic(
        .destinationNotAFile, "'\(path.carried)' is not a text file that items can be added to",
        hints: ["name a text file, or drop into a folder without this option"])
    case .link(let path):
      Diagnostic(
        .destinationLink, "'\(path.carried)' is a symbolic link, which --into does not follow",
        hints: ["drop into the folder that it points to"])
    case .empty:
      Diagnostic(
        .destinationEmpty, "the destination is empty", hints: ["use . for this folder"])
    case .system(let failure) where failure.isRefusedLink: failure.diagnostic
    case .system(let failure):
      Diagnostic(
        .destinationUnreachable,
        "cannot access '\(failure.path?.carried ?? "the destination")': \(failure.reason)")
    }
  }
}

extension DestinationError {
  /// The special destination that the name of a missing folder may be a slip of.
  package static func place(meantBy path: FilePath) -> String? {
    guard let name = path.lastComponent?.string.lowercased() else { return nil }
    if let place = places.first(where: { $0 == name || $0.dropLast() == name }) { return place }
    if name == "stdout" { return "-" }
    // Of a name with a colon, a few wrong letters are a slip.
    guard name.hasSuffix(":") else { return nil }
    if ["bin:", "wastebasket:"].contains(name) { return "trash:" }
    let letters = Set(name)
    return places.first {
      name.first == $0.first && abs(name.count - $0.count) <= 1
        && letters.symmetricDifference($0).count <= 2
    }
  }

  private static let places = PlaceWord.allCases.filter { !$0.takesName }.map(\.typed)
}

extension Diagnostic.Code {
  package static let destinationMissing = Self("destination.missing", .noInput)
  package static let destinationNotADirectory = Self("destination.notAFolder", .noInput)
  package static let destinationLink = Self("destination.link", .noInput)
  package static let destinationNotAFile = Self("destination.notAFile", .usage)
  package static let destinationEmpty = Self("destination.empty", .usage)
  package static let destinationUnreachable = Self("destination.unreachable", .failed)
}
