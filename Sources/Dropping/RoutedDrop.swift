package import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import OrderedViews
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// A drop of a claimed session.
///
/// It finishes an interrupted drop, drops the items at each destination, and ends the session if nothing is
/// left.
package struct RoutedDrop {
  private let terms: ResolvedDrop
  let open: any OpenSession
  let store: any SessionStore
  let context: ExchangeContext
  private let claim: DropClaim
  let each: (ItemResult) throws -> Void

  package init(
    _ terms: ResolvedDrop, on open: any OpenSession, in store: any SessionStore,
    _ context: ExchangeContext, _ claim: DropClaim, each: @escaping (ItemResult) throws -> Void
  ) {
    self.terms = terms
    self.open = open
    self.store = store
    self.context = context
    self.claim = claim
    self.each = each
  }

  /// Passes the result of each item to `each`, in order, and returns the overall outcome.
  package func callAsFunction() throws -> DropOutcome {
    guard terms.request.proposedFolders != nil else { return try drop() }
    // A proposal is a record: what it names may have become somebody's link since.
    do {
      return try LinkRule.recorded.inForce { try drop() }
    } catch {
      throw Proposal.error(ExchangeError(any: error))
    }
  }

  private func drop() throws -> DropOutcome {
    var recovery = DropRecovery(open, in: context)
    var recovered = try recovery()
    for why in recovery.unknown { context.report(.said(why)) }
    if claim.wasDropping {
      try LinkRule.recorded.inForce {
        try recovery.removeReturnedSources()
        var mending = ManifestRepair(in: context, registry: terms.registry)
        try mending.list(lastRunOf: open)
        try ListReconciliation(in: context, terms.registry).left(byLastRunOf: open)
      }
    }
    let elsewhere = try OtherFolder(ofLastDrop: open)?.settle(&recovered) ?? []
    if try open.counts().items == 0 {
      if !elsewhere.isEmpty { return try nothingLeft(after: recovered + elsewhere, recovery) }
      let areToldByOthers = claim.isJoined && !claim.wasCutOff
      if recovered.isEmpty, !areToldByOthers { recovered = try recovery.lastRun() }
      if !recovered.isEmpty { return try nothingLeft(after: recovered, recovery) }
      if claim.isJoined { return try leftNothing() }
      throw open.endedEmpty()
    }
    if claim.wasDropping, recovered.isEmpty, elsewhere.isEmpty {
      // The cut-off drop had placed and recorded all that is asked for, but maybe not listed it.
      let last = try recovery.lastRun()
      let placed = Set(last.map(\.index))
      let asked = terms.request.accept.items ?? []
      if !asked.isEmpty,
        asked.allSatisfy({ $0.count <= placed.count && $0.allSatisfy(placed.contains) })
      {
        recovered = last.filter { result in asked.contains { $0.contains(result.index) } }
      }
    }
    let told = Set((recovered + elsewhere).map(\.index))
    // Whether anything is left is not asked again: others may have placed the last items just now.
    try open.checkExistence(
      of: terms.request.accept.items?.filter { $0.count > 1 || !told.contains($0.lowerBound) })
    let route = try DropRoute(terms, for: open, in: context)
    try settleManifests(of: route)
    if route.isRoute {
      try settleLists(of: route, recovery)
      return try follow(route, after: recovered + elsewhere)
    }
    let plan = route.stops[0]
    let shares = claim.isJoined && plan.mayShare
    if claim.isJoined, !shares {
      try open.holdAlone(claim.claim, wait: plan.wait)
      if try open.counts().items == 0 { return try leftNothing() }
    }
    recovered = try recovered.map { try plan.explained($0, in: open) }
    let last = try open.counts().nextIndex - 1
    if terms.request.accept.requiresAll { try checkEvery(plan, upTo: last) }
    // While other drops go on, the last one that began is not necessarily the one that was cut off.
    let isAlone = try !shares || open.otherDrops().running == 0
    let cutOff = try isAlone ? plan.markOfCutOffDrop(of: open) : nil
    let runID = cutOff ?? RunID()
    let run = try DropExecution(
      plan, on: open.shared, runID: runID, shares: shares, each: each)
    if cutOff != nil {
      try run.driver.recall()
      try run.recorder.folders.recall(open)
    }
    try run.recorder.begin()
    try store.remember(
      DropReference(name: open.session.name, id: open.session.id, run: runID.text),
      for: context.terminal)
    try run.driver.arrange(after: recovery, recovered)
    try run.tell(recovered: recovered, isKnown: cutOff != nil)
    try run.tell(recovered: elsewhere, isKnown: true)
    var report = DropReport()
    if shares { run.share(by: claim.claim, upTo: last) }
    report.add(try carryOut(run) { try run.run(upTo: last) }, at: plan)
    if shares { try LinkRule.recorded.inForce { try clearUp(besides: runID) } }
    return try outcome(of: report, route, shares: run.isSharing)
  }

  /// Others have placed and told the last items, and the last drop ends the session.
  private func leftNothing() throws -> DropOutcome {
    let ended = try open.end(as: .ended, onlyIfEmpty: true)
    guard !ended, let claim = try claimOfWorkLeft() else {
      return DropOutcome(leftNothingBy: open.session, ended: ended)
    }
    defer { try? open.release(claim) }
    return try RoutedDrop(terms, on: open, in: store, context, DropClaim(claim), each: each).drop()
  }

  /// The claim with which this drop, which has left the session, finishes what others have begun that were killed since
  /// it looked for such; nil if there is nothing of that kind, or items are left.
  private func claimOfWorkLeft() throws -> Claim? {
    guard try open.counts().items == 0, try open.otherDrops().gone > 0 else { return nil }
    return try open.claim(by: .thisProcess(), wait: .nanoseconds(terms.request.wait))
  }

  /// Makes the manifests of the views right for everything that the session has placed.
  private func settleManifests(of route: DropRoute) throws {
    guard route.stops.contains(where: { $0.terms.view?.view.manifest != nil }) else { return }
    var repair = ManifestRepair(in: context, registry: terms.registry)
    try repair.settle(open)
  }

  /// Adds to the lists of the views what the session has placed there.
  ///
  /// - Parameter run: The interrupted run, whose items are listed behind those that it has listed itself.
  private func settleLists(
    of route: DropRoute, _ recovery: DropRecovery, continuing run: RunID? = nil
  ) throws {
    var placed: [(run: String, result: ItemResult)]?
    for plan in route.stops {
      guard let arrangement = plan.terms.arrangement(in: plan.destination) else { continue }
      let all = try placed ?? recovery.placedItems()
      placed = all
      let own = all.filter { $0.run == run?.text }.map(\.result.index)
      try arrangement.commit(recovered: all.map(\.result), continuing: Set(own), of: open)
    }
  }

  /// Carries out the drop at one destination and logs its end.
  func carryOut(_ run: DropExecution, _ body: () throws -> Void) throws -> DropReport {
    do {
      // What is recorded at the end needs its room, too.
      try withExtendedLifetime(open.takingRoom()) { try body() }
    } catch {
      run.recorder.giveUp()
      throw error
    }
    try run.recorder.end(run.report)
    var report = run.report
    if !run.isSharing, report.placed == 0 || report.failed > 0 {
      try MadeDirectories(open: open).remove(madeBy: [run.setting.runID.text])
    }
    report.listFailure = run.driver.listFailure
    report.offer = run.recorder.offer
    return report
  }

  /// Removes what drops have left that were killed while others went on, if this is the last one.
  ///
  /// One that was stopped for long may have made it after its work was finished by others.
  private func clearUp(besides own: RunID) throws {
    try MadeDirectories(open: open).removeThoseOfCutOffRuns(besides: own.text)
    guard open.holdsLease else { return }
    var runs: [FilePath: Set<RunID>] = [:]
    for (run, destinations) in try open.runsCutOff(besides: own.text) {
      guard let runID = RunID(run) else { continue }
      for directory in destinations { runs[directory, default: []].insert(runID) }
    }
    for (directory, runs) in runs { Recovery.removeStaged(by: runs, in: directory) }
  }

  /// Ends a session whose drop was killed after everything was in place.
  private func nothingLeft(
    after recovered: [ItemResult], _ recovery: DropRecovery
  ) throws -> DropOutcome {
    // How they were made is known from what the drop would do.
    let route =
      try terms.request.listsOnHost
      ? DropRoute(terms, for: open, in: context) : try? DropRoute(terms, for: open, in: context)
    let plan = route?.stops.first
    for result in recovered { try each(try plan?.explained(result, in: open) ?? result) }
    let directory = recovered.first?.target.map { FilePath(carried: $0).directory }
    let began = try open.lastEvent(of: [.dropBegan])?.decodedDetail
    let runID = began?.run.flatMap { RunID($0) } ?? RunID()
    if let route {
      try settleManifests(of: route)
      try settleLists(of: route, recovery, continuing: runID)
    }
    let placed = recovered.count { $0.state == .placed }
    if let plan, placed > 0 { try writeManifest(of: plan, by: runID) }
    let destination = terms.isToTrash ? Destination.trash.path.carried : (directory ?? ".").carried
    let folders = FolderTimes(of: runID)
    try folders.recall(open)
    try open.change {
      try folders.end($0)
      try $0.log(
        .happened(.dropEnded, items: placed, destination: destination, run: runID.text))
    }
    let isSettled = try open.knowsSources()
    if isSettled { open.sayEnd() }
    let ended = try isSettled && open.end(as: .ended, onlyIfEmpty: true)
    return DropOutcome(
      session: open.session, operation: terms.wantsMove ? .move : .copy, destination: destination,
      placed: placed, skipped: 0, failed: recovered.count - placed, pending: 0, ended: ended,
      failure: recovered.lazy.compactMap(\.error).first)
  }

  /// Writes the manifest of a drop that had placed everything before.
  private func writeManifest(of plan: DropPlan, by runID: RunID) throws {
    let request = plan.terms.request
    if request.manifest == nil && request.manifestThere == nil { return }
    let run = try DropExecution(plan, on: open, runID: runID, each: each)
    run.driver.publish()
    try run.driver.finish()
    if let failure = run.driver.listFailure { throw ExchangeError.elsewhere(failure) }
  }

  /// - Parameter shares: Whether other drops may still work on the session.
  func outcome(
    of report: DropReport, _ route: DropRoute, shares: Bool = false
  ) throws -> DropOutcome {
    let isOneShot = open.session.isSensitive && report.placed > 0 && !terms.request.keepsItems
    // First, because what others finish in between would be called left.
    let elsewhere = try shares ? open.itemsOfOtherDrops() : 0
    let left = try open.counts().items
    // Otherwise, the same drop typed again could not find out what became of them.
    // Nor could it write the manifest or the list that is missing.
    let isListed =
      report.listFailure?.code != .transferManifestNotWritten
      && ![.viewBusy, .viewNotWritten].contains(report.failure?.code)
    let isSettled = try isListed && (!report.moves || open.knowsSources())
    let stays = left == 0 && !Offers(in: store, context).live(of: open.session).isEmpty
    let ends = isSettled && !stays && (left == 0 || isOneShot)
    if stays || ends, try !shares || open.otherDrops() == .none { open.sayEnd() }
    // What is on the clipboard must be there as long as programs can take it. Of several drops, the
    // last one ends the session, so each that shares it asks for that.
    var ended =
      try stays
      ? open.becomeOffered()
      : isSettled && (ends || shares) && open.end(as: .ended, onlyIfEmpty: !isOneShot)
    if shares, !ended, isSettled, let claim = try claimOfWorkLeft() {
      for result in try open.finishKilled(in: context) { try each(result) }
      ended = try open.end(as: .ended, onlyIfEmpty: true)
      if !ended { try open.release(claim) }
    }
    if report.moves, report.placed > 0, report.dragged == 0, left == 0 {
      open.clearCutElsewhere(in: context)
    }
    let done = report.placed + report.skipped + report.offered
    var failure = report.failure ?? report.listFailure
    if report.failure != nil, let failure = report.listFailure { context.report(.said(failure)) }
    if report.matched == 0, !shares || left > 0 {
      // Others had claimed everything, although they may have finished by now.
      if shares, elsewhere > 0 || report.examined == 0 {
        throw SessionError.busy(open.session.name)
      }
      failure = try nothingMatched(route).diagnostic
    }
    if done == 0 && failure == nil && report.held > 0 {
      failure = ExchangeError.everythingBound(session: open.session.name).diagnostic
    }
    return DropOutcome(
      session: open.session, operation: report.moves || report.isChangeOfOrder ? .move : .copy,
      destination: route.isRoute ? "" : route.stops[0].destinationKey,
      route: route.isRoute ? report.stops : [], placed: report.placed,
      alreadyThere: report.alreadyThere, skipped: report.skipped, failed: report.failed,
      pending: ended ? 0 : left, elsewhere: elsewhere, kept: terms.request.keepsItems ? done : 0,
      ended: ended, offered: report.offered, offer: report.offer, failure: failure)
  }

  private func nothingMatched(
    _ route: DropRoute
  ) throws -> ExchangeError {
    var mismatch = Mismatch()
    let plan = route.stops[0]
    let others = route.stops.dropFirst().map(\.negotiator)
    let pages = open.pages(
      of: plan.terms.request.accept.items, for: plan.context.origin)
    for item in pages.prefix(64) {
      mismatch.add(try item.get(), for: plan.negotiator, and: others)
    }
    return route.nothingAcceptable(mismatch)
  }

  private func checkEvery(
    _ plan: DropPlan, upTo last: Int
  ) throws {
    var matched = 0
    var total = 0
    for item in open.pages(
      of: plan.terms.request.accept.items, upTo: last, for: plan.context.origin)
    {
      total += 1
      if plan.matches(try item.get()) { matched += 1 }
    }
    if matched < total { throw ExchangeError.notEveryItem(matched: matched, total: total) }
  }
}

extension OpenSession {
  /// Whether it is known of every moved source what became of it, after a lost connection or a record that could not
  /// be saved.
  fileprivate func knowsSources() throws(SessionError) -> Bool {
    try !unfinishedTransfers(after: 0, limit: 64).contains { $0.step == .placed && $0.moves }
  }
}
