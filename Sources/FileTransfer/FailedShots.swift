/// The shots of which a file failed: their other files that have no names yet get none, so that a shot stays together.
struct FailedShots {
  private var numbers: Set<Int> = []

  /// The positions of the requests that are withheld.
  ///
  /// - Parameter outcome: What became of the request at a position; nil if nothing did yet.
  mutating func withheld<Success>(
    of requests: [PlacementRequest], _ outcome: (Int) -> Result<Success, TransferError>?
  ) -> [Int] {
    let ofShots = requests.indices.filter { requests[$0].shot != nil }
    for position in ofShots {
      guard let shot = requests[position].shot, case .failure(let error)? = outcome(position),
        error != .cancelled
      else { continue }
      numbers.insert(shot)
    }
    if numbers.isEmpty { return [] }
    return ofShots.filter { position in
      outcome(position) == nil && requests[position].shot.map(numbers.contains) == true
    }
  }
}
