import SystemCalls
import TestSupport
import Testing

/// Does each case at every place, both ways, and expects the same as here: what is left and said, also by `propose` and
/// `undo`.
///
/// Each drop here and to a host, and the plain moves elsewhere, are also killed once and repeated: nothing is lost, and
/// what is there in the end, also after undoing, is what is there without the kill. The call at which it is killed
/// depends on the name of the case, so that all cases together try all of them; `DND_CRASH=all` kills each case at each
/// call.
@Suite struct EveryPlaceTests {
  @Test(
    "Every place does what a folder here does, also after a kill", arguments: PlacedCase.possible)
  func same(placed: PlacedCase) throws {
    for way in placed.ways {
      let here = try placed.run(way, comparedWith: nil, at: .here)
      try expectRepeated(here, of: placed, way)
      for place in PlaceUnderTest.available where place != .here && placed.places.contains(place) {
        try expectRepeated(placed.run(way, comparedWith: here, at: place), of: placed, way)
      }
    }
  }

  /// Expects that a drop which is killed and repeated ends as the whole one.
  private func expectRepeated(
    _ whole: CaseRun, of placed: PlacedCase, _ way: PlacedCase.Way
  ) throws {
    guard [.here, .host].contains(whole.place) || way == .move && placed.isPlain else { return }
    let known = KnownDifference.certain(placed, way, at: whole.place)
    var found: Difference.Found = [:]
    for number in points(of: whole, "\(placed) \(way)", known) {
      let killed = try CaseRun(placed, way, at: whole.place, killing: number)
      let call = whole.calls.first { $0.hasPrefix("\(number) ") } ?? "\(number)"
      let differences = killed.differences(fromWhole: whole)
      found.merge(differences.mapValues { "\(call)\n\($0)" }) { one, _ in one }
      if !known.kills.isEmpty, known.kills.isSubset(of: found.keys) { break }
    }
    KnownDifference.expect(found, of: placed, way, at: whole.place, among: Difference.ofKills)
  }

  /// The calls at which it is killed: of those after the drop is known as the last one of its terminal.
  ///
  /// - Parameter name: What chooses one of them.
  private func points(of run: CaseRun, _ name: String, _ known: KnownDifference.Certain) -> [Int] {
    let changing = run.calls.filter { !$0.hasPrefix("0 ") && !$0.hasPrefix("fault") }
    let begin = changing.firstIndex { $0.contains(#/unlinkat .*\.drops/#) } ?? 0
    let calls = changing[begin...].dropLast().filter { call in
      known.kills.isEmpty || known.calls.contains { call.contains($0) }
    }
    let numbers = calls.compactMap { Int($0.prefix { $0 != " " }) }
    guard known.kills.isEmpty, !numbers.isEmpty, Environment.value("DND_CRASH") != "all" else {
      return numbers
    }
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return [numbers[Int(hash >> 8) % numbers.count]]
  }
}
