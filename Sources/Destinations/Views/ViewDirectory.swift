import Items
import SystemCalls
package import SystemPackage

/// A directory that was made a view, as it is on disk.
package struct ViewDirectory: Equatable, Sendable {
  /// The view's own directory, with all links followed.
  package let root: FilePath
  /// The text of its delegate.
  package let bytes: [UInt8]
  /// The directory that was asked about, with all links followed: the view's own or one below it.
  package private(set) var location: FilePath
  /// Which directories it is, and whose.
  package let identity: ViewFiles.Identity
  /// Whether nobody but this user and root decides what it says.
  package let isOwnWord: Bool

  /// No delegate is longer.
  package static let limit = 1 << 20

  /// The file that holds a view's delegate, as messages name it.
  package static func file(of root: FilePath) -> FilePath {
    root.appending(View.directoryName).appending(View.fileName)
  }

  /// The directory that holds what is known of a view, as messages name it.
  package static func directory(of root: FilePath) -> FilePath {
    root.appending(View.directoryName)
  }

  /// The view that a directory obeys: its own, else that of the nearest directory above; nil where there is none.
  ///
  /// - Parameters:
  ///   - directory: Absolute. What of it does not exist yet is left out.
  ///   - trusts: Whether the user trusts a view that others could have written; one that is not trusted has
  ///     no effect.
  /// - Throws: `ViewError.insideDirectory` for a place in what belongs to a view; `.unreadable`, `.link`.
  package static func nearest(
    to directory: FilePath, trusting trusts: (ViewDirectory) -> Bool
  ) throws(ViewError) -> ViewDirectory? {
    let location = real(directory)
    if location.components.contains(where: { $0.string == View.directoryName }) {
      throw .insideDirectory(directory)
    }
    for root in DirectoriesAbove(location) {
      if var view = try at(root, trusting: trusts) {
        view.location = location
        return view
      }
    }
    return nil
  }

  /// The view that a directory itself is; nil where it is none, or one that has no effect.
  package static func at(
    _ root: FilePath, trusting trusts: (ViewDirectory) -> Bool
  ) throws(ViewError) -> ViewDirectory? {
    do throws(ViewError) {
      guard let view = try look(at: root), view.isOwnWord || trusts(view) else { return nil }
      return view
    } catch {
      // A view that is not this user's has no effect, even when it cannot be read.
      if isOwnPlace(root) { throw error }
      return nil
    }
  }

  /// The view that a directory itself is, whoever wrote it; nil where it is none.
  package static func look(at root: FilePath) throws(ViewError) -> ViewDirectory? {
    let path = file(of: root)
    do throws(SystemFailure) {
      // Most directories are none, and that is told at once.
      guard
        try FileSystem.statusIfPresent(of: directory(of: root), followingLinks: false) != nil,
        let files = try ViewFiles.open(root)
      else { return nil }
      let file: OpenFile
      do throws(SystemFailure) {
        file = try files.directory.openFile(FilePath(View.fileName))
      } catch {
        if error.errno == .noSuchFileOrDirectory { return nil }
        throw error
      }
      let status = try file.status()
      guard status.size <= limit else { throw SystemFailure("openat2", path, .fileTooLarge) }
      return ViewDirectory(
        root: root, bytes: try file.readAll(limit: limit + 1), location: root,
        identity: files.identity,
        isOwnWord: files.isOwnWord && status.isOwnWord(orRoot: true))
    } catch {
      throw ViewError(reading: path, error)
    }
  }

  /// Whether nobody but this user and root decides what a directory would be as a view.
  private static func isOwnPlace(_ root: FilePath) -> Bool {
    guard let top = try? FileSystem.status(of: root, followingLinks: false) else { return false }
    guard
      let inner = try? FileSystem.status(of: directory(of: root), followingLinks: false)
    else { return top.isOwned() }
    return top.isOwned(orRoot: true) && inner.isOwnWord(orRoot: true)
  }

  /// The path with all links followed, as far as there is anything.
  private static func real(_ directory: FilePath) -> FilePath {
    let path = directory.lexicallyNormalized()
    let bytes = path.bytes
    let ends =
      [bytes.endIndex]
      + bytes.indices.filter { $0 > 0 && bytes[$0] == UInt8(ascii: "/") }.reversed()
    // Most often all of it is there.
    if let real = real(ends[0], of: bytes) { return real }
    // What is above something that is there is there, too.
    var found: (real: FilePath, end: Int)?
    var (low, high) = (1, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if let real = real(ends[middle], of: bytes) {
        found = (real, ends[middle])
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard let found else { return path.isAbsolute ? path : directory }
    return found.real.appending(bytes: Array(bytes[(found.end + 1)...]))
  }

  private static func real(_ end: Int, of path: [UInt8]) -> FilePath? {
    try? FileSystem.realPath(of: FilePath(bytes: Array(path[..<end])))
  }

  // MARK: - Writing

  /// Writes the delegate of a directory, which is a view then; it is on disk when this returns.
  package static func write(
    _ text: [UInt8], in root: FilePath
  ) throws(ViewError) -> ViewDirectory {
    do throws(SystemFailure) {
      let files = try ViewFiles.make(in: root)
      let mark = try Machine.randomBytes(6).map { String($0, radix: 36) }.joined()
      try files.refuseLinks([View.fileName])
      try files.replace(FilePath(View.fileName), by: FilePath(".dnd-\(mark)")) {
        (file) throws(SystemFailure) in try file.writeAll(text)
      }
    } catch {
      throw ViewError(writing: file(of: root), error)
    }
    guard let view = try look(at: root), view.bytes == text else {
      throw .notWritten(file(of: root), .resourceTemporarilyUnavailable)
    }
    return view
  }
}
