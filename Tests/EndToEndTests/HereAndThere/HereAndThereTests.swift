import TestSupport
import Testing

/// Does each case of the table in a folder here and on a host, and expects the same: what is left and said, also by
/// `propose` and `undo`.
///
/// `KnownDifference` lists what differs.
@Suite struct HereAndThereTests {
  @Test("A folder on another host does what a folder here does", arguments: PlacedCase.all)
  func same(placed: PlacedCase) throws {
    for way in placed.ways {
      let here = try CaseRun(placed, way, at: .here)
      KnownDifference.expect(
        here.brokenPromises(of: placed), of: placed, way, at: .here, among: Difference.ofPromises)
      try placed.compare(with: here, way, at: [.host])
    }
  }
}

/// What is listed as different is there, and is different.
@Suite struct KnownDifferenceTests {
  @Test("Each known difference names cases, ways, places and what differs")
  func named() {
    #expect(KnownDifference.unknownNames == [])
  }

  @Test("Each wording is still said", arguments: Wording.all)
  func said(wording: Wording) throws {
    let placed = try #require(PlacedCase.all.first { $0.name == wording.example })
    let place = try #require(wording.places.last)
    guard PlaceUnderTest.available.contains(place) else { return }
    let isSaid = try placed.ways.contains { way in
      let run = try CaseRun(placed, way, at: place, wordings: [])
      let words = run.steps.values.flatMap { $0.words + $0.tree.keys }.joined(separator: "\n")
      return wording.apply(to: words) != words
    }
    #expect(isSaid, "no \(place) says it any more: \(wording.reason)")
  }
}

/// The same cases in a folder of another file system, where a move is not a rename, and on stores.
@Suite struct HereAndStoreTests {
  @Test("A store does what a folder here does", arguments: PlacedCase.all)
  func same(placed: PlacedCase) throws {
    for way in placed.ways {
      let here = try CaseRun(placed, way, at: .here)
      try placed.compare(with: here, way, at: [.across, .folder, .bucket])
    }
  }
}

extension PlacedCase {
  fileprivate func compare(with here: CaseRun, _ way: Way, at others: [PlaceUnderTest]) throws {
    for place in PlaceUnderTest.available where others.contains(place) && places.contains(place) {
      let there = try CaseRun(self, way, at: place)
      let found = there.differences(from: here, of: self)
        .merging(there.brokenPromises(of: self)) { $1 }
      KnownDifference.expect(
        found, of: self, way, at: place, among: Difference.ofPlaces + Difference.ofPromises)
    }
  }
}
