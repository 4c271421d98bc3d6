import SystemCalls
import SystemPackage

/// Looks for entries of a copied tree that are not also in its source.
///
/// What decides is the content: a name or time that has changed, here or in the source, costs nothing but a comparison.
struct TreeCheck {
  /// In nanoseconds since 1970.
  let since: Int64
  /// The tree from which it was copied.
  let source: FilePath

  enum Finding {
    /// It was changed or added since.
    case changed(FilePath)
    /// Its counterpart in the source is gone or differs.
    case onlyHere(FilePath, counterpart: FilePath)

    var path: FilePath {
      switch self {
      case .changed(let path), .onlyHere(let path, _): path
      }
    }
  }

  /// The entries that are only here, and the number of files that are also in the source.
  struct Outcome {
    var findings: [Finding] = []
    var same = 0
    /// The number of directories that nobody has made since.
    fileprivate var directories = 0

    /// The number of entries of which something is known.
    fileprivate var known: Int { findings.count + same + directories }
  }

  /// A directory that was entered on both sides and not yet left.
  private struct Frame {
    let position: TreePosition
    var directories = NameList()
    /// What was known before, if somebody has made the directory since; it stays if there is nothing of the copy in it.
    var before: Int?
  }

  /// Compares the trees.
  ///
  /// - Parameter name: The path of the tree to use in the result.
  /// - Throws: The failure that prevented the check, which does not imply a change.
  func find(at path: FilePath, named name: FilePath) throws(SystemFailure) -> Outcome {
    let tree: OpenFile
    do throws(SystemFailure) {
      tree = try OpenFile.openDirectory(path, followingLinks: false)
    } catch  where error.isOfAnotherThing {
      return Outcome(findings: [.changed(name)])
    }
    let counterpart: OpenFile
    do throws(SystemFailure) {
      counterpart = try OpenFile.openDirectory(source)
    } catch  where error.isOfAnotherThing {
      return Outcome(findings: [.onlyHere(name, counterpart: source)])
    }
    return try walk(tree, counterpart, name)
  }

  private func walk(
    _ tree: OpenFile, _ counterpart: OpenFile, _ name: FilePath
  ) throws(SystemFailure) -> Outcome {
    var here = DirectoryDescent(tree)
    var there = DirectoryDescent(counterpart)
    var outcome = Outcome()
    var frames = [Frame(position: TreePosition())]
    try enter(&frames[0], tree, &outcome)
    try look(&frames[0], here.current, there.current, name, &outcome)
    while var frame = frames.popLast() {
      guard let next = frame.directories.popLast().map({ FilePath(bytes: $0) }) else {
        if frame.before == outcome.known {
          outcome.findings.append(.changed(frame.position.path(of: "", below: name)))
        }
        guard !frames.isEmpty else { break }
        try here.leave()
        try there.leave()
        continue
      }
      frames.append(frame)
      do throws(SystemFailure) {
        try here.enter(next)
      } catch  where error.isOfAnotherThing {
        outcome.findings.append(.changed(frame.position.path(of: next, below: name)))
        continue
      }
      do throws(SystemFailure) {
        try there.enter(next)
      } catch  where error.isOfAnotherThing {
        outcome.findings.append(onlyHere(next, frame.position, name))
        try here.leave()
        continue
      }
      var inner = Frame(position: TreePosition(next, in: frame.position))
      try enter(&inner, here.current, &outcome)
      try look(&inner, here.current, there.current, name, &outcome)
      frames.append(inner)
    }
    return outcome
  }

  private func enter(
    _ frame: inout Frame, _ directory: OpenFile, _ outcome: inout Outcome
  ) throws(SystemFailure) {
    if try directory.isMade(since: since) {
      frame.before = outcome.known
    } else {
      outcome.directories += 1
    }
  }

  /// Checks the entries of one directory, and collects its subdirectories.
  private func look(
    _ frame: inout Frame, _ directory: OpenFile, _ counterpart: OpenFile, _ tree: FilePath,
    _ outcome: inout Outcome
  ) throws(SystemFailure) {
    for entry in try DirectoryReader.entries(of: directory) {
      let name = entry.path
      guard
        let status = try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false)
      else { continue }
      let other = try FileSystem.statusIfPresent(of: name, in: counterpart, followingLinks: false)
      if status.kind == .directory, other?.kind == .directory {
        frame.directories.append(entry.name)
      } else if let other, other.kind == status.kind,
        try isSame(status, name, in: directory, as: other, in: counterpart)
      {
        outcome.same += 1
      } else if status.changed > since {
        outcome.findings.append(.changed(frame.position.path(of: name, below: tree)))
      } else {
        outcome.findings.append(onlyHere(name, frame.position, tree))
      }
    }
  }

  private func onlyHere(_ name: FilePath, _ position: TreePosition, _ tree: FilePath) -> Finding {
    .onlyHere(
      position.path(of: name, below: tree), counterpart: position.path(of: name, below: source))
  }

  /// Compares size and time, and the contents if the times differ, as on file systems that round them, or if
  /// the source was changed since.
  private func isSame(
    _ status: FileStatus, _ name: FilePath, in directory: OpenFile, as other: FileStatus,
    in counterpart: OpenFile
  ) throws(SystemFailure) -> Bool {
    if status.kind == .link {
      return try FileSystem.readLink(name, in: directory)
        == FileSystem.readLink(name, in: counterpart)
    }
    guard status.kind == .regular, status.size == other.size else { return false }
    if status.modified == other.modified && status.changed <= since && other.changed <= since,
      try directory.volume().kind.hasChangeTimes, try counterpart.volume().kind.hasChangeTimes
    {
      return true
    }
    let same = SameContent(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
    do throws(TransferError) {
      return try same.isSame(
        FileCopy.open(name, in: directory, followingLinks: false).file,
        FileCopy.open(name, in: counterpart, followingLinks: false).file)
    } catch {
      guard case .system(let failure) = error else { return false }
      throw failure
    }
  }
}

extension SystemFailure {
  /// Whether the name does not exist, or belongs to another kind of file.
  fileprivate var isOfAnotherThing: Bool {
    switch errno {
    case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels: true
    default: false
    }
  }
}
