import Items
import Synchronization
package import SystemCalls
package import SystemPackage

/// The file of an ordered view's list: read by anybody, changed by one at a time.
///
/// It takes the place of the one before it in one step, so that who reads it sees the list before a change
/// or after it.
package struct ItemListFile: Sendable {
  /// The view's own directory.
  package let root: FilePath

  /// No list is longer.
  private static let limit = 64 << 20
  /// As many pieces are written one by one; of more, each would cost more than a copy of all.
  private static let fewPieces = 64

  package init(root: FilePath) { self.root = root }

  /// The list, as messages name it.
  package var path: FilePath { ViewDirectory.directory(of: root).appending(Self.name) }

  private static let name = "items.json"
  private static let lockName = "lock"

  /// What the file system says about a file that a list names; nil where there is none, or the name leads
  /// out of the view or through a link, as one from elsewhere may.
  package func status(ofFile name: String) -> FileStatus? {
    Self.relative(name).flatMap { try? top.statusIfPresent(of: $0) }
  }

  /// Opens a file that a list names; nil where none is there that can be read, or the name leads out of the
  /// view or through a link.
  package func open(file name: String) -> OpenFile? {
    Self.relative(name).flatMap { try? top.openFile($0) }
  }

  /// Whether there is nothing that a list could mean by a name; what only cannot be seen is not gone.
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

  /// The name of a file as a path below the view; nil of one that could lead elsewhere.
  private static func relative(_ name: String) -> FilePath? {
    let path = FilePath(carried: name)
    return path.components.allSatisfy { $0.kind == .regular } ? path : nil
  }

  private var top: ConfinedDirectory {
    get throws(SystemFailure) {
      try ConfinedDirectory(OpenFile.open(root, options: [.directory, .pathOnly]))
    }
  }

  /// Opens what the view keeps.
  ///
  /// - Throws: `ViewError.link` where one is in the place of what a list needs.
  private func open() throws(SystemFailure) -> ViewFiles? {
    guard let files = try ViewFiles.open(root) else { return nil }
    try files.refuseLinks([Self.name, Self.lockName, Placeholder.directoryName])
    return files
  }

  /// The list as it is; empty where there is none yet.
  ///
  /// - Throws: `ViewError.damaged`, `.unreadable`.
  package func read() throws(ViewError) -> ItemList {
    let bytes: [UInt8]
    let version: FileVersion
    do throws(SystemFailure) {
      guard let files = try open(),
        let status = try files.directory.statusIfPresent(of: FilePath(Self.name))
      else { return ItemList() }
      guard status.kind == .regular, status.size <= Self.limit else {
        throw SystemFailure("openat2", path, .fileTooLarge)
      }
      // A list is replaced, and not written over: the same file is the same list.
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

  /// The last list that was taken apart: a drop asks for the same one several times.
  private static let last = Mutex<(list: ItemList, version: FileVersion)?>(nil)

  /// The list as the next change finds it: without placeholders of runs that are gone.
  package func readLiving() throws(ViewError) -> ItemList {
    var list = try read()
    if let files = try? open() { Placeholder.takeDead(from: &list, in: files) }
    return list
  }

  /// Changes the list, once nobody else does; a list that stays the same is not written.
  ///
  /// What died in it is taken out before: placeholders of runs that are gone.
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
      lock = try files.directory.openFile(
        FilePath(Self.lockName), .readWrite, options: .create, permissions: 0o644)
      _ = try lock.lock(waiting: true)
    } catch {
      throw ViewError(writing: ViewDirectory.directory(of: root).appending(Self.lockName), error)
    }
    defer { withExtendedLifetime(lock) {} }
    let original = try read()
    var list = original
    Placeholder.removeDead(from: &list, in: files)
    let answer = body(&list)
    if !list.isUnchanged(from: original) { try replace(in: files, with: list) }
    return answer
  }

  private func replace(in files: ViewFiles, with list: ItemList) throws(ViewError) {
    do throws(SystemFailure) {
      try files.replace(FilePath(Self.name), by: FilePath("\(Self.name).new")) {
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
