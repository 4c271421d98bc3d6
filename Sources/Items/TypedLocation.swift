import Diagnostics

/// A location on a host or in a store as the user typed it: only such a word ever leads to one.
///
/// In a stored request it is that word, whose meaning no file of this machine can change.
package struct TypedLocation: Equatable, Sendable {
  /// The path may be relative to the home directory there.
  package var location: Location
  /// Whether the word ends in a slash, so that it can only mean a folder.
  package var isFolder: Bool

  package init(_ location: Location, isFolder: Bool = false) {
    self.location = location
    self.isFolder = isFolder
  }
}

extension TypedLocation: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = CarriedText.bytes(of: try container.decode(String.self))
    guard case .at(let location) = LocationWord.meaning(of: word) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "it names no host")
    }
    self.init(location, isFolder: word.last == UInt8(ascii: "/"))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let ending = isFolder && location.word.last != UInt8(ascii: "/") ? "/" : ""
    try container.encode(CarriedText.text(location.word) + ending)
  }
}
