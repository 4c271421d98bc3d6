import Diagnostics
package import FileTransfer
package import SystemCalls
package import SystemPackage

/// Why something was not fetched, and on which side that was.
package enum FetchFailure: Error {
  case near(SystemFailure)
  case far(FarError)
}

/// Copies files and directories of another host into a directory of our own.
///
/// The host is not trusted with names: each is one path component, and nothing is written through a link.
package struct FarFetch {
  private let files: any PlaceFiles
  private let context: ExchangeContext
  /// Called with a file of which something has arrived.
  private let progress: (Wanted) -> Void

  /// The most entries of a directory, with everything below it, and how deep they are.
  static let mostEntries = 1_000_000
  static let deepest = 512

  package init(
    _ files: any PlaceFiles, _ context: ExchangeContext,
    _ progress: @escaping (Wanted) -> Void = { _ in }
  ) {
    self.files = files
    self.context = context
    self.progress = progress
  }

  /// A file to copy, as it was when it was looked at.
  package struct Wanted {
    package var source: FilePath
    package var status: FarStatus
    /// Where an empty file may be; nil if the bytes are held in memory.
    package var path: FilePath?
    /// The number by which the caller knows it.
    package var number = 0

    package init(source: FilePath, status: FarStatus, path: FilePath?, number: Int = 0) {
      self.source = source
      self.status = status
      self.path = path
      self.number = number
    }
  }

  /// Copies files with their permissions and times, many at a time; a failure is that of one file.
  ///
  /// The owner may read each copy, whatever the permissions there are.
  /// Each has to be the same file before it is read and after: half of each version would be worse than none.
  ///
  /// - Parameter hold: Called with what arrives of a file without a path, piece by piece, and the number of the file.
  package func callAsFunction(
    _ wanted: [Wanted], hold: (Int, [UInt8]) -> Void = { _, _ in }
  ) throws(FarError) -> [Result<Void, FetchFailure>] {
    var open: [Int: OpenFile] = [:]
    var counts = wanted.map { _ in Int64(0) }
    var failures: [Int: SystemFailure] = [:]
    let read = try files.read(wanted.map { FarReading($0.source, size: $0.status.size) }) {
      (index, bytes) in
      if context.isCancelled() { return false }
      counts[index] += Int64(bytes.count)
      guard let path = wanted[index].path else {
        hold(wanted[index].number, bytes)
        if !bytes.isEmpty { progress(wanted[index]) }
        return true
      }
      do throws(SystemFailure) {
        let file: OpenFile
        if let known = open[index] {
          file = known
        } else {
          file = try Self.create(path)
        }
        open[index] = bytes.isEmpty ? nil : file
        if bytes.isEmpty {
          try Self.describe(file, wanted[index].status)
        } else {
          try file.writeAll(bytes)
          progress(wanted[index])
        }
        return true
      } catch {
        open[index] = nil
        failures[index] = error
        return false
      }
    }
    if context.isCancelled() { throw .cancelled }
    let now = try files.look(at: wanted.map(\.source), followingLinks: true)
    return wanted.indices.map { index in
      if let failure = failures[index] { return .failure(.near(failure)) }
      if case .failure(let error) = read[index] { return .failure(.far(error)) }
      let status = wanted[index].status
      guard counts[index] == status.size, case .success(let after?) = now[index],
        after.size == status.size, after.modified == status.modified
      else {
        return .failure(.far(.failed(wanted[index].source, words: "it changed while it was read")))
      }
      return .success(())
    }
  }

  /// Copies one file.
  func file(_ wanted: Wanted) throws(FetchFailure) {
    try far { () throws(FarError) in try self([wanted]) }[0].get()
  }

  private static func create(_ path: FilePath) throws(SystemFailure) -> OpenFile {
    try OpenFile.open(
      path, .writeOnly, options: [.create, .noFollow, .truncate], permissions: 0o600)
  }

  /// The copy can be read by its owner even if the file there cannot, because it is read again when it is placed.
  private static func describe(_ file: OpenFile, _ status: FarStatus) throws(SystemFailure) {
    try file.setMode(Machine.ownMode(status.mode ?? 0o666) | 0o400)
    if let time = status.modifiedHere { try file.setTimes(accessed: time, modified: time) }
  }

  /// Copies a directory with everything in it, in place of an empty file.
  ///
  /// Links are kept as links, and files of other kinds are left out.
  func tree(_ source: FilePath, to path: FilePath, _ status: FarStatus) throws(FetchFailure) {
    try near { () throws(SystemFailure) in try FileSystem.removeFile(path) }
    try newTree(source, to: path, status)
  }

  /// Copies a directory with everything in it to a path at which nothing is.
  func newTree(_ source: FilePath, to path: FilePath, _ status: FarStatus) throws(FetchFailure) {
    var count = 0
    try directory(source, to: path, status, depth: 0, &count)
  }

  private func directory(
    _ source: FilePath, to path: FilePath, _ status: FarStatus, depth: Int, _ count: inout Int
  ) throws(FetchFailure) {
    try near { () throws(SystemFailure) in try FileSystem.makeDirectory(path, mode: 0o700) }
    var entries: [FarEntry] = []
    let room = Self.mostEntries - count
    try far { () throws(FarError) in
      try files.list(source) { page in
        entries += page
        return entries.count <= room && !context.isCancelled()
      }
      if context.isCancelled() { throw .cancelled }
    }
    count += entries.count
    guard count <= Self.mostEntries, depth < Self.deepest else {
      throw .far(.failed(source, words: "too many files, or too deep"))
    }
    var wanted = FarPages()
    var links: [Link] = []
    for entry in entries {
      let (there, here) = (
        source.appending(bytes: entry.name), path.appending(bytes: entry.name)
      )
      try far { () throws(FarError) in try entry.status.check(there) }
      switch entry.status.kind {
      case .directory:
        try directory(there, to: here, entry.status, depth: depth + 1, &count)
      case .regular:
        try wanted.add(
          Wanted(source: there, status: entry.status, path: here), copy)
      case .link: links.append(Link(there: there, here: here, modified: entry.status.modifiedHere))
      default:
        context.report(.said(.skipped(there)))
      }
    }
    try wanted.finish(copy)
    try make(links)
    try near { () throws(SystemFailure) in
      try FileSystem.setMode(of: path, to: Machine.ownMode(status.mode ?? 0o777) | 0o700)
      if let time = status.modifiedHere {
        try FileSystem.setTimes(of: path, accessed: time, modified: time)
      }
    }
  }

  /// Copies a page of a directory; the first failure is that of the directory.
  private func copy(_ page: [Wanted]) throws(FetchFailure) {
    let results = try far { () throws(FarError) in try self(page) }
    for result in results { try result.get() }
  }

  private struct Link {
    let there, here: FilePath
    let modified: Int128?
  }

  private func make(_ links: [Link]) throws(FetchFailure) {
    if links.isEmpty { return }
    let contents = try far { () throws(FarError) in
      try files.contents(ofLinks: links.map(\.there))
    }
    for (link, content) in zip(links, contents) {
      let content = try far { () throws(FarError) in try content.get() }
      try near { () throws(SystemFailure) in
        try FileSystem.makeLink(link.here, saying: content.bytes)
        guard let time = link.modified else { return }
        try? FileSystem.setTimes(of: link.here, accessed: time, modified: time)
      }
    }
  }

  private func near<Answer>(
    _ body: () throws(SystemFailure) -> Answer
  ) throws(FetchFailure) -> Answer {
    do throws(SystemFailure) { return try body() } catch { throw .near(error) }
  }

  private func far<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(FetchFailure) -> Answer {
    do throws(FarError) { return try body() } catch { throw .far(error) }
  }
}

/// Files that are collected until there are enough for a page: as many as make the round trips matter little, but not
/// more bytes than are soon there, because the files are looked at again after the last of them.
struct FarPages {
  private var page: [FarFetch.Wanted] = []
  private var bytes: Int64 = 0

  static let mostFiles = 512
  static let mostBytes: Int64 = 32 << 20

  mutating func add(
    _ wanted: FarFetch.Wanted, _ body: ([FarFetch.Wanted]) throws(FetchFailure) -> Void
  ) throws(FetchFailure) {
    page.append(wanted)
    bytes = bytes.addingClamped(wanted.status.size)
    if page.count >= Self.mostFiles || bytes >= Self.mostBytes { try finish(body) }
  }

  mutating func finish(
    _ body: ([FarFetch.Wanted]) throws(FetchFailure) -> Void
  ) throws(FetchFailure) {
    if !page.isEmpty { try body(page) }
    (page, bytes) = ([], 0)
  }
}
