import Synchronization
import SystemCalls
import SystemPackage

/// The copies of files with several hard links that were made in one run.
///
/// Another hard link to a file that was copied becomes a hard link to its copy. Files with a single link are
/// not recorded.
final class HardLinkCopies: Sendable {
  /// A placed file or directory: staged at first, then under its name.
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

    /// Records its final path, and how it was verified, if it was.
    func publish(at path: FilePath, verified: Placement.Verification?) {
      state.withLock { ($0.path, $0.verified) = (path, verified) }
    }

    /// Records how it was verified, for use before it has its name.
    func note(verified: Placement.Verification?) { state.withLock { $0.verified = verified } }

    /// How it was compared with its source; nil if it was not.
    var verified: Placement.Verification? { state.withLock { $0.verified } }

    fileprivate var location: (file: OpenFile?, path: FilePath?) {
      state.withLock { ($0.file, $0.path) }
    }
  }

  /// The copy of a file with several hard links.
  final class Copy: Sendable {
    let root: Root
    /// The directory that contains it in a tree; nil for a file that is placed on its own.
    fileprivate let position: TreePosition?
    private let made = Mutex<(name: FilePath, content: FileCopy.Copied)?>(nil)

    init(root: Root, position: TreePosition?) {
      self.root = root
      self.position = position
    }

    /// Records the copy's name and what was read for it; from now on it can be linked to.
    func complete(_ name: FilePath, _ content: FileCopy.Copied) {
      made.withLock { $0 = (name, content) }
    }

    /// The digest of what was read; nil if the copy is not complete or no digest was computed.
    var digest: Digest? { made.withLock { $0?.content.digest } }

    /// Its name, if it is complete and is a copy of this version.
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
    var source: Folder.Identity
    var device: UInt64
  }

  private let known = Mutex<[Key: Copy]>([:])

  /// The existing or planned copy of this file; nil for the first caller, which has to make it.
  func claim(_ status: FileStatus, in destination: Folder, as copy: Copy) -> Copy? {
    let key = Key(
      source: Folder.Identity(device: status.device, inode: status.inode),
      device: destination.status.device)
    return known.withLock { known in
      if let copy = known[key] { return copy }
      known[key] = copy
      return nil
    }
  }
}

extension HardLinkCopies.Copy {
  /// Creates another hard link to the copy; returns false if the copy is gone or cannot be linked.
  ///
  /// - Parameter status: The status of the source; a file that differs from it now does not count as its copy.
  /// - Throws: A failure with `.fileExists` if the name is taken.
  func link(
    _ status: FileStatus, to new: FilePath, in directory: OpenFile
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
        try FileSystem.link(name, in: descent.current, to: new, in: directory)
      } else if let file {
        guard isCopy(try file.status(), of: status) else { return false }
        try FileSystem.link(file, to: new, in: directory)
      } else if let path {
        guard try isCopy(path, in: nil, of: status) else { return false }
        try FileSystem.link(path, in: nil, to: new, in: directory)
      } else {
        return false
      }
      return true
    } catch {
      // For any other reason, such as the limit of links to a file, the caller copies the file again.
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
    // No file system has a coarser time resolution than two seconds.
    there.kind == .regular && there.size == status.size
      && (there.modified - status.modified).magnitude <= 2_000_000_000
  }
}
