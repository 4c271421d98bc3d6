import SystemCalls
import SystemPackage

/// A source under its tombstone, or under its own name where it cannot be renamed, while its copy is looked at.
struct HiddenSource {
  /// What is removed.
  enum Content {
    case file(FileVersion)
    case tree(FileStatus, Selection)
  }

  /// Which files in a tree may be removed.
  enum Selection {
    /// Those that were read.
    case read(TreeRecord)
    /// Those whose content is in the tree at this path.
    case compared(FilePath)
  }

  enum Hiding {
    case settled(SourceRemoval.Outcome)
    case hidden(HiddenSource)
  }

  private enum Fate { case gone, changed, partly }

  private let location: SourceRemoval.Location
  private let content: Content
  private let directory: OpenFile
  /// The tombstone, or the source's own name.
  private let name: FilePath
  /// The file before it was renamed.
  private let file: Source
  private let glance: CopySight.Glance?
  private let removal: SourceRemoval
  var isRenamed: Bool { name != location.name }

  /// Renames a source to its tombstone, unless it has changed or its copy is not there.
  ///
  /// - Parameter copy: nil if the caller looks at it, or it is kept elsewhere.
  static func hide(
    _ location: SourceRemoval.Location, _ content: Content, _ copy: PlacedCopy?,
    _ removal: SourceRemoval
  ) -> Hiding {
    let name = location.name
    func kept(_ reason: TransferNote.Reason) -> Hiding {
      .settled(.init(isRemoved: false, notes: [.sourceKept(location.path(), reason)]))
    }
    if name.isEmpty { return kept(.changed) }
    do throws(SystemFailure) {
      let directory =
        if let open = location.directory { open } else {
          try OpenFile.openOwnWay(to: location.path().directory)
        }
      // Before the rename, which itself updates the change time.
      let status = try FileSystem.status(of: name, in: directory, followingLinks: false)
      guard content.isSource(status) else { return kept(.changed) }
      let kind = try? removal.sight.kind(status.device, of: directory)
      let file = try Source(status, name, in: directory, of: kind)
      var glance: CopySight.Glance?
      if let copy {
        switch removal.sight.glance(at: copy, of: status, in: directory) {
        case .success(let seen): glance = seen
        case .failure(let error): return kept(error.reason)
        }
      }
      var hidden = removal.runID.aside(name)
      do throws(SystemFailure) {
        try FileSystem.hide(name, as: hidden, in: directory)
        if status.links > 1, status.kind != .directory,
          let now = try? FileSystem.status(of: hidden, in: directory, followingLinks: false)
        {
          // The rename has updated the change time of its other names, which may be sources, too.
          OwnChanges.shared.note(status.version, became: now.version)
        }
      } catch  where error.isUnsupported || error.isNoSpace || error.errno == .fileNameTooLong {
        // The source cannot be renamed here, or the longer name does not fit, as on a full disk. Then only numbers
        // that last tell, or that the copy is new.
        guard glance.map({ $0.isLasting || $0.copy.isNew }) ?? true else {
          return kept(.system(error))
        }
        hidden = name
      }
      return .hidden(
        HiddenSource(
          location: location, content: content, directory: directory, name: hidden, file: file,
          glance: glance, removal: removal))
    } catch {
      if error.errno == .noSuchFileOrDirectory { return .settled(.init(isRemoved: true)) }
      return kept(.system(error))
    }
  }

  private init(
    location: SourceRemoval.Location, content: Content, directory: OpenFile, name: FilePath,
    file: Source, glance: CopySight.Glance?, removal: SourceRemoval
  ) {
    self.location = location
    self.content = content
    self.directory = directory
    self.name = name
    self.file = file
    self.glance = glance
    self.removal = removal
  }

  /// Removes the source if it is what was read and its copy is still there; otherwise gives its name back.
  func removeIfCopied() -> SourceRemoval.Outcome {
    let reason = glance.flatMap {
      removal.sight.reasonToKeep(
        name, in: directory, file.status, isHidden: isRenamed, besides: $0)
    }
    return reason.map(giveBack) ?? remove()
  }

  /// Gives the source its name back.
  func giveBack(because reason: TransferNote.Reason) -> SourceRemoval.Outcome {
    .init(isRemoved: false, notes: [.sourceKept(location.path(), reason)] + putBack())
  }

  /// Removes the source, whose copy was looked at.
  func remove() -> SourceRemoval.Outcome {
    do throws(SystemFailure) {
      var left: [FilePath] = []
      let fate =
        switch content {
        case .file: try removeFile()
        case .tree(let status, let selection): try removeTree(status, selection, &left)
        }
      let path = location.path
      switch fate {
      case .gone: return .init(isRemoved: true)
      case .changed: return giveBack(because: .changed)
      case .partly:
        let paths = left.map { $0.isEmpty ? path() : path().appending(bytes: $0.bytes) }
        return .init(isRemoved: false, notes: [.leftBehind(paths)] + putBack())
      }
    } catch {
      return giveBack(because: .system(error))
    }
  }

  private func putBack() -> [TransferNote] {
    isRenamed ? SourceRemoval.putBack(name, location.name, directory, location.path()) : []
  }

  private func removeFile() throws(SystemFailure) -> Fate {
    let status = try FileSystem.status(of: name, in: directory, followingLinks: false)
    guard file.isStill(status, name, in: directory) else { return .changed }
    try OwnChanges.shared.remove(name, in: directory, status)
    return .gone
  }

  private func removeTree(
    _ status: FileStatus, _ selection: Selection, _ left: inout [FilePath]
  ) throws(SystemFailure) -> Fate {
    let tree = try OpenFile.openDirectory(name, in: directory, followingLinks: false)
    guard try tree.status().isSameFile(as: status) else { return .changed }
    let isCopied = try copied(selection)
    left = TreeRemoval.empty(tree) { name, directory, status, path throws(SystemFailure) in
      guard isCopied(status, path) else { return false }
      try OwnChanges.shared.remove(name, in: directory, status)
      return true
    }
    guard left.isEmpty else { return .partly }
    try FileSystem.removeDirectory(name, in: directory)
    return .gone
  }

  /// Whether an entry of the tree is in its copy, given its status and its path relative to the root.
  private func copied(
    _ selection: Selection
  ) throws(SystemFailure) -> (FileStatus, () -> FilePath) -> Bool {
    switch selection {
    case .compared(let copy):
      let (path, runID) = (location.path, removal.runID)
      return { SameEntry.isSame($1(), $0, in: path(), and: copy, tombstonesOf: runID) }
    case .read(let record):
      func isRead(_ status: FileStatus) -> Bool {
        record.contains(OwnChanges.shared.origin(of: status.version))
      }
      guard record.keepsNames, let glance else { return { status, _ in isRead(status) } }
      let copy = try OpenFile.openDirectory(
        glance.copy.path.name, in: glance.directory, followingLinks: false)
      return { status, below in
        guard isRead(status),
          let there = try? FileSystem.status(of: below(), in: copy, followingLinks: false)
        else { return false }
        return there.kind == status.kind && (there.kind == .link || there.size == status.size)
      }
    }
  }

  /// A file as it was before its rename to a tombstone.
  private struct Source {
    let status: FileStatus
    /// Kept open where the rename may create a different file, as overlayfs does for files with several hard links, or
    /// where a program may give it another number.
    private let file: OpenFile?
    /// The text of a link, for the same reason.
    private let text: [UInt8]?

    init(
      _ status: FileStatus, _ name: FilePath, in directory: OpenFile,
      of kind: FileSystem.Volume.Kind?
    ) throws(SystemFailure) {
      self.status = status
      let mayChange = kind == .fuse || kind == .overlay && status.links > 1
      file =
        mayChange && status.kind == .regular
        ? try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking]) : nil
      text = mayChange && status.kind == .link ? try FileSystem.readLink(name, in: directory) : nil
    }

    /// Whether the renamed file is still the same, apart from the change time that the rename updated.
    func isStill(_ now: FileStatus, _ name: FilePath, in directory: OpenFile) -> Bool {
      guard now.kind == status.kind else { return false }
      // Where it could not be renamed, it is looked at under its own name.
      if now.device == status.device, now.version.isSameContent(as: status.version) { return true }
      if let text { return (try? FileSystem.readLink(name, in: directory)) == text }
      guard let file, now.size == status.size, now.modified == status.modified else { return false }
      let same = SameContent(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
      guard
        let copy = try? OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking]),
        let before = try? file.status(), before.modified == status.modified
      else { return false }
      return (try? same.isSame(file, copy)) ?? false
    }
  }
}

extension HiddenSource.Content {
  /// Whether this is what was read.
  fileprivate func isSource(_ status: FileStatus) -> Bool {
    switch self {
    case .file(let version):
      OwnChanges.shared.origin(of: status.version) == OwnChanges.shared.origin(of: version)
    case .tree(let tree, _): status.isSameFile(as: tree)
    }
  }
}
