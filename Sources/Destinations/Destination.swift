import SystemCalls
package import SystemPackage

/// Where a drop goes, once it is known what is there.
package enum Destination: Equatable, Sendable {
  /// Standard output: the items' data in order.
  case stream
  /// One file, which may exist.
  case file(FilePath)
  /// A directory, which may have to be made first.
  case directory(FilePath)
  /// The bin.
  case trash
  /// Between the lines of a text that exists.
  case text(TextInsertion)
  /// Another place that has a word for a name, and no path; the word, as carried text.
  case named(String)

  /// The directory that names are given in; nil for a stream, the bin and a named place.
  package var directory: FilePath? {
    switch self {
    case .stream, .trash, .named: nil
    case .file(let path): path.removingLastComponent()
    case .text(let insertion): insertion.file.removingLastComponent()
    case .directory(let path): path
    }
  }

  /// How a session remembers it: an absolute path, `-`, `trash:`, or the word of a named place, as bytes.
  package var path: FilePath {
    switch self {
    case .stream: "-"
    case .file(let path), .directory(let path): path
    case .trash: "trash:"
    case .text(let insertion): insertion.file
    case .named(let word): FilePath(carried: word)
    }
  }
}

/// What the user's word for a destination means here, before the items are known.
package enum DestinationStatus: Equatable, Sendable {
  case stream
  case trash
  /// A directory that exists, links followed.
  case directory(FilePath)
  /// Something that exists and is not a directory.
  case file(FilePath)
  /// Nothing there, and the word can only mean a directory: it ends in a slash.
  case missingDirectory(FilePath)
  /// Nothing there: a directory when several items go there or the name has no declared extension.
  case missing(FilePath)
}
