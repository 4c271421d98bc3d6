import SystemCalls
import SystemPackage

// Merging: the contents of a directory are placed into an existing directory of the same name.
extension TransferRun {
  /// Places the entries of a directory into the existing directory of the same name, each by the same rule.
  ///
  /// The stack does not grow with the depth of nested merges.
  func merge(
    _ item: TransferItem, _ index: Int, _ listener: Listener
  ) throws(TransferError) -> Placed {
    do { try listener.willStage(index) } catch { throw .notRecorded }
    var merge = Merge(of: item)
    var walk = try MergeWalk(item, monitor)
    var directory = item
    // Directories whose conflict with an existing one was discovered only when they were to be placed.
    var waiting: [TransferItem] = []
    while true {
      merge.begin(directory)
      do throws(TransferError) {
        while let step = try walk.next() {
          switch step {
          case .enter(let name): merge.enter(name)
          case .parts(let parts):
            listener.willMerge(index, walk.takeFolders())
            waiting += place(parts, in: &merge, index, listener)
          case .failed(let error): merge.fail(error)
          case .leave: merge.leave()
          }
        }
      } catch {
        merge.fail(error)
      }
      listener.willMerge(index, walk.takeFolders())
      guard let next = waiting.popLast() else { return try merge.placed() }
      do throws(TransferError) {
        walk = try MergeWalk(next, monitor)
        directory = next
      } catch {
        merge.fail(error)
      }
    }
  }

  /// Places the entries of one directory in groups; returns the directories that have to be merged themselves.
  private func place(
    _ parts: [PlacementRequest], in merge: inout Merge, _ index: Int, _ listener: Listener
  ) -> [TransferItem] {
    var waiting = parts[...]
    var merges: [TransferItem] = []
    while !waiting.isEmpty {
      let group = Array(waiting.prefix(TransferEngine.groupLimit))
      // Entries of inner directories are reported as parts of the outermost item.
      let (outcomes, inner) = placeAllButMerges(
        group, within: Budget(TransferPace.mostBytes),
        telling: Listener(
          confirm: listener.confirm,
          willName: { names in
            try listener.willNameParts(index, names.map { (group[$0.index], $0) })
          },
          willNameParts: { try listener.willNameParts(index, $1) },
          willMerge: { listener.willMerge(index, $1) },
          merged: { try listener.merged(index, $1) }))
      merges += inner.map(\.item)
      let isInner = Set(inner.map(\.index))
      var placed: [(request: PlacementRequest, placement: Placement)] = []
      var postponed: [PlacementRequest] = []
      for (place, outcome) in outcomes.enumerated() where !isInner.contains(place) {
        switch outcome {
        case .success(let one):
          placed.append((group[place], one.placement))
          merge.add(one, of: group[place])
        case .failure(let error): merge.fail(error)
        case nil: postponed.append(group[place])
        }
      }
      do { try listener.merged(index, placed) } catch { merge.fail(.notRecorded) }
      waiting = postponed + waiting.dropFirst(group.count)
    }
    return merges
  }
}
