import Synchronization
import SystemCalls
import SystemPackage

/// A directory that things are placed in, open, with what its file system turned out to be able to do.
final class Destination: Sendable {
  let path: FilePath
  private let confinement: FilePath?
  /// nil while it is closed.
  private let opened: Mutex<OpenFile?>
  /// Whether this user may write in it, but not see what is in it, as in a drop box.
  let isUnreadable: Bool
  let status: FileStatus
  let mark: RunID
  private let lacksUnnamed = Atomic<Bool>(false)
  private let lacksCloning = Atomic<Bool>(false)
  /// The raw value of what could not be kept.
  let losses = Atomic<UInt8>(0)
  /// What holds it; nil where that cannot be found out.
  let volume: FileSystem.Volume?
  private let hasGivenRights = Mutex<Bool?>(nil)
  private let ancestors = Mutex<Set<Identity>?>(nil)
  /// The directories above it, where those are known from a merge that is in it just now.
  private let trail: DirectoryTrail?
  /// What a preview would bring into it; nil where things are really placed.
  let planned: PlannedNames?
  /// Whether it has still to be made.
  let isMissing: Bool

  /// Device and inode.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// Opens a directory.
  ///
  /// - Parameter confinement: A directory above it, below which no link is followed on the way.
  init(
    _ path: FilePath, below confinement: FilePath? = nil, _ mark: RunID = RunID()
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.mark = mark
    trail = nil
    planned = nil
    isMissing = false
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

  /// Takes a directory for a preview, in which nothing is placed; it may still have to be made.
  ///
  /// - Parameter number: What a directory that is still to be made is known by.
  init(
    previewing path: FilePath, below confinement: FilePath?, _ mark: RunID,
    orAsNumber number: UInt64
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.mark = mark
    trail = nil
    let (directory, isUnreadable, isMissing) = try calling { () throws(SystemFailure) in
      do throws(SystemFailure) {
        let (directory, isUnreadable) = try Self.open(path, below: confinement)
        return (directory, isUnreadable, false)
      } catch  where error.errno == .noSuchFileOrDirectory {
        // It will be on what holds the nearest that is there.
        return (try path.openNearestDirectory(), false, true)
      }
    }
    var status = try calling { () throws(SystemFailure) in try directory.status() }
    if isMissing { status.inode = number }
    self.status = status
    self.isUnreadable = isUnreadable
    self.isMissing = isMissing
    volume = try? directory.volume()
    opened = Mutex(isMissing ? nil : directory)
    planned = PlannedNames(folds: volume?.kind == .fat)
    if isMissing { ancestors.withLock { $0 = [Identity(status)] } }
  }

  private static func open(
    _ path: FilePath, below confinement: FilePath?
  ) throws(SystemFailure) -> (directory: OpenFile, isUnreadable: Bool) {
    do throws(SystemFailure) {
      return (try ConfinedDirectory.open(path, below: confinement), false)
    } catch  where error.errno == .permissionDenied {
      return (try ConfinedDirectory.open(path, below: confinement, options: .pathOnly), true)
    }
  }

  /// Takes a directory that a merge has open.
  ///
  /// - Parameter trail: Where the merge is, for as long as this is used.
  init(
    _ directory: OpenFile, at path: FilePath, below confinement: FilePath?, _ mark: RunID,
    _ trail: DirectoryTrail
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.mark = mark
    self.trail = trail
    planned = nil
    isMissing = false
    status = try calling { () throws(SystemFailure) in try directory.status() }
    volume = try? directory.volume()
    opened = Mutex(directory)
    isUnreadable = false
  }

  /// The directory, opened again where it was closed: it must be the same then.
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

  /// Lets go of the directory until it is used again: there may be more of them than files may be open.
  func close() { opened.withLock { $0 = nil } }

  /// Brings its names to the device.
  func synchronize() throws(SystemFailure) { try TransferRun.synchronize(directory) }

  /// Files without a name can be made here and be given one; each is tried once.
  var canStageUnnamed: Bool { !lacksUnnamed.load(ordering: .relaxed) }
  func noteLackOfUnnamed() { lacksUnnamed.store(true, ordering: .relaxed) }

  /// Whether what is made here gets rights from this directory, which a copy must not; found out once.
  var givesRights: Bool {
    if let known = hasGivenRights.withLock({ $0 }) { return known }
    var found = true
    do throws(SystemFailure) {
      found = try directory.attribute(AccessList.given) != nil
    } catch {
      // It is not known: they are taken away in any case.
    }
    hasGivenRights.withLock { [found] in $0 = found }
    return found
  }

  /// Bytes can perhaps be shared between `source` and a file here.
  func mayClone(from source: FileStatus) -> Bool {
    source.device == status.device && !lacksCloning.load(ordering: .relaxed)
  }
  func noteLackOfCloning() { lacksCloning.store(true, ordering: .relaxed) }

  /// The path of a name in this directory.
  func path(of name: [UInt8]) -> FilePath { path.pushing(FilePath(bytes: name)) }

  /// What has this name here, a link not followed.
  func occupant(of name: [UInt8]) throws(TransferError) -> FileStatus? {
    if let status = planned?.status(of: name, like: status) { return status }
    if isMissing { return nil }
    do throws(SystemFailure) {
      return try FileSystem.statusIfPresent(
        of: FilePath(bytes: name), in: directory, followingLinks: false)
    } catch {
      switch error.errno {
      case .fileNameTooLong, .illegalByteSequence: throw .nameNotPossible(path(of: name))
      default: throw TransferError(error)
      }
    }
  }

  /// What has this name here, to be read; no link is followed.
  func open(_ name: [UInt8]) throws(SystemFailure) -> OpenFile {
    if let file = try planned?.open(name) { return file }
    let name = FilePath(bytes: name)
    return try OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking])
  }

  /// What the link of this name here says.
  func readLink(_ name: [UInt8]) throws(SystemFailure) -> [UInt8] {
    if let text = try planned?.readLink(name) { return text }
    return try FileSystem.readLink(FilePath(bytes: name), in: directory)
  }

  /// Whether this directory is `other` or is somewhere in it, by identity rather than by path.
  func lies(in other: FileStatus) throws(TransferError) -> Bool {
    try lies(inAnyOf: [Identity(device: other.device, inode: other.inode)])
  }

  /// The same of several directories.
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

  /// This directory and all above it.
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
