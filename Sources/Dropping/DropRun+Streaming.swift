import Context
import Items
import Loading
import Sessions

// A drop whose destination is a stream: the data of what matches, item by item.
extension DropRun {
  func stream(_ page: [Item]) throws {
    let decisions = page.map(planner.decide)
    try begin(decisions)
    let ahead = loadAhead(page, decisions)
    try ahead.run {
      for (item, decision) in zip(page, decisions) { try stream(item, decision, ahead) }
    }
  }

  private func stream(
    _ item: Item, _ decision: DropPlanner.Decision, _ ahead: LoadAhead
  ) throws {
    if context.isCancelled() { throw ExchangeError.cancelled }
    switch try prepare(item, decision, ahead) {
    case .done(let result):
      try plan(item, result.takesPart ? .bytes(0) : .nothing)
      try tell(result)
    case .loaded(let loaded):
      let forecast = DropRun.Pending.loaded(loaded).forecast
      try plan(item, forecast)
      progress.enter(.copying, item.name)
      defer { loaded.form.discard() }
      let result = try stream(loaded)
      if let bytes = result.bytes { progress.settle(bytes, of: forecast.bytes ?? 0) }
      try tell(result)
    }
  }

  private func plan(_ item: Item, _ forecast: DropForecast.Part) throws {
    let whole = DropForecast(of: [item], [forecast])
    progress.plan(
      items: whole.items, of: 1, bytes: whole.bytes, counted: whole.counted, isLast: false)
  }

  private func stream(_ loaded: Loaded) throws -> ItemResult {
    let bytes: Int64?
    do throws(ExchangeError) {
      bytes = try streamWriter.write(loaded.form, of: loaded.item, as: loaded.candidate)
    } catch {
      switch error {
      case .outputFailed, .cancelled: throw error
      default: return try failed(loaded.item, loaded.candidate, error.diagnostic)
      }
    }
    try open.change { writer in
      _ = try writer.record(TransferRecord(streamed: loaded.item.index, by: mark))
      if !request.keepsItems { try writer.setState(.placed, of: loaded.item.index) }
      try writer.log(.happened(.placed, item: loaded.item.index, destination: "-"))
      try writer.log(.happened(.transferFinished, items: 1))
    }
    var result = ItemResult(loaded.item, .placed, loaded.candidate)
    result.bytes = bytes
    result.error = loaded.leftOutOfArchive(
      isStreamed: true, planner.terms.registry, context)
    return result
  }
}
