package import Items
package import SystemCalls
package import SystemPackage

/// The directory of which another one is a copy, as far as an undo has to know it before it removes the copy.
package protocol TreeOriginal {
  /// An entry, with its path as messages show it.
  func shown(_ below: FilePath) -> FilePath
  func isDirectory() throws(UndoError) -> Bool
  /// What is at these paths below it; nil for what is missing. Only the directory itself may be a link.
  func facts(at paths: [FilePath]) throws(UndoError) -> [TreeFacts?]
  /// The digests of files in it.
  func digests(of paths: [FilePath]) throws(UndoError) -> [Digest]
  /// Its version, by which it is recognized while the copy is hidden; nil on a host.
  var version: FileVersion? { get }
  /// Whether it is still there while the copy is hidden.
  func isStillThere(as version: FileVersion?, by runID: RunID) throws(UndoError) -> Bool
  /// The number of everything in it; nil if that is not known.
  func count() throws(UndoError) -> Int?
}

/// What two entries have in common that are copies of each other, besides the bytes of files.
package struct TreeFacts: Equatable, Sendable {
  package let kind: FileStatus.Kind
  /// The size of a file, and 0 of anything else.
  package let size: Int64
  /// The content of a link.
  package let content: [UInt8]?

  package init(_ kind: FileStatus.Kind, size: Int64, content: [UInt8]?) {
    self.kind = kind
    self.size = kind == .regular ? size : 0
    self.content = content
  }
}

/// An original on this machine.
struct OriginalHere: TreeOriginal {
  let path: FilePath

  func shown(_ below: FilePath) -> FilePath { below.isEmpty ? path : path.pushing(below) }

  func isDirectory() -> Bool { (try? FileSystem.status(of: path).kind) == .directory }

  func facts(at paths: [FilePath]) -> [TreeFacts?] {
    paths.map { below in
      let path = path.pushing(below)
      guard let status = try? FileSystem.status(of: path, followingLinks: false) else { return nil }
      let content = status.kind == .link ? try? FileSystem.readLink(path) : nil
      return TreeFacts(status.kind, size: status.size, content: content)
    }
  }

  func digests(of paths: [FilePath]) throws(UndoError) -> [Digest] {
    var digests: [Digest] = []
    for below in paths {
      do throws(SystemFailure) {
        digests.append(try Digest(ofFile: path.pushing(below)))
      } catch {
        throw .transfer(TransferError(error))
      }
    }
    return digests
  }

  var version: FileVersion? { (try? FileSystem.status(of: path))?.version }

  func isStillThere(as version: FileVersion?, by runID: RunID) -> Bool {
    guard let version, let path = try? FileSystem.realPath(of: path) else { return false }
    return CopySight.isThere(path, as: version, by: runID)
  }

  func count() -> Int? {
    (try? SourceTree(path, followingLink: true, keepsLinks: true))?.entries.count
  }
}

/// An original on another host.
///
/// It is listed once for each question, because it may have changed since the last.
package struct OriginalThere: TreeOriginal {
  private let path: FilePath
  private let host: PlaceID
  private let files: any PlaceFiles

  package init(_ path: FilePath, on host: PlaceID, _ files: any PlaceFiles) {
    self.path = path
    self.host = host
    self.files = files
  }

  package func shown(_ below: FilePath) -> FilePath {
    host.shown(below.isEmpty ? path : path.pushing(below))
  }

  package func isDirectory() throws(UndoError) -> Bool {
    try far { () throws(FarError) in
      try files.look(at: [path], followingLinks: true)[0].get()?.kind == .directory
    }
  }

  package func facts(at paths: [FilePath]) throws(UndoError) -> [TreeFacts?] {
    try far { () throws(FarError) in
      var found: [FilePath: FarStatus] = [:]
      for (below, status) in try files.entries(below: path) { found[below] = status }
      let links = paths.filter { found[$0]?.kind == .link }
      var contents: [FilePath: [UInt8]] = [:]
      for (below, content) in zip(
        links, try files.contents(ofLinks: links.map { path.pushing($0) }))
      {
        contents[below] = try content.get().bytes
      }
      return paths.map { below in
        found[below].map { TreeFacts($0.kind, size: $0.size, content: contents[below]) }
      }
    }
  }

  package func digests(of paths: [FilePath]) throws(UndoError) -> [Digest] {
    try far { () throws(FarError) in
      try files.allDigests(of: paths.map { path.pushing($0) }).map(\.digest)
    }
  }

  package var version: FileVersion? { nil }

  package func isStillThere(
    as version: FileVersion?, by runID: RunID
  ) throws(UndoError) -> Bool { try isDirectory() }

  package func count() throws(UndoError) -> Int? {
    try far { () throws(FarError) in try files.entries(below: path).count }
  }

  private func far<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(FarError) { return try body() } catch {
      throw .transfer(.elsewhere(error.diagnostic(host), isLost: error.endsConnection))
    }
  }
}
