package import FileTransfer
package import Items
package import Sessions
import SystemCalls
import SystemPackage

// Records that are not about files of items: manifests, streams, list positions and parts of a text.
extension TransferRecord {
  /// Notes the digest of placed data that was made, which nothing else tells once the file has another version.
  package mutating func noteDigest(of target: Location) {
    guard source == nil, let path = target.here, let digest = try? Digest(ofFile: path)
    else { return }
    note(digest)
  }

  /// The same of data that was placed on a host or in a store, where it was compared, and of what is listed.
  package mutating func noteDigest(of placement: Placement, at target: Location) {
    guard placement.state != .skipped, source?.there == nil,
      source == nil || placement.files != nil
    else { return }
    if let digest = placement.digest { note(digest) } else { noteDigest(of: target) }
  }

  /// Notes what a destination does not keep of a source that is about to be removed.
  package mutating func noteLost(at target: Location) {
    guard moves, let source = source?.here else { return }
    note(NodeFacts.lost(of: source, at: target.here) ?? NodeFacts())
  }

  /// Notes facts beside the directory of the source, which is known before.
  package mutating func note(_ facts: NodeFacts) {
    var facts = facts
    facts.folder = node?.folder
    node = facts.isEmpty ? nil : facts
  }

  /// The digest of what was placed, as far as it is known.
  package var digest: Digest? { node?.digest.flatMap { Digest(digits: $0) } }

  private mutating func note(_ digest: Digest) {
    if node == nil { node = NodeFacts() }
    node?.digest = Array(digest.text.utf8)
  }

  /// Whether the record is about a manifest.
  package var isManifest: Bool { item == 0 && isPart }

  /// The target of an item that is part of a text.
  package static let joined = Location.here("text:")
  /// The target of an item whose position in an ordered view changed.
  package static let order = Location.here("order:")
  /// The target of an item that was written to a stream.
  package static let stream = Location.here("-")
  /// The target of an item that was put on the clipboard.
  package static let offer = Location.here("offer:")

  /// A record of an item that was put on the clipboard.
  package init(offered item: Int, by run: String) {
    self.init(run: run, item: item, step: .done, target: Self.offer)
  }
}

extension OpenSession {
  /// The last record of a manifest at a path that has not been undone.
  package func lastManifest(at path: Location, before number: Int64) throws -> TransferRecord? {
    var last = number
    while true {
      let page = try transfers(before: last, limit: 256)
      guard let end = page.last else { return nil }
      if let found = page.first(where: {
        $0.isManifest && $0.step == .done && $0.target == path
      }) {
        return found
      }
      last = end.number
    }
  }
}

extension OpenSession {
  /// The records of the manifests that runs were to write at a path, the last first.
  ///
  /// One of a manifest that was not written, or has been undone, is among them: its files still belong there.
  package func manifests(at path: Location, relativeTo base: Location) throws -> [TransferRecord] {
    var found: [TransferRecord] = []
    var last = Int64.max
    while case let page = try transfers(before: last, limit: 256), let end = page.last {
      found += page.filter { $0.isManifest && $0.target == path && $0.source == base }
      last = end.number
    }
    return found
  }

  /// The records of what a run placed, in order.
  ///
  /// A merged directory is replaced by its placed contents.
  package func recordsInPlace(of run: String) throws -> [TransferRecord] {
    var records: [TransferRecord] = []
    try eachPage(of: run) { page in
      records += page.filter(\.isInPlace)
      return true
    }
    let merged = Set(records.filter(\.isPart).map(\.item))
    return records.reversed().filter { $0.isPart || !merged.contains($0.item) }
  }

  /// The records of what any run placed and was not undone, and the paths of what was undone.
  package func recordsInPlace() throws -> (inPlace: [TransferRecord], undone: [Location]) {
    var records: [TransferRecord] = []
    var undone: [Location] = []
    var last = Int64.max
    while case let page = try transfers(before: last, limit: 256), let end = page.last {
      records += page.filter(\.isInPlace)
      undone += page.filter { $0.item > 0 && $0.step == .undone && !$0.target.isNoPlace }
        .map(\.target)
      last = end.number
    }
    let merged = Set(records.filter(\.isPart).map { "\($0.run) \($0.item)" })
    let inPlace = records.reversed().filter {
      $0.isPart || !merged.contains("\($0.run) \($0.item)")
    }
    return (inPlace, undone)
  }
}

extension [TransferRecord] {
  /// The last record of each target: of what was placed under one name, that is there.
  package var lastOfEachTarget: [TransferRecord] {
    let last = Dictionary(map { ($0.target, $0.number) }) { $1 }
    return filter { last[$0.target] == $0.number }
  }
}

extension TransferRecord {
  /// Whether part or all of an item is at its target.
  package var isInPlace: Bool {
    item > 0 && !target.isNoPlace && (step == .placed || step == .done)
  }
}

extension Location {
  /// Whether this target stands for something other than a path.
  package var isNoPlace: Bool {
    [TransferRecord.stream, TransferRecord.order, TransferRecord.joined, TransferRecord.offer]
      .contains(self)
  }
}
