package import Context
import Diagnostics
import FileTransfer
package import Items
package import Sessions
import SystemCalls
import SystemPackage

/// Recognizes the sources that an interrupted `mv` of this terminal has already moved to the same destination.
///
/// After an interruption a person can therefore type the same command again.
package struct EarlierMoves {
  private let destination: String
  /// The place on another host that the destination means.
  private let place: HostPlace?
  private let store: any SessionStore
  private let context: ExchangeContext
  /// How many of the latest drops are searched.
  private static let limit = 8

  /// Prepares to look at the latest drops of this terminal, once the transfers of killed commands are finished.
  ///
  /// A request without a destination has no earlier moves; the result is then nil.
  package init?(
    of request: DropRequest, in store: any SessionStore, _ context: ExchangeContext
  ) throws {
    if request.host != nil {
      let host = try HostDestination(request, in: context)
      (destination, place) = (host.key, host.place)
    } else if let word = request.destination {
      (destination, place) = (word, nil)
    } else {
      return nil
    }
    self.store = store
    self.context = context
  }

  /// A source that has already been moved.
  package struct Found {
    package var session: Session
    package var result: ItemResult
    /// The destination, as sessions and outcomes name it.
    package var destination: String
  }

  /// Removes the sources that have already been moved, and returns them.
  package func take(from sources: inout [String]) throws -> [Found] {
    var found: [Found] = []
    var left: [String] = []
    for source in sources {
      if let moved = try look(for: source, number: found.count + 1) {
        found.append(moved)
      } else {
        left.append(source)
      }
    }
    sources = left
    return found
  }

  private func look(for source: String, number: Int) throws -> Found? {
    let path = context.absolute(FilePath(carried: source))
    guard source != "-", FileSystem.isGone(path, followingLinks: false) else { return nil }
    for drop in try store.lastDrops(of: context.terminal).prefix(Self.limit)
    where drop.cancel == nil && SessionName.isTransient(drop.name) {
      guard let open = session(of: drop), try isSameDestination(drop, in: open),
        let record = try record(of: path, drop, in: open)
      else { continue }
      var result = ItemResult(
        index: number, name: path.nameForItem, state: .placed, target: record.target.shown.carried,
        effect: .alreadyThere)
      result.isDirectory = kind(of: record.target, followingLinks: true) == .directory
      let shown =
        place == nil ? context.absolute(FilePath(carried: destination)).carried : destination
      return Found(session: open.session, result: result, destination: shown)
    }
    return nil
  }

  /// The session of a drop; that of a killed one goes on while something of it may be left elsewhere.
  private func session(of drop: DropReference) -> (any OpenSession)? {
    (try? store.openEnded(drop.name, id: drop.id)) ?? (try? store.open(drop.name, id: drop.id))
  }

  private func isSameDestination(_ drop: DropReference, in open: any OpenSession) throws -> Bool {
    let began = try open.events(of: [.dropBegan]).map(\.decodedDetail).last { $0.run == drop.run }
    guard let key = began?.destination?.text, began?.operation == "move" else { return false }
    if ByteString(carried: key) == ByteString(carried: destination) { return true }
    if place != nil { return false }
    let path = context.absolute(FilePath(carried: destination))
    return FilePath(carried: key).inRealDirectory == path.inRealDirectory
  }

  /// The record of the move of `path`, if the moved file still exists at its target.
  private func record(
    of path: FilePath, _ drop: DropReference, in open: any OpenSession
  ) throws -> TransferRecord? {
    var found: TransferRecord?
    try open.eachPage(of: drop.run) { page in
      found = page.first { record in
        !record.isPart && record.item > 0 && record.sourceRemoved && record.step == .done
          && record.source?.here?.inRealDirectory == path.inRealDirectory
          && !isGone(record.target)
      }
      return found == nil
    }
    return found
  }

  private func isGone(_ target: Location) -> Bool {
    place == nil
      ? FileSystem.isGone(target.path, followingLinks: false) : kind(of: target) == nil
  }

  /// The kind of a file, here or at the place on another host; nil if it does not exist there.
  private func kind(of target: Location, followingLinks: Bool = false) -> FileStatus.Kind? {
    guard let place else {
      return (try? FileSystem.status(of: target.path, followingLinks: followingLinks))?.kind
    }
    guard target.place == place.id else { return nil }
    let found = try? place.files.look(
      at: [target.path], followingLinks: followingLinks)
    return (try? found?.first?.get())?.kind
  }
}
