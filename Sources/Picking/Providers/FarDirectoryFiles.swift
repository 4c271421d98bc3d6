import Context
import Diagnostics
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// The files of a directory on another host for `-r` and `-R`, in the order of their names.
///
/// Links are not followed, and depth and number are limited: a hostile server could list without end.
struct FarDirectoryFiles {
  private let top: FarReference
  private let request: SourceRequest
  private let context: ExchangeContext

  /// The most files of one directory with everything below it, and how deep they may be.
  static let mostFiles = 1_000_000
  static let deepest = 512

  private struct Found {
    var path: FilePath
    var prefix: [UInt8]
    var status: FarStatus
  }

  init(_ top: FarReference, _ request: SourceRequest, _ context: ExchangeContext) {
    self.top = top
    self.request = request
    self.context = context
  }

  func find(_ take: (any Source) throws -> Void) throws {
    var rule = LeavingOut(request)
    // The deepest entries are last, so that the next one is taken from the end.
    var open = [Found(path: top.path, prefix: [], status: FarStatus(kind: .directory))]
    var count = 0
    while let next = open.popLast() {
      if context.isCancelled() { throw ExchangeError.cancelled }
      guard next.status.kind == .directory else {
        if isLifted(next) {
          let kept = request.depth == .relative ? Array(next.prefix.dropLast()) : []
          try take(
            FoundFarFile(
              FarReference(top.location.at(next.path), next.status), relativeDirectory: kept))
        }
        continue
      }
      let depth = next.prefix.count { $0 == UInt8(ascii: "/") }
      let entries = try list(next.path, &count, tooDeep: depth > Self.deepest)
      for entry in entries.sorted(by: { $1.name.lexicographicallyPrecedes($0.name) }) {
        if FilePath.isOfViews(entry.name) || RunID.isOfAnyRun(entry.name) { continue }
        if rule.leavesOut(entry.name, below: next.prefix) { continue }
        let path = next.path.appending(bytes: entry.name)
        do throws(FarError) { try entry.status.check(path) } catch {
          throw ExchangeError(reading: top, error)
        }
        let isDirectory = entry.status.kind == .directory
        open.append(
          Found(
            path: path,
            prefix: isDirectory ? next.prefix + entry.name + [UInt8(ascii: "/")] : next.prefix,
            status: entry.status))
      }
    }
    if let note = rule.note(top.location.shown) { context.report(.said(note)) }
  }

  private func list(
    _ directory: FilePath, _ count: inout Int, tooDeep: Bool
  ) throws(ExchangeError) -> [FarEntry] {
    do throws(FarError) {
      if tooDeep { throw .failed(directory, words: "too deep") }
      var entries: [FarEntry] = []
      let room = Self.mostFiles - count
      try context.farSources.with(top.location.place) { (files) throws(FarError) in
        try files.list(directory) { page in
          entries += page
          return entries.count <= room && !context.isCancelled()
        }
      }
      if entries.count > room { throw .failed(directory, words: "too many files") }
      count += entries.count
      return entries
    } catch {
      if request.ignoresMissing, !error.endsConnection { return [] }
      var there = top
      there.location = top.location.at(directory)
      throw ExchangeError(reading: there, error)
    }
  }

  private func isLifted(_ found: Found) -> Bool {
    if found.status.kind == .regular { return true }
    let path = top.location.at(found.path).shown
    let why = found.status.kind == .link ? "is a link on another host" : "is not a file"
    context.report(.said(.skipped(path, why: why)))
    return false
  }
}
