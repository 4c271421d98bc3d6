import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls
import SystemPackage

/// A drop into a text file: a file with the inserted text replaces the original in one step, and the original
/// is kept for undo.
final class TextDriver: DestinationDriver {
  let gathering = Gathering.whole
  private let destination: TextInsertion
  private let setting: DropSetting
  private let stage: PlacementStage
  /// The status of the file before anything was loaded.
  private var before: FileStatus?

  init(_ destination: TextInsertion, _ setting: DropSetting) {
    self.destination = destination
    self.setting = setting
    stage = PlacementStage(setting)
  }

  func recall() throws { try stage.recall() }

  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws { before = try look() }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    var results: [ItemResult] = []
    var added: [(loaded: Loaded, text: [UInt8])] = []
    for entry in loaded {
      do throws(ExchangeError) {
        added.append((entry, try entry.representation.bytes()))
      } catch {
        results.append(
          try setting.recorder.failed(entry.item, entry.candidate, error.diagnostic))
      }
    }
    try done(added.isEmpty ? results : results + (try publish(added)))
  }

  private func publish(_ added: [(loaded: Loaded, text: [UInt8])]) throws -> [ItemResult] {
    let text = try ResolvedDrop.content(of: destination.file)
    guard let content = destination.filled(text, with: added.map(\.text)) else {
      throw ExchangeError.noSuchLine(
        destination.file, line: destination.line ?? 1, last: TextInsertion.lastLine(in: text))
    }
    let now = try look()
    guard let before, now.version == before.version else {
      throw ExchangeError.textChanged(destination.file)
    }
    try setting.plan.checkDestination()
    let request = PlacementRequest(
      .bytes(content), directory: destination.file.removingLastComponent(),
      name: destination.file.lastNameBytes, rule: .replace, mode: before.mode & 0o777)
    // The journal is all or none: after a kill, the next drop restores the original text.
    let journal = DropJournal(
      setting.open, destination: setting.plan.destinationKey,
      keepsItems: setting.request.keepsItems, isAtomic: true, runID: setting.runID,
      placing: [(added[0].loaded.item.index, request)],
      companions: added.dropFirst().map(\.loaded.item.index))
    let outcomes = TransferEngine().placeTogether(
      [request], runID: setting.runID, nameIndex: stage.nameIndex, journal: journal,
      isCancelled: setting.context.isCancelled)
    return outcomes.flatMap { outcome in
      added.map { entry in
        var result = stage.result(of: entry.loaded, outcome)
        if case .success = outcome {
          result.bytes = Int64(entry.text.count)
          result.effect = .written
        }
        return result
      }
    }
  }

  private func look() throws(ExchangeError) -> FileStatus {
    do throws(SystemFailure) {
      return try FileSystem.status(of: destination.file)
    } catch {
      throw ExchangeError(reading: destination.file, error)
    }
  }
}
