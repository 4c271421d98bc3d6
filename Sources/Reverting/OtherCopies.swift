import Context
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// The files for whose sake copies are removed: on this machine, where they are remembered before the copies are
/// hidden, or on hosts.
struct OtherCopies {
  private let context: ExchangeContext
  private let runID: RunID
  private var here: [Int: OtherCopyHere] = [:]
  private var elsewhere: [Int: (place: Location, isLink: Bool)] = [:]

  /// - Parameter sources: nil for bytes that the session keeps; what they are copied to is a link or not.
  init(
    of sources: [(location: Location?, isLink: Bool)], _ context: ExchangeContext, by runID: RunID
  ) {
    self.context = context
    self.runID = runID
    for (index, (source, isLink)) in sources.enumerated() {
      guard let source else { continue }
      if let place = source.there {
        elsewhere[index] = (place, isLink)
      } else {
        here[index] = OtherCopyHere(source, isLink: isLink)
      }
    }
  }

  /// Whether each is still there under its own name, by its position; the error if its host cannot be asked.
  func stillThere() -> [Int: Result<Bool, UndoError>] {
    var found = here.mapValues { Result<Bool, UndoError>.success($0.isStillThere(by: runID)) }
    for (_, some) in Dictionary(grouping: elsewhere, by: \.value.place.place) {
      let looks = Result { () throws(UndoError) in
        try look(at: some.map { ($0.key, $0.value.place, $0.value.isLink) })
      }
      for (index, _) in some { found[index] = looks.map { $0.contains(index) } }
    }
    return found
  }

  private func look(
    at some: [(index: Int, place: Location, isLink: Bool)]
  ) throws(UndoError) -> Set<Int> {
    guard let first = some.first else { return [] }
    return try context.far(first.place) { files throws(FarError) in
      var there: Set<Int> = []
      var regular: [(index: Int, place: Location, isLink: Bool)] = []
      let looks = try files.look(at: some.map(\.place.path), followingLinks: false)
      for (one, look) in zip(some, looks) {
        guard case .success(let status?) = look else { continue }
        // By now, the original may be a link to the copy that is hidden.
        let isRead = status.kind == .regular || status.kind == .link && !one.isLink
        if isRead { regular.append(one) } else { there.insert(one.index) }
      }
      // A host remembers what it has shown; what can be opened by its name is there.
      let heads = try files.heads(of: regular.map(\.place.path), 1)
      for (one, head) in zip(regular, heads) where (try? head.get()) != nil {
        there.insert(one.index)
      }
      return there
    }
  }
}

/// A file of this machine for whose sake a copy is removed, as it was before the copy was hidden.
struct OtherCopyHere {
  private let path: FilePath
  private let version: FileVersion

  /// The link, or the file that a link leads to, because that may be what is hidden; nil if it is gone, or on a host.
  init?(_ source: Location?, isLink: Bool) {
    guard let source = source?.here,
      let path = isLink ? source : try? FileSystem.realPath(of: source),
      let status = try? FileSystem.status(of: path, followingLinks: false)
    else { return nil }
    (self.path, version) = (path, status.version)
  }

  func isStillThere(by runID: RunID) -> Bool {
    CopySight.isThere(path, as: version, by: runID)
  }
}
