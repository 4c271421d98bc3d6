import SystemCalls
import TestSupport
import Testing

/// Kills the drop of each case once at each place, and repeats it: nothing is lost, and what is there in the end, also
/// after undoing, is what is there without the kill.
///
/// The call at which it is killed depends on the name of the case, so that all cases together try all of them;
/// `DND_CRASH=all` kills each case at each call.
@Suite struct KilledCaseTests {
  @Test("A killed drop that is repeated loses nothing and ends as one", arguments: PlacedCase.all)
  func repeated(placed: PlacedCase) throws {
    for way in placed.ways {
      for place in PlaceUnderTest.available where placed.places.contains(place) {
        let whole = try CaseRun(placed, way, at: place)
        let known = KnownDifference.certain(placed, way, at: place).intersection(Difference.ofKills)
        var found: Difference.Found = [:]
        // What is known to differ does so at some call.
        for number in points(of: whole, known.isEmpty ? "\(placed) \(way)" : nil) {
          let killed = try CaseRun(placed, way, at: place, killing: number)
          let call = whole.calls.first { $0.hasPrefix("\(number) ") } ?? "\(number)"
          let differences = killed.differences(fromWhole: whole)
          found.merge(differences.mapValues { "\(call)\n\($0)" }) { one, _ in one }
          if !known.isEmpty, known.isSubset(of: found.keys) { break }
        }
        KnownDifference.expect(found, of: placed, way, at: place, among: Difference.ofKills)
      }
    }
  }

  /// The calls at which it is killed: of those after the drop is known as the last one of its terminal.
  ///
  /// - Parameter name: What chooses one of them; nil for all.
  private func points(of run: CaseRun, _ name: String?) -> [Int] {
    let changing = run.calls.filter { !$0.hasPrefix("0 ") && !$0.hasPrefix("fault") }
    let begin = changing.firstIndex { $0.contains(#/unlinkat .*\.drops/#) } ?? 0
    let numbers = changing[begin...].dropLast().compactMap { Int($0.prefix { $0 != " " }) }
    guard let name, !numbers.isEmpty, Environment.value("DND_CRASH") != "all" else {
      return numbers
    }
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return [numbers[Int(hash >> 8) % numbers.count]]
  }
}
