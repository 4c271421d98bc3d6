import Synchronization
import SystemPackage

extension TreeRemoval {
  /// Removes everything, whatever its rights: one thread reads the folders, all of them remove what is in them.
  struct Erasure: Removing {
    private struct Work: Sendable {
      var folder: OpenFile
      var names = NameList()
    }

    /// So many names wait before the threads remove them, and so many folders at most are open for them.
    private static let names = 4096
    private static let folders = min(64, max(Machine.openFileLimit / 16, 1))

    /// The first failure that matters.
    private(set) var failure: SystemFailure?
    private var work: [Work] = []
    private var waiting = 0
    /// Folders that are empty once the work is done, inner ones first.
    private var done: [(name: FilePath, above: OpenFile)] = []

    /// Opens a folder that may have the rights of a source that nobody may write, or even read, and gives its
    /// owner all of them; a link is not followed.
    func open(_ name: FilePath, in folder: OpenFile) throws(SystemFailure) -> OpenFile {
      do throws(SystemFailure) {
        let opened = try OpenFile.openFolder(name, in: folder, followingLinks: false)
        if try opened.status().mode & 0o700 != 0o700 { try opened.setMode(0o700) }
        return opened
      } catch  where error.errno == .permissionDenied {
        try FileSystem.setMode(of: name, in: folder, to: 0o700, followingLinks: false)
        return try OpenFile.openFolder(name, in: folder, followingLinks: false)
      }
    }

    mutating func empty(_ folder: OpenFile, _ above: [Level], named name: FilePath) -> Level {
      var level = Level(name: name)
      var here = Work(folder: folder)
      do throws(SystemFailure) {
        var reader = FolderReader(folder)
        while let entries = try reader.next() {
          for entry in entries {
            if (try? entry.kind(in: folder)) == .folder {
              level.folders.append(entry.name)
            } else {
              here.names.append(entry.name)
              waiting += 1
            }
          }
        }
      } catch {
        note(error)
      }
      if !here.names.isEmpty { work.append(here) }
      flushIfMuch()
      return level
    }

    mutating func removeFolder(_ name: FilePath, in folder: OpenFile) {
      done.append((name, folder))
      flushIfMuch()
    }

    mutating func keeps(_ above: [Level], _ name: FilePath, _ failure: SystemFailure) -> Bool {
      note(failure)
      return failure.errno != .noSuchFileOrDirectory
    }

    private mutating func note(_ error: SystemFailure) {
      if error.errno != .noSuchFileOrDirectory { failure = failure ?? error }
    }

    private mutating func flushIfMuch() {
      if work.count + done.count >= Self.folders || waiting >= Self.names { flush() }
    }

    /// Removes what waits: different folders at once, since what is in one is removed one by one anyway.
    mutating func flush() {
      let work = work
      let failures = Mutex<[SystemFailure]>([])
      parallelForEach(0..<work.count) { index in
        do throws(SystemFailure) {
          try FileSystem.removeFiles(work[index].names, in: work[index].folder)
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
      for failure in failures.withLock({ $0 }) { note(failure) }
      for (name, above) in done {
        do throws(SystemFailure) { try FileSystem.removeFolder(name, in: above) } catch {
          note(error)
        }
      }
      (self.work, waiting, done) = ([], 0, [])
    }
  }
}
