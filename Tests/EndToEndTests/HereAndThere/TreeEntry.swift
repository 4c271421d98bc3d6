/// What is at a path: in the folder of the sources (`src/…`) or at the place (`out/…`).
struct TreeEntry: Sendable {
  /// What not every place keeps.
  enum Fact: CaseIterable, Sendable {
    case mode, time, fraction, folderTime, linkTime, hardLinks
  }

  /// As `find` writes it: `f`, `d`, `l`, `p`.
  var kind: Substring
  var mode: Substring
  /// The number of names.
  var names: Int
  /// Seconds since 1970 and a fraction; nil for a time during the run.
  var time: (seconds: Substring, fraction: Substring)?
  /// The text of a link.
  var text: Substring
  /// The digest of a file's bytes.
  var bytes = ""

  /// Reads a record that `CaseScript` writes.
  init?(record: Substring) {
    let fields = record.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 6, let names = Int(fields[3]) else { return nil }
    kind = fields[1]
    mode = fields[2]
    self.names = names
    let parts = fields[4].split(separator: ".")
    if let seconds = parts.first, let fraction = parts.last, (Int(seconds) ?? 0) < Self.today {
      time = (seconds, fraction)
    }
    text = fields[5...].joined(separator: "\t")[...]
  }

  /// Earlier times were set by a case.
  private static let today = 1_500_000_000

  /// The entry in words, with these facts.
  func described(with facts: Set<Fact>) -> String {
    var words = [String(kind)]
    if facts.contains(.mode), kind != "l" { words.append(String(mode)) }
    if facts.contains(kind == "d" ? .folderTime : kind == "l" ? .linkTime : .time) {
      let fraction = facts.contains(.fraction) ? ".\(time?.fraction.prefix(3) ?? "")" : ""
      words.append(time.map { "\($0.seconds)\(fraction)" } ?? "now")
    }
    if facts.contains(.hardLinks), kind == "f", names > 1 { words.append("\(names) names") }
    if kind == "l" { words.append("→ \(text)") }
    if kind == "f" { words.append(String(bytes.prefix(7))) }
    return words.joined(separator: " ")
  }
}

/// Everything in both folders, by path.
typealias Tree = [String: TreeEntry]

extension Tree {
  /// Reads what `CaseScript` writes.
  ///
  /// - Parameter place: The folder of the place.
  init(entries: [UInt8], sums: [UInt8], place: String) {
    func path(_ text: Substring) -> String {
      for prefix in ["./\(PlaceUnderTest.directory)", place] where text.hasPrefix(prefix) {
        return "out\(text.dropFirst(prefix.count))"
      }
      return "src\(text.dropFirst())"
    }
    self.init()
    for record in String(decoding: entries, as: UTF8.self).split(separator: "\0") {
      self[path(record.prefix { $0 != "\t" })] = TreeEntry(record: record)
    }
    // The place itself gets other times and permissions at each kind of place.
    self["out"] = nil
    for record in String(decoding: sums, as: UTF8.self).split(separator: "\0") {
      self[path(record.dropFirst(42))]?.bytes = String(record.prefix(40))
    }
  }

  /// One line for each entry.
  ///
  /// - Parameters:
  ///   - place: Of entries at the place, only what it keeps is told. Sources are always on this machine.
  ///   - facts: What is told at all.
  func lines(
    at place: PlaceUnderTest, _ facts: Set<TreeEntry.Fact> = Set(TreeEntry.Fact.allCases)
  ) -> [String] {
    sorted { $0.key < $1.key }.map { path, entry in
      let kept = path.hasPrefix("src/") ? PlaceUnderTest.here.keeps : place.keeps
      return "\(path) \(entry.described(with: kept.intersection(facts)))"
    }
  }

  /// The bytes of all files and the texts of all links.
  var contents: Set<String> {
    Set(values.compactMap { $0.kind == "f" ? $0.bytes : $0.kind == "l" ? "→ \($0.text)" : nil })
  }
}
