package import Context
package import Destinations
import FileTransfer
package import Items
package import Negotiation
package import Sessions
package import SystemCalls
package import SystemPackage

/// The trash as a destination: where each file would go, and which files must not be trashed.
///
/// An instance belongs to one drop or proposal and caches its results by directory.
package final class TrashBin {
  private let search: TrashSearch
  /// The directories that must not be trashed, including all their parents, by identity.
  private lazy var guarded = findGuarded()
  private lazy var mounts = Result { () throws(SystemFailure) in try MountPoints.all() }
  private let context: ExchangeContext
  private let payloads: FilePath
  private var made: Set<TrashDirectory> = []
  private var answers: [FilePath: Result<Answer, SystemFailure>] = [:]

  /// The trash directories available for the files of one directory.
  private struct Answer {
    /// The real path of the directory.
    var directory: FilePath
    var status: FileStatus
    var found: TrashSearch.Answer
    /// Whether the directory is itself in a trash.
    var isInTrash: Bool
    var isWritable: Bool
    /// Whether at least one of the trash directories exists or can be created.
    var isServed: Bool
  }

  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
    init(_ status: FileStatus) { (device, inode) = (status.device, status.inode) }
  }

  package init(of open: any OpenSession, in context: ExchangeContext) {
    self.context = context
    search = TrashSearch(home: context.homeTrash, user: Machine.user)
    payloads = open.payloadDirectory
  }

  /// The location of a file in the trash.
  package struct Slot {
    package var directory: TrashDirectory
    /// The original path of the file, with the real path of its directory.
    var original: FilePath
    package var isDirectory: Bool
    /// Whether the file has to be copied to another file system.
    package var isElsewhere: Bool

    /// The name in the trash of the n-th file with this name.
    package func name(_ number: Int) -> [UInt8] {
      TargetName.numbered(
        original.lastNameBytes, number, isDirectory: isDirectory, upTo: TrashDirectory.longestName)
    }

    /// A remark for the user.
    package var note: String? {
      isElsewhere ? "copied into the trash of another file system" : nil
    }
  }

  /// The possible locations of a file in the trash, best first.
  package func slots(of path: FilePath, isDirectory: Bool) throws(SystemFailure) -> [Slot] {
    let answer = try answer(for: path)
    return answer.found.trashes.map {
      Slot(
        directory: $0, original: answer.directory.appending(bytes: path.lastNameBytes),
        isDirectory: isDirectory, isElsewhere: answer.found.isElsewhere($0))
    }
  }

  /// The location that a file would get, as far as it can be predicted without creating a directory.
  package func slot(of candidate: Candidate) -> Slot? {
    guard case .file(let path, let identity) = candidate.representation.source else { return nil }
    return try? slots(of: path, isDirectory: identity.isDirectory && !identity.isLink)
      .first { $0.directory.isUsable(by: search.user) }
  }

  /// Creates the first trash directory of `slots` that can be created.
  package func make(_ slots: [Slot], for path: FilePath) throws(ExchangeError) -> Slot {
    var failure: SystemFailure?
    for slot in slots {
      if made.contains(slot.directory) { return slot }
      do throws(SystemFailure) {
        try slot.directory.make(for: search.user)
        made.insert(slot.directory)
        return slot
      } catch {
        failure = failure ?? error
      }
    }
    guard let failure else { throw .forbidden(.trash(.noTrash(path, trash: nil))) }
    throw .transfer(TransferError(failure))
  }

  /// The `.Trash` of the file's volume, if it is not used because it is unsafe.
  package func unsafe(for path: FilePath) -> TrashSearch.Unsafe? {
    try? answer(for: path).found.unsafe
  }

  // MARK: - Refusals

  /// The reason why a file may not be trashed; nil if it may.
  package func refusal(of path: FilePath, _ identity: SourceIdentity) -> TrashRefusal? {
    let answer: Answer
    let own: FileStatus
    let mountPoint: FilePath?
    do throws(SystemFailure) {
      // A missing file is reported when it is dropped.
      guard let status = try FileSystem.statusIfPresent(of: path, followingLinks: false) else {
        return nil
      }
      own = status
      if own.kind == .directory, let held = guarded[Identity(own)] { return .holds(path, held) }
      answer = try self.answer(for: path)
      mountPoint =
        own.kind == .directory
        ? MountPoints.first(
          below: answer.directory.appending(bytes: path.lastNameBytes), of: try mounts.get()) : nil
    } catch {
      return .unreachable(path, error)
    }
    if identity.isUnnamed { return .unnamed(path) }
    if own.kind == .directory && own.device != answer.status.device { return .isMountPoint(path) }
    if let mountPoint { return .holdsMountPoint(path, mountPoint) }
    if answer.isInTrash || own.kind == .directory && isTrash(path, answer) {
      return .isInTrash(path)
    }
    if !answer.isWritable { return .directoryNotWritable(path) }
    if let obstacle = obstacle(own, path, in: answer.status) { return obstacle }
    return answer.isServed ? nil : .noTrash(path, trash: answer.found.trashes.last?.path)
  }

  private func isTrash(_ path: FilePath, _ answer: Answer) -> Bool {
    isInTrash(answer.directory.appending(bytes: path.lastNameBytes), answer.found)
  }

  private func isInTrash(_ path: FilePath, _ found: TrashSearch.Answer) -> Bool {
    var trashes = found.trashes.map(\.path)
    trashes += [found.top.appending(".Trash"), found.top.appending(".Trash-\(search.user)")]
    if let home = search.home, let real = try? FileSystem.realPath(of: home) {
      trashes.append(real)
    }
    return trashes.contains { path.starts(with: $0) }
  }

  /// The reason why the kernel would not let this user move the file to another directory; nil if it would.
  private func obstacle(
    _ own: FileStatus, _ path: FilePath, in directory: FileStatus
  ) -> TrashRefusal? {
    if search.user == 0 { return nil }
    let isSticky = directory.mode & 0o1000 != 0
    if isSticky && own.user != search.user && directory.user != search.user {
      return .notYours(path)
    }
    return own.kind == .directory && !FileSystem.canWrite(directory: path)
      ? .notWritable(path) : nil
  }

  private func findGuarded() -> [Identity: TrashRefusal.Held] {
    var found: [Identity: TrashRefusal.Held] = [:]
    let directories: [(FilePath?, TrashRefusal.Held)] = [
      (context.userHome, .home), (search.home, .trash), (context.stateDirectory, .sessions),
      (payloads, .sessions), (context.workingDirectory, .workingDirectory),
    ]
    for case (var location?, let held) in directories {
      while (try? FileSystem.status(of: location)) == nil, location.removeLastComponent() {}
      location = (try? FileSystem.realPath(of: location)) ?? location
      while true {
        if let status = try? FileSystem.status(of: location) {
          let identity = Identity(status)
          found[identity] = found[identity] ?? held
        }
        guard location.lastComponent != nil else { break }
        location.removeLastComponent()
      }
    }
    return found
  }

  private func answer(for path: FilePath) throws(SystemFailure) -> Answer {
    let parent = path.directory
    let known =
      answers[parent]
      ?? Result { () throws(SystemFailure) in
        let directory = try FileSystem.realPath(of: parent)
        let found = try search.trashes(for: directory)
        return Answer(
          directory: directory, status: try FileSystem.status(of: directory), found: found,
          isInTrash: isInTrash(directory, found),
          isWritable: FileSystem.canWrite(directory: directory),
          isServed: found.trashes.contains { $0.isUsable(by: search.user) })
      }
    answers[parent] = known
    return try known.get()
  }
}
