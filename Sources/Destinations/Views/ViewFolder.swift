import Items
import SystemCalls
package import SystemPackage

/// A folder that was made a view, as it is on disk.
package struct ViewFolder: Equatable, Sendable {
  /// The view's own folder, with all links followed.
  package let root: FilePath
  /// The text of its delegate.
  package let bytes: [UInt8]
  /// The folder that was asked about, with all links followed: the view's own or one below it.
  package let place: FilePath

  /// No delegate is longer.
  package static let limit = 1 << 20

  package init(root: FilePath, bytes: [UInt8], place: FilePath? = nil) {
    self.root = root
    self.bytes = bytes
    self.place = place ?? root
  }

  /// The file that holds a view's delegate.
  package static func file(of root: FilePath) -> FilePath {
    root.appending(View.folderName).appending(View.fileName)
  }

  /// The folder that holds what is known of a view.
  package static func folder(of root: FilePath) -> FilePath { root.appending(View.folderName) }

  /// The view that a folder obeys: its own, else that of the nearest folder above; nil where there is none.
  ///
  /// - Parameter folder: Absolute. What of it does not exist yet is left out.
  /// - Throws: `ViewError.insideFolder` for a place in what belongs to a view; `.unreadable`.
  package static func nearest(to folder: FilePath) throws(ViewError) -> ViewFolder? {
    let place = real(folder)
    if place.components.contains(where: { $0.string == View.folderName }) {
      throw .insideFolder(folder)
    }
    var root = place
    while true {
      if let view = try at(root) { return ViewFolder(root: root, bytes: view.bytes, place: place) }
      guard root.removeLastComponent() else { return nil }
    }
  }

  /// The view that a folder itself is; nil where it is none.
  package static func at(_ root: FilePath) throws(ViewError) -> ViewFolder? {
    let path = file(of: root)
    do throws(SystemFailure) {
      guard let status = try FileSystem.statusIfPresent(of: path) else { return nil }
      if status.kind == .regular && status.size <= limit {
        return ViewFolder(root: root, bytes: try OpenFile.open(path).readAll(limit: limit + 1))
      }
    } catch {
      if error.errno == .notDirectory { return nil }
      throw .unreadable(path, error.errno)
    }
    throw .unreadable(path, nil)
  }

  private static func real(_ folder: FilePath) -> FilePath {
    var there = folder.lexicallyNormalized()
    var missing: [FilePath.Component] = []
    while true {
      if let path = try? FileSystem.realPath(of: there) {
        return path.appending(missing.reversed())
      }
      guard let last = there.lastComponent else { return folder }
      missing.append(last)
      there.removeLastComponent()
    }
  }
}
