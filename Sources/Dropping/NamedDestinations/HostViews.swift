import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import OrderedViews
import SystemCalls
import SystemPackage
import UniformTypes

/// The views on another host, which narrow what is dropped there.
///
/// None is the user's own, because nothing tells who wrote its rules. A view of another user of the host has no effect,
/// as on this machine. If that cannot be told, its rules apply, so that nothing is placed where they could not be read.
/// Paths have the host before them.
final class HostViews: @unchecked Sendable {
  // Unchecked Sendable because only the leading thread of a command uses it.
  private let place: HostPlace
  private let report: @Sendable (ExchangeEvent) -> Void
  private var known: [FilePath: Level] = [:]
  /// The user as whom the connection works; nil if nothing tells that, or nobody has asked yet.
  private lazy var user = owner(of: FilePath())

  init(_ place: HostPlace, report: @escaping @Sendable (ExchangeEvent) -> Void) {
    self.place = place
    self.report = report
  }

  /// The most folders above a destination that are looked at.
  private static let depthLimit = 512
  /// The most bytes of a path.
  private static let lengthLimit = 4096
  /// The nanoseconds within which the rules must arrive.
  private static let patience: Int64 = 30_000_000_000

  // MARK: - The view of a destination

  /// The view that governs a directory, which need not exist; nil if there is none.
  func view(
    obeyedBy directory: FilePath, _ registry: TypeRegistry
  ) throws(ExchangeError) -> ResolvedView? {
    let typed = place.id.path(in: directory)
    let (location, early) = try real(typed)
    if location.components.contains(where: { View.isDirectoryName($0.bytes) }) {
      throw .view(.insideDirectory(directory))
    }
    let roots = try above(location)
    // A path without links was looked at already.
    let found =
      if location == typed, let early { early } else {
        try asking { (files) throws(FarError) in
          try files.look(at: rules(above: roots), followingLinks: false)
        }
      }
    for (index, root) in roots.enumerated() {
      guard try hasRules(root, found[2 * index], found[2 * index + 1]) else { continue }
      return ResolvedView(
        root: place.id.shown(root), location: place.id.shown(location),
        view: try rules(of: root, registry), isOwn: false, isElsewhere: true)
    }
    return nil
  }

  /// Where the rules of directories are, and those of `.dnd` before each.
  private func rules(above roots: [FilePath]) -> [FilePath] {
    roots.flatMap { [ViewDirectory.directory(of: $0), ViewDirectory.file(of: $0)] }
  }

  /// The path with all links resolved, as far as it exists, and the rules above it as it was typed, if it exists.
  private func real(
    _ path: FilePath
  ) throws(ExchangeError) -> (path: FilePath, rules: [Result<FarStatus?, FarError>]?) {
    let paths = try above(path)
    return try asking { (files) throws(FarError) in
      // What was found there already costs no other round trip.
      guard case .missing = place.status else {
        let (real, found) = try files.canonical(path, lookingAt: rules(above: paths))
        return (real, found)
      }
      let found = try files.look(at: paths, followingLinks: true)
      for (existing, status) in zip(paths, found) where try status.get() != nil {
        let real = try files.canonical(existing)
        // Only what does not exist yet can be normalized: '..' after a link leads elsewhere.
        return existing == path
          ? (real, nil) : (real.pushing(path.below(existing)).lexicallyNormalized(), nil)
      }
      // A store has no entry for its root.
      return (path.lexicallyNormalized(), nil)
    }
  }

  /// A directory and its parents, nearest first.
  private func above(_ directory: FilePath) throws(ExchangeError) -> [FilePath] {
    guard directory.length <= Self.lengthLimit, directory.components.count <= Self.depthLimit
    else {
      throw ExchangeError(
        FarError.failed(place.status.path, words: "too many levels of folders"), on: place.id)
    }
    var paths = [directory]
    var next = directory
    while next.removeLastComponent(), !next.isEmpty { paths.append(next) }
    return paths
  }

  // MARK: - Views of others

  /// The owner of the home directory, unless that is root, who also owns those that a server shows instead.
  private func owner(of home: FilePath) -> UInt32? {
    guard let path = try? place.files.resolve(home),
      let found = try? place.files.look(at: [path], followingLinks: true).first?.get(),
      let owner = found.owner, owner != 0
    else { return nil }
    return owner
  }

  /// Whether another user than that of the connection, or root, decides the rules of a directory; then says so.
  private func isOfAnother(
    _ root: FilePath, _ directory: Result<FarStatus?, FarError>,
    _ file: Result<FarStatus?, FarError>
  ) -> Bool {
    let owners = [directory, file].compactMap { ((try? $0.get()) ?? nil)?.owner }
    guard owners.contains(where: { $0 != 0 }), let user,
      owners.contains(where: { $0 != 0 && $0 != user })
    else { return false }
    if case .success(nil) = file { return true }
    report(
      .said(
        Diagnostic(
          .note, .viewDisregarded,
          "the view '\(shown(root))' has no effect: another user of the host owns it")))
    return true
  }

  /// Whether a directory has a file of rules that apply, from the status of its `.dnd` and of the file.
  private func hasRules(
    _ root: FilePath, _ directory: Result<FarStatus?, FarError>,
    _ file: Result<FarStatus?, FarError>
  ) throws(ExchangeError) -> Bool {
    let path = ViewDirectory.file(of: root)
    switch directory {
    // A server may show only some folders.
    case .success(nil), .failure(.denied): return false
    case .failure(let error): throw unreadable(path, error)
    case .success(let status?):
      if isOfAnother(root, directory, file) { return false }
      if status.kind == .link { throw link(ViewDirectory.directory(of: root)) }
      if status.kind != .directory { return false }
    }
    switch file {
    case .success(nil): return false
    case .failure(let error): throw unreadable(path, error)
    case .success(let status?):
      if status.kind == .link { throw link(path) }
      if status.kind != .regular { throw damaged(path, "' is not a regular file") }
      if status.size > ViewDirectory.limit { throw damaged(path, "' is longer than 1 MiB") }
      return true
    }
  }

  private func rules(
    of root: FilePath, _ registry: TypeRegistry
  ) throws(ExchangeError) -> View {
    let path = ViewDirectory.file(of: root)
    var bytes: [UInt8] = []
    let end = Clock.monotonic.addingClamped(Self.patience)
    do throws(FarError) {
      try place.files.read(path, from: 0) { part in
        bytes += part
        return bytes.count <= ViewDirectory.limit && Clock.monotonic < end
      }
    } catch {
      throw unreadable(path, error)
    }
    if bytes.count > ViewDirectory.limit { throw damaged(path, "' is longer than 1 MiB") }
    if Clock.monotonic >= end { throw damaged(path, "' takes too long to read") }
    do throws(ViewProblem) {
      return try ViewReader(.known(to: registry)).view(bytes)
    } catch {
      throw damaged(path, "', line \(error.line): \(error.reason)")
    }
  }

  // MARK: - Views below a destination

  /// What a directory below the destination is.
  private enum Level { case missing, plain, view }

  /// The refusal of placing a file in a directory at or below `top`; nil if it is allowed.
  func refusal(
    ofPlacingIn target: FilePath, name: [UInt8], below top: FilePath
  ) -> ExchangeError.Forbidden? {
    let path = target.appending(bytes: name)
    if path.below(top).components.contains(where: { View.isDirectoryName($0.bytes) }) {
      return .ownOfView(path)
    }
    var directory = top
    if target == top { return nil }
    for component in target.below(top).components {
      directory.append(component)
      switch known[directory] ?? look(at: directory) {
      case .missing: return nil
      case .plain: continue
      case .view: return .nestedView(directory)
      }
    }
    return nil
  }

  private func look(at directory: FilePath) -> Level {
    let path = place.id.path(in: directory)
    let paths = [path, ViewDirectory.directory(of: path), ViewDirectory.file(of: path)]
    // Where the connection has ended, nothing is placed, and the answer is not kept.
    guard let found = try? place.files.look(at: paths, followingLinks: false) else { return .view }
    let level: Level =
      switch (found[0], found[1], found[2]) {
      case (.success(nil), _, _), (.failure(.impossibleName), _, _): .missing
      case (_, .success(nil), _): .plain
      case (_, .success(.some), _) where isOfAnother(path, found[1], found[2]): .plain
      case (_, .success(let own?), .success(nil)): own.kind == .link ? .view : .plain
      default: .view
      }
    known[directory] = level
    return level
  }

  // MARK: - Errors

  private func asking<Answer>(
    _ body: (any PlaceFiles) throws(FarError) -> Answer
  ) throws(ExchangeError) -> Answer {
    do throws(FarError) {
      return try body(place.files)
    } catch {
      throw ExchangeError(error, on: place.id)
    }
  }

  private func shown(_ path: FilePath) -> String { place.id.shown(path).carried }

  private func damaged(_ path: FilePath, _ rest: String) -> ExchangeError {
    .elsewhere(Diagnostic(.viewDamaged, "'\(shown(path))\(rest)", hints: [Self.advice]))
  }

  private func link(_ path: FilePath) -> ExchangeError {
    .elsewhere(
      Diagnostic(
        .viewLink, "'\(shown(path))' is a symbolic link, which is not followed in a view",
        hints: [Self.advice]))
  }

  private func unreadable(_ path: FilePath, _ error: FarError) -> ExchangeError {
    if error.endsConnection { return ExchangeError(error, on: place.id) }
    let reason = error.diagnostic(place.id).message
    return .elsewhere(
      Diagnostic(
        .viewDamaged, "cannot read '\(shown(path))': \(reason)", hints: [Self.advice]))
  }

  private static let advice =
    "correct or remove it on the host; until then the view accepts nothing"
}
