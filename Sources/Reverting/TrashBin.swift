package import Context
package import Destinations
import FileTransfer
package import Items
package import Negotiation
package import Sessions
package import SystemCalls
package import SystemPackage

/// The trash as a destination: where each file would go, and which must not.
///
/// It belongs to one drop or proposal, and asks about each directory once.
package final class TrashBin {
  private let search: TrashSearch
  /// Directories that must not go, with all above them, by what they are.
  private lazy var guarded = findGuarded()
  private lazy var mounts = MountPoints.all()
  private let context: ExchangeContext
  private let payloads: FilePath
  private var made: Set<TrashDirectory> = []
  private var answers: [FilePath: Result<Answer, SystemFailure>] = [:]

  /// What there is for one directory.
  private struct Answer {
    /// Without links.
    var directory: FilePath
    var status: FileStatus
    var found: TrashSearch.Answer
    /// Whether it is in a trash itself.
    var isInTrash: Bool
    var isWritable: Bool
    /// Whether one of the trashes could be made or used.
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

  /// Where a file goes, or would.
  package struct Slot {
    package var directory: TrashDirectory
    /// Where the file is, without links in the path of its directory.
    var original: FilePath
    package var isDirectory: Bool
    /// Whether it has to be copied to another file system.
    package var isElsewhere: Bool

    /// What the n-th thing of this name is called in the trash.
    package func name(_ number: Int) -> [UInt8] {
      TargetName.numbered(
        original.lastNameBytes, number, isDirectory: isDirectory, upTo: TrashDirectory.longestName)
    }

    /// What the user should know of it.
    package var note: String? {
      isElsewhere ? "copied into the trash of another file system" : nil
    }
  }

  /// The places that a file may go to, the best first.
  package func slots(of path: FilePath, isDirectory: Bool) throws(SystemFailure) -> [Slot] {
    let answer = try answer(for: path)
    return answer.found.trashes.map {
      Slot(
        directory: $0, original: answer.directory.appending(bytes: path.lastNameBytes),
        isDirectory: isDirectory, isElsewhere: answer.found.isElsewhere($0))
    }
  }

  /// The one that it would go to, as far as that can be told without making anything.
  package func slot(of candidate: Candidate) -> Slot? {
    guard case .file(let path, let identity) = candidate.representation.source else { return nil }
    return try? slots(of: path, isDirectory: identity.isDirectory && !identity.isLink)
      .first { $0.directory.isUsable(by: search.user) }
  }

  /// Makes the first of `places` that can be made.
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

  /// The `.Trash` beside a file that is not used since it is not safe.
  package func unsafe(for path: FilePath) -> FilePath? { try? answer(for: path).found.unsafe }

  // MARK: - Refusals

  /// Why a file may not be trashed; nil where it may.
  package func refusal(of path: FilePath, _ identity: SourceIdentity) -> TrashRefusal? {
    let answer: Answer
    let own: FileStatus
    do throws(SystemFailure) {
      // What is gone is found out when it is dropped.
      guard let status = try FileSystem.statusIfPresent(of: path, followingLinks: false) else {
        return nil
      }
      own = status
      if own.kind == .directory, let held = guarded[Identity(own)] { return .holds(path, held) }
      answer = try self.answer(for: path)
    } catch {
      return .unreachable(path, error)
    }
    if identity.isUnnamed { return .unnamed(path) }
    if own.kind == .directory && own.device != answer.status.device { return .isMountPoint(path) }
    if own.kind == .directory,
      let mountPoint = MountPoints.first(
        below: answer.directory.appending(bytes: path.lastNameBytes), of: mounts)
    {
      return .holdsMountPoint(path, mountPoint)
    }
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

  /// Why the kernel would not let this user give it a place in another directory; nil where it would.
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
