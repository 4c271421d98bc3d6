package import Context
import Items
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// Repairs the lists of views after a drop was killed before it could remove moved files from them.
extension ListReconciliation {
  /// Removes from the lists of views the files that the last run of a session moved away.
  ///
  /// This depends only on which files are missing, so it can be repeated.
  package func left(byLastRunOf open: any OpenSession) throws {
    var next = Int64.max
    var run: String?
    while true {
      let page = try open.transfers(before: next, limit: 256)
      guard let last = page.last else { return }
      let mark = run ?? page[0].run
      let gone = page.compactMap { record -> (item: Int, path: FilePath)? in
        guard record.run == mark, record.item > 0, record.step == .done, record.sourceRemoved,
          let source = record.source, FileSystem.isGone(source)
        else { return nil }
        return (record.item, source)
      }
      if !gone.isEmpty { left(gone, of: open, run: mark) }
      if last.run != mark { return }
      run = mark
      next = last.number
    }
  }
}

extension OpenSession {
  /// Makes lists and manifests of views right for what killed drops have placed or moved away, if no drop follows that
  /// would list it.
  package func settleViews(in context: ExchangeContext) throws {
    try LinkRule.recorded.inForce {
      let registry = context.registry()
      let lists = ListReconciliation(in: context, registry)
      try lists.left(byLastRunOf: self)
      let placed = try targets().inPlace.filter { $0.onHost == nil && !FileSystem.isGone($0) }
      lists.returned(placed.map { .init(path: $0, formers: []) })
      var manifests = ManifestRepair(in: context, registry: registry)
      try manifests.settle(self)
    }
  }
}
