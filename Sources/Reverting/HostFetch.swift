import Context
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Fetches files that a drop placed on hosts, and compares each with what its host stores.
struct HostFetch {
  let context: ExchangeContext

  struct File {
    var place: Location
    /// Where it is written.
    var path: FilePath
  }

  /// - Returns: What each file is there.
  func callAsFunction(_ files: [File]) -> [Result<FarStatus, UndoError>] {
    context.far(files, at: \.place, fetch)
  }

  /// Fetches files of one host.
  private func fetch(
    _ some: [File], _ files: any PlaceFiles
  ) throws(FarError) -> [Result<FarStatus, UndoError>] {
    var results: [Result<FarStatus, UndoError>] = some.map { .failure(.missing($0.place.shown)) }
    var wanted: [FarFetch.Wanted] = []
    let looks = try files.look(at: some.map(\.place.path), followingLinks: false)
    for (index, look) in looks.enumerated() {
      switch look {
      case .failure(let error): results[index] = .failure(UndoError(error, at: some[index].place))
      case .success(nil): break
      case .success(let status?) where status.kind != .regular:
        results[index] = .failure(.changed(some[index].place.shown))
      case .success(var status?):
        // The caller decides on permissions; without those to read it, the copy could not be compared.
        status.mode = nil
        wanted.append(
          .init(
            source: some[index].place.path, status: status, path: some[index].path, number: index))
      }
    }
    if wanted.isEmpty { return results }
    let fetched = try FarFetch(files, context)(wanted)
    let digests = try files.digests(of: wanted.map(\.source))
    for (wanted, (fetched, digest)) in zip(wanted, zip(fetched, digests)) {
      let place = some[wanted.number].place
      do throws(UndoError) {
        try Self.check(fetched, at: place)
        let there: FarDigest
        do throws(FarError) { there = try digest.get() } catch {
          throw UndoError(error, at: place)
        }
        guard try Digest(toUndo: some[wanted.number].path) == there.digest else {
          throw .transfer(TransferError(SystemFailure("read", some[wanted.number].path, .ioError)))
        }
        results[wanted.number] = .success(try looks[wanted.number].found(at: place))
      } catch {
        results[wanted.number] = .failure(error)
      }
    }
    return results
  }

  private static func check(
    _ fetched: Result<Void, FetchFailure>, at place: Location
  ) throws(UndoError) {
    do throws(FetchFailure) { try fetched.get() } catch {
      switch error {
      case .near(let failure): throw .transfer(TransferError(failure))
      case .far(let error): throw UndoError(error, at: place)
      }
    }
  }
}

extension Result where Success == FarStatus?, Failure == FarError {
  /// The status of a file that exists.
  fileprivate func found(at place: Location) throws(UndoError) -> FarStatus {
    guard case .success(let status?) = self else { throw .missing(place.shown) }
    return status
  }
}
