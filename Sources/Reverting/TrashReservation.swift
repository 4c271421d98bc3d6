package import Context
import Destinations
import Diagnostics
package import FileTransfer
import Items
package import Loading
package import Negotiation
package import Sessions
import SystemCalls
import SystemPackage

/// Reserves names in trash directories for files that are about to be moved there.
///
/// A name is reserved by its info file, which is written atomically before the file is moved and never replaces
/// another. This is recorded in the session first, so that after a kill, the next run can remove an info file
/// whose file was not moved.
package final class TrashReservation {
  private let bin: TrashBin
  private let open: any OpenSession
  private let runID: RunID
  private let context: ExchangeContext
  fileprivate var held: [Hold] = []
  private var told: Set<FilePath> = []
  private let names = TrashNames()

  /// A name that is reserved or about to be.
  fileprivate struct Hold {
    var slot: TrashBin.Slot
    var source: PlacementRequest.Source
    var looked: FileStatus
    var number = 1
    var record: TransferRecord
    var mayBeWritten = false

    var name: [UInt8] { slot.name(number) }
    var info: TrashInfo { slot.directory.info(of: slot.original, trashedAt: record.changed) }
  }

  package init(
    _ bin: TrashBin, for open: any OpenSession, runID: RunID, in context: ExchangeContext
  ) {
    self.bin = bin
    self.open = open
    self.runID = runID
    self.context = context
  }

  /// Examines a file to be trashed.
  ///
  /// Links are not followed, and are accepted only if a link was lifted.
  package func look(at candidate: Candidate) throws(ExchangeError) -> LoadedRepresentation {
    guard case .file(let path, let identity) = candidate.representation.source else {
      throw .unexpected("an item to trash has no file")
    }
    let own: FileStatus
    do throws(SystemFailure) {
      own = try FileSystem.status(of: path, followingLinks: false)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    guard (own.kind == .link) == identity.isLink else { throw .sourceReplaced(path) }
    if !identity.isLink {
      guard identity.isOfKind(own) else { throw identity.refusal(ofKind: own, at: path) }
      if let change = SourceChange(of: own, at: path, since: identity) {
        if let refusal = change.refusal(ofMoving: path) { throw refusal }
        context.report(.said(change.diagnostic(path)))
      }
    }
    return .inPlace(path, own)
  }

  /// Reserves a name for each file, and returns the requests that move the files there.
  package func reserve(
    _ representations: [LoadedRepresentation]
  ) throws -> [Result<PlacementRequest, any Error>] {
    var requests: [Result<PlacementRequest, any Error>?] = representations.map { _ in nil }
    var indices: [Int] = []
    held = []
    for (index, representation) in representations.enumerated() {
      do {
        held.append(try hold(representation))
        indices.append(index)
      } catch {
        requests[index] = .failure(error)
      }
    }
    let failures = try write()
    for (number, index) in indices.enumerated() {
      requests[index] = failures[number].map { .failure($0) } ?? .success(held[number].request)
    }
    return requests.map { $0 ?? .failure(TransferError.cancelled) }
  }

  /// Releases the names of moved files, and removes the info files of the others.
  package func release() {
    if held.isEmpty { return }
    let records = held.filter(isReleased).map(\.record)
    held = []
    // The next drop retries records that cannot be removed now.
    try? open.change { writer in
      for record in records where record.number > 0 { try writer.forget(transfer: record.number) }
    }
  }

  private func isReleased(_ hold: Hold) -> Bool {
    guard hold.mayBeWritten else { return true }
    do throws(SystemFailure) {
      try hold.slot.directory.forget(
        hold.name, of: hold.slot.original, trashedAt: hold.record.changed)
      return true
    } catch {
      context.report(.said(.trashInfoKept(hold.slot.directory.infoPath(of: hold.name), error)))
      return false
    }
  }

  // MARK: - Names

  private func hold(_ representation: LoadedRepresentation) throws -> Hold {
    guard case .inPlace(let path, let own) = representation else {
      throw ExchangeError.unexpected("an item to trash has no file")
    }
    let slot = try bin.make(
      try bin.slots(of: path, isDirectory: own.kind == .directory), for: path)
    tell(slot, of: path)
    return Hold(
      slot: slot,
      source: .path(path, expecting: own.version, followsLink: false),
      looked: own,
      record: TransferRecord(
        run: runID.text, item: 0, source: .here(slot.original), target: .here(slot.directory.info),
        changed: Clock.now))
  }

  private func tell(_ slot: TrashBin.Slot, of path: FilePath) {
    if let unsafe = bin.unsafe(for: path), told.insert(unsafe.path).inserted {
      context.report(
        .said(
          Diagnostic(
            .warning, .trashUnsafe,
            "'\(unsafe.path.carried)' is not used: "
              + reason(against: unsafe))))
    }
    if slot.isElsewhere, told.insert(path.directory).inserted {
      context.report(
        .said(
          Diagnostic(
            .note, .trashElsewhere,
            "files in '\(path.directory.carried)' are copied into "
              + "'\(slot.directory.path.carried)', because their own file system has no trash")))
    }
  }

  private func reason(against unsafe: TrashSearch.Unsafe) -> String {
    switch unsafe.kind {
    case .link: "it is a link"
    case .directory: "other users could remove your files there"
    default: "it is not a folder"
    }
  }

  // MARK: - Info files

  /// Writes the info files, and returns the errors by index.
  private func write() throws -> [Int: TransferError] {
    var failures: [Int: TransferError] = [:]
    var waiting = Array(held.indices)
    while !waiting.isEmpty {
      var ready: [Int] = []
      for index in waiting {
        do throws(SystemFailure) {
          held[index].number = try names.take(in: held[index].slot, from: held[index].number)
        } catch {
          failures[index] = TransferError(error)
          continue
        }
        held[index].record.target = .here(
          held[index].slot.directory.infoPath(of: held[index].name))
        ready.append(index)
      }
      try record(ready)
      let outcomes = TransferEngine().place(
        ready.map { held[$0].infoRequest }, runID: runID, isCancelled: context.isCancelled)
      var again: [Int] = []
      for (index, outcome) in zip(ready, outcomes) {
        held[index].mayBeWritten = true
        switch outcome {
        case .success(let placement):
          // An info file that may be lost in a power failure is treated as an error.
          for case .notSynced(_, let failure) in placement.notes {
            failures[index] = TransferError(failure)
          }
        // Another process took the name first.
        case .failure(.destinationExists), .failure(.kindClash):
          held[index].mayBeWritten = false
          held[index].number += 1
          again.append(index)
        case .failure(let error): failures[index] = error
        }
      }
      waiting = again
    }
    return failures
  }

  private func record(_ indices: [Int]) throws {
    try open.change(expecting: nil, synced: true) { writer in
      for index in indices {
        if held[index].record.number == 0 {
          held[index].record.number = try writer.record(held[index].record)
        } else {
          try writer.update(held[index].record)
        }
      }
    }
  }
}

extension TrashReservation.Hold {
  /// The request that writes the info file atomically, synced, and without replacing another.
  fileprivate var infoRequest: PlacementRequest {
    PlacementRequest(
      .bytes(info.bytes), directory: slot.directory.info, name: TrashDirectory.infoName(of: name),
      rule: .fail)
  }

  fileprivate var request: PlacementRequest {
    var request = PlacementRequest(
      source, directory: slot.directory.files, name: name, operation: .move, rule: .fail)
    request.looked = looked
    return request
  }
}
