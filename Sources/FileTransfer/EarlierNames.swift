package import Items
package import SystemCalls
package import SystemPackage

/// The names that interrupted runs gave on another host, or were about to give.
///
/// Equal bytes alone do not tell whether a file was there before. Only what a record names is the drop's own; anything
/// else was already there, and an undo leaves it.
package struct EarlierNames: Sendable {
  /// What a run was to give a name.
  private struct Entry: Sendable {
    /// Nil for bytes that come from no file.
    let source: Location?
    let placed: FileVersion
    /// Whether its record says so for good, so that it needs no other one.
    let isRecorded: Bool
  }

  private var entries: [FilePath: [Entry]] = [:]
  /// The names by what they were given.
  private var bySource: [Location: [FilePath]] = [:]

  package init() {}

  /// Adds a name, and what was to get it.
  ///
  /// - Parameters:
  ///   - source: nil for bytes that come from no file.
  ///   - isRecorded: Whether its record says so for good, so that it needs no other one.
  package mutating func add(
    _ path: FilePath, source: Location?, placed: FileVersion, isRecorded: Bool = false
  ) {
    entries[path, default: []].append(
      Entry(source: source, placed: placed, isRecorded: isRecorded))
    if let source { bySource[source, default: []].append(path) }
  }

  package mutating func add(_ other: EarlierNames) {
    entries.merge(other.entries) { $0 + $1 }
    bySource.merge(other.bySource) { $0 + $1 }
  }

  /// The names below a directory.
  func paths(below directory: FilePath) -> [FilePath] {
    entries.keys.filter { $0 != directory && $0.starts(with: directory) }
  }

  /// What interrupted runs placed in a directory for a request, by the names; the latest of each.
  func names(
    for request: PlacementRequest, in directory: FilePath, _ style: NumberingStyle
  ) -> [(path: FilePath, found: Found)] {
    if entries.isEmpty { return [] }
    let source: Location? =
      if case .path(let path, _, _) = request.source { .here(path) } else {
        request.origin?.location
      }
    let paths = source.map { bySource[$0] ?? [] } ?? Array(entries.keys)
    return paths.filter { path in
      path.removingLastComponent() == directory
        && TargetName.number(in: path.name.bytes, of: request.name, style: style) != nil
    }.compactMap { path in
      entries[path]?.last { $0.source == source }.map {
        (path, Found(placed: $0.placed, isRecorded: $0.isRecorded))
      }
    }
  }

  struct Found {
    let placed: FileVersion
    let isRecorded: Bool
  }
}
