import Context
import Diagnostics
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// What hosts say of the files that an undo is about: each is asked when that is needed, or many are asked ahead.
final class HostLooks {
  let context: ExchangeContext
  private var statuses: [Location: Result<FarStatus?, FarError>] = [:]
  private var directories: [Location: Result<FarStatus?, FarError>] = [:]
  private var digests: [Location: Result<FarDigest, FarError>] = [:]

  init(_ context: ExchangeContext) { self.context = context }

  /// The status of a file; nil if it does not exist.
  func status(of place: Location) throws(UndoError) -> FarStatus? {
    try context.far(place) { files throws(FarError) in
      if let known = statuses[place] { return try known.get() }
      return try files.look(at: [place.path], followingLinks: false)[0].get()
    }
  }

  /// Whether there is a directory, perhaps behind a link.
  func isDirectory(_ place: Location) throws(UndoError) -> Bool {
    try status(behind: place)?.kind == .directory
  }

  /// The status of what is there, perhaps behind a link; nil if it does not exist.
  func status(behind place: Location) throws(UndoError) -> FarStatus? {
    try context.far(place) { files throws(FarError) in
      if let known = directories[place] { return try known.get() }
      return try files.look(at: [place.path], followingLinks: true)[0].get()
    }
  }

  /// The status of a file, or of what a link leads to; nil if it does not exist, or its host does not tell.
  ///
  /// - Throws: The error of a host that cannot be asked, which may have the file or not.
  func statusOfContent(at place: Location) throws(UndoError) -> FarStatus? {
    do throws(UndoError) {
      let status = try status(of: place)
      return status?.kind == .link ? try self.status(behind: place) : status
    } catch {
      if error.isOfUnreachablePlace { throw error }
      return nil
    }
  }

  func digest(of place: Location) throws(UndoError) -> Digest {
    try context.far(place) { files throws(FarError) in
      if let known = digests[place] { return try known.get().digest }
      return try files.digests(of: [place.path])[0].get().digest
    }
  }

  /// Whether a file or link on a host is the same as one here.
  func holds(_ original: Location, whatIsAt path: FilePath?) throws(UndoError) -> Bool {
    guard let path, let status = try? FileSystem.status(of: path, followingLinks: false),
      let there = try self.status(of: original), there.kind == status.kind
    else { return false }
    switch there.kind {
    case .regular:
      guard there.size == status.size else { return false }
      return try Digest(toUndo: path) == digest(of: original)
    case .link:
      let content = try context.far(original) { files throws(FarError) in
        try files.contents(ofLinks: [original.path])[0].get().bytes
      }
      return (try? FileSystem.readLink(path)) == content
    default: return false
    }
  }

  // MARK: - Ahead

  // What a host does not answer now, it is asked again when that is needed.

  func look(at places: [Location]) {
    ahead(places, &statuses) { (files, paths) throws(FarError) in
      try files.look(at: paths, followingLinks: false)
    }
  }

  func lookForDirectories(_ places: [Location]) {
    ahead(places, &directories) { (files, paths) throws(FarError) in
      try files.look(at: paths, followingLinks: true)
    }
  }

  func hash(_ places: [Location]) {
    ahead(places, &digests) { (files, paths) throws(FarError) in try files.digests(of: paths) }
  }

  private func ahead<Answer>(
    _ places: [Location], _ answers: inout [Location: Result<Answer, FarError>],
    _ ask: (any PlaceFiles, [FilePath]) throws(FarError) -> [Result<Answer, FarError>]
  ) {
    for (host, places) in Dictionary(grouping: Set(places), by: \.place) {
      guard let files = try? context.hosts.files(of: host, in: context),
        let found = try? ask(files, places.map(\.path))
      else { continue }
      for (place, answer) in zip(places, found) { answers[place] = answer }
    }
  }
}

extension ExchangeContext {
  /// Does something with the files of a host.
  func far<Answer>(
    _ place: Location, _ body: (any PlaceFiles) throws(FarError) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(FarError) { return try body(hosts.files(of: place.place, in: self)) } catch {
      throw UndoError(error, at: place)
    }
  }

  /// Does something with the files of each host together, and returns the answers in the order of `works`.
  ///
  /// All files of a host fail if the host does.
  func far<Work, Answer>(
    _ works: [Work], at place: (Work) -> Location,
    _ body: ([Work], any PlaceFiles) throws(FarError) -> [Result<Answer, UndoError>]
  ) -> [Result<Answer, UndoError>] {
    var results: [Int: Result<Answer, UndoError>] = [:]
    for (_, indices) in Dictionary(grouping: works.indices, by: { place(works[$0]).place }) {
      let some = indices.map { works[$0] }
      do throws(UndoError) {
        let answers = try far(place(some[0])) { files throws(FarError) in try body(some, files) }
        for (index, answer) in zip(indices, answers) { results[index] = answer }
      } catch {
        for index in indices { results[index] = .failure(error) }
      }
    }
    return works.indices.map { results[$0] ?? .failure(.missing(place(works[$0]).shown)) }
  }
}

extension UndoError {
  /// Whether a host or store could not be asked.
  var isOfUnreachablePlace: Bool { diagnostic.code.isOfUnreachablePlace }

  init(_ error: FarError, at place: Location) {
    switch error {
    case .cancelled: self = .transfer(.cancelled)
    default:
      self = .transfer(
        .elsewhere(error.diagnostic(place.place), isLost: error.endsConnection))
    }
  }
}

extension Location {
  var directory: Location { at(path.directory) }
}

extension FarReference {
  /// Whether it is as it was lifted, as far as its host says.
  func isUnchanged(_ status: FarStatus) -> Bool {
    if isDirectory { return status.kind == .directory }
    guard status.kind == .regular, status.size == size else { return false }
    guard let modified, let now = status.modified else { return true }
    return now == modified
  }
}
