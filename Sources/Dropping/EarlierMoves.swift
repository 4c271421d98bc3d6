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
  private let store: any SessionStore
  private let context: ExchangeContext
  /// How many of the latest drops are searched.
  private static let limit = 8

  /// Finishes the transfers of killed commands first.
  ///
  /// - Parameter destination: The destination as typed.
  package init(
    to destination: String, in store: any SessionStore, _ context: ExchangeContext
  ) throws {
    self.destination = destination
    self.store = store
    self.context = context
    try TransientSession.finishKilled(in: store, context)
  }

  /// A source that has already been moved.
  package struct Found {
    package var session: Session
    package var result: ItemResult
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
      guard let open = try? store.openEnded(drop.name, id: drop.id),
        try isSameDestination(drop, in: open),
        let record = try record(of: path, drop, in: open)
      else { continue }
      var result = ItemResult(
        index: number, name: path.nameForItem, state: .placed, target: record.target.carried,
        effect: .alreadyThere)
      result.isDirectory = (try? FileSystem.status(of: record.target))?.kind == .directory
      return Found(session: open.session, result: result)
    }
    return nil
  }

  private func isSameDestination(_ drop: DropReference, in open: any OpenSession) throws -> Bool {
    let began = try open.events(of: [.dropBegan]).map(\.decodedDetail).last { $0.run == drop.run }
    guard let key = began?.destination?.text, began?.operation == "move" else { return false }
    if ByteString(carried: key) == ByteString(carried: destination) { return true }
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
          && record.source?.inRealDirectory == path.inRealDirectory
          && !FileSystem.isGone(record.target, followingLinks: false)
      }
      return found == nil
    }
    return found
  }
}
