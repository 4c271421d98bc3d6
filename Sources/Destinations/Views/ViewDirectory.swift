import Items
import SystemCalls
package import SystemPackage

/// A view as found on disk.
package struct ViewDirectory: Equatable, Sendable {
  /// The root directory of the view, with all symbolic links resolved.
  package let root: FilePath
  /// The content of the view's file.
  package let bytes: [UInt8]
  /// The real path of the requested directory: the root or a directory below it.
  package private(set) var location: FilePath
  /// The identity and owners of the view's directories.
  package let identity: ViewFiles.Identity
  /// Whether only this user and root can change the view.
  package let isOwnWord: Bool

  /// The maximum size of a view's file.
  package static let limit = 1 << 20

  /// The path of the file with a view's rules, for messages.
  package static func file(of root: FilePath) -> FilePath {
    root.appending(View.directoryName).appending(View.fileName)
  }

  /// The path of the directory with a view's internal files, for messages.
  package static func directory(of root: FilePath) -> FilePath {
    root.appending(View.directoryName)
  }

  /// The view that governs a directory: its own or that of the nearest parent; nil if there is none.
  ///
  /// - Parameters:
  ///   - directory: An absolute path, which need not exist completely.
  ///   - trusts: Whether the user trusts a view that others could have written; an untrusted view has no
  ///     effect.
  /// - Throws: `ViewError.insideDirectory` for a path inside a view's internal directory; `.unreadable`,
  ///   `.link`.
  package static func nearest(
    to directory: FilePath, trusting trusts: (ViewDirectory) -> Bool
  ) throws(ViewError) -> ViewDirectory? {
    let location = real(directory)
    if location.components.contains(where: { View.isDirectoryName($0.bytes) }) {
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

  /// The view whose root is this directory; nil if there is none or it has no effect.
  package static func at(
    _ root: FilePath, trusting trusts: (ViewDirectory) -> Bool
  ) throws(ViewError) -> ViewDirectory? {
    do throws(ViewError) {
      guard let view = try look(at: root), view.isOwnWord || trusts(view) else { return nil }
      return view
    } catch {
      // A foreign view has no effect, even if it cannot be read.
      if isOwnPlace(root) { throw error }
      return nil
    }
  }

  /// The view whose root is this directory, whoever wrote it; nil if there is none.
  package static func look(at root: FilePath) throws(ViewError) -> ViewDirectory? {
    let path = file(of: root)
    do throws(SystemFailure) {
      // Check this first, because most directories are not views.
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

  /// Whether only this user and root could change the directory's view.
  private static func isOwnPlace(_ root: FilePath) -> Bool {
    guard let top = try? FileSystem.status(of: root, followingLinks: false) else { return false }
    guard
      let inner = try? FileSystem.status(of: directory(of: root), followingLinks: false)
    else { return top.isOwned() }
    return top.isOwned(orRoot: true) && inner.isOwnWord(orRoot: true)
  }

  /// The path with all symbolic links resolved, as far as it exists.
  private static func real(_ directory: FilePath) -> FilePath {
    let path = directory.lexicallyNormalized()
    let bytes = path.bytes
    let ends =
      [bytes.endIndex]
      + bytes.indices.filter { $0 > 0 && bytes[$0] == UInt8(ascii: "/") }.reversed()
    // Usually the whole path exists.
    if let real = real(ends[0], of: bytes) { return real }
    // Binary search, because every parent of an existing directory exists.
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

  /// Writes the rules of a directory, which makes it a view; they are synced when this returns.
  ///
  /// Nobody else who uses this function changes them before `body` has returned.
  ///
  /// - Parameters:
  ///   - text: The new rules for the view that is there, if any. Called again if another program has changed them
  ///     meanwhile.
  ///   - announce: Called with the view that is about to be written.
  ///   - body: Called with the view as it is then.
  package static func write<Failure>(
    in root: FilePath, _ text: (ViewDirectory?) throws(Failure) -> [UInt8],
    announcing announce: (ViewDirectory) throws(Failure) -> Void,
    then body: (ViewDirectory) throws(Failure) -> Void, failing: (ViewError) -> Failure
  ) throws(Failure) {
    func calling<Answer>(
      _ body: () throws(SystemFailure) -> Answer
    ) throws(Failure) -> Answer {
      do throws(SystemFailure) { return try body() } catch {
        throw failing(ViewError(writing: file(of: root), error))
      }
    }
    func there() throws(Failure) -> ViewDirectory? {
      do throws(ViewError) { return try look(at: root) } catch { throw failing(error) }
    }
    let files = try calling { () throws(SystemFailure) in try ViewFiles.make(in: root) }
    let lock = try calling { () throws(SystemFailure) in
      try files.refuseLinks([View.fileName, "lock"])
      return try files.lock()
    }
    defer { withExtendedLifetime(lock) {} }
    let name = FilePath(View.fileName)
    for _ in 0..<RewrittenFile.attempts {
      let old = try calling { () throws(SystemFailure) in
        try RewrittenFile(name, in: files.directory.directory, limit: limit)
      }
      let existing = try there()
      let new = try text(existing)
      guard old?.bytes == existing?.bytes else { continue }
      try announce(
        ViewDirectory(
          root: root, bytes: new, location: root, identity: files.identity,
          isOwnWord: files.isOwnWord))
      let isDone = try calling { () throws(SystemFailure) in
        let mark = try Machine.randomBytes(6).map { String($0, radix: 36) }.joined()
        return try files.replace(name, old, by: FilePath(".dnd-\(mark)")) {
          (file) throws(SystemFailure) in try file.writeAll(new)
        }
      }
      if isDone, let view = try there(), view.bytes == new { return try body(view) }
    }
    throw failing(.notWritten(file(of: root), .resourceTemporarilyUnavailable))
  }
}
