import SystemCalls
import SystemPackage

/// Gives the name of an existing file to one that waits among the kept files, and the existing one a name there.
struct Trade {
  private let name: FilePath
  private let kept: OpenFile
  private let destination: Folder
  /// Where the new file waits, and where the old one is after an exchange.
  let waiting: FilePath
  /// The path of the directory of kept files.
  let keptPath: FilePath

  init(_ name: FilePath, _ kept: KeptDirectory, _ destination: Folder) {
    self.name = name
    self.kept = kept.directory
    self.destination = destination
    waiting = destination.runID.waiting(for: name)
    keptPath = destination.path.pushing(kept.name)
  }

  /// What became of the old file.
  enum Old {
    case gone
    /// It has this name among the kept files, which is not its final one.
    case at(FilePath)
    /// It has its final name there.
    case kept(FilePath)

    /// Its name among the kept files.
    var name: FilePath? {
      switch self {
      case .gone: nil
      case .at(let name), .kept(let name): name
      }
    }
  }

  private var path: FilePath { destination.path.pushing(name) }

  func perform() throws(TransferError) -> Old {
    do throws(SystemFailure) {
      try exchange()
    } catch {
      if error.errno == .noSuchFileOrDirectory { return try takeFreeName() }
      guard error.isUnsupported else { throw TransferError(error) }
      if isOnSeveralDrives { throw .noSafeReplacing(destination.path) }
      return try performByLink()
    }
    if isDirectory(waiting) {
      // It became a directory after the conflict was resolved.
      try calling { () throws(SystemFailure) in try exchange() }
      throw .kindClash(path)
    }
    return .at(waiting)
  }

  private func exchange() throws(SystemFailure) {
    try FileSystem.rename(waiting, in: kept, to: name, in: destination.directory, .exchange)
  }

  /// Whether several drives of a union hold a file of this name, of which one is shown.
  ///
  /// A rename to a directory that only one of them has keeps its file and removes the others. The attribute is that of
  /// mergerfs, which lists the paths in it.
  private var isOnSeveralDrives: Bool {
    guard let directory = try? destination.directory,
      let file = try? OpenFile.open(name, in: directory, options: [.noFollow, .nonBlocking]),
      let paths = try? file.attribute("user.mergerfs.allpaths")
    else { return false }
    return paths.split(separator: 0).count > 1
  }

  private func isDirectory(_ name: FilePath) -> Bool {
    (try? FileSystem.status(of: name, in: kept, followingLinks: false).kind) == .directory
  }

  /// The old file is gone, or others have taken the waiting name away.
  private func takeFreeName() throws(TransferError) -> Old {
    do throws(SystemFailure) {
      try FileSystem.moveToFreeName(waiting, in: kept, to: name, in: destination.directory)
      return .gone
    } catch {
      throw error.errno == .noSuchFileOrDirectory ? .stagedFileGone(path) : TransferError(error)
    }
  }

  /// Keeps the old file through a hard link, then renames the new one over it.
  private func performByLink() throws(TransferError) -> Old {
    var number = 1
    while true {
      let spare = FilePath(bytes: Self.numbered(name.bytes, number))
      do throws(SystemFailure) {
        try FileSystem.link(name, in: destination.directory, to: spare, in: kept)
      } catch {
        if error.errno == .fileExists {
          number += 1
          continue
        }
        guard error.errno == .notPermitted || error.isUnsupported else {
          throw TransferError(error)
        }
        return try performInFreeMoment()
      }
      do throws(SystemFailure) {
        try FileSystem.rename(waiting, in: kept, to: name, in: destination.directory, .replace)
        return .kept(spare)
      } catch {
        StagedFile.discard(spare, in: kept)
        throw error.errno == .noSuchFileOrDirectory ? .stagedFileGone(path) : TransferError(error)
      }
    }
  }

  /// Renames the old file to a name of this run among the kept files, then gives its name to the new one.
  ///
  /// Both names tell run and item, so that recovery gives the old file its name back.
  private func performInFreeMoment() throws(TransferError) -> Old {
    if FileSystem.isGone(waiting, in: kept) { throw .stagedFileGone(path) }
    let aside = destination.runID.aside(for: name)
    do throws(SystemFailure) {
      try FileSystem.moveToFreeName(name, in: destination.directory, to: aside, in: kept)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return try takeFreeName() }
      throw error.isUnsupported ? .noSafeReplacing(destination.path) : TransferError(error)
    }
    do throws(TransferError) {
      if isDirectory(aside) { throw .kindClash(path) }
      _ = try takeFreeName()
      return .at(aside)
    } catch {
      // If somebody else has taken the name meanwhile, both are kept.
      do throws(SystemFailure) {
        try FileSystem.moveToFreeName(aside, in: kept, to: name, in: destination.directory)
      } catch let failure {
        let old = keep(.at(aside))
        if let old, failure.errno != .fileExists { throw .putAside(path, at: old.path, failure) }
      }
      if case .system(let failure) = error, failure.errno == .fileExists {
        throw .targetChanged(path)
      }
      throw error
    }
  }

  /// Gives the old file the name under which it stays, numbered if there is one already.
  func keep(_ old: Old) -> Publication.Kept? {
    let current: FilePath
    switch old {
    case .gone: return nil
    case .kept(let name): return place(name)
    case .at(let name): current = name
    }
    return Self.keep(current, as: name, in: kept).flatMap(place)
  }

  /// Gives a file among the kept ones the name under which it stays; returns nil if it is gone.
  static func keep(_ current: FilePath, as name: FilePath, in kept: OpenFile) -> FilePath? {
    var number = 1
    var isRepeated = false
    while true {
      let keptName = FilePath(bytes: numbered(name.bytes, number))
      do throws(SystemFailure) {
        try FileSystem.moveToFreeName(current, in: kept, to: keptName, in: kept)
        return keptName
      } catch {
        switch error.errno {
        case .fileExists: number += 1
        case .noSuchFileOrDirectory: return nil
        case _ where !isRepeated: isRepeated = true
        // It is kept in any case.
        default: return current
        }
      }
    }
  }

  static func numbered(_ name: [UInt8], _ number: Int) -> [UInt8] {
    number == 1 ? name : TargetName.numbered(name, number)
  }

  private func place(_ name: FilePath) -> Publication.Kept? {
    let status = try? FileSystem.status(of: name, in: kept, followingLinks: false)
    return Publication.Kept(path: keptPath.pushing(name), version: status?.version)
  }

  /// Restores the old file's name when it is unknown what has it now; only the new file is removed.
  func revert(_ old: Old, _ new: FileStatus) throws(SystemFailure) {
    let directory = try destination.directory
    switch old {
    case .kept(let spare):
      try FileSystem.rename(spare, in: kept, to: name, in: directory, .replace)
    case .gone:
      try FileSystem.moveToFreeName(name, in: directory, to: waiting, in: kept)
    case .at(let current) where current == waiting:
      try exchange()
      if isWaiting(new) { break }
      // Somebody has put a third file there meanwhile, which is newer than both.
      try exchange()
      _ = keep(old)
    case .at(let aside):
      try FileSystem.moveToFreeName(name, in: directory, to: waiting, in: kept)
      try FileSystem.moveToFreeName(aside, in: kept, to: name, in: directory)
    }
    discard(new)
  }

  /// Removes the new file if it still waits.
  func discard(_ new: FileStatus) {
    if isWaiting(new) { StagedFile.discard(waiting, in: kept) }
  }

  private func isWaiting(_ new: FileStatus) -> Bool {
    (try? FileSystem.status(of: waiting, in: kept, followingLinks: false)).map {
      destination.isSame($0, as: new)
    } ?? false
  }
}

extension Folder {
  /// Where the file of this name will be kept once it is replaced; nil where its change time will tell that.
  ///
  /// FAT has no change times, and a change that a program's drive reports may be that of something else.
  func planKept(_ name: [UInt8]) -> FilePath? {
    guard volume?.kind.hasLastingIdentity != true, let directory = try? directory else {
      return nil
    }
    let kept = KeptDirectory.all(in: directory).first { $0.name != KeptDirectory.earlierName }
    guard let kept else { return path.pushing(KeptDirectory.name).pushing(FilePath(bytes: name)) }
    let names = (1...1000).lazy.map { FilePath(bytes: Trade.numbered(name, $0)) }
    let free = names.first { FileSystem.isGone($0, in: kept.directory) }
    return free.map { path.pushing(kept.name).pushing($0) }
  }
}
