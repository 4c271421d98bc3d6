import SystemCalls
import SystemPackage

// The names that are taken there. Many at once are found by listing their directory, which takes fewer requests than
// a look at each; a name that is taken later is refused when it is given.
extension Transfer {
  /// The least number of names for which a directory is listed.
  private static let listedFrom = 32
  /// The most entries of a directory that are listed.
  private static let entryLimit = 10_000

  /// The status of files; nil for names that are free, or were when their directory was listed.
  func look(at names: [Candidate]) throws(FarError) -> [Result<FarStatus?, FarError>] {
    let isMany = names.count >= Self.listedFrom
    var doubtful: [Int] = []
    var last: (directory: FilePath, names: Set<[UInt8]>?)?
    for (index, candidate) in names.enumerated() {
      if last?.directory != candidate.directory {
        if isMany { try list(candidate.directory) }
        last = (candidate.directory, namesThere[candidate.directory] ?? nil)
      }
      if last?.names?.contains(candidate.name) != false { doubtful.append(index) }
    }
    let found = try files.look(at: doubtful.map { names[$0].path }, followingLinks: false)
    var results: [Result<FarStatus?, FarError>] = names.map { _ in .success(nil) }
    for (index, status) in zip(doubtful, found) { results[index] = status }
    return results
  }

  /// Notes that a name is taken.
  func isTaken(_ path: FilePath, in directory: FilePath) {
    guard let name = path.lastComponent?.bytes else { return }
    _ = namesThere[directory]??.insert(name)
  }

  private func list(_ directory: FilePath) throws(FarError) {
    if namesThere.keys.contains(directory) || unguarded.contains(directory) { return }
    var names: Set<[UInt8]>? = []
    do throws(FarError) {
      try files.listWithoutTimes(directory) { entries in
        for entry in entries { names?.insert(entry.name) }
        if names.map({ $0.count > Self.entryLimit }) != false { names = nil }
        return names != nil
      }
    } catch {
      if error.endsConnection { throw error }
      names = nil
    }
    namesThere[directory] = .some(names)
  }
}
