import Diagnostics
import FarPlaces
import SystemCalls
import SystemPackage

/// Why something was not fetched, and on which side that was.
enum FetchFailure: Error {
  case near(SystemFailure)
  case far(FarError)
}

/// Copies files and directories of another host into a directory of our own.
///
/// The host is not trusted with names: each is one path component, and nothing is written through a link.
struct FarFetch {
  private let files: any FarFileSystem
  private let context: ExchangeContext
  private let progress: (Int64) -> Void

  /// The most entries of a directory, with everything below it, and how deep they are.
  static let mostEntries = 1_000_000
  static let deepest = 512

  init(
    _ files: any FarFileSystem, _ context: ExchangeContext, _ progress: @escaping (Int64) -> Void
  ) {
    self.files = files
    self.context = context
    self.progress = progress
  }

  /// Copies a file to a path, where an empty file may be.
  func file(_ source: FilePath, to path: FilePath, _ status: FarStatus) throws(FetchFailure) {
    let file = try near { () throws(SystemFailure) in
      try OpenFile.open(
        path, .writeOnly, options: [.create, .noFollow, .truncate], permissions: 0o600)
    }
    var failure: SystemFailure?
    do throws(FarError) {
      _ = try files.readWhole(source, status, context.isCancelled) { bytes in
        do throws(SystemFailure) {
          try file.writeAll(bytes)
          progress(Int64(bytes.count))
          return true
        } catch {
          failure = error
          return false
        }
      }
    } catch {
      if let failure { throw .near(failure) }
      throw .far(error)
    }
    try near { () throws(SystemFailure) in
      if let mode = status.mode { try file.setMode(mode & 0o777) }
      if let modified = status.modified {
        let time = Int128(modified) * 1_000_000_000
        try file.setTimes(accessed: time, modified: time)
      }
    }
  }

  /// Copies a directory with everything in it, in place of an empty file.
  ///
  /// Links are kept as links, and files of other kinds are left out.
  func tree(_ source: FilePath, to path: FilePath, _ status: FarStatus) throws(FetchFailure) {
    try near { () throws(SystemFailure) in try FileSystem.removeFile(path) }
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
    for entry in entries {
      let (there, here) = (
        source.appending(bytes: entry.name), path.appending(bytes: entry.name)
      )
      switch entry.status.kind {
      case .directory:
        try directory(there, to: here, entry.status, depth: depth + 1, &count)
      case .regular: try file(there, to: here, entry.status)
      case .link:
        let content = try far { () throws(FarError) in
          try files.contents(ofLinks: [there])[0].get()
        }
        try near { () throws(SystemFailure) in try FileSystem.makeLink(here, saying: content.bytes)
        }
      default:
        context.report(
          .said(.init(.warning, .sourceSkipped, "skipped '\(there.carried)', which is not a file")))
      }
    }
    try near { () throws(SystemFailure) in
      if let mode = status.mode { try FileSystem.setMode(of: path, to: mode & 0o777 | 0o700) }
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
