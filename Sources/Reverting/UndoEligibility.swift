import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Decides for each record of a drop whether it can be undone, using what only the session knows.
final class UndoEligibility {
  let open: any OpenSession
  private let context: ExchangeContext
  /// The records of merged directories, by item.
  ///
  /// Their parts are restored only where the directory can be.
  private var wholes: [Int: TransferRecord?] = [:]
  /// The directories that this undo has made again.
  var madeAgain: Set<FilePath> = []
  /// The list events of each item; nil until they are loaded.
  private var formers: [Int: [SessionEvent]]?

  init(_ open: any OpenSession, in context: ExchangeContext) {
    self.open = open
    self.context = context
  }

  /// The undo to perform, or the reason why there is none.
  enum Verdict {
    /// - `besides`: The file on a host of which a file here is a copy.
    case undo(Undo, besides: Location?)
    /// It is on another host; nobody knows more before the host is asked.
    case elsewhere(any UndoElsewhere)
    /// Only the position in a list is to be restored.
    case order(PositionInView)
    /// The item is undone together with the text that contains it.
    case joined
    /// The data cannot be retrieved from the destination, but the item is restored.
    case passedOn
    case refused(Diagnostic)
  }

  /// The verdict on one record.
  ///
  /// - Parameter looks: What is known of hosts; nil to ask them when that is needed.
  func verdict(
    on record: TransferRecord, of item: Item?, seeing looks: HostLooks? = nil
  ) throws -> Verdict {
    do {
      return try verdict(on: record, of: item, looks ?? HostLooks(context))
    } catch let error as UndoError {
      return .refused(error.diagnostic)
    }
  }

  private func verdict(
    on record: TransferRecord, of item: Item?, _ looks: HostLooks
  ) throws -> Verdict {
    if record.target == TransferRecord.stream || record.target == TransferRecord.offer {
      return .passedOn
    }
    if record.target == TransferRecord.joined { return try verdict(onJoined: record) }
    if record.target == TransferRecord.order { return try verdict(onOrder: record) }
    var record = record
    let copied = record.source ?? item?.firstFar?.location
    if let origin = record.source, let place = origin.there {
      if record.sourceRemoved, record.target.isHere, let runID = RunID(record.run) {
        return .elsewhere(HostReturn(record, to: place, by: runID, seeing: looks))
      }
      // A copy did not take it.
      if !record.sourceRemoved { (record.source, record.read) = (nil, nil) }
    }
    let folder = try folder(copiedFor: record, of: item)
    if let place = record.target.there {
      let keepsBytes =
        try record.source == nil
        && item.map { try self.keepsBytes($0, since: record.changed, looks) } ?? false
      let whole = try record.isPart ? wholeAtAnyPlace(of: record) : record
      let (folders, recorded) = (whole.flatMap(folders), whole.flatMap(recordedFolder))
      if try isMerge(record, looks) {
        var undo = HostMergeUndo(record, at: place, in: context)
        (undo.folders, undo.recorded) = (folders, recorded)
        return .elsewhere(undo)
      }
      var undo = HostUndo(
        record, at: place, copiedFrom: folder ?? copied, keepsBytes: keepsBytes, in: open,
        seeing: looks)
      undo.recorded = recorded
      if record.isPart { undo.folders = folders }
      if record.isPart { undo.original = folder } else { undo.folder = folder }
      return .elsewhere(undo)
    }
    guard let runID = RunID(record.run) else {
      return .refused(
        Diagnostic(.error, .undoUnknown, "its record was written by another version of dnd"))
    }
    let place = Undo(record, runID: runID).place
    let kind = place.flatMap { try? FileSystem.status(of: $0, followingLinks: false).kind }
    if let folder, record.isNew, record.placed != nil, record.replaced == nil,
      kind == .directory || kind == nil && !record.isPart
    {
      return .elsewhere(FolderCopyUndo(record, copiedFrom: folder, by: runID, in: context))
    }
    // An undo that was killed may have moved it back.
    if record.step != .undoing, record.sourceRemoved, !record.isPart,
      item?.hasLink(at: record.source?.here) == true, !hasLink(at: record.target.path)
    {
      return .refused(
        Diagnostic(
          .error, .undoLink,
          "cannot restore the link '\(record.source?.shown.carried ?? "")': its target was not recorded"
        ))
    }
    var effect = record
    effect.source = source(of: record)
    var undo = Undo(effect, runID: runID)
    undo.isResumed = record.step == .undoing
    undo.keepsBytes =
      try record.source == nil
      && item.map { try keepsBytes($0, since: record.changed, looks) } ?? false
    if record.source == nil, let item {
      undo.kept = keptContent(of: item)
      if let digest = record.digest {
        undo.kept.append(.digest(digest))
      }
      if !undo.keepsBytes, undo.kept.contains(where: \.isFile) {
        (undo.keepsBytes, undo.comparesKept) = (true, true)
      }
      if undo.keepsBytes, undo.isTouched, let far = item.firstFar, !far.isDirectory,
        let digest = try? looks.digest(of: far.location)
      {
        undo.kept.append(.digest(digest))
      }
    }
    if let folder, record.isPart {
      (effect.source, effect.read) = (nil, nil)
      let (isResumed, keepsBytes) = (undo.isResumed, try looks.holds(folder, whatIsAt: undo.place))
      undo = Undo(effect, runID: runID)
      (undo.isResumed, undo.keepsBytes) = (isResumed, keepsBytes)
    }
    let whole = try record.isPart ? whole(of: record) : record
    (undo.folders, undo.recorded) = (whole.flatMap(folders), whole.flatMap(recordedFolder))
    return .undo(undo, besides: try original(of: record, item))
  }

  /// The directory from which something was moved, unless this undo has made it again.
  private func recordedFolder(of record: TransferRecord) -> RecordedFolder? {
    guard let source = record.source?.here,
      !madeAgain.contains(where: { source.starts(with: $0) })
    else { return nil }
    return RecordedFolder(of: record)
  }

  /// The directories that a move merged and removed, as its record tells.
  private func folders(of whole: TransferRecord) -> MovedFolders? {
    guard whole.moves, whole.placed == nil, let source = whole.source?.here,
      FileSystem.exists(source.directory)
    else { return nil }
    return MovedFolders(source, whole.node)
  }

  /// The file on a host of which a file here is a copy; nil if it is none.
  private func original(of record: TransferRecord, _ item: Item?) throws -> Location? {
    guard !record.sourceRemoved, record.target.isHere else { return nil }
    if let origin = record.source?.there { return origin }
    if record.source == nil { return item?.firstFar?.location }
    return try folder(copiedFor: record, of: item)
  }

  /// The folder on a host from which a copied folder was fetched, or what a part of it was there; nil if it comes from
  /// elsewhere.
  ///
  /// What was fetched is kept no more. Whatever this is, its bytes are compared before the copy is removed.
  private func folder(
    copiedFor record: TransferRecord, of item: Item?
  ) throws -> Location? {
    guard !record.sourceRemoved, let source = record.source?.here,
      let far = item?.firstFar, far.isDirectory
    else { return nil }
    let isThere = !record.target.isHere
    let whole =
      record.isPart
      ? try isThere ? wholeAtAnyPlace(of: record) : self.whole(of: record) : record
    guard let fetched = whole?.source?.here, let name = fetched.lastComponent,
      fetched.directory.lastComponent == open.payloadDirectory.lastComponent,
      !FileSystem.exists(fetched), !FileSystem.exists(open.payloadDirectory.appending(name))
    else { return nil }
    var below = source
    guard below.removePrefix(fetched) else { return nil }
    return far.location.at(below.isEmpty ? far.path : far.path.pushing(below))
  }

  /// Whether a record on another host is about a folder that was merged, or about one that was made for that.
  private func isMerge(_ record: TransferRecord, _ looks: HostLooks) throws -> Bool {
    if record.isPart { return record.placed?.inode == FarTreeIdentity.madeDirectory }
    if record.placed != nil { return false }
    // The folder was there before, as a file was that is there already.
    if let place = record.target.there, let status = try looks.status(of: place) {
      return status.kind == .directory
    }
    var hasParts = false
    try open.eachPage(of: record.run) { page in
      hasParts = page.contains { $0.isPart && $0.item == record.item }
      return !hasParts
    }
    return hasParts
  }

  /// The verdict on the text that contains the item also applies to the item.
  private func verdict(onJoined record: TransferRecord) throws -> Verdict {
    guard let text = try text(of: record) else {
      return .refused(
        Diagnostic(.error, .undoUnknown, "the text file that it was added to is no longer known"))
    }
    switch try verdict(on: text, of: try open.itemInAnyState(text.item)) {
    case .undo(var undo, _):
      // A running undo has already marked both records.
      undo.isResumed = record.step == .undoing
      do throws(UndoError) {
        _ = try undo.plan()
        return .joined
      } catch {
        return .refused(error.diagnostic)
      }
    case let other: return other
    }
  }

  /// The record of the text into which the items of a run were inserted.
  func text(of record: TransferRecord) throws -> TransferRecord? {
    if record.target != TransferRecord.joined { return nil }
    var last = Int64.max
    while case let page = try open.transfers(before: last, limit: 64), let end = page.last {
      if let found = page.first(where: { $0.run == record.run && !$0.target.isNoPlace }) {
        return found
      }
      last = end.number
    }
    return nil
  }

  private func verdict(onOrder record: TransferRecord) throws -> Verdict {
    guard let position = try formerPositions(of: record.item, in: record.run, .reordered).last
    else {
      return .refused(
        Diagnostic(
          .error, .undoOrder, "only its position changed, and the old position is not known",
          hints: ["set its position with 'dnd drop --at'"]))
    }
    do throws(ViewError) {
      guard try ItemListFile(root: position.root).read().index(ofFile: position.former.file) != nil
      else {
        return .refused(
          Diagnostic(
            .error, .undoOrder,
            "'\(position.former.file)' has left the list in which its position changed"))
      }
    } catch {
      return .refused(error.diagnostic)
    }
    return .order(position)
  }

  /// The list entries that a run recorded for an item, its parts or a replaced file, in the order of recording.
  func formerPositions(
    of item: Int, in run: String, _ kind: SessionEvent.Kind
  ) throws -> [PositionInView] {
    let events = try eventsInLists()[item] ?? []
    return events.filter { $0.kind == kind }.compactMap { $0.formerPosition(in: run) }
  }

  private func eventsInLists() throws -> [Int: [SessionEvent]] {
    if let formers { return formers }
    var found: [Int: [SessionEvent]] = [:]
    var last: Int64 = 0
    while case let events = try open.events(after: last, limit: 256), let end = events.last {
      for event in events where event.kind == .reordered || event.kind == .leftList {
        if let item = event.item { found[item, default: []].append(event) }
      }
      last = end.number
    }
    formers = found
    return found
  }

  /// Whether the link itself was moved, as in a drop to the trash.
  private func hasLink(at path: FilePath) -> Bool {
    (try? FileSystem.status(of: path, followingLinks: false))?.kind == .link
  }

  /// The record of the directory that contains this part; it precedes the record of the part.
  private func whole(of record: TransferRecord) throws -> TransferRecord? {
    if let known = wholes[record.item] { return known }
    var last = record.number
    var found: TransferRecord?
    while found == nil {
      let page = try open.transfers(before: last, limit: 64)
      guard let end = page.last,
        end.run == record.run || page.contains(where: { $0.run == record.run })
      else { break }
      found = page.first { $0.run == record.run && $0.item == record.item && !$0.isPart }
      last = end.number
    }
    wholes[record.item] = .some(found)
    return found
  }

  /// The same for a part on another host, where a drop that continues another records the directory again.
  private func wholeAtAnyPlace(of record: TransferRecord) throws -> TransferRecord? {
    if let known = wholes[record.item] { return known }
    var found: TransferRecord?
    try open.eachPage(of: record.run) { page in
      found = page.first { $0.item == record.item && !$0.isPart }
      return found == nil
    }
    wholes[record.item] = .some(found)
    return found
  }

  /// The path of the source; a directory stored in the session has moved together with the session.
  private func source(of record: TransferRecord) -> Location? {
    guard let source = record.source?.here, let name = source.lastComponent,
      source.directory.lastComponent == open.payloadDirectory.lastComponent
    else { return record.source }
    let kept = open.payloadDirectory.appending(name)
    return .here(FileSystem.exists(source) || !FileSystem.exists(kept) ? source : kept)
  }
}

extension Item {
  /// Whether a representation is a link at this path that was lifted for its target.
  fileprivate func hasLink(at path: FilePath?) -> Bool {
    representations.contains {
      if case .file(let own, let identity) = $0.source {
        own == path && identity.isLink && !identity.leadsNowhere
      } else {
        false
      }
    }
  }
}

extension Diagnostic.Code {
  static let undoOrder = Self("undo.order", .failed)
  static let undoUnknown = Self("undo.unknown", .failed)
  static let undoLink = Self("undo.link", .failed)
}
