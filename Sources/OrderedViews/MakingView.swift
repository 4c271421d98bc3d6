package import Context
import Destinations
import FileTransfer
package import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// Creates a view, or changes the rules of an existing one.
package struct MakingView: Sendable {
  /// The directory as carried text; nil for the working directory.
  package var directory: String?
  /// The rules to set; other rules of an existing view remain.
  package var changes: View
  package var makesParents: Bool
  /// Whether to overwrite an existing view, regardless of its rules and owner.
  package var isForced: Bool

  package init(
    directory: String?, changes: View, makesParents: Bool = false, isForced: Bool = false
  ) {
    self.directory = directory
    self.changes = changes
    self.makesParents = makesParents
    self.isForced = isForced
  }

  /// Writes the view, which is synced and trusted when this returns.
  ///
  /// - Throws: `ExchangeError.view`, also for an invalid value in `changes`; `.forbidden` for a foreign view
  ///   unless `isForced` is set.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ViewOutcome {
    guard let register = context.viewRegister else { throw .noStateDirectory }
    let registry = context.registry()
    try checkChanges(registry)
    let root = try context.viewRoot(directory, makesParents: makesParents)
    do {
      // Asked before anything is made there. Rules that this user has just written may not be registered yet.
      let before = try isForced ? nil : ViewDirectory.look(at: root)
      if before?.isOwnWord == false { _ = try rules(over: before, register, context, registry) }
      var made: (view: View, isNew: Bool) = (changes, true)
      try ViewDirectory.write(
        in: root,
        { (existing) throws(ExchangeError) in
          made = try rules(over: isForced ? nil : existing, register, context, registry)
          return Array(made.view.text.utf8)
        },
        announcing: { (view) throws(ExchangeError) in
          do throws(SystemFailure) {
            try register.announce(view)
          } catch {
            throw ExchangeError(any: error)
          }
        },
        then: { (view) throws(ExchangeError) in
          do throws(SystemFailure) {
            try register.add(view)
          } catch {
            throw ExchangeError(any: error)
          }
        }, failing: { ExchangeError(any: $0) })
      return ViewOutcome(
        standing: ResolvedView(root: root, location: root, view: made.view, isOwn: true),
        isNew: made.isNew)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// The rules with the changes, and whether there were none before.
  private func rules(
    over existing: ViewDirectory?, _ register: ViewRegister, _ context: ExchangeContext,
    _ registry: TypeRegistry
  ) throws(ExchangeError) -> (view: View, isNew: Bool) {
    guard let existing else { return (changes, true) }
    guard register.holds(existing) else { throw .forbidden(.foreignView(existing.root)) }
    do throws(ViewError) {
      return (try context.standing(existing, registry).view.replaced(by: changes), false)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Checks the rules to set before anything is created.
  private func checkChanges(_ registry: TypeRegistry) throws(ExchangeError) {
    do throws(TypeWordError) {
      for word in changes.accept ?? [] { _ = try registry.accepted(word) }
      for word in changes.require ?? [] { _ = try registry.required(word) }
    } catch {
      throw .typeWord(error)
    }
    do throws(NameTemplateError) {
      if let name = changes.name { _ = try NameTemplate(name) }
    } catch {
      throw .nameTemplate(error)
    }
    do throws(ViewProblem) {
      _ = try ViewReader(.known(to: registry)).view(Array(changes.text.utf8))
    } catch {
      throw .unsayable(error.reason)
    }
  }
}

/// Trusts a foreign view in its current state, which makes it the user's own.
package struct TrustingView: Sendable {
  /// The directory as carried text; nil for the working directory.
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
      return ViewOutcome(standing: standing, isNew: false, isTrusted: true)
    } catch {
      throw ExchangeError(any: error)
    }
  }
}

/// Describes the view that governs a directory.
package struct DescribingView: Sendable {
  /// The directory as carried text; nil for the working directory.
  package var directory: String?

  package init(directory: String?) { self.directory = directory }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ViewOutcome {
    let root = try context.viewRoot(directory)
    let standing = try context.view(askedOf: root, context.registry())
    return ViewOutcome(standing: standing, isNew: false)
  }
}

/// The state of a view after a command.
package struct ViewOutcome: Equatable, Sendable {
  package var standing: ResolvedView
  /// Whether the view was created by the command.
  package var isNew: Bool
  /// Whether the command only trusted the view's rules.
  package var isTrusted = false
}

extension ExchangeContext {
  /// The real path of the directory that an argument names.
  func viewRoot(
    _ word: String?, makesParents: Bool = false
  ) throws(ExchangeError) -> FilePath {
    if word?.isEmpty == true { throw .destination(.empty) }
    let path = word.map { absolute(FilePath(carried: $0)) } ?? workingDirectory
    do throws(SystemFailure) {
      if makesParents { try FileSystem.makeDirectories(path) }
      let real = try FileSystem.realPath(of: path)
      guard try FileSystem.status(of: real).kind == .directory else {
        throw SystemFailure("openat", path, .notDirectory)
      }
      return real
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory: throw .destination(.viewMissing(path))
      case .notDirectory: throw .destination(.notADirectory(path))
      default: throw ExchangeError(writing: path, error)
      }
    }
  }
}
