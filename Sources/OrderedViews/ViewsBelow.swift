package import Context
import Destinations
import Items
import SystemCalls
package import SystemPackage

/// Which directories below the destination of a drop are not the drop's to fill: those of a view that is
/// there with rules of its own, and those that belong to a view.
///
/// A drop obeys one view. Directories that its names make may lead past it, to where another one has the say.
package final class ViewsBelow {
  private let directory: FilePath
  private let context: ExchangeContext
  /// The view that the drop obeys, if any.
  private let root: FilePath?
  private var known: [FilePath: Obstacle?] = [:]

  /// - Parameter directory: That of the drop.
  package init(_ directory: FilePath, obeying root: FilePath?, in context: ExchangeContext) {
    self.directory = directory
    self.context = context
    self.root = root
  }

  /// Why nothing gets into a directory.
  private enum Obstacle {
    case otherView(FilePath)
    case ofView
    case unknown(ViewError)
  }

  /// Why nothing may be placed under a name in a directory, which may have to be made yet; nil where it may.
  package func refusal(
    ofPlacingIn target: FilePath, name: [UInt8]
  ) -> ExchangeError.Forbidden? {
    let path = target.appending(bytes: name)
    let own = Array(View.directoryName.utf8)
    let below = path.below(directory).bytes.split(separator: UInt8(ascii: "/"))
    if below.contains(where: { $0.elementsEqual(own) }) { return .ownOfView(path) }
    switch obstacle(in: target) {
    case nil: return nil
    case .otherView(let root): return .nestedView(root)
    case .ofView: return .ownOfView(path)
    case .unknown(let error): return .unknownView(error)
    }
  }

  /// Whether a directory at or below the one of the drop obeys the same view.
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
      // A link may lead to where no view has the say.
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
