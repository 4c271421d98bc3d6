import Diagnostics
package import FileTransfer
package import Items
import SystemCalls
import SystemPackage

/// Removes the sources of moves from other hosts, once their copies are in place and recorded.
///
/// Nothing is removed that is not, byte for byte, what the copy holds, and nothing that is the copy: a host may have
/// several names, and be this machine. `FarRemovalPage` does it for many files at a time.
package struct FarRemoval {
  /// What became of a source.
  package struct Outcome: Equatable {
    package var isRemoved = false
    /// How the copy was compared with what was removed.
    package var verified = Placement.Verification.none
    package var notes: [TransferNote] = []
    /// Whether the connection was lost, so that nothing is known; the next command finds out.
    package var isLost = false
  }

  /// A source on its way.
  struct Source {
    let index: Int
    let location: Location
    /// The name under which it waits for its removal.
    let aside: FilePath
    let version: FileVersion
    /// What is recorded of it.
    let node: NodeFacts
    let runID: RunID
    /// The copy; nil if it is not as it was placed.
    var copy: FarCopies.Copy?

    var path: FilePath { location.path }
    var directory: FilePath { path.directory }
  }

  private let context: ExchangeContext
  /// Whether an interrupted run may have left files there: renamed sources, and those with which it tried what the
  /// server can do.
  private let isRecovery: Bool

  /// The most files and bytes that are renamed before they are compared and removed.
  private static let mostFiles = 400
  private static let mostBytes: Int64 = 256 << 20

  package init(_ context: ExchangeContext, isRecovery: Bool = false) {
    self.context = context
    self.isRecovery = isRecovery
  }

  /// What the sources of these records are now, which undo gives back to them; nil of those whose host does not tell.
  package func facts(of records: [TransferRecord]) -> [NodeFacts?] {
    var facts = records.map { _ in NodeFacts?.none }
    for (host, indices) in Dictionary(
      grouping: records.indices.filter { records[$0].source != nil },
      by: { records[$0].source?.place ?? .here })
    {
      let paths = indices.compactMap { records[$0].source?.path }
      let looks = try? context.farSources.with(host) { (files) throws(FarError) in
        try files.look(at: paths, followingLinks: false)
      }
      for (index, look) in zip(indices, looks ?? []) {
        guard case .success(let status) = look else { continue }
        facts[index] = NodeFacts(there: status)
      }
    }
    return facts
  }

  /// Removes the sources of these records; returns the outcomes in the same order.
  package func callAsFunction(_ records: [TransferRecord]) -> [Outcome] {
    var outcomes = records.map { _ in Outcome() }
    var hosts: [PlaceID: [Source]] = [:]
    let copies = FarCopies(of: records, context, isRecovery: isRecovery)
    for (index, record) in records.enumerated() {
      guard let source = record.source?.there, let read = record.read,
        let runID = RunID(record.run),
        let name = source.path.lastComponent.map({ runID.aside(FilePath(name: $0)) })
      else {
        record.source.map { outcomes[index].notes = [.sourceKept($0.shown, .changed)] }
        continue
      }
      // What undo would not know to give back is looked at by the next command.
      guard let node = record.node else {
        outcomes[index] = Outcome(notes: [.sourceKept(source.shown, .copyNotSafe)], isLost: true)
        continue
      }
      guard copies[index] != nil || isRecovery else {
        outcomes[index].notes = [.sourceKept(source.shown, .copyNotSafe)]
        continue
      }
      hosts[source.place, default: []].append(
        Source(
          index: index, location: source,
          aside: source.path.directory.pushing(name), version: read,
          node: node, runID: runID, copy: copies[index]))
    }
    for (host, sources) in hosts {
      for page in Self.pages(of: sources) {
        for (index, outcome) in remove(page, on: host, copies) { outcomes[index] = outcome }
      }
    }
    return outcomes
  }

  private static func pages(of sources: [Source]) -> [[Source]] {
    var pages: [[Source]] = []
    var bytes: Int64 = 0
    for source in sources {
      if pages.isEmpty || pages[pages.count - 1].count >= mostFiles || bytes >= mostBytes {
        pages.append([])
        bytes = 0
      }
      pages[pages.count - 1].append(source)
      bytes = bytes.addingClamped(source.version.size)
    }
    return pages
  }

  private func remove(
    _ sources: [Source], on host: PlaceID, _ copies: FarCopies
  ) -> [Int: Outcome] {
    var known: [Int: Outcome] = [:]
    do throws(FarError) {
      try context.farSources.with(host) { (files) throws(FarError) in
        let page = FarRemovalPage(sources, files, copies, context)
        defer {
          known = page.outcomes
          for path in files.takeLeftovers() {
            context.report(.said(.leftover(host.shown(path))))
          }
        }
        try page.run(isRecovery: isRecovery)
      }
    } catch {
      for source in sources where known[source.index] == nil {
        known[source.index] = Outcome(
          notes: [.sourceKept(source.location.shown, error.reason(on: source))], isLost: true)
      }
    }
    return known
  }
}

extension NodeFacts {
  /// What a host says of a file; nothing if it is gone.
  init(there status: FarStatus?) {
    self.init()
    mode = status?.mode.map { $0 & 0o777 }
    user = status?.owner
  }
}

extension FarError {
  /// Why a source was kept.
  func reason(on source: FarRemoval.Source) -> TransferNote.Reason {
    switch self {
    case .denied(let path): .system(SystemFailure("rename", path, .permissionDenied))
    case .missing(let path): .system(SystemFailure("rename", path, .noSuchFileOrDirectory))
    case .system(let failure): .system(failure)
    case .failed(_, let words): .elsewhere(words)
    default:
      .elsewhere(diagnostic(source.location.place).message)
    }
  }
}
