import SystemCalls
package import SystemPackage

/// Where files are: on this machine, on a host that `ssh` reaches, or in a store that `rclone` reaches.
package struct PlaceID: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case here, host, store
  }

  package let kind: Kind
  /// The host as `ssh` is told it, with the user if one is given and without brackets; the remote of a store without
  /// its colon; empty for this machine.
  package let name: String

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  package static let here = PlaceID(.here, "")
  package static func host(_ name: String) -> PlaceID { PlaceID(.host, name) }
  package static func store(_ remote: String) -> PlaceID { PlaceID(.store, remote) }

  /// A place that is not here, as a record of a lifted file names it.
  package init(recorded name: String) {
    self =
      name.hasPrefix(CloudWord.prefix)
      ? .store(String(name.dropFirst(CloudWord.prefix.count))) : .host(name)
  }

  /// The name in records and messages, in which a store has `rclone:` before it.
  package var recorded: String { kind == .store ? CloudWord.prefix + name : name }
}

/// A file's place, and its path there.
///
/// Only a word of the command line becomes one on a host or in a store (`LocationWord`); a name in a list, a view or
/// an imported session never does.
package struct Location: Hashable, Sendable {
  package let place: PlaceID
  /// Absolute, except where it is as the user typed it.
  package let path: FilePath

  package init(_ place: PlaceID, _ path: FilePath) {
    self.place = place
    self.path = path
  }

  /// A path of this machine.
  package static func here(_ path: FilePath) -> Location { Location(.here, path) }

  package var isHere: Bool { place == .here }
  /// The path, if it is one of this machine.
  package var here: FilePath? { isHere ? path : nil }
  /// The same location, if it is on a host or in a store.
  package var there: Location? { isHere ? nil : self }

  /// Another path of the same place.
  package func at(_ other: FilePath) -> Location { Location(place, other) }

  /// The location as a record names it: a path, or the word that a user would type.
  ///
  /// No path of this machine has this form, because those of records are absolute.
  package var recorded: [UInt8] { word }

  package init(recorded bytes: [UInt8]) {
    if bytes.first != UInt8(ascii: "/"), case .at(let place) = LocationWord.meaning(of: bytes),
      place.path.isAbsolute || place.place.kind == .store
    {
      self = place
    } else {
      self = .here(FilePath(bytes: bytes))
    }
  }
}
