import SystemCalls
import SystemPackage

// Files of a page that had no room there beside a larger one, which may have failed for that reason itself.
extension Transfer {
  /// Stages again the smallest of what failed, as far as there is room now that nothing is left of it.
  ///
  /// If the server did not say that it had no room, this is at most as much as the largest of them may have taken.
  func stageWhatFits(
    _ page: inout Page, _ failed: [(item: Int, error: FarError)]
  ) throws(FarError) {
    let isFull = failed.contains { if case .noSpace = $0.error { true } else { false } }
    let crowded = failed.filter { $0.error.mayLackRoom && !page.items[$0.item].isSecondTry }
      .map(\.item)
    func size(_ index: Int) -> Int64 { page.items[index].source?.size ?? 0 }
    let sorted = crowded.sorted { size($0) < size($1) }
    guard let last = sorted.last, isFull || sorted.count > 1 else { return }
    var left: [FilePath: Int64] = [:]
    var fitting: [Int] = []
    for index in sorted {
      guard let directory = page.items[index].target?.removingLastComponent() else { continue }
      let room: Int64
      if let known = left[directory] {
        room = known
      } else {
        let told = try files.room(in: directory)
        room = isFull ? told ?? size(last) : min(told ?? size(last), size(last))
      }
      let needed = size(index).addingClamped(Self.overhead)
      left[directory] = room - min(needed, room)
      if needed <= room { fitting.append(index) }
    }
    if fitting.isEmpty { return }
    for index in fitting {
      page.items[index].outcome = nil
      page.items[index].isSecondTry = true
    }
    try stage(&page)
  }

  /// A file takes whole blocks, and its name some room.
  private static let overhead: Int64 = 8192
}

extension FarError {
  /// Whether the server may have had no room, also if it did not say so.
  fileprivate var mayLackRoom: Bool {
    switch self {
    case .noSpace, .failed: true
    default: false
    }
  }
}
