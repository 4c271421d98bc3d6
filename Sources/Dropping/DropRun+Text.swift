import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls
import SystemPackage

// A drop between the lines of a text: the file with all of it replaces the one without, in one step, and the
// former is kept for undo.
extension DropRun {
  func put(into place: TextPlace, upTo last: Int) throws {
    let before = try looked(at: place.file)
    var all: [Pending] = []
    defer { for entry in all { entry.discard() } }
    try loadAll(upTo: last, into: &all)
    for result in try put(all, into: place, before) { try tell(result) }
  }

  private func put(
    _ all: [Pending], into place: TextPlace, _ before: FileStatus
  ) throws -> [ItemResult] {
    var results: [Int: ItemResult] = [:]
    var added: [(loaded: Loaded, text: [UInt8])] = []
    for entry in all {
      switch entry {
      case .done(let result): results[result.index] = result
      case .loaded(let loaded):
        do throws(ExchangeError) {
          added.append((loaded, try loaded.form.bytes()))
        } catch {
          results[loaded.item.index] = try failed(
            loaded.item, loaded.candidate, error.diagnostic)
        }
      }
    }
    if !added.isEmpty {
      for result in try publish(added, at: place, before) { results[result.index] = result }
    }
    return all.compactMap { results[$0.index] }
  }

  private func publish(
    _ added: [(loaded: Loaded, text: [UInt8])], at place: TextPlace, _ before: FileStatus
  ) throws -> [ItemResult] {
    let text = try DropTerms.content(of: place.file)
    guard let content = place.filled(text, with: added.map(\.text)) else {
      throw ExchangeError.noSuchLine(
        place.file, line: place.line ?? 1, last: TextPlace.lastPlace(in: text))
    }
    guard try looked(at: place.file).version == before.version else {
      throw ExchangeError.textChanged(place.file)
    }
    try planner.checkDestination()
    let request = PlacementRequest(
      .bytes(content), folder: place.file.removingLastComponent(), name: place.file.lastNameBytes,
      rule: .replace, mode: before.mode & 0o777)
    // All or none: who is killed in between leaves the text as it was to the next drop.
    let journal = DropJournal(
      open, destination: planner.destinationKey, keepsItems: self.request.keepsItems,
      isAtomic: true, mark: mark, placing: [(added[0].loaded.item.index, request)])
    journal.companions = added.dropFirst().map(\.loaded.item.index)
    let outcomes = TransferEngine().placeTogether(
      [request], mark: mark, ledger: ledger, journal: journal, isCancelled: context.isCancelled)
    return outcomes.flatMap { outcome in
      added.map { entry in
        var result = self.result(of: entry.loaded, outcome)
        if case .success = outcome { result.bytes = Int64(entry.text.count) }
        return result
      }
    }
  }

  private func looked(at file: FilePath) throws(ExchangeError) -> FileStatus {
    do throws(SystemFailure) {
      return try FileSystem.status(of: file)
    } catch {
      throw ExchangeError(reading: file, error)
    }
  }
}
