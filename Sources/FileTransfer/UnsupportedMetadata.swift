/// Metadata of placed files that the destination's file system does not support.
package struct UnsupportedMetadata: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let attributes = UnsupportedMetadata(rawValue: 1)
  package static let accessLists = UnsupportedMetadata(rawValue: 2)
  /// Hard links; each link becomes a copy.
  package static let hardLinks = UnsupportedMetadata(rawValue: 8)
  package static let rights = UnsupportedMetadata(rawValue: 16)
  /// Extended attributes, because the source's file system fails to tell them.
  package static let unreadableAttributes = UnsupportedMetadata(rawValue: 4)
  /// New names in a power cut, because directories cannot be synced.
  package static let newNames = UnsupportedMetadata(rawValue: 64)
  /// Exact times.
  package static let times = UnsupportedMetadata(rawValue: 32)

  /// The names for messages.
  var words: String {
    let all: [(UnsupportedMetadata, String)] = [
      (.hardLinks, "hard links"),
      (.attributes, "extended attributes"), (.accessLists, "access control lists"),
      (.unreadableAttributes, "extended attributes that could not be read"),
      (.rights, "permissions"), (.times, "exact times"),
      (.newNames, "new names in a power cut"),
    ]
    let nouns = all.filter { contains($0.0) }.map { $0.1 }
    guard nouns.count > 1, let last = nouns.last else { return nouns.first ?? "" }
    return nouns.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
