import Diagnostics
import FarPlaces
package import Items
import SystemCalls
package import SystemPackage

// Small files of sources on other hosts, of which a page is fetched in a few round trips.
extension FarSources {
  /// What became of a file of a page.
  package struct Fetched {
    /// Why it could not be fetched; nil if it was.
    package var error: ExchangeError?
    /// Whether it is not the version that was lifted.
    package var isChanged = false
  }

  /// Fetches files of one host to paths where empty files may be, with their permissions and times.
  ///
  /// - Parameter progress: Called with the index of a file of which something has arrived.
  /// - Returns: What became of each; nil for those that have to be fetched alone, because they have become large or
  ///   the connection was lost.
  package func fetch(
    _ page: [(far: FarReference, path: FilePath)], _ context: ExchangeContext,
    _ progress: @escaping (Int) -> Void
  ) -> [Fetched?] {
    var fetched: [Fetched?] = page.map { _ in nil }
    guard let host = page.first?.far.host else { return fetched }
    do throws(FarError) {
      try with(host) { (files) throws(FarError) in
        let looks = try files.look(at: page.map(\.far.path), followingLinks: true)
        var wanted: [FarFetch.Wanted] = []
        for (index, look) in looks.enumerated() {
          let far = page[index].far
          do throws(FarError) {
            guard let status = try look.get() else { throw .missing(far.path) }
            guard status.kind == .regular else {
              fetched[index] = Fetched(error: .sourceReplaced(far.shownPath))
              continue
            }
            if status.size > Self.small { continue }
            wanted.append(
              .init(source: far.path, status: status, path: page[index].path, number: index))
          } catch {
            fetched[index] = Fetched(error: ExchangeError(reading: far, error))
          }
        }
        if wanted.isEmpty { return }
        let results = try FarFetch(files, context) { progress($0.number) }(wanted)
        for (wanted, result) in zip(wanted, results) {
          let far = page[wanted.number].far
          var one = Fetched(isChanged: !far.isUnchanged(wanted.status))
          do throws(FetchFailure) { try result.get() } catch {
            switch error {
            case .near(let error): one.error = ExchangeError(any: error)
            case .far(let error): one.error = ExchangeError(reading: far, error)
            }
          }
          fetched[wanted.number] = one
        }
      }
    } catch {
      // Whoever needs the rest connects again, or hears why that is not possible.
    }
    return fetched
  }

  /// The size of the largest file that is fetched together with others.
  package static let small: Int64 = 4 << 20
  /// The most files and bytes that are fetched together.
  package static var mostFiles: Int { FarPages.mostFiles }
  package static var mostBytes: Int64 { FarPages.mostBytes }
}
