/// The shots of which a file failed: their other files that have no names yet get none, so that a shot stays together.
struct FailedShots {
  private var numbers: Set<Int> = []

  /// The positions of the requests that are withheld.
  ///
  /// - Parameters:
  ///   - shots: The shot of each request; nil for one of none.
  ///   - outcome: What became of the request at a position; nil if nothing did yet.
  mutating func withheld<Success>(
    of shots: [Int?], _ outcome: (Int) -> Result<Success, TransferError>?
  ) -> [Int] {
    var open: [(position: Int, shot: Int)] = []
    for (position, shot) in shots.enumerated() {
      guard let shot else { continue }
      switch outcome(position) {
      case nil: open.append((position, shot))
      case .failure(let error)? where error != .cancelled: numbers.insert(shot)
      case .success?, .failure?: break
      }
    }
    return open.filter { numbers.contains($0.shot) }.map(\.position)
  }
}
