import SystemCalls
import SystemPackage

// A directory that meets one of its name: what is in it is placed there, each by the same rule.
extension TransferRun {
  /// Places what is in a directory into the directory that has its name, each by the same rule.
  ///
  /// However deep directories in it meet those of their names, the stack does not grow.
  func merge(
    _ item: TransferItem, _ index: Int, _ listener: Listener
  ) throws(TransferError) -> Placed {
    var merge = Merge(of: item)
    var walk = try MergeWalk(item, watch)
    var directory = item
    // Directories that turned out to meet one of their name only when they were to be placed.
    var waiting: [TransferItem] = []
    while true {
      merge.begin(directory)
      do throws(TransferError) {
        while let step = try walk.next() {
          switch step {
          case .enter(let name):
            merge.enter(name)
            if directory.movesContent && walk.isInEmptyDirectory {
              do {
                try listener.merged(index, [walk.emptyDirectory])
              } catch {
                merge.failures.append(.notRecorded)
              }
            }
          case .parts(let parts): waiting += place(parts, in: &merge, index, listener)
          case .failed(let error): merge.failures.append(error)
          case .leave: merge.leave()
          }
        }
      } catch {
        merge.failures.append(error)
      }
      guard let next = waiting.popLast() else { return try merge.placed() }
      do throws(TransferError) {
        walk = try MergeWalk(next, watch)
        directory = next
      } catch {
        merge.failures.append(error)
      }
    }
  }

  /// Places what is in one directory, group by group; answers what is to be merged itself.
  private func place(
    _ parts: [PlacementRequest], in merge: inout Merge, _ index: Int, _ listener: Listener
  ) -> [TransferItem] {
    var waiting = parts[...]
    var merges: [TransferItem] = []
    while !waiting.isEmpty {
      let group = Array(waiting.prefix(TransferEngine.groupLimit))
      // What is in an inner directory is told of as part of the whole.
      let (outcomes, inner) = placeAllButMerges(
        group, within: Budget(TransferPace.mostBytes),
        telling: Listener(
          willName: { names in
            try listener.willNameParts(index, names.map { (group[$0.index], $0) })
          },
          willNameParts: { try listener.willNameParts(index, $1) },
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
        case .failure(let error): merge.failures.append(error)
        case nil: postponed.append(group[place])
        }
      }
      do { try listener.merged(index, placed) } catch { merge.failures.append(.notRecorded) }
      waiting = postponed + waiting.dropFirst(group.count)
    }
    return merges
  }
}
