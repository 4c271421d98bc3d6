import Synchronization
import SystemCalls
import SystemPackage

/// Where the copies are of files with several names, for all that is placed in one run.
///
/// A further name of a file that was copied becomes a further name of its copy. Files with one name, which
/// most are, are not remembered.
final class HardLinkCopies: Sendable {
  /// One thing that is placed: staged at first, then under its name.
  final class Root: Sendable {
    private struct State {
      weak var file: OpenFile?
      var path: FilePath?
      var verified: Placement.Verification?
    }

    fileprivate let isDirectory: Bool
    private let state: Mutex<State>

    /// - Parameter file: The staged file or directory, which is not kept open.
    init(_ file: OpenFile, isDirectory: Bool) {
      self.isDirectory = isDirectory
      state = Mutex(State(file: file))
    }

    /// Notes where it is now, and how it was compared with its source where that was done.
    func publish(at path: FilePath, verified: Placement.Verification?) {
      state.withLock { ($0.path, $0.verified) = (path, verified) }
    }

    /// Notes how it was compared with its source, where it is used before it has its name.
    func note(verified: Placement.Verification?) { state.withLock { $0.verified = verified } }

    /// How it was compared with its source; nil where it was not.
    var verified: Placement.Verification? { state.withLock { $0.verified } }

    fileprivate var location: (file: OpenFile?, path: FilePath?) {
      state.withLock { ($0.file, $0.path) }
    }
  }

  /// One copy of a file with several names.
  final class Copy: Sendable {
    let root: Root
    /// The directory of a tree that it is in; nil for a file that is placed by itself.
    fileprivate let position: TreePosition?
    private let made = Mutex<(name: FilePath, content: FileCopy.Copied)?>(nil)

    init(root: Root, position: TreePosition?) {
      self.root = root
      self.position = position
    }

    /// Notes what it is called in its directory and what was read for it: from now on it can be linked.
    func complete(_ name: FilePath, _ content: FileCopy.Copied) {
      made.withLock { $0 = (name, content) }
    }

    /// What was read for it; nil where it is not complete, or that was not wanted.
    var digest: Digest? { made.withLock { $0?.content.digest } }

    /// Its name, where it is complete and a copy of just this.
    fileprivate func name(asCopyOf status: FileStatus) -> FilePath? {
      let version = OwnChanges.shared.origin(of: status.version)
      return made.withLock { made in
        made.flatMap {
          OwnChanges.shared.origin(of: $0.content.version) == version ? $0.name : nil
        }
      }
    }
  }

  private struct Key: Hashable {
    var source: Destination.Identity
    var device: UInt64
  }

  private let known = Mutex<[Key: Copy]>([:])

  /// The copy of this file that there is, or is about to be; nil for the first to ask, which makes it.
  func claim(_ status: FileStatus, in destination: Destination, as copy: Copy) -> Copy? {
    let key = Key(
      source: Destination.Identity(device: status.device, inode: status.inode),
      device: destination.status.device)
    return known.withLock { known in
      if let copy = known[key] { return copy }
      known[key] = copy
      return nil
    }
  }
}

extension HardLinkCopies.Copy {
  /// Gives the copy a further name; answers false where there is none any more, or it cannot have one.
  ///
  /// - Parameter status: Of the source. A file that differs from it now does not count as its copy.
  /// - Throws: A failure with `.fileExists` where the name is taken.
  func link(
    _ status: FileStatus, to further: FilePath, in directory: OpenFile
  ) throws(SystemFailure) -> Bool {
    guard let name = self.name(asCopyOf: status) else { return false }
    do throws(SystemFailure) {
      let (file, path) = root.location
      if root.isDirectory {
        let top: OpenFile
        if let file {
          top = file
        } else if let path {
          top = try OpenFile.openDirectory(path, followingLinks: false)
        } else {
          return false
        }
        var descent = DirectoryDescent(top)
        for name in position?.givenNames ?? [] { try descent.enter(name) }
        guard try isCopy(name, in: descent.current, of: status) else { return false }
        try FileSystem.link(name, in: descent.current, to: further, in: directory)
      } else if let file {
        guard isCopy(try file.status(), of: status) else { return false }
        try FileSystem.link(file, to: further, in: directory)
      } else if let path {
        guard try isCopy(path, in: nil, of: status) else { return false }
        try FileSystem.link(path, in: nil, to: further, in: directory)
      } else {
        return false
      }
      return true
    } catch {
      // Whatever is against it, such as the most names that a file may have: it is copied again.
      if error.errno == .fileExists || error.isNoSpace { throw error }
      return false
    }
  }

  private func isCopy(
    _ name: FilePath, in directory: OpenFile?, of status: FileStatus
  ) throws(SystemFailure) -> Bool {
    isCopy(try FileSystem.status(of: name, in: directory, followingLinks: false), of: status)
  }

  private func isCopy(_ there: FileStatus, of status: FileStatus) -> Bool {
    // No file system keeps times more coarsely than to two seconds.
    there.kind == .regular && there.size == status.size
      && (there.modified - status.modified).magnitude <= 2_000_000_000
  }
}
