/// The options of a load.
package struct LoadRequest: Equatable, Sendable {
  package var session: String?
  package var accept = AcceptRequest()
  /// Whether to load every item, one after the other.
  package var all = false
  /// The output file, as carried text; nil or `-` means standard output.
  package var output: String?
  /// Whether to print the path of the data instead of the data.
  package var wantsPath = false
  /// Whether to write an item's local object instead of a representation.
  package var wantsLocalObject = false
  package var refreshes = false
  /// The time limit for each promise and each conversion, in nanoseconds.
  package var timeout: Int64?
  /// How many promises and conversions may run at once (default: 1).
  package var jobs: Int?

  package init() {}
}
