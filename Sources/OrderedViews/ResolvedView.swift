package import Context
package import Destinations
import Diagnostics
package import FileTransfer
package import Items
import SystemCalls
package import SystemPackage
package import UniformTypes

/// A view that a drop meets: where it is, what it says, and whether this user wrote it.
package struct ResolvedView: Equatable, Sendable {
  /// The view's own directory, with all links followed.
  package var root: FilePath
  /// The directory that obeys it: the same or one below it.
  package var location: FilePath
  package var view: View
  /// Whether this user made or trusts it, as it is, on this machine.
  package var isOwn: Bool
  /// Whether it was there with another text when this user made or trusted it.
  package var hasChanged = false

  /// Goes on with the manifest that it keeps; nil where it keeps none, or is not the user's own.
  ///
  /// - Parameter directory: What `place` is called by who places something there.
  package func manifest(
    placingIn directory: FilePath, isCancelled: @escaping @Sendable () -> Bool
  ) -> GrowingManifest? {
    guard isOwn, let name = view.manifest else { return nil }
    var below = location
    _ = below.removePrefix(root)
    return GrowingManifest(
      FilePath(carried: name), in: root, keeping: FilePath(View.directoryName),
      placing: (directory, below), isCancelled: isCancelled)
  }
}

extension ExchangeContext {
  /// The view that a directory obeys; nil where there is none.
  ///
  /// - Parameter directory: Absolute; it may have to be made yet.
  package func view(
    obeyedBy directory: FilePath, _ registry: TypeRegistry
  ) throws(ExchangeError) -> ResolvedView? {
    do throws(ViewError) {
      return try ViewDirectory.nearest(to: directory, trusting: trusts).map {
        (found) throws(ViewError) in
        try standing(found, registry)
      }
    } catch {
      throw .view(error)
    }
  }

  /// The view that a directory obeys, for a command that asks for one.
  ///
  /// - Throws: `ViewError.noView`; `.disregarded` where the directory is one that has no effect.
  package func view(
    askedOf directory: FilePath, _ registry: TypeRegistry
  ) throws(ExchangeError) -> ResolvedView {
    if let standing = try view(obeyedBy: directory, registry) { return standing }
    if let found = try? ViewDirectory.look(at: directory), found.root == directory {
      throw .view(.disregarded(directory))
    }
    throw .view(.noView(directory))
  }

  /// Whether the user trusts a view as it is.
  package func trusts(_ view: ViewDirectory) -> Bool { viewRegister?.holds(view) ?? false }

  /// What a view on disk says.
  package func standing(
    _ found: ViewDirectory, _ registry: TypeRegistry
  ) throws(ViewError) -> ResolvedView {
    let view: View
    do throws(ViewProblem) {
      view = try ViewReader(.known(to: registry)).view(found.bytes)
    } catch {
      throw .damaged(ViewDirectory.file(of: found.root), error)
    }
    let isOwn = trusts(found)
    return ResolvedView(
      root: found.root, location: found.location, view: view, isOwn: isOwn,
      hasChanged: !isOwn && viewRegister?.knowsPlace(of: found) ?? false)
  }

  /// Which views are this user's own; nil where nothing can be kept.
  var viewRegister: ViewRegister? { stateDirectory.map { ViewRegister(stateRoot: $0) } }
}

extension ViewReader.WordChecks {
  /// What a registry knows to be types, and the rules that transfers follow.
  package static func known(to registry: TypeRegistry) -> Self {
    Self(
      type: { word in
        do throws(TypeWordError) {
          _ = try registry.accepted(word)
          return nil
        } catch {
          return error.diagnostic.message
        }
      }, conflictRules: ConflictRule.allCases.map(\.rawValue))
  }
}
