import CLinux
import Glibc
package import SystemPackage

/// Removes what is this program's own with everything below it: private folders, sessions, payloads.
///
/// The rights that a tree has from its source keep nothing of it on disk, and no depth is too deep. It never
/// goes through a link: each folder is opened from the one above it.
package enum TreeErasure {
  /// A folder that was entered and not left.
  private struct Frame {
    let name: FilePath
    var folders: NameList
  }

  /// Removes a name and what is below it; a missing name is not an error.
  ///
  /// What cannot be removed keeps nothing else from going.
  ///
  /// - Throws: The first failure, after everything was tried.
  package static func remove(_ path: FilePath) throws(SystemFailure) {
    guard let last = path.lastComponent else {
      throw SystemFailure("unlinkat", path, .invalidArgument)
    }
    let parent: OpenFile
    do throws(SystemFailure) {
      parent = try OpenFile.openPlace(path.folder.isEmpty ? "." : path.folder)
    } catch {
      if error.errno == .noSuchFileOrDirectory { return }
      throw error
    }
    try remove(FilePath(name: last), in: parent)
  }

  /// Removes a name of an open folder and what is below it.
  package static func remove(_ name: FilePath, in parent: OpenFile) throws(SystemFailure) {
    var failure: SystemFailure?
    func trying(_ body: () throws(SystemFailure) -> Void) {
      do throws(SystemFailure) {
        try body()
      } catch {
        if error.errno != .noSuchFileOrDirectory { failure = failure ?? error }
      }
    }
    var isFolder = false
    trying { () throws(SystemFailure) in isFolder = try !removeFile(name, in: parent) }
    guard isFolder else {
      if let failure { throw failure }
      return
    }
    var descent = FolderDescent(parent)
    var frames: [Frame] = []
    var next: FilePath? = name
    while true {
      if let name = next {
        trying { () throws(SystemFailure) in
          try descent.enter(opened: open(name, in: descent.current))
          // From here on the folder is left again, whatever becomes of what is in it.
          frames.append(Frame(name: name, folders: NameList()))
          frames[frames.count - 1].folders = empty(descent.current, &failure)
        }
      } else if let frame = frames.popLast() {
        do throws(SystemFailure) {
          try descent.leave()
        } catch {
          // It was taken elsewhere meanwhile: what is above cannot be found from here.
          throw failure ?? error
        }
        trying { () throws(SystemFailure) in
          try FileSystem.removeFolder(frame.name, in: descent.current)
        }
      }
      if frames.isEmpty { break }
      next = frames[frames.count - 1].folders.popLast().map { FilePath(bytes: $0) }
    }
    if let failure { throw failure }
  }

  /// Opens a folder that may have the rights of a source that nobody may write, or even read, and gives its
  /// owner all of them; a link is not followed.
  package static func open(
    _ name: FilePath, in folder: OpenFile
  ) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      let opened = try OpenFile.openFolder(name, in: folder, followingLinks: false)
      if try opened.status().mode & 0o700 != 0o700 { try opened.setMode(0o700) }
      return opened
    } catch  where error.errno == .permissionDenied {
      try FileSystem.setMode(of: name, in: folder, to: 0o700, followingLinks: false)
      return try OpenFile.openFolder(name, in: folder, followingLinks: false)
    }
  }

  /// Removes what is in a folder but for its folders, which it answers.
  private static func empty(_ folder: OpenFile, _ failure: inout SystemFailure?) -> NameList {
    var files = NameList()
    var folders = NameList()
    do throws(SystemFailure) {
      // Read to the end first: an entry that goes may move others past a reader.
      var reader = FolderReader(folder)
      while let entries = try reader.next() {
        for entry in entries {
          if entry.kind == .folder { folders.append(entry.name) } else { files.append(entry.name) }
        }
      }
    } catch {
      failure = failure ?? error
    }
    while let name = files.popLast() {
      do throws(SystemFailure) {
        if try !removeFile(FilePath(bytes: name), in: folder) { folders.append(name) }
      } catch {
        if error.errno != .noSuchFileOrDirectory { failure = failure ?? error }
      }
    }
    return folders
  }

  /// Removes anything but a folder; answers whether it is none.
  private static func removeFile(
    _ name: FilePath, in folder: OpenFile
  ) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      try FileSystem.removeFile(name, in: folder)
      return true
    } catch {
      if error.errno == .noSuchFileOrDirectory { throw error }
      let status = try FileSystem.statusIfPresent(of: name, in: folder, followingLinks: false)
      if status?.kind == .folder { return false }
      throw error
    }
  }
}
