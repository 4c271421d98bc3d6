import ContentDetection
package import Diagnostics
import Synchronization
import SystemCalls
import SystemPackage
package import UniformTypes

/// Caches the type registry per process.
///
/// The shared databases are read once, on first use.
enum SharedRegistry {
  private static let made = Mutex<[(locations: Locations, registry: TypeRegistry)]>([])

  /// The variables that determine where types are declared, compared without creating paths.
  private struct Locations: Equatable {
    let home, dataHome, dataDirectories, configurationHome: String?

    init(_ context: ExchangeContext) {
      home = context.environment["HOME"]
      dataHome = context.environment["XDG_DATA_HOME"]
      dataDirectories = context.environment["XDG_DATA_DIRS"]
      configurationHome = context.environment["XDG_CONFIG_HOME"]
    }
  }

  /// - Parameter warnsOfDeclarations: Whether to report problems with declarations as warnings when they are
  ///   found; false if the caller reports them as errors.
  static func registry(
    for context: ExchangeContext, warnsOfDeclarations: Bool = true
  ) -> TypeRegistry {
    let locations = Locations(context)
    return made.withLock { made in
      if let known = made.first(where: { $0.locations == locations }) { return known.registry }
      let system = context.systemDataDirectories
      let database = SharedMIMEDatabase(dataDirectories: context.ownDataDirectories + system)
      let declared = DeclarationDirectories(
        (context.configurationDirectory.map { [(.user, $0)] } ?? []) + system.map { (.system, $0) })
      for problem in database.problems {
        context.warn(problem.diagnostic)
      }
      let registry = TypeRegistry(
        mimeCaches: database.caches,
        declarations: declared.directories.isEmpty ? nil : TypeDeclarations(declared.directories))
      if warnsOfDeclarations {
        for problem in registry.declarationProblems { context.warn(problem.diagnostic) }
      }
      made.append((locations, registry))
      return registry
    }
  }
}

extension ExchangeContext {
  /// The problems with type declarations, for a caller that reports them itself.
  ///
  /// This must be called before anything else uses the registry, because the first use reports the problems as
  /// warnings.
  package func declarationProblems() -> [DeclarationProblem] {
    SharedRegistry.registry(for: self, warnsOfDeclarations: false).declarationProblems
  }

  /// Reports what went wrong beside the work, which goes on.
  package func warn(_ diagnostic: Diagnostic) {
    var warning = diagnostic
    warning.severity = .warning
    report(.said(warning))
  }
}
