/// What a file's name alone says of its type.
package struct GlobMatch: Hashable, Sendable {
  package var type: UniformType
  /// The MIME type as the shared database spells it; nil where only the built-in table knows the name.
  package var mimeType: String?
  /// From 0 to 100, 50 is the usual one: how much the pattern says.
  package var weight: Int
  /// The length of the pattern in bytes.
  package var length: Int
  /// Whether text content proves it wrong, as that of a `.ts` file does a transport stream.
  package var isRefutedByText: Bool
}
