import Synchronization
import SystemCalls
import SystemPackage

/// An open directory in which files are placed, with what is known of its file system's capabilities.
final class Folder: Sendable {
  let path: FilePath
  private let confinement: FilePath?
  /// nil while closed.
  private let opened: Mutex<OpenFile?>
  /// Whether this user may write to it but not list it, as with a drop box.
  let isUnreadable: Bool
  let status: FileStatus
  let runID: RunID
  private let lacksUnnamed = Atomic<Bool>(false)
  private let lacksCloning = Atomic<Bool>(false)
  /// The raw value of the `UnsupportedMetadata` seen so far.
  let losses = Atomic<UInt8>(0)
  /// The file system; nil if it cannot be determined.
  let volume: FileSystem.Volume?
  private let hasGivenRights = Mutex<Bool?>(nil)
  /// Where files are staged that another run may have to withdraw.
  let withdrawable = Mutex<WithdrawableStage?>(nil)
  private let ancestors = Mutex<Set<Identity>?>(nil)
  /// The directories above it, if it belongs to a merge in progress.
  private let trail: DirectoryTrail?
  /// The entries that a preview would add; nil in a real transfer.
  let planned: PlannedNames?
  /// Whether the directory does not exist yet, which only a preview allows.
  let isMissing: Bool
  /// What is known of a directory on a host or in a store; nil for one on this machine.
  let elsewhere: (any NamesElsewhere)?

  /// Device and inode.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// Opens a directory.
  ///
  /// - Parameter confinement: A directory above it; below that, no symbolic link in the path is followed.
  init(
    _ path: FilePath, below confinement: FilePath? = nil, _ runID: RunID = RunID()
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.runID = runID
    trail = nil
    planned = nil
    isMissing = false
    elsewhere = nil
    do throws(SystemFailure) {
      let directory: OpenFile
      (directory, isUnreadable) = try Self.open(path, below: confinement)
      status = try directory.status()
      volume = try? directory.volume()
      opened = Mutex(directory)
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory: throw .destinationMissing(path)
      default: throw TransferError(error)
      }
    }
  }

  /// Opens the directory of a request.
  convenience init(_ request: PlacementRequest, _ runID: RunID) throws(TransferError) {
    try self.init(request.directory, below: request.confinement, runID)
    if request.isWithdrawable { stageWithdrawably() }
  }

  /// Opens a directory for a preview, which places nothing; the directory may not exist yet.
  ///
  /// - Parameter number: The inode number that stands for a directory that does not exist yet.
  init(
    previewing path: FilePath, below confinement: FilePath?, _ runID: RunID,
    orAsNumber number: UInt64
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.runID = runID
    trail = nil
    let (directory, isUnreadable, isMissing) = try calling { () throws(SystemFailure) in
      do throws(SystemFailure) {
        let (directory, isUnreadable) = try Self.open(path, below: confinement)
        return (directory, isUnreadable, false)
      } catch  where error.errno == .noSuchFileOrDirectory {
        // It will be on the file system of the nearest existing directory.
        return (try path.openNearestDirectory(), false, true)
      }
    }
    var status = try calling { () throws(SystemFailure) in try directory.status() }
    if isMissing { status.inode = number }
    self.status = status
    self.isUnreadable = isUnreadable
    self.isMissing = isMissing
    elsewhere = nil
    volume = try? directory.volume()
    opened = Mutex(isMissing ? nil : directory)
    planned = PlannedNames(device: status.device, folds: volume?.kind == .fat)
    if isMissing { ancestors.withLock { $0 = [Identity(status)] } }
  }

  /// Stands for a directory on a host or in a store, in which names are chosen by the same rules.
  init(_ path: FilePath, seeing elsewhere: any NamesElsewhere) {
    self.path = path
    self.elsewhere = elsewhere
    runID = RunID()
    (confinement, trail, volume, isMissing, isUnreadable) = (nil, nil, nil, true, false)
    status = FarStatus(kind: .directory).seen(at: path)
    planned = PlannedNames(device: status.device, folds: false)
    opened = Mutex(nil)
    ancestors.withLock { $0 = [Identity(status)] }
  }

  /// A path in it as errors name it.
  func shown(_ path: FilePath) -> FilePath { elsewhere?.place.shown(path) ?? path }

  private static func open(
    _ path: FilePath, below confinement: FilePath?
  ) throws(SystemFailure) -> (directory: OpenFile, isUnreadable: Bool) {
    do throws(SystemFailure) {
      return (try ConfinedDirectory.open(path, below: confinement), false)
    } catch  where error.errno == .permissionDenied {
      return (try ConfinedDirectory.open(path, below: confinement, options: .pathOnly), true)
    }
  }

  /// Uses a directory that a merge has open.
  ///
  /// - Parameter trail: The position of the merge, which is kept up to date while this is in use.
  init(
    _ directory: OpenFile, at path: FilePath, below confinement: FilePath?, _ runID: RunID,
    _ trail: DirectoryTrail
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.runID = runID
    self.trail = trail
    planned = nil
    isMissing = false
    elsewhere = nil
    status = try calling { () throws(SystemFailure) in try directory.status() }
    volume = try? directory.volume()
    opened = Mutex(directory)
    isUnreadable = false
  }

  /// The directory, reopened if it was closed; throws if the path leads to another directory by then.
  var directory: OpenFile {
    get throws(SystemFailure) {
      if let directory = opened.withLock({ $0 }) { return directory }
      let directory = try ConfinedDirectory.open(
        path, below: confinement, options: isUnreadable ? .pathOnly : [])
      guard try directory.status().isSameFile(as: status) else { throw SystemFailure.stale(path) }
      opened.withLock { $0 = directory }
      return directory
    }
  }

  /// Closes the descriptor until it is needed again: there may be more directories than the limit of open
  /// files.
  func close() {
    closeStage()
    opened.withLock { $0 = nil }
  }

  deinit { closeStage() }

  /// Syncs the directory's entries to the device.
  func synchronize() throws(SystemFailure) { try TransferRun.synchronize(directory) }

  /// Whether unnamed files can be created here and linked later; false after the first failure.
  var canStageUnnamed: Bool { !lacksUnnamed.load(ordering: .relaxed) }
  func noteLackOfUnnamed() { lacksUnnamed.store(true, ordering: .relaxed) }

  /// Whether the directory has a default ACL, which a copy must not inherit; determined once.
  var givesRights: Bool {
    if let known = hasGivenRights.withLock({ $0 }) { return known }
    var found = true
    do throws(SystemFailure) {
      found = try directory.attribute(AccessList.given) != nil
    } catch {
      // Unknown: inherited ACLs are removed in any case.
    }
    hasGivenRights.withLock { [found] in $0 = found }
    return found
  }

  /// Whether blocks may be shareable between `source` and a file here.
  func mayClone(from source: FileStatus) -> Bool {
    source.device == status.device && !lacksCloning.load(ordering: .relaxed)
  }
  func noteLackOfCloning() { lacksCloning.store(true, ordering: .relaxed) }

  /// Stages files in a hidden directory that other runs can take away.
  func stageWithdrawably() {
    noteLackOfUnnamed()
    withdrawable.withLock { if $0 == nil { $0 = WithdrawableStage() } }
  }

  /// The path of a name in this directory.
  func path(of name: [UInt8]) -> FilePath { path.pushing(FilePath(bytes: name)) }

  /// The status of the entry with this name; symbolic links are not followed.
  func occupant(of name: [UInt8]) throws(TransferError) -> FileStatus? {
    if let status = planned?.status(of: name, like: status) { return status }
    if let elsewhere {
      let path = path(of: name)
      return try elsewhere.status(at: path)?.seen(at: path)
    }
    if isMissing { return nil }
    do throws(SystemFailure) {
      return try FileSystem.statusIfPresent(
        of: FilePath(bytes: name), in: directory, followingLinks: false)
    } catch {
      switch error.errno {
      case .fileNameTooLong, .illegalByteSequence: throw .nameNotPossible(shown(path(of: name)))
      default: throw TransferError(error)
      }
    }
  }

  /// Whether the name is that of something on a host or in a store, which no item of this drop is about to get.
  func isElsewhere(_ name: [UInt8]) -> Bool {
    elsewhere != nil && planned?.contains(name) == false
  }

  /// Opens the entry with this name for reading; symbolic links are not followed.
  func open(_ name: [UInt8]) throws(SystemFailure) -> OpenFile {
    if let file = try planned?.open(name) { return file }
    let name = FilePath(bytes: name)

    return try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
  }

  /// The target of the symbolic link with this name.
  func readLink(_ name: [UInt8]) throws(SystemFailure) -> [UInt8] {
    if let text = try planned?.readLink(name) { return text }
    return try FileSystem.readLink(FilePath(bytes: name), in: directory)
  }

  /// Whether this directory is `other` or is inside it, by identity rather than by path.
  func lies(in other: FileStatus) throws(TransferError) -> Bool {
    try lies(inAnyOf: [Identity(device: other.device, inode: other.inode)])
  }

  /// Whether this directory is one of `others` or is inside one of them.
  func lies(inAnyOf others: Set<Identity>) throws(TransferError) -> Bool {
    if let trail { return trail.holds(anyOf: others) }
    let known = ancestors.withLock { $0 }
    let set: Set<Identity>
    if let known {
      set = known
    } else {
      set = try findAncestors()
      ancestors.withLock { $0 = set }
    }
    return !set.isDisjoint(with: others)
  }

  /// This directory and all directories above it.
  func findAncestors() throws(TransferError) -> Set<Identity> {
    try calling { () throws(SystemFailure) in
      var found: Set<Identity> = [Identity(device: status.device, inode: status.inode)]
      var current = try directory
      while true {
        current = try OpenFile.open("..", in: current, options: [.directory, .pathOnly])
        let status = try current.status()
        let isNew = found.insert(Identity(device: status.device, inode: status.inode)).inserted
        if !isNew { return found }
      }
    }
  }
}
