import SystemCalls
import SystemPackage
import TestSupport

/// The calls of the program, as listed by `DND_FAULT_TRACE`.
enum FaultTrace {
  struct Call: CustomStringConvertible {
    /// Its number among the calls that can change something; 0 for others.
    var number: Int
    var name: String
    /// Its number among the calls of the same name.
    var numberOfName: Int
    var path: String

    var description: String { "\(name) \(path)" }
  }

  static func orders(_ fixture: CrashFixture) -> [String: String] {
    ["DND_FAULT_TRACE": fixture.desk.path("calls").string]
  }

  /// The paths of the calls that failed on demand.
  static func faults(in fixture: CrashFixture) throws -> [String] {
    String(decoding: try fixture.desk.read("calls"), as: UTF8.self)
      .split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        return words.first == "fault" ? words.count == 3 ? String(words[2]) : "" : nil
      }
  }

  static func calls(in fixture: CrashFixture) throws -> [Call] {
    var counts: [Substring: Int] = [:]
    return String(decoding: try fixture.desk.read("calls"), as: UTF8.self)
      .split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, let number = Int(words[0]) else { return nil }
        counts[words[1], default: 0] += 1
        return Call(
          number: number, name: String(words[1]), numberOfName: counts[words[1]] ?? 0,
          path: String(words[2]))
      }
  }
}
