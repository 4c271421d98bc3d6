import Context
import Destinations
import FileTransfer
import Items
import Loading
import Sessions
import SystemCalls
import SystemPackage

// A drop to several views: one drop per view, which are counted and undone together.
extension RoutedDrop {
  func follow(
    _ route: DropRoute, after recovered: [ItemResult]
  ) throws -> DropOutcome {
    let counts = try open.counts()
    let last = counts.nextIndex - 1
    let accept = route.stops[0].terms.request.accept
    let share = try route.share(open, upTo: last, of: accept.items)
    if accept.requiresAll && share.matched < share.total {
      throw ExchangeError.notEveryItem(matched: share.matched, total: share.total)
    }
    var cutOff: RunID?
    for stop in route.stops where cutOff == nil { cutOff = try stop.markOfCutOffDrop(of: open) }
    let runID = cutOff ?? RunID()
    try store.remember(
      DropReference(name: open.session.name, id: open.session.id, run: runID.text),
      for: context.terminal)
    let isWhole = accept.items == nil
    let progress = ProgressMeter(
      items: isWhole ? counts.items : nil,
      bytes: isWhole ? route.stops[0].size(counts) : nil,
      report: context.report)
    defer { progress.close() }
    var report = DropReport()
    progress.expect(items: recovered.count)
    for var result in recovered {
      result.view = route.view(of: result)
      report.count(result)
      progress.finished(.init(result))
      try each(result)
    }
    let used = route.stops.indices.filter { share.counts[$0] > 0 }
    for index in used {
      let plan = route.stops[index]
      let run = try DropExecution(
        plan, on: open.shared, runID: runID, progress: progress,
        others: used.filter { $0 != index }.map { route.stops[$0].destination.path }
      ) { result in
        var result = result
        if result.takesPart || result.given != nil { result.view = plan.destinationKey }
        try each(result)
      }
      if cutOff != nil { try run.driver.recall() }
      try run.recorder.begin()
      let carriedOut = try carryOut(run) {
        try run.run(upTo: last, endsProgress: index == used.last) { share.goes($0, to: index) }
      }
      report.add(carriedOut, at: plan)
    }
    return try outcome(of: report, route)
  }
}

extension DropRoute {
  /// The stop in whose directory an earlier run had placed the item.
  fileprivate func view(of result: ItemResult) -> String? {
    guard let target = result.target.map({ FilePath(carried: $0) }) else { return nil }
    return stops.first { target.starts(with: $0.destination.path) }?.destinationKey
  }
}
