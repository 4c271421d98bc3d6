import SystemCalls

/// What to do when the name is taken at the destination.
package enum ConflictRule: String, CaseIterable, Codable, Sendable {
  /// Adds nothing if identical bytes already exist; otherwise keeps both.
  case dedupe
  /// Keeps both, the new file under a numbered name.
  case rename
  /// Leaves both the destination and the source unchanged.
  case skip
  /// Gives the name to the new file; the old one is kept in this user's `.dnd-replaced-UID`.
  case replace
  /// Like `replace` if the new file is newer, otherwise like `skip`.
  case newer
  /// Reports an error.
  case fail

  /// What to do about one name that is taken.
  package enum Decision: Equatable {
    /// Compare the bytes, and number the new file unless they are identical.
    case compare
    case number, skip, replace, merge, fail
    /// Only one of the two is a directory, and neither may replace the other.
    case clash
  }

  /// One side of a conflict.
  package struct Side: Equatable {
    package var isDirectory: Bool
    /// Nanoseconds since 1970; nil for bytes without a modification time, which count as modified now.
    package var modified: Int128?

    package init(isDirectory: Bool, modified: Int128?) {
      self.isDirectory = isDirectory
      self.modified = modified
    }
  }

  /// Decides by the rule alone, without reading any file.
  ///
  /// - Parameter isOwn: Whether the existing entry is another item of the same drop: it is never replaced, and
  ///   the new item is neither skipped nor judged by its date.
  package func decision(placing new: Side, over old: Side, isOwn: Bool = false) -> Decision {
    if isOwn {
      switch self {
      case .rename, .skip, .fail: return .number
      case .dedupe, .replace, .newer:
        if new.isDirectory && old.isDirectory { return .merge }
        return self == .dedupe && !new.isDirectory ? .compare : .number
      }
    }
    switch self {
    case .rename: return .number
    case .skip: return .skip
    case .fail: return .fail
    case .dedupe, .replace, .newer: break
    }
    if new.isDirectory && old.isDirectory { return .merge }
    if new.isDirectory != old.isDirectory {
      if self != .dedupe { return .clash }
      // The directory itself cannot be identical, but a numbered namesake may be.
      return new.isDirectory ? .number : .compare
    }
    switch self {
    case .dedupe: return .compare
    case .newer: return (new.modified ?? .max) > (old.modified ?? .max) ? .replace : .skip
    default: return .replace
    }
  }
}

extension FileStatus {
  /// This file as one side of a conflict; a symbolic link counts as a file, whatever its target.
  var side: ConflictRule.Side { .init(isDirectory: kind == .directory, modified: modified) }
}
