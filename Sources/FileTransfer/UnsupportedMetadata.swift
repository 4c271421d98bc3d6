/// What a destination's file system could not hold of the things that were placed there.
package struct UnsupportedMetadata: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let attributes = UnsupportedMetadata(rawValue: 1)
  package static let accessLists = UnsupportedMetadata(rawValue: 2)
  /// That several names lead to one file; each is a copy.
  package static let hardLinks = UnsupportedMetadata(rawValue: 8)
  package static let rights = UnsupportedMetadata(rawValue: 16)
  /// The exact times.
  package static let times = UnsupportedMetadata(rawValue: 32)

  /// What was lost, in words.
  var nouns: [String] {
    let all: [(UnsupportedMetadata, String)] = [
      (.hardLinks, "hard links"),
      (.attributes, "extended attributes"), (.accessLists, "access control lists"),
      (.rights, "permissions"), (.times, "exact times"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
