import Diagnostics
import FileTransfer
package import Items
import SystemCalls
package import SystemPackage

// Small files of sources on other hosts, of which a page is fetched in a few round trips.
extension FarSources {
  /// A file of a page, and what became of it.
  package struct Fetched {
    package enum Content {
      case file(FilePath)
      case held([UInt8])
    }

    package var content: Content
    /// Why it could not be fetched; nil if it was.
    package var error: ExchangeError?
    /// Whether it is not the version that was lifted.
    package var isChanged = false
  }

  /// Fetches files of one host together.
  ///
  /// - Parameters:
  ///   - page: The files, and whether each may be held in memory if it is small. The others become files with their
  ///     permissions and times.
  ///   - newPath: The path of a new file of our own.
  ///   - progress: Called with the index of a file of which something has arrived.
  /// - Returns: What became of each; nil for those that have to be fetched alone, because they have become large or
  ///   the connection was lost.
  package func fetch(
    _ page: [(far: FarReference, mayBeHeld: Bool)], _ context: ExchangeContext,
    newPath: () -> FilePath?, _ progress: @escaping (Int) -> Void
  ) -> [Fetched?] {
    var fetched: [Fetched?] = page.map { _ in nil }
    guard let host = page.first?.far.location.place else { return fetched }
    var made: Set<FilePath> = []
    do throws(FarError) {
      try with(host) { (files) throws(FarError) in
        let looks = try files.look(at: page.map(\.far.path), followingLinks: true)
        var wanted: [FarFetch.Wanted] = []
        var room = Self.mostHeld
        for (index, look) in looks.enumerated() {
          let far = page[index].far
          do throws(FarError) {
            guard let status = try look.get() else { throw .missing(far.path) }
            guard status.kind == .regular else {
              fetched[index] = Fetched(
                content: .held([]), error: .sourceReplaced(far.location.shown))
              continue
            }
            if status.size > Self.small { continue }
            var path: FilePath?
            if page[index].mayBeHeld, status.size <= min(room, Self.largestHeld) {
              room -= status.size
            } else {
              guard let new = newPath() else { break }
              made.insert(new)
              path = new
            }
            wanted.append(.init(source: far.path, status: status, path: path, number: index))
          } catch {
            fetched[index] = Fetched(
              content: .held([]), error: ExchangeError(reading: far, error))
          }
        }
        if wanted.isEmpty { return }
        var held: [Int: [UInt8]] = [:]
        let results = try FarFetch(files, context) { progress($0.number) }(wanted) {
          held[$0, default: []] += $1
        }
        for (wanted, result) in zip(wanted, results) {
          let far = page[wanted.number].far
          var one = Fetched(content: .held([]))
          one.isChanged = !far.isUnchanged(wanted.status)
          do throws(FetchFailure) {
            try result.get()
            one.content =
              wanted.path.map { .file($0) } ?? .held(held.removeValue(forKey: wanted.number) ?? [])
          } catch {
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
    for one in fetched { if case .file(let path)? = one?.content { made.remove(path) } }
    for path in made { TreeRemoval.discard(path) }
    return fetched
  }

  /// The size of the largest file that is fetched together with others.
  package static let small: Int64 = 4 << 20
  /// The size of the largest file that is held in memory, and the most bytes of those that are fetched together.
  ///
  /// A file costs more than its bytes: a name in a directory, and blocks of the disk that are given back at once.
  package static let largestHeld: Int64 = 64 << 10
  package static let mostHeld: Int64 = 8 << 20
  /// The most files and bytes that are fetched together.
  package static var mostFiles: Int { FarPages.mostFiles }
  package static var mostBytes: Int64 { FarPages.mostBytes }
}
