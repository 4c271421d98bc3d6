import Context
import SystemCalls
import SystemPackage

/// A file or directory: a file URL, or any word that no other kind of source recognizes.
struct FileSource: SourceProvider {
  private let written: FilePath
  /// The argument as typed, because `FilePath` normalizes empty names and trailing slashes.
  private let argument: String?

  init?(_ word: SourceWord) {
    guard let path = FileURL.path(of: word.text) else { return nil }
    written = path
    argument = nil
  }

  /// Treats a word as a path.
  init(path word: SourceWord) {
    written = FilePath(carried: word.text)
    argument = word.origin == .argument ? word.text : nil
  }

  var file: FilePath? { written }

  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws {
    try checkArgument(request, context)
    if written.length > PathLimit.bytes {
      throw ExchangeError.sourceUnreadable("the path", .fileNameTooLong)
    }
    let path = named(context.absolute(written))
    if let positions = request.positions {
      return try ListedFiles(view: path, positions, request, context).find(take)
    }
    guard request.depth != .whole, try isDirectory(path, request) else {
      return try take(FoundFile(path: path, isUnnamed: written.isUnnamed))
    }
    try DirectoryFiles(directory: path, request: request, context: context).find(take)
  }

  /// Rejects an empty word, and `file/` unless it is a directory.
  private func checkArgument(
    _ request: SourceRequest, _ context: ExchangeContext
  ) throws(ExchangeError) {
    guard let argument else { return }
    if argument.isEmpty { throw .sourceMissing(written) }
    guard argument.utf8.last == UInt8(ascii: "/"),
      (try? FileSystem.status(of: context.absolute(written)))?.kind != .directory
    else { return }
    if !request.ignoresMissing { throw .sourceMissing(written) }
  }

  /// The real path of a directory given as `.` or `..`, so that it has a name.
  private func named(_ path: FilePath) -> FilePath {
    path.isUnnamed ? (try? FileSystem.realPath(of: path)) ?? path : path
  }

  private func isDirectory(_ path: FilePath, _ request: SourceRequest) throws -> Bool {
    do throws(SystemFailure) {
      return try FileSystem.status(of: path).kind == .directory
    } catch {
      if error.errno.isOfLinkToNowhere, isLink(path) { return false }
      if request.ignoresMissing { return false }
      throw ExchangeError(reading: written, error)
    }
  }

  private func isLink(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false))?.kind == .link
  }
}

extension FilePath {
  /// Whether the path ends in `.` or `..`.
  fileprivate var isUnnamed: Bool { lastComponent.map { $0.kind != .regular } ?? false }
}
