import Context
import Destinations
import Items
import Loading
import Sessions

// A drop whose destination is a program, which is run on what matches: once, or once for each item.
extension DropRun {
  func give(to program: Program, upTo last: Int) throws {
    var all: [Pending] = []
    defer { for entry in all { entry.discard() } }
    try loadAll(upTo: last, into: &all)
    let run = ProgramRun(
      program, context, session: open.session.name, payloads: open.payloadFolder,
      registry: planner.terms.registry)
    // The terminal is the program's from here on.
    progress.close()
    let results = try give(all, to: program, by: run)
    for result in results { try tell(result) }
  }

  /// Runs the program; answers the results of all, in order.
  private func give(
    _ all: [Pending], to program: Program, by run: ProgramRun
  ) throws -> [ItemResult] {
    var results: [Int: ItemResult] = [:]
    var given: [(loaded: Loaded, argument: [UInt8])] = []
    for entry in all {
      switch entry {
      case .done(let result): results[result.index] = result
      case .loaded(let loaded):
        do throws(ExchangeError) {
          given.append((loaded, try run.argument(for: loaded)))
        } catch {
          results[loaded.item.index] = try failed(
            loaded.item, loaded.candidate, error.diagnostic)
        }
      }
    }
    let launches = program.takesOne ? given.map { [$0] } : given.isEmpty ? [] : [given]
    for launch in launches {
      do throws(ExchangeError) {
        if context.isCancelled() { throw .cancelled }
        try run.run(on: launch.map(\.argument))
      } catch {
        for (loaded, _) in launch {
          if case .cancelled = error {
            results[loaded.item.index] = .interrupted(loaded.item, loaded.candidate)
          } else {
            results[loaded.item.index] = try failed(
              loaded.item, loaded.candidate, error.diagnostic)
          }
        }
        continue
      }
      try record(launch.map(\.loaded))
      for (loaded, _) in launch {
        results[loaded.item.index] = ItemResult(loaded.item, .placed, loaded.candidate)
      }
    }
    return all.compactMap { results[$0.index] }
  }

  private func record(_ taken: [Loaded]) throws {
    try open.change { writer in
      for loaded in taken {
        let index = loaded.item.index
        _ = try writer.record(TransferRecord(streamed: index, by: mark))
        if !request.keepsItems { try writer.setState(.placed, of: index) }
        try writer.log(.happened(.placed, item: index, destination: planner.destinationKey))
      }
      try writer.log(.happened(.transferFinished, items: taken.count))
    }
  }
}
