/// What is to be picked up, as the user said it: sources, where more of them are listed, how deep to look.
package struct SourceRequest: Equatable, Sendable {
  /// Paths, `-` and URLs, as carried text, in the order given.
  package var sources: [String] = []
  /// A file of sources, or `-` for standard input.
  package var list: String?
  package var listFormat: ListFormat = .lines
  package var depth: Depth = .whole
  /// Whether hidden files are taken that lie in a directory that is taken apart.
  package var takesHidden = false
  /// Patterns of names, or of paths below a directory that is taken apart, of what is left out there; carried text.
  package var excluded: [String] = []
  /// The places in the list of an ordered view, from 1, whose files are meant; nil where none is said.
  package var positions: [ClosedRange<Int>]?
  /// Goes on without a source that is missing or cannot be read.
  package var ignoresMissing = false
  /// Takes standard input also when nothing comes.
  package var allowsEmpty = false
  /// Takes the bytes now instead of naming the file.
  package var takesSnapshot = false

  package init() {}

  /// How often standard input is asked for.
  package var inputReaders: Int {
    sources.count(where: InputSource.isMeant) + (list.map(InputSource.isMeant) == true ? 1 : 0)
  }

  /// How a list of sources is written down.
  package enum ListFormat: String, Sendable, CaseIterable {
    case lines, nul
    case uriList = "uri-list"
    case gnomeCopiedFiles = "gnome-copied-files"
  }

  /// What a directory stands for.
  package enum Depth: Sendable {
    /// One item.
    case whole
    /// The files in it, each by its own name.
    case recursive
    /// The files in it, each by its path below it.
    case relative
  }
}

/// What is said of each item that is picked up.
package struct ItemRequest: Equatable, Sendable {
  /// A type word; detection is skipped and this is believed.
  package var type: String?
  package var name: String?
  /// Further representations, in the order of the command line, which is the order of fidelity.
  package var representations: [RepresentationRequest] = []
  package var visibility: [VisibilityRequest] = []
  /// A JSON text.
  package var localObject: String?

  package init() {}

  /// How often standard input is asked for.
  package var inputReaders: Int { representations.count { $0.source == .standardInput } }
}

/// One representation, as said by `--rep`, `--data` or `--promise`.
package struct RepresentationRequest: Equatable, Sendable {
  /// A type word, as typed.
  package var type: String
  package var source: Source

  package init(type: String, source: Source) {
    self.type = type
    self.source = source
  }

  package enum Source: Equatable, Sendable {
    case file(String)
    case standardInput
    case text(String)
    case promise(String)
  }
}

/// Who may see a representation, as said by `--visibility`.
package struct VisibilityRequest: Equatable, Sendable {
  /// A type word, as typed.
  package var type: String
  /// One of the names of `Visibility`, as typed.
  package var level: String

  package init(type: String, level: String) {
    self.type = type
    self.level = level
  }
}

/// What is said of a new session.
package struct SessionRequest: Equatable, Sendable {
  /// `--session`, else `DND_SESSION`; nil for the current one, or for a name of two short words.
  package var name: String?
  package var allowsMove = true
  package var localOnly = false
  package var context: String?
  /// From now, in nanoseconds.
  package var expiresAfter: Int64?
  package var isSensitive = false

  package init() {}
}

extension RepresentationRequest {
  package var isText: Bool { if case .text = source { true } else { false } }
}
