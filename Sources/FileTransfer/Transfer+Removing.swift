import Diagnostics
import Items
import SystemCalls
import SystemPackage

// A host may be this machine or share a disk with it, and a store may be a union with a folder here or be mounted here:
// then what is there may be the source itself. So the sources of moves are hidden first, and only those go whose copies
// are still there then.
extension Transfer {
  /// A source that waits for the look at its copy.
  private struct Waiting {
    let position: Int
    let source: PlacementSource
    let tree: SourceTree?
    let aside: SourceAside
    let copy: FilePath
    /// Whether it was there before, so that it is also opened by its name: a host remembers what it has shown.
    let isOpened: Bool
  }

  /// Removes the sources of moves that are in place.
  func removeSources(_ page: inout Page) {
    defer { removeMerged(page) }
    var waiting: [Waiting] = []
    for position in page.items.indices where page.items[position].isMoved {
      let item = page.items[position]
      guard case .success(let placement)? = item.outcome, placement.state != .skipped,
        !item.keepsSource, item.mergesInto == nil, let source = item.source
      else { continue }
      let aside = item.tree?.hide(by: runID) ?? source.hide(by: runID)
      waiting.append(
        Waiting(
          position: position, source: source, tree: item.tree, aside: aside,
          copy: placement.target,
          isOpened: placement.state == .alreadyThere))
    }
    if waiting.isEmpty { return }
    var lost: TransferError?
    let reasons = reasonsToKeep(waiting.filter(\.aside.isHidden), &lost)
    for one in waiting {
      guard case .success(var placement)? = page.items[one.position].outcome else { continue }
      let removal = one.aside.finish(unless: reasons[one.position])
      placement.sourceRemoved = removal.isRemoved
      placement.notes += removal.notes
      page.items[one.position].outcome = .success(placement)
      // The next drop finds out whether the copy is there.
      if let lost, one.aside.isHidden { page.items[one.position].outcome = .failure(lost) }
    }
  }

  /// Removes directories that were merged, as far as they are empty by now.
  private func removeMerged(_ page: Page) {
    for item in page.items where item.isMoved && item.mergesInto != nil && !item.keepsSource {
      guard case .success(var placement)? = item.outcome, placement.state != .skipped else {
        continue
      }
      placement.sourceRemoved = item.mergedTree?.removeEmptyDirectories() ?? false
      item.outcome = .success(placement)
    }
  }

  /// Why sources stay whose copies are not there while they are hidden, by the position of the item.
  private func reasonsToKeep(
    _ hidden: [Waiting], _ lost: inout TransferError?
  ) -> [Int: TransferNote.Reason] {
    var reasons: [Int: TransferNote.Reason] = [:]
    do throws(FarError) {
      let looks = try files.look(at: hidden.map(\.copy), followingLinks: false)
      for (one, look) in zip(hidden, looks) {
        switch look {
        case .success(let status):
          if status.map(one.source.isCopy) != true { reasons[one.position] = .maybeSameFile }
        case .failure(let error): reasons[one.position] = error.reasonToKeep(host)
        }
      }
      for one in hidden where reasons[one.position] == nil {
        // What could not be hidden may be what was there before.
        if one.isOpened, !one.aside.isRenamed { reasons[one.position] = .maybeSameFile }
        guard let tree = one.tree else { continue }
        do throws(FarError) {
          if try !holds(one.copy, tree) { reasons[one.position] = .maybeSameFile }
        } catch {
          if error.endsConnection { throw error }
          reasons[one.position] = error.reasonToKeep(host)
        }
      }
      let opened = hidden.filter { one in
        guard one.isOpened, reasons[one.position] == nil else { return false }
        if case .file = one.source.kind { return true }
        return false
      }
      if opened.isEmpty { return reasons }
      try read(opened, &reasons)
    } catch {
      lost = shown(error)
      for one in hidden where reasons[one.position] == nil {
        reasons[one.position] = error.reasonToKeep(host)
      }
    }
    return reasons
  }

  /// Whether a directory there has everything of a tree whose root is hidden.
  private func holds(_ directory: FilePath, _ tree: SourceTree) throws(FarError) -> Bool {
    let there = Dictionary(
      try files.entries(below: directory).map { ($0.below, $0.status) }
    ) { $1 }
    return tree.entries.allSatisfy { entry in
      guard let status = there[entry.below] else { return false }
      return status.kind == entry.status.kind
        && (status.kind != .regular || status.size == entry.status.size)
    }
  }

  /// Reads copies that were there before by their names.
  private func read(
    _ opened: [Waiting], _ reasons: inout [Int: TransferNote.Reason]
  ) throws(FarError) {
    do throws(FarError) {
      for (one, head) in zip(opened, try files.heads(of: opened.map(\.copy), 1)) {
        if case .failure(let error) = head { reasons[one.position] = error.reasonToKeep(host) }
      }
    } catch {
      if files.keepsLinks { throw error }
      // A store breaks off its answer, and with it the connection, where a file that it still knows is gone.
      for one in opened where reasons[one.position] == nil {
        reasons[one.position] = .maybeSameFile
      }
    }
  }
}

extension PlacementSource {
  /// Whether this may be the status of a copy.
  fileprivate func isCopy(_ status: FarStatus) -> Bool {
    switch kind {
    case .file: status.kind == .regular && status.size == size
    case .directory: status.kind == .directory
    case .link: status.kind == .link
    case .bytes: true
    }
  }
}

extension FarError {
  fileprivate func reasonToKeep(_ host: PlaceID) -> TransferNote.Reason {
    if case .missing = self { return .maybeSameFile }
    return .elsewhere(diagnostic(host).message)
  }
}
