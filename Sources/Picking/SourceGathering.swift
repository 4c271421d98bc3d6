package import Context
import Destinations
import Diagnostics
import Items
import OrderedViews
import SystemCalls
import SystemPackage

/// One thing to pick up, with folders already taken apart where that was asked for.
enum SourceEntry: Equatable {
  /// A path below which nothing more is looked for, the folder that it keeps in the destination, whether
  /// it was said with `.` or `..` at its end, and the folder that was taken apart, if it was found in one.
  case path(FilePath, relativeFolder: [UInt8], isUnnamed: Bool, foundBelow: FilePath? = nil)
  case standardInput
  case url(String)
  case data(DataURI)
}

/// Finds everything that a request names, in batches: arguments first, then the list.
package struct SourceGathering {
  package let request: SourceRequest
  package let context: ExchangeContext

  package init(request: SourceRequest, context: ExchangeContext) {
    self.request = request
    self.context = context
  }
  /// How many entries a batch holds at most.
  package static let batchSize = 512

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
    guard word.utf8.last == UInt8(ascii: "/"), SourceWord(word) == .path(path),
      (try? FileSystem.status(of: context.absolute(path)))?.kind != .folder
    else { return }
    if !request.ignoresMissing { throw .sourceMissing(path) }
  }

  /// Gives what the list names to `body`, without looking at it.
  package func forEachListed(_ body: (SourceWord) throws -> Void) throws {
    guard let list = request.list else { return }
    let reader = SourceList(
      format: request.listFormat, label: list, report: { context.report(.said($0)) })
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
    case .data(let data): try take(.data(data))
    case .path(let path):
      if path.length > PathLimit.bytes {
        throw ExchangeError.sourceUnreadable("the path", .fileNameTooLong)
      }
      let absolute = named(context.absolute(path))
      if let places = request.places { return try takeListed(places, of: absolute, into: take) }
      guard request.depth != .whole, try isFolder(absolute, typed: path) else {
        try take(.path(absolute, relativeFolder: [], isUnnamed: Self.isUnnamed(path)))
        return
      }
      let top: ConfinedFolder
      do throws(SystemFailure) {
        top = try ConfinedFolder(opening: absolute)
      } catch {
        if request.ignoresMissing { return }
        throw ExchangeError(reading: absolute, error)
      }
      guard let order = ViewOrder(of: absolute, in: context) else {
        return try walk(absolute, in: top, into: take)
      }
      var found: [SourceEntry] = []
      try walk(absolute, in: top) { found.append($0) }
      for entry in order.sorted(found, in: absolute) { try take(entry) }
    }
  }

  /// Gives the files that stand at places in the list of an ordered view.
  private func takeListed(
    _ places: [ClosedRange<Int>], of folder: FilePath, into take: (SourceEntry) throws -> Void
  ) throws {
    let standing = try context.view(askedOf: folder, context.registry())
    guard standing.view.ordered == true else {
      throw ExchangeError.unsayable(
        "--at is for a view that keeps an order: see dnd init --ordered")
    }
    if !standing.isOwn { throw ExchangeError.forbidden(.foreignView(standing.root)) }
    let file = ItemListFile(root: standing.root)
    let list = try file.readLiving()
    for range in places {
      guard range.lowerBound >= 1, range.upperBound <= list.count else {
        throw ExchangeError.unsayable(
          "--at: the list of '\(standing.root.carried)' has \(list.count) entries")
      }
      for number in range where !list[number - 1].isPlaceholder {
        let name = list[number - 1].file
        let path = standing.root.pushing(FilePath(carried: name))
        // A list from elsewhere may name what lies outside.
        if file.status(ofFile: name) == nil {
          if request.ignoresMissing { continue }
          throw ExchangeError.sourceMissing(path)
        }
        try take(.path(path, relativeFolder: [], isUnnamed: false))
      }
    }
  }

  /// The path by which a folder that is said as `.` or `..` has a name.
  private func named(_ path: FilePath) -> FilePath {
    Self.isUnnamed(path) ? (try? FileSystem.realPath(of: path)) ?? path : path
  }

  private static func isUnnamed(_ path: FilePath) -> Bool {
    path.lastComponent.map { $0.kind != .regular } ?? false
  }

  private func isFolder(_ path: FilePath, typed: FilePath) throws -> Bool {
    do throws(SystemFailure) {
      return try FileSystem.status(of: path).kind == .folder
    } catch {
      if error.errno.isOfLinkToNowhere, isLink(path) { return false }
      if request.ignoresMissing { return false }
      throw ExchangeError(reading: typed, error)
    }
  }

  private func isLink(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false))?.kind == .link
  }

  /// The files below a folder, by name; a link to a folder is not followed, so the walk ends.
  ///
  /// A level costs the same however deep it is, and the stack does not grow.
  private func walk(
    _ folder: FilePath, in top: ConfinedFolder, into take: (SourceEntry) throws -> Void
  ) throws {
    var way: FolderWay
    do throws(SystemFailure) {
      way = try FolderWay(top)
    } catch {
      if request.ignoresMissing { return }
      throw ExchangeError(reading: folder, error)
    }
    while true {
      let entry: FolderReader.Entry?
      do throws(SystemFailure) {
        entry = try way.next()
      } catch {
        throw ExchangeError(reading: folder.below(way.prefix), error)
      }
      guard let entry else { return }
      let kind: FileStatus.Kind
      do throws(SystemFailure) {
        kind = try way.kind(of: entry)
        if kind == .folder {
          if FilePath.isOfViews(entry.name) { continue }
          try way.enter(entry)
          continue
        }
      } catch {
        if request.ignoresMissing { continue }
        throw ExchangeError(reading: folder.below(way.prefix + entry.name), error)
      }
      let path = folder.below(way.prefix + entry.name)
      guard isLifted(kind, at: path) else { continue }
      let kept = request.depth == .relative ? Array(way.prefix.dropLast()) : []
      try take(.path(path, relativeFolder: kept, isUnnamed: false, foundBelow: top.path))
    }
  }

  private func isLifted(_ kind: FileStatus.Kind, at path: FilePath) -> Bool {
    switch kind {
    case .regular: return true
    case .link:
      do throws(SystemFailure) {
        if try FileSystem.status(of: path).kind == .regular { return true }
      } catch {
        if error.errno.isOfLinkToNowhere { return true }
      }
    default: break
    }
    context.report(
      .said(
        Diagnostic(
          .warning, .sourceSkipped, "'\(path.carried)' is not a file and is left out")))
    return false
  }
}

extension FilePath {
  /// The path of what is called so below this folder.
  fileprivate func below(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes + [UInt8(ascii: "/")] + name)
  }
}
