package import SystemCalls
package import SystemPackage

/// Looks at copies through their own names, while their sources are hidden.
///
/// No status proves that two names are two files: a union, a mounted host or a file system that ignores the case of
/// letters shows one file with two numbers. What is still there while the source is hidden is another file.
package final class CopySight {
  private let runID: RunID
  /// The directory of the last copy.
  private var last: (path: FilePath, directory: OpenFile)?
  private var kinds: [UInt64: FileSystem.Volume.Kind] = [:]
  /// Whether the programs that serve these devices can sync.
  private var answers: [UInt64: Bool] = [:]
  private let monitor: TransferMonitor
  /// How many more pauses of a tenth of a second are made for copies that cannot be read yet.
  private var pauses: Int

  /// - Parameter isCancelled: Ends a pause for copies that were made just now; nil if none were.
  init(_ runID: RunID, _ isCancelled: (@Sendable () -> Bool)? = nil) {
    self.runID = runID
    pauses = isCancelled == nil ? 0 : 100
    monitor = TransferMonitor(progress: { _ in }, isCancelled: isCancelled ?? { false })
  }

  /// A copy before its source is hidden.
  struct Glance {
    let copy: PlacedCopy
    let directory: OpenFile
    let isLasting: Bool
    fileprivate let mayShowOthers: Bool
    /// nil where the version that was placed is enough.
    let status: FileStatus?
  }

  /// Looks at a copy before its source is hidden, from where it can be reached afterwards.
  ///
  /// - Returns: The reason to keep the source, if the copy is not there, or cannot be read although a program
  ///   that serves its file system was given some seconds.
  func glance(
    at copy: PlacedCopy, of source: FileStatus, in directory: OpenFile
  ) -> Result<Glance, Kept> {
    do throws(SystemFailure) {
      let there = try open(copy.path.directory)
      let isSourceLasting = try kind(source.device, of: directory)?.hasLastingIdentity ?? false
      if isSourceLasting, let version = copy.version,
        try kind(version.device, of: there)?.hasLastingIdentity ?? false
      {
        return .success(
          Glance(
            copy: copy, directory: there, isLasting: true, mayShowOthers: false, status: nil))
      }
      let found = try FileSystem.freshStatus(of: copy.path.name, in: there)
      guard let status = found else { return .failure(Kept(.copyGone)) }
      let kind = try self.kind(status.device, of: there)
      if kind?.hasLastingIdentity ?? false, !copy.isAsPlaced(status) {
        return .failure(Kept(.copyGone))
      }
      if kind == .fuse, !becomesReadable(copy.path.name, in: there, status) {
        return .failure(Kept(.copyNotSafe))
      }
      return .success(
        Glance(
          copy: copy, directory: there,
          isLasting: isSourceLasting && kind?.hasLastingIdentity ?? false,
          mayShowOthers: kind?.mayShowOthers ?? true, status: status))
    } catch {
      return .failure(Kept(error.isAbsence ? .copyGone : .system(error)))
    }
  }

  /// Whether all of a copy can be read under its own name, now or in some seconds.
  ///
  /// A program that still sends away what it was given may lose sight of that when the copy or its folder is
  /// renamed. What permissions keep from being read is not lost.
  private func becomesReadable(
    _ name: FilePath, in directory: OpenFile, _ status: FileStatus
  ) -> Bool {
    guard var missing = try? unreadable(name, in: directory, status) else { return false }
    while !missing.isEmpty {
      if pauses == 0 || monitor.isCancelled() { return false }
      pauses -= 1
      Clock.pause(milliseconds: 100)
      missing.removeAll { Self.canBegin($0.path, in: directory, size: $0.size) }
    }
    return true
  }

  /// The files of a copy that cannot be read, with their sizes.
  private func unreadable(
    _ name: FilePath, in directory: OpenFile, _ status: FileStatus
  ) throws -> [(path: FilePath, size: Int64)] {
    var missing: [(path: FilePath, size: Int64)] = []
    func look(_ file: FilePath, in folder: OpenFile, _ path: FilePath) throws(TransferError) {
      let size = try calling { () throws(SystemFailure) in
        try FileSystem.status(of: file, in: folder, followingLinks: false).size
      }
      if !Self.canBegin(file, in: folder, size: size) { missing.append((path, size)) }
    }
    if status.kind == .regular { try look(name, in: directory, name) }
    if status.kind == .directory {
      let root = try OpenFile.openDirectory(name, in: directory, followingLinks: false)
      // What is in place is looked at to the end, also after an interruption, which only ends the pauses.
      let whole = TransferMonitor(progress: { _ in }, isCancelled: { false })
      try FilesInTree(monitor: whole).forEachBatch(
        in: root,
        unreadable: { _, failure throws(TransferError) in
          if failure.errno != .permissionDenied { throw .system(failure) }
        }
      ) { files throws(TransferError) in
        for file in files {
          try look(file.name, in: file.directory, name.appending(file.below.components))
        }
      }
    }
    return missing
  }

  /// Whether a file of this size can be opened, and has a first byte.
  private static func canBegin(_ name: FilePath, in directory: OpenFile, size: Int64) -> Bool {
    do throws(SystemFailure) {
      let file = try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
      _ = Verification.forgetPages(of: file, size: min(size, block))
      let start = try file.readAll(limit: 1)
      return size == 0 || !start.isEmpty
    } catch {
      return error.errno == .permissionDenied
    }
  }

  /// Whether the copy and its name, which were synced, survive a power cut.
  ///
  /// Of a file system that a program serves, that is found out by trial.
  func isSafe(_ copy: PlacedCopy) -> Bool {
    do throws(SystemFailure) {
      let directory = try open(copy.path.directory)
      let device =
        if let version = copy.version { version.device } else { try directory.status().device }
      guard try kind(device, of: directory) == .fuse else { return true }
      if let known = answers[device] { return known }
      var isSafe = directory.keepsNewNames
      let name = copy.path.name
      if isSafe,
        try FileSystem.status(of: name, in: directory, followingLinks: false).kind == .regular
      {
        isSafe = try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
          .isSyncAnswered
      }
      answers[device] = isSafe
      return isSafe
    } catch {
      // What cannot be looked at now is looked at again before its source is removed.
      return true
    }
  }

  /// A reason to keep a source.
  struct Kept: Error {
    let reason: TransferNote.Reason
    init(_ reason: TransferNote.Reason) { self.reason = reason }
  }

  /// The reason to keep a hidden source; nil if its copy is there as another file.
  ///
  /// - Parameters:
  ///   - name: The hidden name of the source.
  ///   - isHidden: Whether the source could be renamed; otherwise only lasting numbers, or that the copy is new, tell.
  func reasonToKeep(
    _ name: FilePath, in directory: OpenFile, _ source: FileStatus, isHidden: Bool,
    besides glance: Glance
  ) -> TransferNote.Reason? {
    let copy = glance.copy
    do throws(SystemFailure) {
      if glance.isLasting {
        let status = try FileSystem.statusIfPresent(
          of: copy.path.name, in: glance.directory, followingLinks: false)
        guard let status else { return .copyGone }
        if !isHidden, status.isSameFile(as: source) { return .sameFile }
        return copy.isAsPlaced(status) ? nil : .copyGone
      }
      guard isHidden || copy.isNew else { return .maybeSameFile }
      guard let before = glance.status,
        let now = try FileSystem.freshStatus(of: copy.path.name, in: glance.directory),
        now.kind == before.kind, now.kind == .directory || now.size == before.size
      else { return .maybeSameFile }
      if copy.isNew { return nil }
      // Hiding a file changes its change time, under whatever name it is seen.
      let hidden = try FileSystem.freshStatus(of: name, in: directory)
      if let hidden, now.changed != before.changed, now.changed == hidden.changed {
        return .maybeSameFile
      }
      if glance.mayShowOthers {
        if let reason = try reasonByRenaming(glance) { return reason }
        guard holds(glance, whatIsAt: name, in: directory, source, now) else {
          return .maybeSameFile
        }
      }
      return nil
    } catch {
      return error.isAbsence ? .maybeSameFile : .system(error)
    }
  }

  /// Whether a copy here, whose source is hidden on another host, is still there under its own name.
  package static func isThere(
    _ path: FilePath, as version: FileVersion, by runID: RunID
  ) -> Bool {
    let sight = CopySight(runID)
    do throws(SystemFailure) {
      let directory = try sight.open(path.directory)
      guard let status = try FileSystem.freshStatus(of: path.name, in: directory),
        status.device == version.device, status.inode == version.inode
      else { return false }
      guard let kind = try sight.kind(status.device, of: directory), kind.mayShowOthers else {
        return true
      }
      let glance = Glance(
        copy: PlacedCopy(path), directory: directory, isLasting: false, mayShowOthers: true,
        status: status)
      if try sight.reasonByRenaming(glance) != nil { return false }
      return try canBeRead(path.name, in: directory, status)
    } catch {
      return false
    }
  }

  private static func canBeRead(
    _ name: FilePath, in directory: OpenFile, _ status: FileStatus
  ) throws(SystemFailure) -> Bool {
    switch status.kind {
    case .link: return try !FileSystem.readLink(name, in: directory).isEmpty
    case .directory:
      _ = try OpenFile.openDirectory(name, in: directory, followingLinks: false)
      return true
    default: return canBegin(name, in: directory, size: status.size)
    }
  }

  /// Renames the copy and gives its name back at once, which no memory of names can answer.
  ///
  /// - Returns: The reason to keep the source; nil also where it cannot be renamed.
  private func reasonByRenaming(
    _ glance: Glance
  ) throws(SystemFailure) -> TransferNote.Reason? {
    let (name, hidden) = (glance.copy.path.name, runID.tried(glance.copy.path.name))
    do throws(SystemFailure) {
      try FileSystem.hide(name, as: hidden, in: glance.directory)
    } catch {
      switch error.errno {
      // An interrupted run left one.
      case .fileExists: return .maybeSameFile
      case .readOnlyFileSystem, .permissionDenied, .notPermitted, .improperLink, .resourceBusy,
        .fileNameTooLong, .noSpace:
        return nil
      default:
        if error.isUnsupported { return nil }
        throw error
      }
    }
    do throws(SystemFailure) {
      try FileSystem.unhide(hidden, in: glance.directory, as: name, in: glance.directory)
    } catch {
      try FileSystem.unhide(hidden, in: glance.directory, as: name, in: glance.directory)
    }
    return nil
  }

  /// Whether the copy can be opened by its name, and begins like the hidden source or has the same text.
  private func holds(
    _ glance: Glance, whatIsAt hidden: FilePath, in directory: OpenFile, _ source: FileStatus,
    _ status: FileStatus
  ) -> Bool {
    let name = glance.copy.path.name
    do {
      switch status.kind {
      case .link:
        let text = try FileSystem.readLink(name, in: glance.directory)
        return try source.kind != .link
          || FileSystem.readLink(hidden, in: directory) == text
      case .regular:
        let file = try OpenFile.open(
          name, in: glance.directory, options: [.noFollow, .nonBlocking])
        _ = Verification.forgetPages(of: file, size: min(status.size, Self.block))
        // The content of a followed link is not hidden.
        if source.kind == .link { return try !file.readAll(limit: 1).isEmpty || status.size == 0 }
        let source = try OpenFile.open(hidden, in: directory, options: [.noFollow, .nonBlocking])
        return try SameContent(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
          .beginsAlike(source, file, min(status.size, Self.block))
      case .directory:
        _ = try OpenFile.openDirectory(name, in: glance.directory, followingLinks: false)
        return true
      case .fifo, .socket, .characterDevice, .blockDevice: return status.kind == source.kind
      case .unknown: return false
      }
    } catch {
      return false
    }
  }

  private static let block: Int64 = 4096

  private func open(_ path: FilePath) throws(SystemFailure) -> OpenFile {
    if let last, last.path == path { return last.directory }
    let directory = try OpenFile.openPath(path)
    last = (path, directory)
    return directory
  }

  /// The kind of a device, which is found out once.
  func kind(
    _ device: UInt64, of directory: OpenFile
  ) throws(SystemFailure) -> FileSystem.Volume.Kind? {
    if let known = kinds[device] { return known }
    let kind = try directory.volume().kind
    kinds[device] = kind
    return kind
  }
}

extension PlacedCopy {
  /// Whether a file with a lasting number is what was placed.
  fileprivate func isAsPlaced(_ status: FileStatus) -> Bool {
    guard let version else { return true }
    return status.kind == .directory
      ? status.inode == version.inode : status.version.isSameContent(as: version)
  }
}

extension SystemFailure {
  /// Whether nothing has the name any more.
  fileprivate var isAbsence: Bool {
    errno == .noSuchFileOrDirectory || errno == .notDirectory || isStale
  }
}
