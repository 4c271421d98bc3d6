import ContentDetection
import Diagnostics
import Synchronization
import SystemCalls
import SystemPackage
package import UniformTypes

/// The registry of this process: the shared databases are read once, and only when types are asked for.
enum SharedRegistry {
  private static let made = Mutex<[(locations: Locations, registry: TypeRegistry)]>([])

  /// The variables that say where types are declared: to compare them takes no paths to be made.
  private struct Locations: Equatable {
    let home, dataHome, dataDirectories, configurationHome: String?

    init(_ context: ExchangeContext) {
      home = context.environment["HOME"]
      dataHome = context.environment["XDG_DATA_HOME"]
      dataDirectories = context.environment["XDG_DATA_DIRS"]
      configurationHome = context.environment["XDG_CONFIG_HOME"]
    }
  }

  /// - Parameter warnsOfDeclarations: Whether what is wrong with declarations is said when it is found;
  ///   not where it is an error in the end.
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
  /// What is wrong with the declarations of types, to be told in the end by who answers for them.
  ///
  /// It must be asked for before anything else asks for types: those who only use them say it as
  /// warnings when they find it.
  package func declarationProblems() -> [DeclarationProblem] {
    SharedRegistry.registry(for: self, warnsOfDeclarations: false).declarationProblems
  }

  fileprivate func warn(_ diagnostic: Diagnostic) {
    var warning = diagnostic
    warning.severity = .warning
    report(.said(warning))
  }
}
