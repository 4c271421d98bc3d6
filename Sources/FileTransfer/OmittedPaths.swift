import SystemCalls
package import SystemPackage

/// The first of some paths that are missing from a copy, and the number of all of them.
package struct OmittedPaths: Sendable, Equatable {
  package private(set) var first: [FilePath] = []
  package private(set) var count = 0

  mutating func add(_ path: FilePath) {
    if count < Self.named { first.append(path) }
    count += 1
  }

  /// The number of paths named in a message.
  private static let named = 3

  /// The paths for a message.
  var names: String { Self.names(first, of: count) }

  static func names(_ paths: [FilePath], of count: Int? = nil) -> String {
    let more = (count ?? paths.count) - min(paths.count, named)
    return paths.prefix(named).map { "'\($0.carried)'" }.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
