import SystemCalls
import SystemPackage

/// Removes folder trees of sources, exactly as far as they were read.
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
          try OwnChanges.shared.remove(name, in: folder, status)
          continue
        }
      } catch {}
      left.append(place.path(of: name, below: path))
      frame.isEmpty = false
    }
    return frame
  }
}
