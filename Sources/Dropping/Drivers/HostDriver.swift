import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Reverting
import Sessions
import SystemCalls
import SystemPackage

/// A drop into a folder on another host.
final class HostDriver: DestinationDriver {
  let gathering: Gathering
  private let place: HostPlace
  /// The folder that the user named, or that of the file; below it, no link is followed.
  private let named: FilePath
  private let setting: DropSetting
  private let stage: PlacementStage
  private let transfer: Transfer
  private let manifest: DropManifest
  private let leaving: LeavingLists
  private var made: Set<FilePath> = []
  /// Whether any item is there.
  private var hasPlaced = false
  /// What interrupted runs of this session left.
  private var remains: HostRemains?
  /// Whether killed commands like this one left files to continue.
  private var hasRestsOfKilled = false
  /// The items that an interrupted run may have placed.
  private var resumed: Set<Int> = []

  init(_ place: HostPlace, below named: FilePath, _ setting: DropSetting) throws(ExchangeError) {
    // The drop at an earlier view of a route may have lost the connection to the same host.
    if place.files.hasEnded { try? place.reconnect(in: setting.context) }
    if LinkRule.isRecorded {
      do throws(FarError) {
        try place.files.checkWay(to: place.id.path(in: named))
      } catch {
        throw ExchangeError(error, on: place.id)
      }
    }
    self.place = place
    self.named = named
    self.setting = setting
    let progress = setting.progress
    transfer = Transfer(
      place.files, host: place.id, runID: setting.runID,
      style: setting.plan.terms.request.numbering ?? .space, progress: { progress.add($0) },
      phase: { progress.enter(.init($0), $1.map { CarriedText.text($0) }) },
      isCancelled: setting.context.isCancelled)
    stage = PlacementStage(setting, on: transfer)
    manifest = try DropManifest(setting)
    leaving = LeavingLists(setting)
    let moves = setting.plan.terms.wantsMove(isLocal: true)
    gathering = setting.request.isAtomic ? .allOrNone : moves ? .page : .ready
  }

  var listFailure: Diagnostic? { manifest.failure }

  func recovered(_ results: [ItemResult], isKnown: Bool) throws {
    if isKnown { return }
    for result in results { manifest.add(recovered: result) }
  }

  func tell(_ result: ItemResult) {
    if result.state == .placed || result.state == .skipped { hasPlaced = true }
    if let files = stage.takeFiles(of: result.index) { manifest.add(files) }
  }

  func publish() { manifest.publish() }

  func finish() throws {
    try finishRests()
    try manifest.finish()
    if !hasPlaced {
      try directories.remove(madeBy: setting.runID.text)
    }
  }

  func turns(upTo last: Int) throws -> [(Item) -> Bool] {
    if gathering == .allOrNone { return [{ _ in true }] }
    return try setting.turnsByLinks(upTo: last)
  }

  /// Removes what interrupted runs staged there, and notes what they may have placed.
  func prepare(upTo last: Int, only isMeant: (Item) -> Bool) throws {
    // Each item then fails by itself, and the next drop does this.
    if place.files.hasEnded { return }
    try settleRemains()
  }

  var begun: [Int] { resumed.sorted() }

  func takeOver() throws { try settleRemains() }

  private func settleRemains() throws {
    let left = try settleRemains(of: setting.open, except: manifest.record?.number)
    resumed.formUnion(left.items)
    transfer.earlier.add(try left.earlierNames())
    remains = left
    var rests = left.rests
    defer { transfer.continueFrom(rests) }
    guard try setting.open.isTransient() else { return }
    let killed = KilledTransfers(in: try setting.context.store(), setting.context)
    try killed.finish(at: place) { open in
      let left = try settleRemains(of: open)
      transfer.earlier.add(try left.earlierNames())
      transfer.madeEarlier.formUnion(left.foldersOfMerges)
      for (directory, rest) in left.rests {
        hasRestsOfKilled = true
        rests[directory, default: StagedRest()].add(rest)
      }
      return left.isSettled
    }
  }

  /// Removes what the drop did not continue; after a lost connection, the next one does.
  private func finishRests() throws {
    if place.files.hasEnded { return }
    try remains?.finishRests()
    guard hasRestsOfKilled else { return }
    let killed = KilledTransfers(in: try setting.context.store(), setting.context)
    try killed.finish(at: place) { open in
      try settleRemains(of: open, continuing: false).isSettled
    }
  }

  private func settleRemains(
    of open: any OpenSession, except own: Int64? = nil, continuing: Bool = true
  ) throws -> HostRemains {
    let outside = setting.others.filter { $0 != setting.plan.destination.path }
    var left = try HostRemains(
      of: open, at: place.id, { [place] in place.files }, except: own,
      besides: open.session.id == setting.open.session.id ? outside : [], in: named)
    do throws(FarError) {
      for error in try left.sweep(continuing: continuing) {
        setting.context.report(.said(error.diagnostic(place.id)))
      }
    } catch {
      throw ExchangeError(error, on: place.id)
    }
    try left.forget(keepingNames: open.session.id == setting.open.session.id)
    return left
  }

  /// Places items; after a lost connection, those that were under way again, within the time to wait.
  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    let all = loaded
    defer { leaving.leave(all) }
    var loaded = loaded
    while true {
      var lost: [ItemResult] = []
      try stage.place(
        loaded, loaded.map { entry in Result { try request(for: entry) } },
        rounds: { setting.rounds(of: $0) }
      ) { results in
        let isOver = place.files.hasEnded && setting.request.wait > 0
        let held = results.filter { isOver && $0.error?.code == .remoteLost }
        lost += held
        let rest = results.filter { result in !held.contains { $0.index == result.index } }
        if !rest.isEmpty { try done(rest) }
      }
      if lost.isEmpty { return }
      guard try reconnects() else { return try done(lost) }
      let indices = Set(lost.map(\.index))
      loaded = loaded.filter { indices.contains($0.item.index) }
    }
  }

  /// Opens another connection, and settles what the lost one left; false if the time is over.
  private func reconnects() throws -> Bool {
    let end = Clock.monotonic.addingClamped(setting.request.wait)
    while true {
      do throws(FarError) {
        try place.reconnect(in: setting.context)
        break
      } catch {
        if error == .cancelled || Clock.monotonic >= end { return false }
        // The host is left alone for a minute, and the user may interrupt that.
        Clock.pause(milliseconds: 200)
        if setting.context.isCancelled() { return false }
      }
    }
    transfer.continueOver(place.files)
    made = []
    try settleRemains()
    return true
  }

  func workMeanwhile(_ work: @escaping () -> Void) { transfer.meanwhile = work }

  private func request(for loaded: Loaded) throws -> PlacementRequest {
    let plan = setting.plan
    guard let (directory, name) = plan.targetElsewhere(of: loaded.item, as: loaded.candidate)
    else { throw ExchangeError.unexpected("'\(loaded.item.name)' has no target there") }
    let path = directory.appending(bytes: name)
    if let refusal = manifest.refusal(ofPlacingAt: path) { throw refusal }
    if let refusal = plan.refusal(ofPlacingIn: directory, name: name) {
      throw ExchangeError.forbidden(refusal)
    }
    try make(directory)
    let isInPlace = if case .inPlace = loaded.representation { true } else { false }
    let moves = isInPlace && plan.moves(loaded.candidate, of: loaded.item)
    var request = PlacementRequest(
      try setting.source(of: loaded), directory: place.id.path(in: directory), name: name,
      operation: moves ? .move : .copy, rule: plan.terms.conflictRule(at: plan.location),
      verifying: plan.terms.verifying, lists: manifest.isKept)
    request.mayCopyTarget = moves && plan.terms.request.allowsCopy
    if case .inPlace(_, let status) = loaded.representation { request.looked = status }
    return request
  }

  private var directories: FarMadeDirectories {
    FarMadeDirectories(open: setting.open, on: place.id, place.files)
  }

  /// Makes a folder and its missing parents, which undo removes, without following links below the folder that was named.
  private func make(_ directory: FilePath) throws {
    if made.contains(directory) { return }
    do {
      try directories.make(
        place.id.path(in: directory), below: place.id.path(in: named),
        by: setting.runID)
    } catch let error as FarError {
      throw ExchangeError(error, on: place.id)
    }
    made.insert(directory)
  }
}
