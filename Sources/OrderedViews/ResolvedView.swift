package import Context
package import Destinations
import Diagnostics
package import FileTransfer
package import Items
import SystemCalls
package import SystemPackage
package import UniformTypes

/// A view that governs a directory: its location, its rules, and whether it is the user's own.
package struct ResolvedView: Equatable, Sendable {
  /// The root directory of the view, with all symbolic links resolved.
  package var root: FilePath
  /// The directory that the view governs: its root or a directory below it.
  package var location: FilePath
  package var view: View
  /// Whether this user created or trusted the view in its current state on this machine.
  package var isOwn: Bool
  /// Whether this user created or trusted the view in a different state.
  package var hasChanged = false
  /// Whether the view is on another host, so that its paths begin with that host and it cannot be trusted.
  package var isElsewhere = false

  package init(
    root: FilePath, location: FilePath, view: View, isOwn: Bool, hasChanged: Bool = false,
    isElsewhere: Bool = false
  ) {
    self.root = root
    self.location = location
    self.view = view
    self.isOwn = isOwn
    self.hasChanged = hasChanged
    self.isElsewhere = isElsewhere
  }

  /// Continues the manifest of the view; nil if it has none or is not the user's own.
  ///
  /// - Parameter directory: The path that the caller uses for `location`.
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
  /// The view that governs a directory; nil if there is none.
  ///
  /// - Parameter directory: An absolute path; the directory need not exist.
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

  /// The view that governs a directory, for commands that require one.
  ///
  /// - Throws: `ViewError.noView`; `.disregarded` if the directory's view has no effect.
  package func view(
    askedOf directory: FilePath, _ registry: TypeRegistry
  ) throws(ExchangeError) -> ResolvedView {
    if let standing = try view(obeyedBy: directory, registry) { return standing }
    if let found = try? ViewDirectory.look(at: directory), found.root == directory {
      throw .view(.disregarded(directory))
    }
    throw .view(.noView(directory))
  }

  /// Whether the user trusts a view in its current state.
  package func trusts(_ view: ViewDirectory) -> Bool { viewRegister?.holds(view) ?? false }

  /// Parses and resolves a view that was found on disk.
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

  /// The register of the user's own views; nil if there is no state directory.
  var viewRegister: ViewRegister? { stateDirectory.map { ViewRegister(stateRoot: $0) } }
}

extension ViewReader.WordChecks {
  /// Checks type words against a registry, and conflict rules against those of file transfers.
  package static func known(to registry: TypeRegistry) -> Self {
    @Sendable func problem(_ check: () throws(TypeWordError) -> [AcceptedType]) -> String? {
      do throws(TypeWordError) {
        _ = try check()
        return nil
      } catch {
        return error.diagnostic.message
      }
    }
    return Self(
      type: { word in problem { () throws(TypeWordError) in try registry.accepted(word) } },
      requiredType: { word in problem { () throws(TypeWordError) in try registry.required(word) } },
      conflictRules: ConflictRule.allCases.map(\.rawValue),
      numberingStyles: NumberingStyle.allCases.map(\.rawValue))
  }
}
