import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Brings files that were moved from a host to a host back to the first, through this machine.
///
/// What is at the second stays there.
struct HostRelay {
  struct File {
    var place: Location
    var origin: Location
    /// In nanoseconds since 1970.
    var modified: Int128?
    /// The permissions that it had there; nil for those that it has now.
    var mode: UInt32?
  }

  let open: any OpenSession
  let back: HostPutBack

  func callAsFunction(_ files: [File]) -> [Result<Void, UndoError>] {
    var results: [Result<Void, UndoError>] = []
    var payloads: [FilePath] = []
    defer { for path in payloads { TreeRemoval.discard(path) } }
    do throws(SessionError) {
      for _ in files { payloads.append(try open.newPayload().path) }
    } catch {
      return files.map { _ in .failure(.transfer(.notRecorded)) }
    }
    let fetched = HostFetch(context: back.context)(
      zip(files, payloads).map { .init(place: $0.place, path: $1) })
    var ready: [(index: Int, file: HostPutBack.File)] = []
    for (index, fetched) in fetched.enumerated() {
      switch fetched {
      case .success(let status):
        ready.append(
          (
            index,
            .init(
              path: payloads[index], origin: files[index].origin,
              mode: files[index].mode ?? status.mode.map { $0 & 0o777 },
              modified: files[index].modified)
          ))
        results.append(.success(()))
      case .failure(let error): results.append(.failure(error))
      }
    }
    for (one, result) in zip(ready, back(ready.map(\.file))) { results[one.index] = result }
    return results
  }
}
