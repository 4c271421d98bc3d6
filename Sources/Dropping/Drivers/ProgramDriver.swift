import Context
import Destinations
import Items
import Loading
import Sessions

/// A drop to a program, which is run once on all matching items or once per item.
final class ProgramDriver: DestinationDriver {
  let gathering = Gathering.whole
  private let program: Program
  private let setting: DropSetting
  private let run: ProgramRun

  init(_ program: Program, _ setting: DropSetting) {
    self.program = program
    self.setting = setting
    run = ProgramRun(
      program, setting.context, session: setting.open.session.name,
      payloads: setting.open.payloadDirectory, registry: setting.plan.terms.registry)
  }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    // From here on, the program owns the terminal.
    setting.progress.close()
    var results: [ItemResult] = []
    var given: [(loaded: Loaded, argument: [UInt8])] = []
    for entry in loaded {
      do throws(ExchangeError) {
        given.append((entry, try run.argument(for: entry)))
      } catch {
        results.append(
          try setting.recorder.failed(entry.item, entry.candidate, error.diagnostic))
      }
    }
    let launches = program.takesOne ? given.map { [$0] } : given.isEmpty ? [] : [given]
    for launch in launches {
      results += try give(launch.map(\.loaded), launch.map(\.argument))
    }
    try done(results)
  }

  private func give(_ loaded: [Loaded], _ arguments: [[UInt8]]) throws -> [ItemResult] {
    do throws(ExchangeError) {
      if setting.context.isCancelled() { throw .cancelled }
      try run.run(on: arguments)
    } catch {
      return try loaded.map { entry in
        if case .cancelled = error { return .interrupted(entry.item, entry.candidate) }
        return try setting.recorder.failed(entry.item, entry.candidate, error.diagnostic)
      }
    }
    try setting.recorder.passedOn(loaded.map(\.item))
    return loaded.map { entry in
      var result = ItemResult(entry.item, .placed, entry.candidate)
      result.effect = .written
      return result
    }
  }
}
