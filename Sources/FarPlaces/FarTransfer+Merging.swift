import FileTransfer
import SystemCalls
import SystemPackage

// Directories that meet one of the same name: what is in them is placed one by one, each by the rule.
extension FarTransfer {
  func merge(_ page: inout FarPage) throws(FarError) {
    for index in page.items.indices {
      guard page.items[index].outcome == nil, let target = page.items[index].mergesInto,
        let source = page.items[index].source, case .directory(let path) = source.kind
      else { continue }
      page.items[index].outcome = try merge(path, into: target, source)
    }
  }

  /// Each entry is a transfer of its own: it is recorded nowhere, and a second drop recognizes it by its bytes.
  private func merge(
    _ path: FilePath, into target: FilePath, _ source: PlacementSource
  ) throws(FarError) -> Result<Placement, TransferError> {
    let tree: SourceTree
    do throws(TransferError) { tree = try SourceTree(path) } catch { return .failure(error) }
    let directories = tree.entries.filter { $0.status.kind == .directory }
    do throws(FarError) {
      for entry in directories { try makeAll(target.pushing(entry.below), below: target) }
    } catch {
      if error.endsConnection { throw error }
      return .failure(error.transferError(host))
    }
    var requests: [PlacementRequest] = []
    for entry in tree.entries where entry.status.kind != .directory {
      var request = tree.request(for: entry, like: source.request)
      request.directory = host.adding(to: target.pushing(entry.below).removingLastComponent())
      requests.append(request)
    }
    let outcomes = place(requests, journal: NoJournal())
    var sum = Placement(.alreadyThere, host.adding(to: target), notes: source.notes)
    var failures: [TransferError] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let placement): sum.add(placement)
      case .failure(let error):
        if error.isLost { throw .lost(host: "", words: "") }
        failures.append(error)
      }
    }
    sum.files = sum.files?.sortedByPath()
    if source.request.lists, source.request.isResumed {
      // An interrupted run placed it as a whole, and may have removed a part of the source.
      do throws(FarError) { sum.files = try files.listed(at: target, host) } catch {
        if error.endsConnection { throw error }
        sum.notes.append(.notListed(sum.target, SystemFailure("read", sum.target, .ioError)))
      }
    }
    if let first = failures.first {
      return .failure(.incomplete(sum.target, failures: failures.count, first: first))
    }
    if source.isMoved { sum.sourceRemoved = tree.removeEmptyDirectories() }
    return .success(sum)
  }

  private func makeAll(_ directory: FilePath, below named: FilePath) throws(FarError) {
    try files.makeAll(directory, below: named)
  }
}

extension Placement {
  /// Adds what was done with an entry of a merged directory.
  fileprivate mutating func add(_ part: Placement) {
    if part.state == .placed {
      verified = state == .placed ? min(verified, part.verified) : part.verified
      state = .placed
    } else if state == .alreadyThere, bytes == 0 {
      verified = part.verified
    }
    bytes += part.bytes
    notes += part.notes
    if let listed = part.files { files = (files ?? []) + listed }
  }
}
