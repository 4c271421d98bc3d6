/// What a destination's file system could not hold of the things that were placed there.
package struct Losses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let attributes = Losses(rawValue: 1)
  package static let accessLists = Losses(rawValue: 2)
  /// That several names lead to one file; each is a copy.
  package static let hardLinks = Losses(rawValue: 8)
  package static let rights = Losses(rawValue: 16)
  /// The exact times.
  package static let times = Losses(rawValue: 32)

  /// What was lost, in words.
  var nouns: [String] {
    let all: [(Losses, String)] = [
      (.hardLinks, "hard links"),
      (.attributes, "extended attributes"), (.accessLists, "access control lists"),
      (.rights, "permissions"), (.times, "exact times"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
