/// What is to be loaded, and where to.
package struct LoadRequest: Equatable, Sendable {
  package var session: String?
  package var accept = AcceptRequest()
  /// Every item, one after the other.
  package var all = false
  /// A file instead of standard output, as carried text; `-` is standard output.
  package var output: String?
  /// Prints where the data is instead of the data.
  package var wantsPath = false
  /// Writes an item's local object instead of a representation.
  package var wantsLocalObject = false
  package var refreshes = false
  /// For each promise and each conversion, in nanoseconds.
  package var timeout: Int64?
  /// How many promises and conversions may run at once; nil is one at a time.
  package var jobs: Int?

  package init() {}
}
