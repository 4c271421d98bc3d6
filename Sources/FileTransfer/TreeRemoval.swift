import SystemCalls
import SystemPackage

/// Removes folder trees: a source's exactly as far as it was read, a staged one altogether.
enum TreeRemoval {
  /// A folder that was entered and not left.
  private struct Frame {
    let place: TreePlace
    var folders = NameList()
    /// Whether all went that was in it.
    var isEmpty = true
  }

  /// Empties a folder of the files that may go, and of the folders that are empty then.
  ///
  /// - Parameters:
  ///   - path: What the folder is called in the answer, which is what stays.
  ///   - mayGo: Asked of each file and link, with what makes its path below the tree's own folder.
  static func remove(
    _ folder: OpenFile, _ path: FilePath, _ mayGo: (FileStatus, () -> FilePath) -> Bool
  ) -> [FilePath] {
    var left: [FilePath] = []
    var descent = FolderDescent(folder)
    var frames = [empty(folder, TreePlace(), path, &left, mayGo)]
    while var frame = frames.popLast() {
      if let name = frame.folders.popLast().map({ FilePath(bytes: $0) }) {
        do throws(SystemFailure) {
          try descent.enter(name)
          frames.append(frame)
          let place = TreePlace(name, in: frame.place)
          frames.append(empty(descent.current, place, path, &left, mayGo))
        } catch {
          left.append(frame.place.path(of: name, below: path))
          frame.isEmpty = false
          frames.append(frame)
        }
        continue
      }
      guard !frames.isEmpty else { break }
      do throws(SystemFailure) {
        try descent.leave()
      } catch {
        // It was taken elsewhere meanwhile: what is above cannot be found from here.
        left.append(frame.place.path(of: "", below: path))
        return left
      }
      var isGone = false
      if frame.isEmpty {
        do throws(SystemFailure) {
          try FileSystem.removeFolder(frame.place.name, in: descent.current)
          isGone = true
        } catch {
          left.append(frame.place.path(of: "", below: path))
        }
      }
      if !isGone { frames[frames.count - 1].isEmpty = false }
    }
    return left
  }

  /// Removes what is in one folder, but for the folders, whose names it keeps.
  private static func empty(
    _ folder: OpenFile, _ place: TreePlace, _ path: FilePath, _ left: inout [FilePath],
    _ mayGo: (FileStatus, () -> FilePath) -> Bool
  ) -> Frame {
    var frame = Frame(place: place)
    guard let entries = try? FolderReader.entries(of: folder) else {
      left.append(place.path(of: "", below: path))
      frame.isEmpty = false
      return frame
    }
    for entry in entries {
      let name = entry.path
      if entry.kind == .folder {
        frame.folders.append(entry.name)
        continue
      }
      do throws(SystemFailure) {
        let status = try FileSystem.status(of: name, in: folder, followingLinks: false)
        if status.kind == .folder {
          frame.folders.append(entry.name)
          continue
        }
        if mayGo(status, { place.path(of: name) }) {
          try FileSystem.removeFile(name, in: folder)
          continue
        }
      } catch {}
      left.append(place.path(of: name, below: path))
      frame.isEmpty = false
    }
    return frame
  }

  /// Removes a tree of our own that is not wanted; tried twice.
  static func discard(_ name: FilePath, in folder: OpenFile) {
    for _ in 0..<2 {
      do throws(SystemFailure) {
        try discardOnce(name, in: folder)
        return
      } catch {
        if error.errno == .noSuchFileOrDirectory { return }
      }
    }
  }

  private static func discardOnce(
    _ name: FilePath, in folder: OpenFile
  ) throws(SystemFailure) {
    var descent = FolderDescent(folder)
    var frames: [(name: FilePath, folders: NameList)] = []
    var next: FilePath? = name
    while true {
      if let name = next {
        try descent.enter(opened: openForRemoval(name, in: descent.current))
        frames.append((name, try discardFiles(in: descent.current)))
      } else {
        guard let done = frames.popLast() else { return }
        try descent.leave()
        try FileSystem.removeFolder(done.name, in: descent.current)
      }
      if frames.isEmpty { return }
      next = frames[frames.count - 1].folders.popLast().map { FilePath(bytes: $0) }
    }
  }

  /// Removes all but the folders, and answers their names.
  private static func discardFiles(in folder: OpenFile) throws(SystemFailure) -> NameList {
    var folders = NameList()
    for entry in try FolderReader.entries(of: folder) {
      if try entry.kind(in: folder) == .folder {
        folders.append(entry.name)
      } else {
        try FileSystem.removeFile(entry.path, in: folder)
      }
    }
    return folders
  }

  /// Opens a folder that may have the rights of a source that nobody may write, or even read.
  private static func openForRemoval(
    _ name: FilePath, in folder: OpenFile
  ) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      let opened = try OpenFile.openFolder(name, in: folder, followingLinks: false)
      if try opened.status().mode & 0o700 != 0o700 { try opened.setMode(0o700) }
      return opened
    } catch  where error.errno == .permissionDenied {
      let place = try OpenFile.open(
        name, in: folder, options: [.directory, .noFollow, .placeOnly])
      try FileSystem.setMode(of: FilePath("/proc/self/fd/\(place.descriptor.rawValue)"), to: 0o700)
      return try OpenFile.openFolder(name, in: folder, followingLinks: false)
    }
  }
}
