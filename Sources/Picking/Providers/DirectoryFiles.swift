import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage

/// The files of a directory for `-r` and `-R`, in the order of their names or of the ordered view's list.
struct DirectoryFiles {
  let directory: FilePath
  let request: SourceRequest
  let context: ExchangeContext

  func find(_ take: (any Source) throws -> Void) throws {
    let top: ConfinedDirectory
    do throws(SystemFailure) {
      top = try ConfinedDirectory(opening: directory)
    } catch {
      if request.ignoresMissing { return }
      throw ExchangeError(reading: directory, error)
    }
    guard let order = ViewOrder(of: directory, in: context) else { return try walk(top, take) }
    var found: [FoundFile] = []
    try walk(top) { found.append($0) }
    for file in order.sorted(found, in: directory) { try take(file) }
  }

  /// Terminates because symbolic links to directories are not followed.
  ///
  /// The cost per level does not depend on its depth, and the traversal does not recurse.
  private func walk(_ top: ConfinedDirectory, _ take: (FoundFile) throws -> Void) throws {
    var rule = LeavingOut(request)
    defer { if let note = rule.note(directory) { context.report(.said(note)) } }
    var way: DirectoryWay
    do throws(SystemFailure) {
      way = try DirectoryWay(top)
    } catch {
      if request.ignoresMissing { return }
      throw ExchangeError(reading: directory, error)
    }
    while true {
      let entry: DirectoryReader.Entry?
      do throws(SystemFailure) {
        entry = try way.next()
      } catch {
        throw ExchangeError(reading: directory.below(way.prefix), error)
      }
      guard let entry else { return }
      if FilePath.isOfViews(entry.name) { continue }
      if rule.leavesOut(entry.name, below: way.prefix) { continue }
      let kind: FileStatus.Kind
      do throws(SystemFailure) {
        kind = try way.kind(of: entry)
        if kind == .directory {
          try way.enter(entry)
          continue
        }
      } catch {
        if request.ignoresMissing { continue }
        throw ExchangeError(reading: directory.below(way.prefix + entry.name), error)
      }
      let path = directory.below(way.prefix + entry.name)
      guard isLifted(kind, at: path) else { continue }
      let kept = request.depth == .relative ? Array(way.prefix.dropLast()) : []
      try take(FoundFile(path: path, relativeDirectory: kept, foundBelow: top.path))
    }
  }

  private func isLifted(_ kind: FileStatus.Kind, at path: FilePath) -> Bool {
    var why = "is not a file"
    switch kind {
    case .regular: return true
    case .link:
      do throws(SystemFailure) {
        let target = try FileSystem.status(of: path).kind
        if target == .regular { return true }
        if target == .directory { why = "is a link to a folder" }
      } catch {
        if error.errno.isOfLinkToNowhere { return true }
      }
    default: break
    }
    context.report(.said(.skipped(path, why: why)))
    return false
  }
}

extension FilePath {
  /// The path of the named file below this directory.
  fileprivate func below(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes + [UInt8(ascii: "/")] + name)
  }
}
