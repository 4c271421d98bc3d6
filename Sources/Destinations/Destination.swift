import SystemCalls
package import SystemPackage

/// The resolved destination of a drop.
package enum Destination: Equatable, Sendable {
  /// A file, which need not exist.
  case file(FilePath)
  /// A directory, which need not exist yet.
  case directory(FilePath)
  /// The trash.
  case trash
  /// A position in an existing text file.
  case text(TextInsertion)
  /// A destination that is named by a keyword rather than a path; the keyword as carried text.
  case named(String)

  /// The directory in which items get names; nil for the trash and a named destination.
  package var directory: FilePath? {
    switch self {
    case .trash, .named: nil
    case .file(let path): path.directory
    case .text(let insertion): insertion.file.directory
    case .directory(let path): path
    }
  }

  /// The identifier that a session stores: an absolute path, `trash:` or the keyword of a named destination.
  package var path: FilePath {
    switch self {
    case .file(let path), .directory(let path): path
    case .trash: "trash:"
    case .text(let insertion): insertion.file
    case .named(let word): FilePath(carried: word)
    }
  }
}

/// The status of the path or keyword that the user gave, before the items are known.
package enum DestinationStatus: Equatable, Sendable {
  case trash
  /// An existing directory, with links followed.
  case directory(FilePath)
  /// An existing file that is not a directory.
  case file(FilePath)
  /// A path that does not exist and ends in a slash, so that it can only mean a directory.
  case missingDirectory(FilePath)
  /// A path that does not exist.
  ///
  /// It means a directory if several items go there or the name has no declared extension.
  case missing(FilePath)
}
