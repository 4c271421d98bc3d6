import SystemCalls

/// What happens when the name is taken at the destination.
package enum ConflictRule: String, CaseIterable, Codable, Sendable {
  /// Nothing is added where identical bytes are there already; else both are kept.
  case dedupe
  /// Both are kept, the new one under a numbered name.
  case rename
  /// The destination stays as it is, and so does the source.
  case skip
  /// The new file takes the name; the old one is kept in this user's `.dnd-replaced-UID`.
  case replace
  /// As `replace` where the new file is the newer one, else as `skip`.
  case newer
  /// It is an error.
  case fail

  /// What to do about one name that is taken.
  enum Decision: Equatable {
    /// Compare the bytes: identical ones stay alone, else number.
    case compare
    case number, skip, replace, merge, fail
    /// A directory is against something else, and neither may replace the other.
    case clash
  }

  /// One side of a conflict.
  struct Party: Equatable {
    var isDirectory: Bool
    /// Nanoseconds since 1970; nil when the bytes have no time of their own, which counts as now.
    var modified: Int128?
  }

  /// Decides by the rule alone; nothing is read.
  ///
  /// - Parameter isOwn: Whether another item of the same drop is in the way: it is never replaced, and none
  ///   is left out or judged by its date because of it.
  func decision(placing new: Party, over old: Party, isOwn: Bool = false) -> Decision {
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
      // A directory is no such file, but one of the numbered names may have the bytes.
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
  /// This file as one side of a conflict; a link counts as a file, whatever it leads to.
  var party: ConflictRule.Party { .init(isDirectory: kind == .directory, modified: modified) }
}
