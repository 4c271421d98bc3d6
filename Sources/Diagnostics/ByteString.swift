/// A name, path or other carried text as bytes, for comparing names and for using them as keys.
///
/// Two strings are equal if they are canonically equivalent, such as `é` as one scalar and as a letter with an
/// accent. As names they are different files, so strings must be neither compared nor used as keys where names are
/// meant.
package struct ByteString: Hashable, Comparable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(carried text: String) { bytes = CarriedText.bytes(of: text) }

  /// The bytes as carried text.
  package var carried: String { CarriedText.text(bytes) }

  /// Whether the bytes begin with those of another string.
  package func hasPrefix(_ other: ByteString) -> Bool { bytes.starts(with: other.bytes) }

  package static func < (left: ByteString, right: ByteString) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
