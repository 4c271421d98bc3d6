package import Items

/// The requested sources: arguments, a list, and how to treat directories.
package struct SourceRequest: Equatable, Sendable {
  /// Paths, `-` and URLs, as carried text, in the given order.
  package var sources: [String] = []
  /// A file with a list of sources, or `-` for standard input.
  package var list: String?
  package var listFormat: ListFormat = .lines
  /// The host that the list's lines are paths on, as typed; nil for this machine.
  package var host: PlaceID?
  package var depth: Depth = .whole
  /// Whether a recursive lift includes hidden files.
  package var takesHidden = false
  /// The patterns to exclude from a recursive lift: names, or paths below the directory, as carried text.
  package var excluded: [String] = []
  /// The positions in an ordered view whose files to lift, from 1; nil for all.
  package var positions: [ClosedRange<Int>]?
  /// Skips sources that are missing or cannot be read.
  package var ignoresMissing = false
  /// Accepts empty standard input.
  package var allowsEmpty = false
  /// Copies the data now instead of referring to the file; of a clipboard, takes all forms.
  package var takesSnapshot = false
  /// Whether FIFOs, sockets and devices are taken as what they are, because they are only moved.
  package var takesNodes = false
  /// Whether a clipboard may hold a secret, because the session is kept in memory.
  package var takesSecrets = false
  /// What is wanted of a clipboard, of which one form is then taken; nil for the best form of each family.
  package var pasting: PasteRequest?
  /// What has already been dropped on the windows among the sources, or copied; nil if it is still to be read.
  var awaited: AwaitedOffers?

  package init() {}

  /// The number of times that standard input is requested.
  package var inputReaders: Int {
    sources.count(where: InputSource.isMeant) + (list.map(InputSource.isMeant) == true ? 1 : 0)
  }

  /// The format of a list of sources.
  package enum ListFormat: String, Sendable, CaseIterable {
    case lines, nul
    case uriList = "uri-list"
    case gnomeCopiedFiles = "gnome-copied-files"
  }

  /// How to treat a directory.
  package enum Depth: Sendable {
    /// As one item.
    case whole
    /// As the files in it, each by its name.
    case recursive
    /// As the files in it, each by its path relative to the directory.
    case relative
  }
}

/// The properties of each lifted item.
package struct ItemRequest: Equatable, Sendable {
  /// A type word that replaces detection.
  package var type: String?
  package var name: String?
  /// Further representations in the order of the command line, which is the order of fidelity.
  package var representations: [RepresentationRequest] = []
  package var visibility: [VisibilityRequest] = []
  /// A JSON text.
  package var localObject: String?

  package init() {}

  /// The number of times that standard input is requested.
  package var inputReaders: Int { representations.count { $0.source == .standardInput } }
}

/// A representation given by `--rep`, `--data` or `--promise`.
package struct RepresentationRequest: Equatable, Sendable {
  /// The type word, as typed.
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

/// The visibility of a representation, given by `--visibility`.
package struct VisibilityRequest: Equatable, Sendable {
  /// The type word, as typed.
  package var type: String
  /// The name of a `Visibility`, as typed.
  package var level: String

  package init(type: String, level: String) {
    self.type = type
    self.level = level
  }
}

/// The properties of a new session.
package struct SessionRequest: Equatable, Sendable {
  /// The value of `--session` or `DND_SESSION`; nil for the current session or a generated name of two words.
  package var name: String?
  package var allowsMove = true
  package var localOnly = false
  package var context: String?
  /// The time from now, in nanoseconds.
  package var expiresAfter: Int64?
  package var isSensitive = false
  /// Whether the session goes to the shared store.
  package var isForOtherHosts = false

  package init() {}
}

extension RepresentationRequest {
  package var isText: Bool { if case .text = source { true } else { false } }
}
