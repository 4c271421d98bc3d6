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
    let source: FilePath?
    let placed: FileVersion
    /// Whether its record says so for good, so that it needs no other one.
    let isRecorded: Bool
  }

  private var entries: [FilePath: [Entry]] = [:]

  package init() {}

  /// Adds a name, and what was to get it.
  ///
  /// - Parameters:
  ///   - source: nil for bytes that come from no file.
  ///   - isRecorded: Whether its record says so for good, so that it needs no other one.
  package mutating func add(
    _ path: FilePath, source: FilePath?, placed: FileVersion, isRecorded: Bool = false
  ) {
    entries[path, default: []].append(
      Entry(source: source, placed: placed, isRecorded: isRecorded))
  }

  package mutating func add(_ other: EarlierNames) {
    entries.merge(other.entries) { $0 + $1 }
  }

  /// The names below a directory.
  func paths(below directory: FilePath) -> [FilePath] {
    entries.keys.filter { $0 != directory && $0.starts(with: directory) }
  }

  /// What an interrupted run placed under a name, if it was for this request.
  func found(at path: FilePath, for request: PlacementRequest) -> Found? {
    guard let entries = entries[path] else { return nil }
    let source: FilePath? =
      if case .path(let path, _, _) = request.source { path } else { request.origin?.path }
    guard let entry = entries.last(where: { $0.source == source }) else { return nil }
    return Found(placed: entry.placed, isRecorded: entry.isRecorded)
  }

  struct Found {
    let placed: FileVersion
    let isRecorded: Bool
  }
}
