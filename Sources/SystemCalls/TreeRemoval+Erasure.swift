import Synchronization
import SystemPackage

extension TreeRemoval {
  /// Removes everything, whatever its permissions: one thread reads directories, and all threads remove files.
  struct Erasure: Removing {
    private struct Work: Sendable {
      var directory: OpenFile
      var names = NameList()
    }

    /// The numbers of names and of open directories at which the pending removals are carried out.
    private static let names = 4096
    private static let directories = min(64, max(Machine.openFileLimit / 16, 1))

    /// The first failure other than a missing file.
    private(set) var failure: SystemFailure?
    private var work: [Work] = []
    private var waiting = 0
    /// Directories that will be empty after the pending removals, inner ones first.
    private var done: [(name: FilePath, above: OpenFile)] = []

    /// Opens a directory and gives its owner all permissions, because those of a read-only or unreadable source
    /// may have been copied to it; a symbolic link is not followed.
    func open(_ name: FilePath, in directory: OpenFile) throws(SystemFailure) -> OpenFile {
      do throws(SystemFailure) {
        let opened = try OpenFile.openDirectory(name, in: directory, followingLinks: false)
        if try opened.status().mode & 0o700 != 0o700 { try opened.setMode(0o700) }
        return opened
      } catch  where error.errno == .permissionDenied {
        try FileSystem.setMode(of: name, in: directory, to: 0o700, followingLinks: false)
        return try OpenFile.openDirectory(name, in: directory, followingLinks: false)
      }
    }

    mutating func empty(_ directory: OpenFile, _ above: [Level], named name: FilePath) -> Level {
      var level = Level(name: name)
      var here = Work(directory: directory)
      do throws(SystemFailure) {
        var reader = DirectoryReader(directory)
        while let entries = try reader.next() {
          for entry in entries {
            if (try? entry.kind(in: directory)) == .directory {
              level.directories.append(entry.name)
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

    mutating func removeDirectory(_ name: FilePath, in directory: OpenFile) {
      done.append((name, directory))
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
      if work.count + done.count >= Self.directories || waiting >= Self.names { flush() }
    }

    /// Carries out the pending removals, one thread per directory: the kernel serializes removals in one
    /// directory.
    mutating func flush() {
      let work = work
      let failures = Mutex<[SystemFailure]>([])
      parallelForEach(0..<work.count) { index in
        do throws(SystemFailure) {
          try FileSystem.removeFiles(work[index].names, in: work[index].directory)
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
      for failure in failures.withLock({ $0 }) { note(failure) }
      for (name, above) in done {
        do throws(SystemFailure) { try FileSystem.removeDirectory(name, in: above) } catch {
          note(error)
        }
      }
      (self.work, waiting, done) = ([], 0, [])
    }
  }
}
