package import Context
import Destinations
import Items
import SystemCalls
package import SystemPackage

/// Finds the directories below a drop's destination that the drop must not fill: other views with their own
/// rules, and the internal directories of views.
///
/// A drop is governed by a single view, but the directories of its items may lead into another one.
package final class ViewsBelow {
  private let directory: FilePath
  private let context: ExchangeContext
  /// The root of the view that governs the drop, if any.
  private let root: FilePath?
  private var known: [FilePath: Obstacle?] = [:]

  /// - Parameter directory: The destination directory of the drop.
  package init(_ directory: FilePath, obeying root: FilePath?, in context: ExchangeContext) {
    self.directory = directory
    self.context = context
    self.root = root
  }

  /// The reason why nothing may be placed in a directory.
  private enum Obstacle {
    case otherView(FilePath)
    case ofView
    case unknown(ViewError)
  }

  /// The refusal of placing a file in a directory, which need not exist; nil if it is allowed.
  package func refusal(
    ofPlacingIn target: FilePath, name: [UInt8]
  ) -> ExchangeError.Forbidden? {
    let above =
      target == directory
      ? [] : target.below(directory).bytes.split(separator: UInt8(ascii: "/"))
    if View.isDirectoryName(name) || above.contains(where: { View.isDirectoryName($0) }) {
      return .ownOfView(target.appending(bytes: name))
    }
    switch obstacle(in: target) {
    case nil: return nil
    case .otherView(let root): return .nestedView(root)
    case .ofView: return .ownOfView(target.appending(bytes: name))
    case .unknown(let error): return .unknownView(error)
    }
  }

  /// Whether a directory at or below the destination is governed by the same view.
  package func obeysSame(_ target: FilePath) -> Bool { obstacle(in: target) == nil }

  private func obstacle(in target: FilePath) -> Obstacle? {
    if target == directory { return nil }
    if let answer = known[target] { return answer }
    let answer = look(at: target)
    known[target] = .some(answer)
    return answer
  }

  private func look(at target: FilePath) -> Obstacle? {
    do throws(ViewError) {
      // A link may lead to a directory that no view governs.
      guard let found = try ViewDirectory.nearest(to: target, trusting: context.trusts),
        found.root != root
      else { return nil }
      return .otherView(found.root)
    } catch {
      if case .insideDirectory = error { return .ofView }
      return .unknown(error)
    }
  }
}
