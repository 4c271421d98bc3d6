import Items
import Synchronization
import SystemCalls
import SystemPackage

/// A finished file, link or directory on the destination's file system that is not visible yet.
///
/// It is unnamed if the file system supports that. Otherwise it has a hidden name, which is removed on
/// deinitialization unless the file was published.
final class StagedFile: Sendable {
  let destination: Folder
  let isDirectory: Bool
  private let handle: Mutex<OpenFile?>
  private let temporaryName: Mutex<FilePath?>

  /// The open file; nil for a link and after closing.
  var file: OpenFile? { handle.withLock { $0 } }

  /// Opens the file as another program reads it, if a driver of FUSE has it: some do not read what the same descriptor
  /// wrote.
  ///
  /// Such a driver may give a file another inode number. The file is known by its name, which is what is published, and by
  /// its bytes, which the caller compares. From then on, it is not open for writing: some give nothing back until then.
  /// One that its owner must not read is read as it was opened.
  func openAsRead() throws(SystemFailure) -> OpenFile? {
    guard !isDirectory, destination.volume?.kind == .fuse,
      let name = temporaryName.withLock({ $0 }), let before = try file?.status(),
      before.mode & 0o400 != 0
    else { return file }
    handle.withLock { $0 = nil }
    let again = try OpenFile.open(name, in: destination.stage, options: [.noFollow, .nonBlocking])
    let now = try again.status()
    guard now.device == before.device, now.kind == .regular else {
      throw SystemFailure.stale(name)
    }
    handle.withLock { $0 = again }
    return again
  }

  private init(
    _ destination: Folder, _ file: OpenFile?, named name: FilePath?, isDirectory: Bool = false
  ) {
    self.destination = destination
    handle = Mutex(file)
    self.isDirectory = isDirectory
    temporaryName = Mutex(name)
  }

  deinit {
    guard let name = temporaryName.withLock({ $0 }) else { return }
    guard let directory = try? destination.stage else {
      if !isGone() { noteRest(name) }
      return
    }
    isDirectory
      ? TreeRemoval.discard(name, in: directory)
      : Self.discard(name, in: directory)
    if !FileSystem.isGone(name, in: directory) { noteRest(name) }
  }

  private func noteRest(_ name: FilePath) {
    HiddenRest.shared.note(destination.path(ofStaged: name), of: destination.runID)
  }

  /// Closes a file that has a hidden name, and returns its path; nil if it is unnamed.
  func close() -> FilePath? {
    guard let name = temporaryName.withLock({ $0 }) else { return nil }
    handle.withLock { $0 = nil }
    return destination.path(ofStaged: name)
  }

  /// Creates an empty file.
  ///
  /// - Parameter unnamed: The permissions if the file is unnamed (default: `permissions`).
  static func makeFile(
    in destination: Folder, permissions: UInt32 = 0o600, unnamed: UInt32? = nil
  ) throws(SystemFailure) -> StagedFile {
    if destination.canStageUnnamed {
      do throws(SystemFailure) {
        let file = try OpenFile.openUnnamed(
          in: destination.directory, permissions: unnamed ?? permissions)
        return StagedFile(destination, file, named: nil)
      } catch {
        guard error.isUnsupported else { throw error }
        destination.noteLackOfUnnamed()
      }
    }
    let (name, file) = try destination.runID.claim { name throws(SystemFailure) in
      try OpenFile.open(
        name, in: destination.stage, .readWrite,
        options: [.create, .exclusiveCreate, .noFollow],
        permissions: permissions)
    }
    return StagedFile(destination, file, named: name)
  }

  /// Creates a symbolic link.
  static func makeLink(
    saying text: [UInt8], in destination: Folder
  ) throws(SystemFailure) -> StagedFile {
    let (name, _) = try destination.runID.claim { name throws(SystemFailure) in
      try FileSystem.makeLink(name, in: destination.stage, saying: text)
    }
    return StagedFile(destination, nil, named: name)
  }

  /// Creates a FIFO, socket or device like another.
  ///
  /// - Parameter node: What it gets instead of what the other has.
  static func makeNode(
    like other: FilePath, in directory: OpenFile, _ seen: FileStatus, _ node: NodeFacts?,
    in destination: Folder
  ) throws(SystemFailure) -> StagedFile {
    let (name, status) = try destination.runID.claim { name throws(SystemFailure) in
      try FileSystem.makeNode(name, in: destination.stage, like: other, in: directory)
    }
    let staged = StagedFile(destination, nil, named: name)
    guard status.version == seen.version else { throw SystemFailure.stale(other) }
    try MetadataCopy.giveAll(of: status, node, toNode: name, in: destination.stage)
    return staged
  }

  /// Creates an empty directory, accessible only to its owner until it is finished.
  static func makeDirectory(in destination: Folder) throws(SystemFailure) -> StagedFile {
    let (name, _) = try destination.runID.claim { name throws(SystemFailure) in
      try FileSystem.makeDirectory(name, in: destination.stage, mode: 0o700)
    }
    do throws(SystemFailure) {
      let directory = try OpenFile.openDirectory(
        name, in: destination.stage, followingLinks: false)
      return StagedFile(destination, directory, named: name, isDirectory: true)
    } catch {
      do throws(SystemFailure) {
        try FileSystem.removeDirectory(name, in: destination.stage)
      } catch {
        HiddenRest.shared.note(destination.path(ofStaged: name), of: destination.runID)
      }
      throw error
    }
  }

  /// Creates a hard link to an existing file under a hidden name.
  static func makeHardLink(
    to path: FilePath, in destination: Folder
  ) throws(SystemFailure) -> StagedFile {
    let (name, _) = try destination.runID.claim { name throws(SystemFailure) in
      try FileSystem.link(path, in: nil, to: name, in: destination.stage)
    }
    return StagedFile(destination, nil, named: name)
  }

  /// Creates a hard link to a copy under a hidden name; nil if that is not possible.
  static func makeHardLink(
    to copy: HardLinkCopies.Copy, of status: FileStatus, in destination: Folder
  ) throws(SystemFailure) -> StagedFile? {
    let (name, isMade) = try destination.runID.claim { name throws(SystemFailure) in
      try copy.link(status, to: name, in: destination.stage)
    }
    return isMade ? StagedFile(destination, nil, named: name) : nil
  }

  /// Sets the owner and times of a link, which has no open file.
  func setTimes(_ status: FileStatus) throws(SystemFailure) {
    guard let name = temporaryName.withLock({ $0 }) else { return }
    let directory = try destination.stage
    MetadataCopy.giveOwner(status, to: name, in: directory)
    try FileSystem.setTimes(
      of: name, in: directory, accessed: status.accessed, modified: status.modified)
  }

  /// Removes the ACLs inherited from the parent directory, while the file or directory is still empty.
  ///
  /// A copy has the permissions of its source and no others; entries created in a staged directory later then
  /// inherit none.
  func removeInheritedAccessLists() throws(SystemFailure) {
    guard let file, destination.givesRights else { return }
    try file.removeAttribute(AccessList.own)
    if isDirectory { try file.removeAttribute(AccessList.given) }
  }

  /// The current status.
  func status() throws(SystemFailure) -> FileStatus {
    if let file { return try file.status() }
    guard let name = temporaryName.withLock({ $0 }) else {
      throw SystemFailure("fstatat", destination.path, .noSuchFileOrDirectory)
    }
    return try FileSystem.status(of: name, in: destination.stage, followingLinks: false)
  }

  /// Names the file in a directory of the destination's file system, without replacing anything.
  ///
  /// - Throws: A failure with `.fileExists` if the name is taken.
  func publish(as name: FilePath, in directory: OpenFile) throws(TransferError) {
    let temporary = temporaryName.withLock { $0 }
    do throws(SystemFailure) {
      guard let temporary else {
        guard let file else { return }
        return try FileSystem.link(file, to: name, in: directory)
      }
      do throws(SystemFailure) {
        try FileSystem.rename(temporary, in: destination.stage, to: name, in: directory)
      } catch  where error.isUnsupported {
        try publishWithoutFlags(temporary, as: name, in: directory)
      }
      temporaryName.withLock { $0 = nil }
    } catch {
      switch error.errno {
      case .fileNameTooLong, .illegalByteSequence:
        throw .nameNotPossible(destination.path.appending(name.components))
      case .invalidArgument where refusesName(), .notPermitted where refusesName(),
        .noSuchFileOrDirectory where refusesName(), .ioError where refusesName():
        throw .nameNotPossible(destination.path.appending(name.components))
      default: break
      }
      if error.errno == .noSuchFileOrDirectory, isGone() {
        throw .stagedFileGone(destination.path.appending(name.components))
      }
      if error.isUnsupported || (error.errno == .notPermitted && error.call == "linkat") {
        throw .noSafePublish(destination.path)
      }
      throw TransferError(error)
    }
  }

  /// Gives the file the name of another, which is removed; false if somebody else has changed that one.
  ///
  /// The staged file must have a hidden name.
  func replace(
    _ name: FilePath, in directory: OpenFile, rewriting old: RewrittenFile
  ) throws(TransferError) -> Bool {
    guard let temporary = temporaryName.withLock({ $0 }) else {
      throw .noSafePublish(destination.path)
    }
    do throws(SystemFailure) {
      if let file { try old.passOn(to: file) }
      let stage = try destination.stage
      guard try old.trade(name, in: directory, for: temporary, in: stage) else { return false }
      Self.discard(temporary, in: stage)
    } catch {
      if error.errno == .noSuchFileOrDirectory, isGone() {
        throw .stagedFileGone(destination.path.appending(name.components))
      }
      throw TransferError(error)
    }
    temporaryName.withLock { $0 = nil }
    return true
  }

  /// Names the file on file systems that do not support a rename without replacement.
  private func publishWithoutFlags(
    _ temporary: FilePath, as name: FilePath, in directory: OpenFile
  ) throws(SystemFailure) {
    guard isDirectory else {
      do throws(SystemFailure) {
        // Link, then unlink: at no point can anything be replaced.
        try FileSystem.link(temporary, in: destination.stage, to: name, in: directory)
        return Self.discard(temporary, in: try destination.stage)
      } catch  where error.isUnsupported || error.errno == .notPermitted {
        return try FileSystem.renameReserving(
          temporary, in: destination.stage, to: name, in: directory, isDirectory: false)
      }
    }
    // Checked first, since a driver may refuse to create an existing name with any error.
    if try FileSystem.statusIfPresent(of: name, in: directory, followingLinks: false) != nil {
      throw SystemFailure("renameat", name, .fileExists)
    }
    do throws(SystemFailure) {
      do throws(SystemFailure) {
        try FileSystem.renameReserving(
          temporary, in: destination.stage, to: name, in: directory, isDirectory: true)
      } catch  where error.isUnsupported {
        // A rename can replace only an empty directory, so nothing is lost if one has appeared in the meantime.
        try FileSystem.rename(
          temporary, in: destination.stage, to: name, in: directory, .replace)
      }
    } catch {
      switch error.errno {
      case .directoryNotEmpty, .notDirectory: throw SystemFailure("renameat", name, .fileExists)
      default: throw error
      }
    }
  }

  /// Whether only the name was refused, as shown by a successful rename to another one.
  private func refusesName() -> Bool {
    guard let name = temporaryName.withLock({ $0 }) else { return false }
    let other = destination.runID.staged()
    do throws(SystemFailure) {
      try FileSystem.rename(
        name, in: destination.stage, to: other, in: destination.stage, .replace)
      temporaryName.withLock { $0 = other }
      return true
    } catch {
      return false
    }
  }

  /// Whether the hidden name was removed by another process.
  private func isGone() -> Bool {
    guard let name = temporaryName.withLock({ $0 }) else { return false }
    return FileSystem.isGone(destination.path(ofStaged: name))
  }

  /// Removes a hidden name, with a second attempt because none must be left behind.
  static func discard(_ name: FilePath, in directory: OpenFile) {
    do throws(SystemFailure) {
      try FileSystem.removeFile(name, in: directory)
    } catch {
      try? FileSystem.removeFile(name, in: directory)
    }
  }
}
