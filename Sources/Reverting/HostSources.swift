import Context
import FarPlaces
import FileTransfer
import SystemCalls
import SystemPackage

/// Tells copies on hosts from their sources, before one of the two is removed because the other is there.
///
/// They have the same bytes. They are the same file if their directories have become one since, as by a link, and if
/// they have the same name.
struct HostSources {
  struct Pair {
    var place: HostPath
    /// The other file, on this machine or on a host.
    var source: FilePath
  }

  let context: ExchangeContext
  let runID: RunID
  /// Whether an undo may have been killed.
  let isResumed: Bool

  /// Fails for each pair that is one file, or of which that cannot be told.
  func callAsFunction(_ pairs: [Pair]) -> [Result<Void, UndoError>] {
    var results = pairs.map { _ in Result<Void, UndoError>.success(()) }
    let alike = pairs.indices.filter { index in
      pairs[index].place.path.lastComponent?.bytes
        == (pairs[index].source.onHost?.path ?? pairs[index].source).lastComponent?.bytes
    }
    for (_, indices) in Dictionary(grouping: alike, by: { pairs[$0].place.host }) {
      let directories = Array(Set(indices.map { pairs[$0].place.directory.path }))
      do throws(UndoError) {
        try context.far(pairs[indices[0]].place) { files throws(FarError) in
          for directory in directories where isResumed {
            try files.removeAll(in: directory) { runID.isProbe($0) }
          }
          try files.withProbes(in: directories, by: runID) { (names) throws(FarError) in
            let names = Dictionary(zip(directories, names)) { one, _ in one }
            compare(indices, pairs, names, &results)
          }
        }
      } catch {
        for index in indices { results[index] = .failure(error) }
      }
    }
    return results
  }

  private func compare(
    _ indices: [Int], _ pairs: [Pair], _ names: [FilePath: Result<FilePath, FarError>],
    _ results: inout [Result<Void, UndoError>]
  ) {
    var elsewhere: [(index: Int, probe: HostPath)] = []
    for index in indices {
      let pair = pairs[index]
      switch names[pair.place.directory.path] {
      case .success(let name)?:
        if let origin = pair.source.onHost {
          let probe = HostPath(host: origin.host, path: origin.directory.path.pushing(name))
          elsewhere.append((index, probe))
        } else if !FileSystem.isGone(pair.source.directory.pushing(name)) {
          results[index] = .failure(.isSource(pair.place.shown, source: pair.source))
        }
      case .failure(let error)?: results[index] = .failure(UndoError(error, at: pair.place))
      case nil: break
      }
    }
    for (_, some) in Dictionary(grouping: elsewhere, by: \.probe.host) {
      do throws(UndoError) {
        let found = try context.far(some[0].probe) { files throws(FarError) in
          try files.look(at: some.map(\.probe.path), followingLinks: false)
        }
        for ((index, probe), found) in zip(some, found) {
          switch found {
          case .success(nil): break
          case .success:
            let pair = pairs[index]
            results[index] = .failure(.isSource(pair.place.shown, source: pair.source))
          case .failure(let error): results[index] = .failure(UndoError(error, at: probe))
          }
        }
      } catch {
        for (index, _) in some { results[index] = .failure(error) }
      }
    }
  }
}
