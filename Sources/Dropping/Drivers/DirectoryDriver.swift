import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import Reverting
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// A drop into a directory or to a file.
final class DirectoryDriver: DestinationDriver {
  let gathering: Gathering
  let stage: PlacementStage
  private let setting: DropSetting
  private let directories: DestinationDirectories
  private let manifest: DropManifest
  private let leaving: LeavingLists

  /// Creates the driver and starts the requested manifest.
  init(_ setting: DropSetting) throws(ExchangeError) {
    self.setting = setting
    stage = PlacementStage(setting)
    directories = DestinationDirectories(setting)
    manifest = try DropManifest(setting)
    leaving = LeavingLists(setting)
    // A move places links before their targets, page by page.
    let moves = setting.plan.terms.wantsMove(isLocal: true)
    gathering = setting.request.isAtomic ? .allOrNone : moves ? .page : .ready
  }

  /// Not all of an all-or-none drop, which could be many.
  var takesHeldFiles: Bool { gathering != .allOrNone }
  var listFailure: Diagnostic? { manifest.failure }

  func recall() throws { try stage.recall() }

  func recovered(_ results: [ItemResult], isKnown: Bool) throws {
    if isKnown { return }
    for result in results { manifest.add(recovered: result) }
  }

  func turns(upTo last: Int) throws -> [(Item) -> Bool] {
    if gathering == .allOrNone { return [{ _ in true }] }
    return try setting.turnsByLinks(upTo: last)
  }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    defer { manifest.addHeld() }
    try stage.place(
      loaded, loaded.map { entry in Result { try request(for: entry) } },
      rounds: { setting.rounds(of: $0) }, done)
  }

  func conclude(_ results: inout [ItemResult], of items: [Item], _ loaded: [Loaded]) throws {
    leaving.leave(loaded)
  }

  func tell(_ result: ItemResult) {
    if let files = stage.takeFiles(of: result.index) {
      manifest.hold(files, of: result.index)
    }
  }

  func publish() {
    manifest.addHeld()
    manifest.publish()
  }

  func finish() throws { try manifest.finish() }

  // MARK: - Requests to the engine

  private func request(for loaded: Loaded) throws -> PlacementRequest {
    let plan = setting.plan
    guard let (directory, name) = plan.target(of: loaded.item, as: loaded.candidate) else {
      throw ExchangeError.unexpected("'\(loaded.item.name)' has no target there")
    }
    let path = directory.appending(bytes: name)
    if let refusal = manifest.refusal(ofPlacingAt: path) { throw refusal }
    if let refusal = plan.refusal(ofPlacingIn: directory, name: name) {
      throw ExchangeError.forbidden(refusal)
    }
    try directories.make(directory, for: loaded)
    let rule = plan.terms.conflictRule(at: plan.destination)
    if let links = setting.request.links, case .inPlace(let path, _) = loaded.representation {
      let (source, text) = try setting.link(to: path, from: directory, links)
      var request = PlacementRequest(
        source, directory: directory, name: name, rule: rule, below: plan.confinement)
      // Undo recognizes the link by it, and removes no other.
      var node = NodeFacts()
      node.text = text
      request.node = node
      return request
    }
    let isInPlace = if case .inPlace = loaded.representation { true } else { false }
    let moves = isInPlace && plan.moves(loaded.candidate, of: loaded.item)
    var request = PlacementRequest(
      try setting.source(of: loaded), directory: directory, name: name,
      operation: moves ? .move : .copy,
      rule: rule, verifying: plan.terms.verifying, lists: manifest.isKept,
      earlier: try earlierParts(of: loaded.item), below: plan.confinement)
    request.mayCopyTarget = moves && plan.terms.request.allowsCopy
    if case .inPlace(_, let status) = loaded.representation { request.looked = status }
    return request
  }

  /// The parts of a directory that an earlier run placed before it was killed or failed.
  private func earlierParts(of item: Item) throws -> EarlierParts? {
    guard item.wasBegun else { return nil }
    var parts: [FilePath: EarlierParts.Part] = [:]
    for record in try setting.open.partsPlaced(of: item.index) {
      guard let source = record.source?.here, let read = record.read, let placed = record.placed
      else {
        continue
      }
      parts[source] = EarlierParts.Part(read: read, target: record.target.path, placed: placed)
    }
    return parts.isEmpty ? nil : EarlierParts(parts)
  }

}

extension DropSetting {
  /// What the engine places for a loaded item.
  func source(of loaded: Loaded) throws(ExchangeError) -> PlacementRequest.Source {
    let isShortcut =
      plan.isDirectory && plan.terms.registry.conforms(loaded.candidate.given, to: .url)
    func shortcut(to url: [UInt8]) -> PlacementRequest.Source {
      .bytes(InternetShortcut.content(url: addresses.take(url, of: loaded.item)))
    }
    switch loaded.representation {
    case .inPlace(let path, let status):
      return .path(
        path, expecting: status.version, followsLink: status.kind != .link && loaded.isOfLink)
    case .kept(let path), .made(let path):
      if isShortcut, let url = ArrivedAddresses.url(at: path) { return shortcut(to: url) }
      return .kept(path)
    case .held(let bytes, _):
      if isShortcut, let url = ArrivedAddresses.url(in: bytes) { return shortcut(to: url) }
      return .bytes(bytes)
    case .bytes(let bytes): return isShortcut ? shortcut(to: bytes) : .bytes(bytes)
    case .derived(let derivation): return .spool(try derivation.keep())
    case .far: throw .unexpected("a file of another host was not fetched")
    }
  }
}

extension Item {
  /// Whether an earlier run started to place the item.
  var wasBegun: Bool {
    switch state {
    case .inTransit, .failed: true
    case .pending, .placed, .skipped, .cancelled, .offered: false
    }
  }
}
