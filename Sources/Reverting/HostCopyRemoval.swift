import Context
import FarPlaces
import FileTransfer
import SystemPackage

/// Removes files from hosts whose bytes are safe elsewhere, unless they have changed since they were compared.
struct HostCopyRemoval {
  struct Copy {
    var place: HostPath
    /// As it was compared; nil if it was gone.
    var status: FarStatus?
  }

  let context: ExchangeContext

  func callAsFunction(_ copies: [Copy]) -> [Result<Void, UndoError>] {
    context.far(copies, at: \.place, remove)
  }

  private func remove(
    _ some: [Copy], _ files: any FarFileSystem
  ) throws(FarError) -> [Result<Void, UndoError>] {
    var results = some.map { _ in Result<Void, UndoError>.success(()) }
    var unchanged: [Int] = []
    let looks = try files.look(at: some.map(\.place.path), followingLinks: false)
    for (index, look) in looks.enumerated() {
      switch look {
      case .failure(let error): results[index] = .failure(UndoError(error, at: some[index].place))
      case .success(nil): break
      case .success(let status?) where status != some[index].status:
        results[index] = .failure(.changed(some[index].place.shown))
      case .success: unchanged.append(index)
      }
    }
    let removed = try files.remove(unchanged.map { some[$0].place.path })
    for (index, result) in zip(unchanged, removed) {
      if case .failure(let error) = result {
        if case .missing = error { continue }
        results[index] = .failure(UndoError(error, at: some[index].place))
      }
    }
    // Nothing is moved to a server that cannot do this, so that the source is here.
    _ = try files.synchronizeIfPossible(Array(Set(some.map(\.place.directory.path))))
    return results
  }
}
