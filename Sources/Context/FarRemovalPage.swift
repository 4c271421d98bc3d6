import Diagnostics
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Removes a page of sources on one host, each step for all of them at once.
///
/// The sources are renamed aside, looked at again and hashed there, and only those that are their copies byte for byte
/// are removed. The others are renamed back. Each step may be repeated after a crash, because the name aside is that of
/// the run.
final class FarRemovalPage {
  typealias Source = FarRemoval.Source
  typealias Outcome = FarRemoval.Outcome

  private let files: any PlaceFiles
  private let copies: FarCopies
  private let context: ExchangeContext
  /// What is not settled yet.
  private var sources: [Source]
  /// What became of the sources, by their index; what is missing after an error is not known.
  private(set) var outcomes: [Int: Outcome] = [:]
  /// The paths of which the host did not tell whether something is there.
  private var unseen: [FilePath: FarError] = [:]

  /// The largest file that is read over the connection to hash it.
  private static let mostReadBack: Int64 = 64 << 20

  init(
    _ sources: [Source], _ files: any PlaceFiles, _ copies: FarCopies,
    _ context: ExchangeContext
  ) {
    self.sources = sources
    self.files = files
    self.copies = copies
    self.context = context
  }

  func run(isRecovery: Bool) throws(FarError) {
    if isRecovery { try sweep() }
    let looks = try look(at: sources.flatMap { [$0.path, $0.aside] })
    settle { source in
      // Only an interrupted run may have renamed it.
      unknown(source).map { isRecovery ? .unknown(source, $0) : .kept(source, $0) }
    }
    try finishEarlier(isAside: { looks[$0.aside] != nil }, isThere: { looks[$0.path] != nil })
    settle { source in
      guard let there = looks[source.path] else { return Outcome(isRemoved: true) }
      guard source.copy != nil else {
        return Outcome(notes: [.sourceKept(source.location.shown, .copyNotSafe)])
      }
      guard there.kind == .regular, there.version == source.version,
        NodeFacts(there: there) == source.node
      else {
        return Outcome(notes: [.sourceKept(source.location.shown, .changed)])
      }
      return nil
    }
    try renameAside()
    try compareAndRemove()
  }

  /// Removes what earlier runs tried in the directories.
  private func sweep() throws(FarError) {
    for (directory, sources) in Dictionary(grouping: sources, by: \.directory) {
      do throws(FarError) {
        try files.removeAll(in: directory) { name in
          sources.contains { $0.runID.isStaged(name) }
        }
      } catch {
        if error.endsConnection { throw error }
      }
    }
  }

  /// Settles those that an interrupted run has renamed, and may be known to have copied.
  private func finishEarlier(
    isAside: (Source) -> Bool, isThere: (Source) -> Bool
  ) throws(FarError) {
    let earlier = sources.filter(isAside)
    if earlier.isEmpty { return }
    let digests = try digests(of: earlier)
    let same = earlier.filter { $0.copy != nil && digests[$0.index] == $0.copy?.digest }
    let kept = try copies.stillThere(same.map(\.index))
    let finished = Set(same.map(\.index)).intersection(kept)
    let others = earlier.filter { !finished.contains($0.index) }
    let removed = try remove(same.filter { kept.contains($0.index) })
    settle(same.filter { kept.contains($0.index) }) { source in
      if case .failure? = removed[source.index] { return .inTombstone(source) }
      return isThere(source) ? nil : Outcome(isRemoved: true, verified: source.verified)
    }
    let back = try putBack(others.filter { !isThere($0) })
    settle(others) { source in
      isThere(source) || !back.contains(source.index)
        ? .inTombstone(source)
        : Outcome(notes: [
          .sourceKept(source.location.shown, source.copy == nil ? .copyNotSafe : .changed)
        ])
    }
  }

  private func renameAside() throws(FarError) {
    var refused: [Int: Outcome] = [:]
    for (directory, sources) in Dictionary(grouping: sources, by: \.directory) {
      do throws(FarError) {
        // What is tried there has the ID of the run, by which a later one removes it after a crash.
        let abilities = try files.abilities(in: directory, by: sources[0].runID)
        for source in sources where !abilities.hashes && source.version.size > Self.mostReadBack {
          context.report(.said(.cannotHash(source.location.shown)))
          refused[source.index] = Outcome(notes: [.sourceKept(source.location.shown, .copyNotSafe)])
        }
      } catch {
        if error.endsConnection { throw error }
        for source in sources { refused[source.index] = .kept(source, error) }
      }
    }
    settle { refused[$0.index] }
    if sources.isEmpty { return }
    let renamed = try files.publish(sources.map { FarNaming($0.path, as: $0.aside) })
    var failures: [Int: Outcome] = [:]
    for (source, result) in zip(sources, renamed) {
      if case .failure(let error) = result { failures[source.index] = .kept(source, error) }
    }
    settle { failures[$0.index] }
  }

  private func compareAndRemove() throws(FarError) {
    if sources.isEmpty { return }
    let looks = try look(at: sources.flatMap { [$0.aside, $0.path] })
    let digests = try digests(of: sources)
    let isSame = Set(
      sources.filter { source in
        looks[source.aside]?.version == source.version
          && source.copy.map { digests[source.index] == $0.digest } == true
      }.map(\.index))
    let kept = try copies.stillThere(sources.map(\.index))
    let back = try putBack(
      sources.filter { !isSame.contains($0.index) || !kept.contains($0.index) })
    settle { source in
      if isSame.contains(source.index) && kept.contains(source.index) { return nil }
      if !back.contains(source.index) { return .inTombstone(source) }
      let isOne = isSame.contains(source.index)
      return Outcome(notes: [.sourceKept(source.location.shown, isOne ? .sameFile : .changed)])
    }
    let removed = try remove(sources)
    let stuck = sources.filter { (try? removed[$0.index]?.get()) == nil }
    let returned = try putBack(stuck)
    let directories = Set(sources.map(\.directory))
    settle { source in
      if case .failure(let error)? = removed[source.index] {
        return returned.contains(source.index) ? .kept(source, error) : .inTombstone(source)
      }
      if let error = unseen[source.path] { return .kept(source, error) }
      // A server that cannot remove the old name leaves both.
      if looks[source.path]?.version == source.version {
        return .kept(source, .denied(source.path))
      }
      return Outcome(isRemoved: true, verified: source.verified)
    }
    try? files.synchronize(Array(directories))
  }

  // MARK: - Steps

  /// Notes the outcomes of those that have one now.
  private func settle(_ some: [Source]? = nil, _ outcome: (Source) -> Outcome?) {
    for source in some ?? sources { outcomes[source.index] = outcome(source) }
    sources.removeAll { outcomes[$0.index] != nil }
  }

  /// The status of what is there; what the host does not show is in `unseen`.
  private func look(at paths: [FilePath]) throws(FarError) -> [FilePath: FarStatus] {
    var found: [FilePath: FarStatus] = [:]
    for (path, look) in zip(paths, try files.look(at: paths, followingLinks: false)) {
      switch look {
      case .success(let status): found[path] = status
      case .failure(let error): unseen[path] = error
      }
    }
    return found
  }

  /// Why it is not known whether a source has its name, or waits under the one aside.
  private func unknown(_ source: Source) -> FarError? {
    unseen[source.path] ?? unseen[source.aside]
  }

  /// The digests of what was renamed aside, by the index of the source.
  private func digests(of sources: [Source]) throws(FarError) -> [Int: Digest] {
    var found: [Int: Digest] = [:]
    for (source, digest) in zip(sources, try files.digests(of: sources.map(\.aside))) {
      if case .success(let digest) = digest { found[source.index] = digest.digest }
    }
    return found
  }

  private func remove(_ sources: [Source]) throws(FarError) -> [Int: Result<Void, FarError>] {
    if sources.isEmpty { return [:] }
    let results = try files.remove(sources.map(\.aside))
    return Dictionary(zip(sources.map(\.index), results)) { $1 }
  }

  /// Gives sources their names back; returns those that have them.
  ///
  /// A new file of the name stays; the other then keeps its hidden name.
  private func putBack(_ sources: [Source]) throws(FarError) -> Set<Int> {
    if sources.isEmpty { return [] }
    let results = try files.publish(sources.map { FarNaming($0.aside, as: $0.path) })
    do throws(FarError) {
      try files.synchronize(Array(Set(sources.map(\.directory))))
    } catch {
      if error.endsConnection { throw error }
    }
    return Set(zip(sources, results).compactMap { (try? $1.get()) == nil ? nil : $0.index })
  }
}

extension FarRemoval.Source {
  fileprivate var verified: Placement.Verification { copy?.reading ?? .none }
}

extension FarRemoval.Outcome {
  fileprivate static func kept(_ source: FarRemoval.Source, _ error: FarError) -> Self {
    Self(notes: [.sourceKept(source.location.shown, error.reason(on: source))])
  }

  /// Of a source that the host does not show, so that the next command finds out whether it was renamed.
  fileprivate static func unknown(_ source: FarRemoval.Source, _ error: FarError) -> Self {
    Self(notes: kept(source, error).notes, isLost: true)
  }

  fileprivate static func inTombstone(_ source: FarRemoval.Source) -> Self {
    let aside = source.location.shown.directory.appending(bytes: source.aside.lastNameBytes)
    return Self(notes: [.sourceInTombstone(source.location.shown, at: aside)])
  }
}

extension Diagnostic {
  /// The note about a large file on a host that hashes none.
  fileprivate static func cannotHash(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      .note, .remoteUnsupported,
      "the host cannot hash '\(path.carried)', which is too large to be read again")
  }
}
