package import Context
import Destinations
import FileTransfer
package import Items
import SystemCalls
import SystemPackage

/// Makes a directory a view, or says something else of one that is a view already.
package struct MakingView: Sendable {
  /// As carried text; nil is the working directory.
  package var directory: String?
  /// What is said now; what a view says already and this does not stays.
  package var changes: View
  package var makesParents: Bool
  /// Whether an existing view is overwritten, whatever its rules are and whoever made it.
  package var isForced: Bool

  package init(
    directory: String?, changes: View, makesParents: Bool = false, isForced: Bool = false
  ) {
    self.directory = directory
    self.changes = changes
    self.makesParents = makesParents
    self.isForced = isForced
  }

  /// Writes the view; it is on disk, and this user's own, when this returns.
  ///
  /// - Throws: `ExchangeError.view`, also for a word in `changes` that a view cannot say; `.forbidden` for
  ///   a view of somebody else's, unless that is forced.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ViewOutcome {
    guard let register = context.viewRegister else { throw .noStateDirectory }
    let registry = context.registry()
    let root = try context.viewRoot(directory, makesParents: makesParents)
    do {
      var view = changes
      let existing = try isForced ? nil : ViewDirectory.look(at: root)
      if let existing {
        guard register.holds(existing) else { throw ExchangeError.forbidden(.foreignView(root)) }
        let standing = try context.standing(existing, registry)
        view = standing.view.replaced(by: changes)
      }
      let text = Array(view.text.utf8)
      do throws(ViewProblem) {
        _ = try ViewReader(.known(to: registry)).view(text)
      } catch {
        throw ExchangeError.unsayable(error.reason)
      }
      try register.add(try ViewDirectory.write(text, in: root))
      return ViewOutcome(
        standing: ResolvedView(root: root, location: root, view: view, isOwn: true),
        isNew: existing == nil)
    } catch {
      throw ExchangeError(any: error)
    }
  }
}

/// Takes a view of somebody else's as it is, from now on as this user's own.
package struct TrustingView: Sendable {
  /// As carried text; nil is the working directory.
  package var directory: String?

  package init(directory: String?) { self.directory = directory }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ViewOutcome {
    guard let register = context.viewRegister else { throw .noStateDirectory }
    let root = try context.viewRoot(directory)
    do {
      guard let found = try ViewDirectory.look(at: root) else { throw ViewError.noView(root) }
      var standing = try context.standing(found, context.registry())
      try register.add(found)
      standing.isOwn = true
      standing.hasChanged = false
      return ViewOutcome(standing: standing, isNew: false)
    } catch {
      throw ExchangeError(any: error)
    }
  }
}

/// Says what the view says that a directory obeys.
package struct DescribingView: Sendable {
  /// As carried text; nil is the working directory.
  package var directory: String?

  package init(directory: String?) { self.directory = directory }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ViewOutcome {
    let root = try context.viewRoot(directory)
    let standing = try context.view(askedOf: root, context.registry())
    return ViewOutcome(standing: standing, isNew: false)
  }
}

/// A view as it is after a command.
package struct ViewOutcome: Equatable, Sendable {
  package var standing: ResolvedView
  /// Whether it was made just now.
  package var isNew: Bool
}

extension ExchangeContext {
  /// The directory that a word names, with all links followed.
  func viewRoot(
    _ word: String?, makesParents: Bool = false
  ) throws(ExchangeError) -> FilePath {
    if word?.isEmpty == true { throw .destination(.empty) }
    let path = word.map { absolute(FilePath(carried: $0)) } ?? workingDirectory
    do throws(SystemFailure) {
      if makesParents { try FileSystem.makeDirectories(path) }
      guard try FileSystem.status(of: path).kind == .directory else {
        throw SystemFailure("openat", path, .notDirectory)
      }
      return try FileSystem.realPath(of: path)
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory: throw .destination(.directoryMissing(path))
      case .notDirectory: throw .destination(.notADirectory(path))
      default: throw .outputFileFailed(path, error.errno)
      }
    }
  }
}
