import Synchronization
import SystemCalls
import SystemPackage

// Staged trees that are not wanted: nobody else knows of them, so all goes, as fast as can be.
extension TreeRemoval {
  /// From this size on it is worth asking for the size of each file that goes.
  static let large: Int64 = 1 << 20

  /// So many names wait before the threads remove them, and so many folders at most are open for them.
  private static let names = 4096
  private static let folders = min(64, max(Machine.openFileLimit / 16, 1))

  /// Removes a tree of our own that is not wanted; tried twice.
  ///
  /// - Parameter isLarge: Whether there may be files in it that take a while to be freed. Where a signal is
  ///   about to end this process they lose their names, and are left to a child.
  static func discard(_ name: FilePath, in folder: OpenFile, isLarge: Bool = false) {
    let bequest = isLarge && Interruption.pending != nil && folder.mayLeaveNameless ? Kept() : nil
    for _ in 0..<2 {
      do throws(SystemFailure) {
        var discarding = Discarding(bequest)
        try discarding.discard(name, in: folder)
        break
      } catch {
        if error.errno == .noSuchFileOrDirectory { break }
      }
    }
    if let bequest { OpenFile.bequeath(bequest.files.withLock { $0 }) }
  }

  /// Files that are to be open until their names are gone.
  private final class Kept: Sendable {
    let files = Mutex<[OpenFile]>([])
    private let limit = min(256, Machine.openFileLimit / 4)

    /// Keeps a file where that spares something.
    func consider(_ name: FilePath, in folder: OpenFile) {
      guard
        let status = try? FileSystem.status(of: name, in: folder, followingLinks: false),
        status.kind == .regular, status.size >= TreeRemoval.large,
        files.withLock({ $0.count < limit }),
        let file = try? OpenFile.open(name, in: folder, options: [.noFollow, .placeOnly])
      else { return }
      files.withLock { $0.append(file) }
    }
  }

  /// One walk through a tree: one thread reads the folders, all of them remove what is in them.
  private struct Discarding {
    private struct Work: Sendable {
      var folder: OpenFile
      var names = NameList()
    }

    private let bequest: Kept?
    private var work: [Work] = []
    private var waiting = 0
    /// Folders that are empty once the work is done, inner ones first.
    private var done: [(name: FilePath, above: OpenFile)] = []

    init(_ bequest: Kept?) { self.bequest = bequest }

    mutating func discard(_ name: FilePath, in folder: OpenFile) throws(SystemFailure) {
      var descent = FolderDescent(folder)
      var frames: [(name: FilePath, folders: NameList)] = []
      var next: FilePath? = name
      while true {
        if let name = next {
          try descent.enter(opened: TreeErasure.open(name, in: descent.current))
          frames.append((name, try read(descent.current)))
        } else if let frame = frames.popLast() {
          try descent.leave()
          done.append((frame.name, descent.current))
        }
        if work.count + done.count >= TreeRemoval.folders || waiting >= TreeRemoval.names
          || frames.isEmpty
        {
          try flush()
        }
        if frames.isEmpty { return }
        next = frames[frames.count - 1].folders.popLast().map { FilePath(bytes: $0) }
      }
    }

    /// Takes what is in a folder, but for the folders, which it answers.
    private mutating func read(_ folder: OpenFile) throws(SystemFailure) -> NameList {
      var folders = NameList()
      var here = Work(folder: folder)
      var reader = FolderReader(folder)
      while let entries = try reader.next() {
        for entry in entries {
          if try entry.kind(in: folder) == .folder {
            folders.append(entry.name)
          } else {
            here.names.append(entry.name)
            waiting += 1
          }
        }
      }
      if !here.names.isEmpty { work.append(here) }
      return folders
    }

    /// Removes what waits: different folders at once, since what is in one is removed one by one anyway.
    private mutating func flush() throws(SystemFailure) {
      let (work, bequest) = (work, bequest)
      let failure = Mutex<SystemFailure?>(nil)
      Workers.forEach(0..<work.count) { index in
        do throws(SystemFailure) {
          if let bequest {
            work[index].names.forEach { bequest.consider($0, in: work[index].folder) }
          }
          try FileSystem.removeFiles(work[index].names, in: work[index].folder)
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
      }
      (self.work, waiting) = ([], 0)
      if let failure = failure.withLock({ $0 }) { throw failure }
      for (name, above) in done { try FileSystem.removeFolder(name, in: above) }
      done = []
    }
  }
}

extension OpenFile {
  /// Whether a file of its file system that is open may lose its name without getting another one, as it
  /// does over the network.
  fileprivate var mayLeaveNameless: Bool {
    switch (try? volume())?.kind {
    case .memory, .ext, .xfs, .btrfs: true
    default: false
    }
  }
}
