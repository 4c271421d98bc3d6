/// A file or directory on another host as it was when lifted: where it is, and what a server says about it.
///
/// A server says less than the own machine, so that a change is noticed only by the size and the time in seconds.
package struct FarReference: Equatable, Sendable {
  package var location: Location
  /// In bytes; 0 for a directory.
  package var size: Int64
  /// The time of the last change of the content, in seconds since 1970; nil if the server does not say.
  package var modified: Int64?
  /// The permission bits; nil if the server does not say.
  package var mode: UInt32?
  package var isDirectory: Bool
  /// Whether the path is that of a link, and all else is about what it leads to.
  package var isLink = false

  package init(
    _ location: Location, size: Int64, modified: Int64?, mode: UInt32?, isDirectory: Bool
  ) {
    self.location = location
    self.size = size
    self.modified = modified
    self.mode = mode
    self.isDirectory = isDirectory
  }
}

extension Representation {
  /// Whether the bytes are on another host.
  package var isFar: Bool { place != nil }
  /// The place that the bytes are on; nil for this machine.
  package var place: PlaceID? { if case .far(let far) = source { far.location.place } else { nil } }
}

extension Item {
  /// The first file on another host, if any.
  package var firstFar: FarReference? {
    for representation in representations {
      if case .far(let far) = representation.source { return far }
    }
    return nil
  }
}
