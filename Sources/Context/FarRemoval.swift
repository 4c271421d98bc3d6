import Diagnostics
import FarPlaces
package import FileTransfer
package import Items
import SystemCalls
import SystemPackage

/// Removes the sources of moves from other hosts, once their copies are in place and recorded.
///
/// Nothing is removed that is not, byte for byte, what the copy holds: the copy is synced and hashed, the source is
/// renamed aside, looked at again, hashed there, and only then removed. Anything else is renamed back. Each step may be
/// repeated after a crash, because the name aside is that of the run.
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
  private struct Source {
    let index: Int
    let shown: FilePath
    let path: FilePath
    let aside: FilePath
    let version: FileVersion
    let runID: RunID
    let copy: Digest
    /// How the copy was read.
    let reading: Placement.Verification
  }

  private let context: ExchangeContext

  /// The largest file that is read over the connection to hash it.
  static let mostReadBack: Int64 = 64 << 20

  /// Whether an interrupted run may have left files there with which it tried what the server can do.
  private let isRecovery: Bool

  package init(_ context: ExchangeContext, isRecovery: Bool = false) {
    self.context = context
    self.isRecovery = isRecovery
  }

  /// Removes the sources of these records; returns the outcomes in the same order.
  package func callAsFunction(_ records: [TransferRecord]) -> [Outcome] {
    var outcomes = records.map { _ in Outcome() }
    var hosts: [String: [Source]] = [:]
    for (index, record) in records.enumerated() {
      guard let shown = record.source, let place = shown.onHost, let read = record.read,
        let runID = RunID(record.run),
        let name = place.path.lastComponent.flatMap({ runID.tombstone(FilePath(name: $0)) })
      else {
        record.source.map { outcomes[index].notes = [.sourceKept($0, .changed)] }
        continue
      }
      guard let copy = copyDigest(of: record) else {
        outcomes[index].notes = [.sourceKept(shown, .copyNotSafe)]
        continue
      }
      hosts[place.host, default: []].append(
        Source(
          index: index, shown: shown, path: place.path,
          aside: place.path.removingLastComponent().pushing(name), version: read,
          runID: runID, copy: copy.digest,
          reading: copy.reading))
    }
    for (host, sources) in hosts {
      do throws(FarError) {
        try context.farSources.with(host) { (files) throws(FarError) in
          for source in sources { outcomes[source.index] = try remove(source, files) }
        }
      } catch {
        let lost = sources.filter { outcomes[$0.index] == Outcome() }
        for source in lost {
          outcomes[source.index].isLost = true
          outcomes[source.index].notes = [.sourceKept(source.shown, .system(error.failure))]
        }
      }
    }
    return outcomes
  }

  /// The digest of the copy, which is on the disk when this returns; nil if it is not as it was placed.
  private func copyDigest(
    of record: TransferRecord
  ) -> (digest: Digest, reading: Placement.Verification)? {
    if let place = record.target.onHost {
      let found = try? context.hosts.files(of: place.host, in: context)
        .digests(of: [place.path])[0].get()
      return found.map { ($0.digest, $0.isOfStored ? .far : .cache) }
    }
    do throws(SystemFailure) {
      let file = try OpenFile.open(record.target, options: [.noFollow])
      try file.synchronize()
      try OpenFile.open(record.target.removingLastComponent(), options: .directory).synchronize()
      return (try Digest(ofFile: record.target), .cache)
    } catch {
      return nil
    }
  }

  private func remove(
    _ source: Source, _ files: any FarFileSystem
  ) throws(FarError) -> Outcome {
    let directory = source.path.removingLastComponent()
    if isRecovery {
      do throws(FarError) {
        try files.removeAll(in: directory) { source.runID.isStaged($0) }
      } catch {
        if error.endsConnection { throw error }
      }
    }
    let looks = try files.look(at: [source.path, source.aside], followingLinks: false)
    let (there, aside) = (try status(looks[0]), try status(looks[1]))
    if aside != nil {
      // An interrupted run has renamed it, and may be known to have copied it.
      if try digest(source, files)?.digest == source.copy {
        try files.remove([source.aside])[0].get()
        if there == nil { return Outcome(isRemoved: true, verified: source.reading) }
      } else if there == nil {
        try putBack(source, files)
        return Outcome(notes: [.sourceKept(source.shown, .changed)])
      } else {
        return Outcome(notes: [.sourceInTombstone(source.shown, at: source.aside)])
      }
    }
    guard let there else { return Outcome(isRemoved: true) }
    guard there.kind == .regular, there.version == source.version else {
      return Outcome(notes: [.sourceKept(source.shown, .changed)])
    }
    do throws(FarError) {
      // What is tried there has the ID of the run, by which a later one removes it after a crash.
      let abilities = try files.abilities(in: directory, by: source.runID)
      if there.size > Self.mostReadBack, !abilities.hashes {
        context.report(.said(.cannotHash(source.shown)))
        return Outcome(notes: [.sourceKept(source.shown, .copyNotSafe)])
      }
      try files.publish([FarNaming(source.path, as: source.aside)])[0].get()
    } catch {
      if error.endsConnection { throw error }
      return Outcome(notes: [.sourceKept(source.shown, .system(error.failure))])
    }
    let now = try status(try files.look(at: [source.aside], followingLinks: false)[0])
    let hashed = try digest(source, files)
    guard let now, now.version == source.version, let hashed, hashed.digest == source.copy else {
      try putBack(source, files)
      return Outcome(notes: [.sourceKept(source.shown, .changed)])
    }
    do throws(FarError) {
      try files.remove([source.aside])[0].get()
    } catch {
      if error.endsConnection { throw error }
      try putBack(source, files)
      return Outcome(notes: [.sourceKept(source.shown, .system(error.failure))])
    }
    try? files.synchronize([directory])
    return Outcome(isRemoved: true, verified: source.reading)
  }

  /// The digest of what was renamed aside; nil if it cannot be read.
  private func digest(
    _ source: Source, _ files: any FarFileSystem
  ) throws(FarError) -> FarDigest? {
    do throws(FarError) { return try files.digests(of: [source.aside])[0].get() } catch {
      if error.endsConnection { throw error }
      return nil
    }
  }

  private func putBack(_ source: Source, _ files: any FarFileSystem) throws(FarError) {
    // A new file of the name stays; the other then keeps its hidden name.
    _ = try files.publish([FarNaming(source.aside, as: source.path)])
  }

  private func status(
    _ look: Result<FarStatus?, FarError>
  ) throws(FarError) -> FarStatus? {
    do throws(FarError) { return try look.get() } catch {
      if error.endsConnection { throw error }
      return nil
    }
  }
}

extension FarError {
  /// The error as the failure of a system call, for notes about a source.
  fileprivate var failure: SystemFailure {
    switch self {
    case .denied(let path): SystemFailure("rename", path, .permissionDenied)
    case .missing(let path): SystemFailure("rename", path, .noSuchFileOrDirectory)
    case .system(let failure): failure
    default: SystemFailure("rename", nil, .ioError)
    }
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
