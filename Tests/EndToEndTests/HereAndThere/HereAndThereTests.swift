import TestSupport
import Testing

/// Does each case in a folder here and on a host, and expects the same: what is left and said, also by `propose` and
/// `undo`.
///
/// Each case is moved, where that makes sense; `EveryPlaceTests` also copies. `KnownDifference` lists what differs.
@Suite struct HereAndThereTests {
  @Test("A folder on another host does what a folder here does", arguments: PlacedCase.possible)
  func same(placed: PlacedCase) throws {
    let way = try #require(placed.ways.last)
    let here = try placed.run(way, comparedWith: nil, at: .here)
    guard PlaceUnderTest.available.contains(.host), placed.places.contains(.host) else { return }
    _ = try placed.run(way, comparedWith: here, at: .host)
  }
}

/// What is listed as different is there, and is different.
@Suite struct KnownDifferenceTests {
  @Test("Each known difference has its number, and names cases, ways, places and what differs")
  func named() {
    #expect(KnownDifference.unknownNames == [])
    let numbers = KnownDifference.all.map(\.number)
    #expect(Set(numbers).count == numbers.count)
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

extension PlacedCase {
  /// Does the case at a place, and expects only known differences from what it did here and from what it promises.
  func run(_ way: Way, comparedWith here: CaseRun?, at place: PlaceUnderTest) throws -> CaseRun {
    let there = try CaseRun(self, way, at: place)
    var found = there.brokenPromises(of: self)
    if let here { found.merge(there.differences(from: here, of: self)) { $1 } }
    KnownDifference.expect(
      found, of: self, way, at: place, among: Difference.ofPlaces + Difference.ofPromises)
    return there
  }
}
