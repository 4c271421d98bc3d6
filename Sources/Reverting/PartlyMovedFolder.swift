import Context
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// A folder that was moved to a host, and of whose source only a part was removed.
///
/// What has left the source goes back there first, so that the rest is the undo of a copy.
struct PartlyMovedFolder {
  private let place: Location
  private let source: FilePath
  private let node: NodeFacts
  private let runID: RunID
  private let context: ExchangeContext
  private let recorded: RecordedFolder?
  private let isResumed: Bool

  /// - Returns: nil if the record is of something else, or tells too little.
  init?(_ record: TransferRecord, recorded: RecordedFolder?, in context: ExchangeContext) {
    guard record.moves, !record.sourceRemoved, record.isNew, record.placed != nil,
      let place = record.target.there, let source = record.source?.here,
      let node = record.node, let runID = RunID(record.run)
    else { return nil }
    (self.place, self.source, self.node, self.runID) = (place, source, node, runID)
    (self.recorded, self.context, isResumed) = (recorded, context, record.step == .undoing)
  }

  private struct Part {
    let below: FilePath
    let status: FarStatus
    let text: [UInt8]?
  }

  /// What has left the source, as it was, parents first.
  private func parts() throws(UndoError) -> [Part] {
    try context.far(place) { files throws(FarError) in
      let missing = try files.entries(below: place.path).filter {
        !$0.below.isEmpty && FileSystem.isGone(source.pushing($0.below))
      }
      let texts = try files.texts(ofLinksAmong: missing, in: place.path)
      let times = files.keptTimes
      return missing.filter { below, status in
        guard let known = node.entries[below], known.text == texts[below] else { return false }
        guard status.kind == .regular else { return true }
        return status.size == known.size && times != nil
          && status.modified == known.modified?.seconds(keptIn: times)
      }.map { Part(below: $0.below, status: $0.status, text: texts[$0.below]) }
    }
  }

  /// The paths below the folder of what goes back.
  func missing() throws(UndoError) -> Set<FilePath> { Set(try parts().map(\.below)) }

  /// Brings back what has left the source; what is there stays there.
  func complete() throws(UndoError) {
    let parts = try parts()
    if parts.isEmpty { return }
    var facts = node
    let folders = Set(parts.filter { $0.status.kind == .directory }.map(\.below))
    facts.entries = node.entries.filter { folders.contains($0.key) }
    let made = MovedFolders(source, facts)
    for below in folders {
      try near { () throws(SystemFailure) in try made.make(source.pushing(below)) }
    }
    for part in parts {
      guard let text = part.text else { continue }
      let path = source.pushing(part.below)
      let parent = try RecordedFolder.open(path.directory, recorded)
      try near { () throws(SystemFailure) in
        try RestoredFile.makeLink(path, in: parent, saying: text, node.entries[part.below])
      }
    }
    let back = HostBringBack(context: context, runID: runID, isResumed: isResumed)
    let files = parts.filter { $0.status.kind == .regular }.map { part in
      HostBringBack.File(
        place: place.at(place.path.pushing(part.below)),
        source: source.pushing(part.below), modified: node.entries[part.below]?.modified,
        folders: nil, recorded: recorded, node: node.entries[part.below])
    }
    for result in back(files) { try result.get() }
    // What came back has changed the times of the folders that had stayed, too.
    for below in touched(by: parts) {
      guard let known = below.isEmpty ? node : node.entries[below], let modified = known.modified
      else { continue }
      let path = below.isEmpty ? source : source.pushing(below)
      let folder = try RecordedFolder.open(path, recorded)
      try near { () throws(SystemFailure) in
        try FileSystem.setTimes(
          of: ".", in: folder, accessed: known.accessed ?? modified, modified: modified)
      }
    }
  }

  private func touched(by parts: [Part]) -> Set<FilePath> {
    Set(
      parts.map { $0.below.directory }
        + parts.filter { $0.status.kind == .directory }.map(\.below))
  }

  private func near(_ body: () throws(SystemFailure) -> Void) throws(UndoError) {
    do throws(SystemFailure) { try body() } catch { throw .transfer(TransferError(error)) }
  }
}
