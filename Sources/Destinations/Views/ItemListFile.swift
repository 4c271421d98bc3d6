import Items
import Synchronization
package import SystemCalls
package import SystemPackage

/// The file with the list of an ordered view.
///
/// It can be read at any time and is locked for changes.
///
/// Changes replace the file atomically, so that readers see the list either before or after a change.
package struct ItemListFile: Sendable {
  /// The root directory of the view.
  package let root: FilePath

  /// The maximum size of a list.
  private static let limit = 64 << 20
  /// The maximum number of pieces to write separately; with more, one copy of the whole text is cheaper.
  private static let fewPieces = 64

  package init(root: FilePath) { self.root = root }

  /// The path of the list for messages.
  package var path: FilePath { ViewDirectory.directory(of: root).appending(Self.name) }

  private static let name = "items.json"
  private static let lockName = "lock"

  /// The status of a listed file; nil if it does not exist, or if the name leads out of the view or through a
  /// link, as it may in a list from elsewhere.
  package func status(ofFile name: String) -> FileStatus? {
    Self.relative(name).flatMap { try? top.statusIfPresent(of: $0) }
  }

  /// Opens a listed file; nil if it cannot be read, or if its name leads out of the view or through a link.
  package func open(file name: String) -> OpenFile? {
    Self.relative(name).flatMap { try? top.openFile($0) }
  }

  /// Whether a listed file is missing; a file that merely cannot be accessed is not.
  package func isGone(file name: String) -> Bool {
    guard let relative = Self.relative(name) else { return true }
    do throws(SystemFailure) {
      return try top.statusIfPresent(of: relative) == nil
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels, .improperLink:
        return true
      default: return false
      }
    }
  }

  /// A listed name as a path relative to the view; nil if it could lead elsewhere.
  private static func relative(_ name: String) -> FilePath? {
    let path = FilePath(carried: name)
    return path.components.allSatisfy { $0.kind == .regular } ? path : nil
  }

  private var top: ConfinedDirectory {
    get throws(SystemFailure) {
      try ConfinedDirectory(OpenFile.open(root, options: [.directory, .pathOnly]))
    }
  }

  /// Opens the directory with the internal files of the view.
  ///
  /// - Throws: If one of the internal files of the list is a symbolic link.
  private func open() throws(SystemFailure) -> ViewFiles? {
    guard let files = try ViewFiles.open(root) else { return nil }
    try files.refuseLinks([Self.name, Self.lockName, Placeholder.directoryName])
    return files
  }

  /// The list; empty if there is none yet.
  ///
  /// - Throws: `ViewError.damaged`, `.unreadable`.
  package func read() throws(ViewError) -> ItemList {
    for _ in 0..<20 {
      do throws(ViewError) { return try readOnce() } catch {
        // An editor may be writing it in place, and nobody tells when it has finished.
        guard case .damaged = error, wasJustWritten else { throw error }
        Clock.pause(milliseconds: 10)
      }
    }
    return try readOnce()
  }

  private var wasJustWritten: Bool {
    guard let files = try? open(),
      let modified = try? files.directory.statusIfPresent(of: FilePath(Self.name))?.modified
    else { return false }
    return (Int128(Clock.now) - modified).magnitude < 1_000_000_000
  }

  private func readOnce() throws(ViewError) -> ItemList {
    let bytes: [UInt8]
    let version: FileVersion
    do throws(SystemFailure) {
      guard let files = try open(),
        let status = try files.directory.statusIfPresent(of: FilePath(Self.name))
      else { return ItemList() }
      guard status.kind == .regular, status.size <= Self.limit else {
        throw SystemFailure("openat2", path, .fileTooLarge)
      }
      // Lists are replaced and never overwritten, so the same version means the same content.
      if let known = Self.last.withLock({ $0?.version == status.version ? $0 : nil }) {
        return known.list
      }
      let file = try files.directory.openFile(FilePath(Self.name))
      version = try file.status().version
      bytes = try file.readAll(limit: Self.limit + 1)
    } catch {
      throw ViewError(reading: path, error)
    }
    do throws(ViewProblem) {
      let list = try ItemList(bytes)
      Self.last.withLock { $0 = (list, version) }
      return list
    } catch {
      throw .damaged(path, error)
    }
  }

  /// The list that was parsed last, because a drop reads the same list several times.
  private static let last = Mutex<(list: ItemList, version: FileVersion)?>(nil)

  /// The list in the state that the next change would start from, without placeholders of dead runs.
  package func readLiving() throws(ViewError) -> ItemList {
    var list = try read()
    if let files = try? open() { Placeholder.takeDead(from: &list, in: files) }
    return list
  }

  /// Waits for the lock and changes the list; an unchanged list is not written.
  ///
  /// Placeholders of dead runs are removed first.
  ///
  /// - Parameter body: Called again if another program has changed the list meanwhile.
  package func change<Answer>(
    _ body: (inout ItemList) -> Answer
  ) throws(ViewError) -> Answer {
    let files: ViewFiles
    let lock: OpenFile
    do throws(SystemFailure) {
      guard let found = try open() else {
        throw SystemFailure("openat2", path, .noSuchFileOrDirectory)
      }
      files = found
      lock = try files.lock()
    } catch {
      throw ViewError(writing: ViewDirectory.directory(of: root).appending(Self.lockName), error)
    }
    defer { withExtendedLifetime(lock) {} }
    for _ in 0..<RewrittenFile.attempts {
      let old = try lockedFile(files)
      let original = try read()
      var list = original
      Placeholder.removeDead(from: &list, in: files)
      let answer = body(&list)
      if list.isUnchanged(from: original) { return answer }
      if try replace(old, in: files, with: list) { return answer }
    }
    throw ViewError(writing: path, SystemFailure("renameat2", path, .wouldBlock))
  }

  /// The list, which other programs may write without the lock of the view.
  private func lockedFile(_ files: ViewFiles) throws(ViewError) -> RewrittenFile? {
    do throws(SystemFailure) {
      return try RewrittenFile(
        FilePath(Self.name), in: files.directory.directory, reads: false)
    } catch {
      throw ViewError(writing: path, error)
    }
  }

  private func replace(
    _ old: RewrittenFile?, in files: ViewFiles, with list: ItemList
  ) throws(ViewError) -> Bool {
    do throws(SystemFailure) {
      return try files.replace(FilePath(Self.name), old, by: FilePath("\(Self.name).new")) {
        (file) throws(SystemFailure) in
        let pieces = list.pieces
        if pieces.count <= Self.fewPieces {
          for piece in pieces { try file.writeAll(piece) }
        } else {
          try file.writeAll(list.text[...])
        }
      }
    } catch {
      throw ViewError(writing: path, error)
    }
  }
}
