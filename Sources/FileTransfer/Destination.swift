import Synchronization
import SystemCalls
import SystemPackage

/// A folder that things are placed in, open, with what its file system turned out to be able to do.
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
  /// The folders above it, where those are known from a merge that is in it just now.
  private let trail: FolderTrail?

  /// Device and inode.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// Opens a folder.
  ///
  /// - Parameter confinement: A folder above it, below which no link is followed on the way.
  init(
    _ path: FilePath, below confinement: FilePath? = nil, _ mark: RunID = RunID()
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.mark = mark
    trail = nil
    do throws(SystemFailure) {
      var isUnreadable = false
      let folder: OpenFile
      do throws(SystemFailure) {
        folder = try ConfinedFolder.open(path, below: confinement)
      } catch  where error.errno == .permissionDenied {
        folder = try ConfinedFolder.open(path, below: confinement, options: .placeOnly)
        isUnreadable = true
      }
      status = try folder.status()
      volume = try? folder.volume()
      opened = Mutex(folder)
      self.isUnreadable = isUnreadable
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory: throw .destinationMissing(path)
      default: throw TransferError(error)
      }
    }
  }

  /// Takes a folder that a merge has open.
  ///
  /// - Parameter trail: Where the merge is, for as long as this is used.
  init(
    _ folder: OpenFile, at path: FilePath, below confinement: FilePath?, _ mark: RunID,
    _ trail: FolderTrail
  ) throws(TransferError) {
    self.path = path
    self.confinement = confinement
    self.mark = mark
    self.trail = trail
    status = try calling { () throws(SystemFailure) in try folder.status() }
    volume = try? folder.volume()
    opened = Mutex(folder)
    isUnreadable = false
  }

  /// The folder, opened again where it was closed: it must be the same then.
  var folder: OpenFile {
    get throws(SystemFailure) {
      if let folder = opened.withLock({ $0 }) { return folder }
      let folder = try ConfinedFolder.open(
        path, below: confinement, options: isUnreadable ? .placeOnly : [])
      guard try folder.status().isSameFile(as: status) else { throw SystemFailure.stale(path) }
      opened.withLock { $0 = folder }
      return folder
    }
  }

  /// Lets go of the folder until it is used again: there may be more of them than files may be open.
  func close() { opened.withLock { $0 = nil } }

  /// Brings its names to the device.
  func synchronize() throws(SystemFailure) { try TransferRun.synchronize(folder) }

  /// Files without a name can be made here and be given one; each is tried once.
  var canStageUnnamed: Bool { !lacksUnnamed.load(ordering: .relaxed) }
  func noteLackOfUnnamed() { lacksUnnamed.store(true, ordering: .relaxed) }

  /// Whether what is made here gets rights from this folder, which a copy must not; found out once.
  var givesRights: Bool {
    if let known = hasGivenRights.withLock({ $0 }) { return known }
    var found = true
    do throws(SystemFailure) {
      found = try folder.attribute(AccessList.given) != nil
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

  /// The path of a name in this folder.
  func path(of name: [UInt8]) -> FilePath { path.pushing(FilePath(bytes: name)) }

  /// What has this name here, a link not followed.
  func occupant(of name: [UInt8]) throws(TransferError) -> FileStatus? {
    do throws(SystemFailure) {
      return try FileSystem.statusIfPresent(
        of: FilePath(bytes: name), in: folder, followingLinks: false)
    } catch {
      switch error.errno {
      case .fileNameTooLong, .illegalByteSequence: throw .nameNotPossible(path(of: name))
      default: throw TransferError(error)
      }
    }
  }

  /// Whether this folder is `other` or lies somewhere in it, by identity rather than by path.
  func lies(in other: FileStatus) throws(TransferError) -> Bool {
    try lies(inAnyOf: [Identity(device: other.device, inode: other.inode)])
  }

  /// The same of several folders.
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

  /// This folder and all above it.
  func findAncestors() throws(TransferError) -> Set<Identity> {
    try calling { () throws(SystemFailure) in
      var found: Set<Identity> = [Identity(device: status.device, inode: status.inode)]
      var current = try folder
      while true {
        current = try OpenFile.open("..", in: current, options: [.directory, .placeOnly])
        let status = try current.status()
        let isNew = found.insert(Identity(device: status.device, inode: status.inode)).inserted
        if !isNew { return found }
      }
    }
  }
}
