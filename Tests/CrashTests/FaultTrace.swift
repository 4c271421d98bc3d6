import SystemCalls
import SystemPackage
import TestSupport

/// The calls that the program made, as `DND_FAULT_TRACE` lists them.
enum FaultTrace {
  struct Call: CustomStringConvertible {
    /// Among those that can change something; 0 for the others.
    var number: Int
    var name: String
    /// Among those of its name.
    var numberOfName: Int
    var path: String

    var description: String { "\(name) \(path)" }
  }

  static func orders(_ fixture: CrashFixture) -> [String: String] {
    ["DND_FAULT_TRACE": fixture.desk.path("calls").string]
  }

  /// The paths of the calls that were made to fail.
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
