import Context
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Removes files from hosts whose bytes are safe elsewhere, unless they have changed since they were compared.
///
/// A host may be this machine, share a disk with it or with another one, or be a union, and nothing that it says of a
/// file tells that. So each file is hidden, the other one is looked at by its own name, and only then the first is
/// removed; otherwise it gets its name back.
struct HostCopyRemoval {
  struct Copy {
    var place: Location
    /// As it was compared; nil if it was gone.
    var status: FarStatus?
    /// The file with the same bytes, on this machine or on a host; nil if the session keeps them.
    var source: Location?

    /// The name under which it waits.
    func aside(_ runID: RunID) -> FilePath {
      place.path.directory
        .pushing(runID.aside(FilePath(bytes: place.path.lastNameBytes)))
    }
  }

  let context: ExchangeContext
  /// The ID of the run that is undone, by which another undo finds what a killed one has left.
  let runID: RunID
  /// Whether an undo may have been killed.
  let isResumed: Bool

  func callAsFunction(_ copies: [Copy]) -> [Result<Void, UndoError>] {
    context.far(copies, at: \.place, remove)
  }

  private func remove(
    _ some: [Copy], _ files: any PlaceFiles
  ) throws(FarError) -> [Result<Void, UndoError>] {
    var results = some.map { _ in Result<Void, UndoError>.success(()) }
    var unchanged: [Int] = []
    let looks = try files.look(at: some.map(\.place.path), followingLinks: false)
    for (index, look) in looks.enumerated() {
      switch look {
      case .failure(let error): results[index] = .failure(UndoError(error, at: some[index].place))
      case .success(nil): break
      case .success(let status?) where status != some[index].status:
        results[index] = .failure(.changed(some[index].place.shown))
      case .success: unchanged.append(index)
      }
    }
    if unchanged.isEmpty { return results }
    let directories = Set(unchanged.map { some[$0].place.directory.path })
    for directory in directories {
      try files.prepareUndo(in: directory, of: runID, isResumed: isResumed)
    }
    let others = OtherCopies(
      of: unchanged.map { (some[$0].source, some[$0].status?.kind == .link) }, context, by: runID)
    let hidden = try hide(unchanged, some, files, &results)
    let reasons = try reasonsToKeep(hidden, some, others, unchanged, files)
    let kept = hidden.filter { reasons[$0] != nil }
    let returned = try files.publish(
      kept.map { FarNaming(some[$0].aside(runID), as: some[$0].place.path, isUnguarded: true) })
    for (index, back) in zip(kept, returned) {
      results[index] = .failure(reasons[index] ?? .changed(some[index].place.shown))
      guard case .failure = back else { continue }
      let aside = some[index].place.at(some[index].aside(runID))
      results[index] = .failure(
        .transfer(
          .elsewhere(.notGivenBack(some[index].place.shown, at: aside.shown), isLost: false)))
    }
    let gone = hidden.filter { reasons[$0] == nil }
    for (index, result) in zip(gone, try files.remove(gone.map { some[$0].aside(runID) })) {
      guard case .failure(let error) = result else { continue }
      if case .missing = error { continue }
      results[index] = .failure(UndoError(error, at: some[index].place))
    }
    // Nothing is moved to a server that cannot do this, so that the source is here.
    _ = try files.synchronizeIfPossible(Array(directories))
    return results
  }

  /// Gives files their hidden names; returns those that have them.
  private func hide(
    _ indices: [Int], _ some: [Copy], _ files: any PlaceFiles,
    _ results: inout [Result<Void, UndoError>]
  ) throws(FarError) -> [Int] {
    let names = indices.map {
      FarNaming(some[$0].place.path, as: some[$0].aside(runID), isUnguarded: true)
    }
    var hidden: [Int] = []
    for (index, result) in zip(indices, try files.publish(names)) {
      switch result {
      case .success: hidden.append(index)
      case .failure(let error): results[index] = .failure(UndoError(error, at: some[index].place))
      }
    }
    return hidden
  }

  /// Why hidden files stay.
  private func reasonsToKeep(
    _ hidden: [Int], _ some: [Copy], _ others: OtherCopies, _ indices: [Int],
    _ files: any PlaceFiles
  ) throws(FarError) -> [Int: UndoError] {
    var reasons: [Int: UndoError] = [:]
    let looks = try files.look(at: hidden.map { some[$0].aside(runID) }, followingLinks: false)
    for (index, look) in zip(hidden, looks) {
      guard case .success(let status?) = look, let before = some[index].status,
        status.isContent(of: before, besides: files.notKept)
      else {
        reasons[index] = .changed(some[index].place.shown)
        continue
      }
    }
    let there = others.stillThere()
    for (position, index) in indices.enumerated()
    where reasons[index] == nil && hidden.contains(index) {
      guard let source = some[index].source else { continue }
      switch there[position] {
      case .success(true)?: break
      case .failure(let error)?: reasons[index] = error
      case .success(false)?, nil:
        reasons[index] = .isSource(some[index].place.shown, source: source.shown)
      }
    }
    return reasons
  }

  /// Gives files the names back that an interrupted undo has hidden.
  ///
  /// - Parameter places: What that undo was to remove.
  func giveBack(_ places: [Location]) {
    let copies = places.map { Copy(place: $0) }
    _ = context.far(copies, at: \.place) { (some, files) throws(FarError) in
      let paths = some.flatMap { [$0.place.path, $0.aside(runID)] }
      let looks = try files.look(at: paths, followingLinks: false)
      var names: [FarNaming] = []
      var seconds: [FilePath] = []
      for (index, copy) in some.enumerated() {
        guard case .success(let aside?) = looks[2 * index + 1], aside.kind != .directory,
          case .success(let named) = looks[2 * index]
        else { continue }
        let hidden = copy.aside(runID)
        if named == nil {
          names.append(FarNaming(hidden, as: copy.place.path, isUnguarded: true))
        } else if named == aside, try files.areEqual([hidden, copy.place.path]) {
          // A server that renames by links was killed between the two steps.
          seconds.append(hidden)
        }
      }
      for directory in Set(names.map(\.directory)) {
        _ = try files.abilities(in: directory, by: runID)
      }
      _ = try files.publish(names)
      _ = try files.remove(seconds)
      return some.map { _ in .success(()) }
    }
  }
}

extension FarStatus {
  /// Whether it is that of a file with the same content, under another name.
  fileprivate func isContent(of other: FarStatus, besides lost: UnsupportedMetadata) -> Bool {
    kind == other.kind && size == other.size
      && (lost.contains(.times) || modified == other.modified)
  }
}

extension PlaceFiles {
  /// Whether files have the same bytes.
  fileprivate func areEqual(_ paths: [FilePath]) throws(FarError) -> Bool {
    let digests = try digests(of: paths)
    guard let first = try? digests.first?.get().digest else { return false }
    return digests.allSatisfy { (try? $0.get().digest) == first }
  }
}
