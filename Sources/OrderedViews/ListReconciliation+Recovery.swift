package import Context
import FileTransfer
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
          let source = record.source?.here, source.isUnlisted
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
  /// Makes the lists and manifests of views right for everything that the session has placed, and the lists for what its
  /// last drop moved away.
  ///
  /// - Parameter afterKill: Whether the last drop was killed, so that not everything that it placed is known by its
  ///   digest.
  package func settleViews(in context: ExchangeContext, afterKill: Bool) throws {
    try LinkRule.recorded.inForce {
      let registry = context.registry()
      try ListReconciliation(in: context, registry).left(byLastRunOf: self)
      try listPlaced(in: context, registry)
      var manifests = ManifestRepair(in: context, registry: registry)
      if afterKill { try manifests.list(lastRunOf: self) }
      try manifests.settle(self)
    }
  }

  /// Adds to the lists of ordered views what the session has placed there, at the position that the view says.
  private func listPlaced(in context: ExchangeContext, _ registry: TypeRegistry) throws {
    let placed = try DropRecovery(self, in: context).placedItems()
      .filter { FilePath(carried: $0.result.target ?? "").isAbsolute }
    let own = Set(placed.filter { $0.run == placed.last?.run }.map(\.result.index))
    let directories = Dictionary(grouping: placed.map(\.result)) { result in
      FilePath(carried: result.target ?? "").directory
    }
    for (directory, results) in directories {
      guard let view = try? context.view(obeyedBy: directory, registry), view.isOrdered
      else { continue }
      try OrderedListEdit(view, .unspecified, registry)
        .commit(recovered: results, continuing: own, of: self)
    }
  }
}
