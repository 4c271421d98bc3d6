import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// A drop that was killed, whose folder is another one by now: its own has been moved away, with what it had placed there.
struct OtherFolder {
  private let open: any OpenSession
  private let directory: FilePath
  private let run: String

  /// - Returns: nil if the last drop was not cut off, or if its folder is not known to be another one.
  init?(ofLastDrop open: any OpenSession) throws {
    guard let began = try open.cutOffDrop(orBeforeEnd: true), let run = began.run,
      let directory = began.directory,
      try open.otherDrops().running == 0,
      let found = try? OpenFile.openPath(directory), let now = try? FolderIdentity(found)
    else { return nil }
    if let folder = began.folder {
      if folder == now.text { return nil }
    } else {
      // The drop has made it itself.
      let made = try open.madeDirectories().first { $0.run == run && $0.target == .here(directory) }
      guard let inode = made?.placed?.inode,
        inode != now.inode || (made?.node?.folder ?? now) != now
      else { return nil }
    }
    self.open = open
    self.directory = directory
    self.run = run
  }

  /// Gives items back to the session whose sources are still there; returns the results of the others.
  ///
  /// The records stay, so that an undo finds everything when the folder has its path again.
  ///
  /// - Parameter recovered: The items that turned out to be in place, of which those are removed that are not here.
  func settle(_ recovered: inout [ItemResult]) throws -> [ItemResult] {
    var gone: [TransferRecord] = []
    var back: Set<Int> = []
    try open.eachPage(of: run) { page in
      for record in page where record.item > 0 && !record.isPart && record.target.isHere {
        if record.target.isNoPlace { continue }
        let isGone = record.source.map { $0.isGone } ?? false
        if record.step == .done || record.wasRenamed {
          if isGone { gone.append(record) } else { back.insert(record.item) }
        }
      }
      return true
    }
    try open.change(expecting: nil, synced: true) { writer in
      for var record in gone where record.step == .naming {
        record.step = .done
        record.sourceRemoved = true
        record.changed = Clock.now
        try writer.update(record)
        try writer.setState(.placed, of: record.item)
      }
      for item in back {
        guard case .placed? = try open.itemInAnyState(item)?.state else { continue }
        try writer.setState(.pending, of: item)
      }
    }
    recovered.removeAll { result in
      back.contains(result.index) || gone.contains { $0.item == result.index }
    }
    return try gone.reversed().compactMap { record in
      guard let item = try open.itemInAnyState(record.item) else { return nil }
      var result = ItemResult(item, .failed)
      result.error = .isInOtherFolder(record, directory)
      return result
    }
  }
}

extension OpenSession {
  /// What was recorded when the last drop began; nil if it was not cut off.
  ///
  /// - Parameter orBeforeEnd: Whether it counts as cut off when only the session did not end.
  func cutOffDrop(orBeforeEnd: Bool = false) throws -> SessionEvent.Detail? {
    let ends: [SessionEvent.Kind] = [
      .dropBegan, .dropEnded, .undone, .reopened, .cancelled, .ended, .expired,
    ]
    guard let last = try lastEvent(of: ends) else { return nil }
    if last.kind == .dropBegan { return last.decodedDetail }
    guard orBeforeEnd, last.kind == .dropEnded, try counts().items == 0 else { return nil }
    return try lastEvent(of: [.dropBegan])?.decodedDetail
  }
}

extension Location {
  /// Whether nothing is there; what is not here is not looked at, because a drop that took it removed it.
  fileprivate var isGone: Bool {
    here.map { FileSystem.isGone($0, followingLinks: false) } ?? true
  }
}

extension FolderIdentity {
  /// It as an event of the session holds it.
  var text: String { "\(inode):\(birth.map { "\($0)" } ?? "")" }
}

extension Diagnostic {
  fileprivate static func isInOtherFolder(
    _ record: TransferRecord, _ directory: FilePath
  ) -> Diagnostic {
    let verb = record.sourceRemoved || record.step == .naming ? "moved" : "copied"
    return Diagnostic(
      .error, .dropOtherFolder,
      "it was \(verb) to the folder that was at '\(directory.carried)' before, which is another one by now",
      hints: ["give that folder its path again, then 'dnd undo' finds it there"])
  }
}

extension Diagnostic.Code {
  static let dropOtherFolder = Self("drop.otherFolder", .failed)
}
