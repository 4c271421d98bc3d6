import Context
import SystemCalls
import SystemPackage

/// A file or directory that is there: its URL, or what no other kind of source knows.
struct FileSource: SourceProvider {
  private let written: FilePath
  /// An argument that may be no path at all, whatever a path type makes of it.
  private let argument: String?

  init?(_ word: SourceWord) {
    guard let path = FileURL.path(of: word.text) else { return nil }
    written = path
    argument = nil
  }

  /// A word that is a path.
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

  /// An empty word does not name a directory, and `file/` does not name a file.
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

  /// The path by which a directory that is said as `.` or `..` has a name.
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
  /// Whether it ends in `.` or `..`.
  fileprivate var isUnnamed: Bool { lastComponent.map { $0.kind != .regular } ?? false }
}
