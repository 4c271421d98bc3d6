import Context
import Diagnostics
import FileTransfer
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// A word of the command line that means files on another host: `host:path`, or a line of a list with `--from`.
///
/// A word that names a file of this machine is that file, as ever: a file name must not open a connection.
struct FarWord: Sendable {
  private let place: Location
  /// Whether the last component may be a pattern, as in a word that the shell of the host does not see.
  private let mayBePattern: Bool

  /// A path on a host; it is taken literally.
  init(_ place: Location) {
    self.place = place
    mayBePattern = false
  }

  /// Parses an argument; nil if it means something on this machine.
  ///
  /// - Throws: A usage error if it can only mean a host, but no host has such a name.
  init?(_ argument: String, in context: ExchangeContext) throws(ExchangeError) {
    let bytes = CarriedText.bytes(of: argument)
    let meaning = LocationWord.meaning(of: bytes)
    guard meaning != .local else { return nil }
    let path = context.absolute(FilePath(bytes: bytes))
    let isHere = (try? FileSystem.status(of: path, followingLinks: false)) != nil
    switch meaning {
    case .local: return nil
    case .at(let place):
      if isHere && bytes != place.certainWord { return nil }
      self.place = place
      mayBePattern = true
    case .refused(let refusal):
      if isHere { return nil }
      throw .elsewhere(refusal.diagnostic)
    case .unusable(let reason):
      if isHere { return nil }
      throw .elsewhere(
        Diagnostic(
          .remoteBadHost, "'\(argument)' means a file on a host, but \(reason)",
          hints: ["write './\(argument)' for a file of this machine"]))
    }
  }

  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws {
    if request.positions != nil {
      throw ExchangeError.unsayable("--at does not apply to another host")
    }
    var found: [Found] = []
    do throws(FarError) {
      found = try context.farSources.with(place.place) { (files) throws(FarError) in
        let path = try files.resolve(place.path)
        if let found = try self.found(at: [path], files)[0].get() { return [found] }
        return try mayBePattern ? matches(of: path, files) : []
      }
    } catch {
      if case .missing = error, request.ignoresMissing { return }
      throw ExchangeError(reading: FarReference(place), error)
    }
    if found.isEmpty {
      if request.ignoresMissing { return }
      throw ExchangeError.sourceMissing(place.shown)
    }
    for (path, status, isLink) in found {
      var far = FarReference(place.at(path), status)
      far.isLink = isLink
      if far.isDirectory, request.depth != .whole {
        try FarDirectoryFiles(far, request, context).find(take)
      } else if status.kind == .regular || status.kind == .directory {
        try take(FoundFarFile(far))
      } else if found.count > 1 {
        let why = status.kind == .link ? "is a broken link" : "is not a file"
        context.report(.said(.skipped(far.location.shown, why: why)))
      } else if status.kind == .link {
        throw ExchangeError.elsewhere(
          Diagnostic(
            .sourceMissing, "'\(far.location.shown.carried)' is a broken link, which has no content"
          ))
      } else {
        throw ExchangeError.sourceNotAFile(far.location.shown)
      }
    }
  }

  private typealias Found = (path: FilePath, status: FarStatus, isLink: Bool)

  /// What is at paths, or what a link there leads to, or a link that leads nowhere; nil if there is nothing.
  private func found(
    at paths: [FilePath], _ files: any PlaceFiles
  ) throws(FarError) -> [Result<Found?, FarError>] {
    var looks = try files.look(at: paths, followingLinks: false)
    let links = looks.indices.filter { (try? looks[$0].get())?.kind == .link }
    let targets = try files.look(at: links.map { paths[$0] }, followingLinks: true)
    for (index, target) in zip(links, targets) {
      // A link that leads nowhere is there, too.
      if case .success(nil) = target { continue }
      looks[index] = target
    }
    let isLink = Set(links)
    return looks.enumerated().map { index, look in
      look.map { $0.map { (paths[index], $0, isLink.contains(index)) } }
    }
  }

  /// The entries whose names match the last component as a pattern, in the order of their names.
  private func matches(
    of path: FilePath, _ files: any PlaceFiles
  ) throws(FarError) -> [Found] {
    let name = path.lastNameBytes
    guard name.contains(where: { "*?[".utf8.contains($0) }) else { return [] }
    let pattern = GlobPattern(name)
    let directory = path.directory
    var names: [[UInt8]] = []
    try files.list(directory) { entries in
      for entry in entries where pattern.matches(entry.name) {
        // As in a shell, a hidden file is matched only by a dot.
        if entry.name.first != 0x2E || name.first == 0x2E { names.append(entry.name) }
      }
      return names.count <= FarDirectoryFiles.mostFiles
    }
    if names.count > FarDirectoryFiles.mostFiles {
      throw .failed(directory, words: "too many files")
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    let paths = names.map { directory.appending(bytes: $0) }
    var all: [Found] = []
    for look in try found(at: paths, files) {
      // What has gone since it was listed is none of them.
      guard let found = try look.get() else { continue }
      try found.status.check(found.path)
      all.append(found)
    }
    return all
  }
}

/// A line of a list whose lines are paths on a host.
struct FarLine: SourceProvider {
  private let word: FarWord

  init(_ word: FarWord) { self.word = word }

  /// No word of a list means a host by itself.
  init?(_ word: SourceWord) { return nil }

  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws {
    try word.find(request, in: context, take)
  }
}

extension FarReference {
  /// What a word names, of which nothing is known.
  init(_ place: Location) {
    self.init(
      place, size: 0, modified: nil, mode: nil, isDirectory: false)
  }
}
