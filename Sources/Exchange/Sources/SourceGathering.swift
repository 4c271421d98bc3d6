import Diagnostics
import SystemCalls
import SystemPackage

/// One thing to pick up, with folders already taken apart where that was asked for.
enum SourceEntry: Equatable {
  /// A path below which nothing more is looked for, and the folder that it keeps in the destination.
  case path(FilePath, relativeFolder: [UInt8])
  case standardInput
  case url(String)
}

/// Finds everything that a request names, in batches: arguments first, then the list.
struct SourceGathering {
  let request: SourceRequest
  let context: ExchangeContext
  /// How many entries a batch holds at most.
  static let batchSize = 512

  /// Gives the entries to `body`, in order.
  ///
  /// - Throws: `ExchangeError.sourceMissing` for a folder or list that is not there; what `body` throws.
  func forEachBatch(_ body: ([SourceEntry]) throws -> Void) throws {
    var batch: [SourceEntry] = []
    func take(_ entry: SourceEntry) throws {
      batch.append(entry)
      guard batch.count == Self.batchSize else { return }
      if context.isCancelled() { throw ExchangeError.cancelled }
      try body(batch)
      batch.removeAll(keepingCapacity: true)
    }
    for word in request.sources {
      try checkPath(word)
      try expand(SourceWord(word), into: take)
    }
    try forEachListed { try expand($0, into: take) }
    if !batch.isEmpty { try body(batch) }
  }

  /// An empty word is no folder, and `file/` names no file, whatever a path type makes of them.
  private func checkPath(_ word: String) throws(ExchangeError) {
    let path = FilePath(carried: word)
    if word.isEmpty { throw .sourceMissing(path) }
    guard word.utf8.last == UInt8(ascii: "/"), !SourceWord.isURL(word),
      (try? FileSystem.status(of: context.absolute(path)))?.kind != .folder
    else { return }
    if !request.ignoresMissing { throw .sourceMissing(path) }
  }

  /// Gives what the list names to `body`, without looking at it.
  func forEachListed(_ body: (SourceWord) throws -> Void) throws {
    guard let list = request.list else { return }
    let reader = SourceList(format: request.listFormat, label: list)
    guard list != "-" else { return try reader.read(from: context.input, body) }
    let path = context.absolute(FilePath(carried: list))
    let file: OpenFile
    do throws(SystemFailure) {
      file = try OpenFile.open(path)
    } catch {
      throw ExchangeError(reading: FilePath(carried: list), error)
    }
    try reader.read(from: file, body)
  }

  private func expand(_ word: SourceWord, into take: (SourceEntry) throws -> Void) throws {
    switch word {
    case .standardInput: try take(.standardInput)
    case .url(let url): try take(.url(url))
    case .path(let path):
      if path.length > PathLimit.bytes {
        throw ExchangeError.sourceUnreadable("the path", .fileNameTooLong)
      }
      let absolute = named(context.absolute(path))
      guard request.depth != .whole, try isFolder(absolute, typed: path) else {
        try take(.path(absolute, relativeFolder: []))
        return
      }
      try walk(absolute, below: [], into: take)
    }
  }

  /// The path by which a folder that is said as `.` or `..` has a name.
  private func named(_ path: FilePath) -> FilePath {
    guard let last = path.lastComponent, last.kind != .regular else { return path }
    return (try? FileSystem.realPath(of: path)) ?? path
  }

  private func isFolder(_ path: FilePath, typed: FilePath) throws -> Bool {
    do throws(SystemFailure) {
      return try FileSystem.status(of: path).kind == .folder
    } catch {
      if request.ignoresMissing { return false }
      throw ExchangeError(reading: typed, error)
    }
  }

  /// The files below a folder, by name; a link to a folder is not followed, so the walk ends.
  private func walk(
    _ folder: FilePath, below prefix: [UInt8], into take: (SourceEntry) throws -> Void
  ) throws {
    let entries: [FolderReader.Entry]
    do throws(SystemFailure) {
      entries = try FolderReader.entries(of: OpenFile.openFolder(folder))
    } catch {
      if request.ignoresMissing { return }
      throw ExchangeError(reading: folder, error)
    }
    for entry in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      let path = folder.appending(entry.path.components)
      let kind =
        try entry.kind ?? FileSystem.status(of: path, followingLinks: false).kind
      if kind == .folder {
        try walk(path, below: prefix + entry.name + [UInt8(ascii: "/")], into: take)
      } else if isLifted(kind, at: path) {
        let kept = request.depth == .relative ? Array(prefix.dropLast()) : []
        try take(.path(path, relativeFolder: kept))
      }
    }
  }

  private func isLifted(_ kind: FileStatus.Kind, at path: FilePath) -> Bool {
    switch kind {
    case .regular: return true
    case .link:
      if (try? FileSystem.status(of: path))?.kind == .regular { return true }
    default: break
    }
    context.report(
      .said(
        Diagnostic(
          .warning, .sourceSkipped, "'\(path.carried)' is no file and is left out")))
    return false
  }
}

extension ExchangeContext {
  /// A path as seen from the working folder; `.` and `..` stay as they are.
  func absolute(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path : workingFolder.pushing(path)
  }
}
