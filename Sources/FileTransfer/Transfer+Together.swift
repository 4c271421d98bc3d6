import Diagnostics
import Items
import SystemCalls
import SystemPackage

// All or nothing: the first name is given when everything is staged, synced and compared, and whatever fails then takes
// all names back. SFTP has no step that gives several names, so that others may see some of them for a moment.
extension Transfer {
  /// Places either all items of a group or none of them, and returns the outcomes in the same order.
  ///
  /// After a lost connection, names that may have been given stay until the next drop takes them back.
  package func placeTogether(
    _ group: [PlacementRequest], journal: some TransferJournal
  ) -> [Result<Placement, TransferError>] {
    if group.isEmpty { return [] }
    isTogether = true
    var page = Page(group, group.indices)
    do {
      try journal.willPlace(group.indices)
    } catch {
      page.fail(with: .notRecorded)
      return page.items.map { $0.outcome ?? .failure(.notRecorded) }
    }
    do throws(FarError) {
      do throws(FarError) {
        try prepareAndName(&page, journal)
      } catch {
        if error.endsConnection { throw error }
        page.obstacle = error.transferError(host)
      }
      if page.hasFailed {
        try withdraw(&page, journal)
      } else if syncsNames {
        removeSources(&page)
        page.sumUp()
      } else {
        page.keepSources(because: .copyNotSafe)
      }
    } catch {
      page.failUnrecorded(with: shown(error))
    }
    conclude(&page, journal)
    return page.items.prefix(group.count).map { $0.outcome ?? .failure(.withheld) }
  }

  private func prepareAndName(
    _ page: inout Page, _ journal: some TransferJournal
  ) throws(FarError) {
    page.examine(at: host)
    try refuseWhatIsImpossible(&page)
    // A name may be taken by another program at the last moment, and equal items wait for the first of them.
    for _ in 0..<Self.roundLimit {
      if page.hasFailed { return }
      if !page.hasOpen { break }
      if isCancelled() { return page.fail(with: .cancelled) }
      try chooseNames(&page)
      while try expand(&page, journal) { try chooseNames(&page) }
      if page.hasFailed { return }
      phase(.copying, page.firstName)
      try stage(&page)
      if page.hasFailed { return }
      try verify(&page)
      if page.hasFailed { return }
      if isCancelled() { return page.fail(with: .cancelled) }
      try name(&page, journal)
      if page.hasFailed { return }
    }
    page.failContested(at: host)
    if page.hasFailed { return }
    phase(.writing, nil)
    _ = try synchronize(page)
    page.sumUp()
    do {
      for (whole, parts) in page.merged {
        try journal.merged(whole.index, parts)
      }
      try journal.published(page.succeeded)
    } catch {
      page.obstacle = .notRecorded
    }
  }

  /// Takes back the names that were given, and removes what was staged.
  private func withdraw(
    _ page: inout Page, _ journal: some TransferJournal
  ) throws(FarError) {
    // Who has the work of a run that was stopped takes its names back, or has given them to the same files.
    if (try? journal.confirm()) == nil { return page.withhold(at: host) }
    var directories: Set<FilePath> = []
    for index in page.items.indices.reversed() {
      // A directory that was merged was there before.
      guard page.items[index].base == nil,
        case .success(let placement)? = page.items[index].outcome, placement.state == .placed
      else { continue }
      let target = placement.target
      directories.insert(target.removingLastComponent())
      do throws(FarError) {
        let isGone = try withdraw(target, page.items[index], journal)
        if let kept = page.items[index].keeps?.path, isGone {
          try files.publish([naming(kept, as: target)])[0].get()
        }
        page.items[index].outcome =
          isGone
          ? nil : .failure(.notWithdrawn(host.shown(target), .changed(host.shown(target))))
      } catch {
        if error.endsConnection { throw error }
        page.items[index].outcome = .failure(
          .notWithdrawn(host.shown(target), .transfer(error.transferError(host))))
      }
    }
    page.withhold(at: host)
    try discard(&page)
    _ = try synchronize(directories.sorted { $0.string < $1.string })
  }

  /// Removes an item that has just got its name; false if another program has changed it.
  private func withdraw(
    _ target: FilePath, _ item: Page.Item, _ journal: some TransferJournal
  ) throws(FarError) -> Bool {
    let hidden: FilePath
    do throws(FarError) {
      hidden = try files.hide(target, isDirectory: item.isDirectory, by: runID)
    } catch {
      if case .missing = error { return true }
      throw error
    }
    let status = try files.look(at: [hidden], followingLinks: false)[0].get()
    // A run that was stopped may have hidden what others placed, who have its work by now.
    let isOwn = (try? journal.confirm()) != nil
    if let status, !isOwn || status.kind == .regular && status.version != item.version {
      let back = naming(hidden, as: target, isDirectory: status.kind == .directory)
      try files.publish([back])[0].get()
      return false
    }
    if let tree = item.tree {
      try discard(tree, at: hidden)
    } else {
      _ = try files.remove([hidden])
    }
    return true
  }
}

extension Page {
  /// Whether an item failed, so that none is placed.
  fileprivate var hasFailed: Bool {
    obstacle != nil || items.contains { if case .failure? = $0.outcome { true } else { false } }
  }

  /// All items without an error of their own are left out.
  fileprivate mutating func withhold(at host: PlaceID) {
    blameWholes(at: host)
    let isCancelled = items.contains {
      if case .failure(.cancelled)? = $0.outcome { true } else { false }
    }
    for index in items.indices {
      if case .failure? = items[index].outcome { continue }
      items[index].outcome = .failure(obstacle ?? (isCancelled ? .cancelled : .withheld))
    }
  }
}
