import ContentDetection
import Diagnostics
import Synchronization
import SystemPackage
import UniformTypes

/// The registry of this process: the shared databases are mapped once, and only when types are asked for.
enum SharedRegistry {
  private static let made = Mutex<[(folders: [FilePath], registry: TypeRegistry)]>([])

  static func registry(for context: ExchangeContext) -> TypeRegistry {
    let folders = context.dataFolders
    return made.withLock { made in
      if let known = made.first(where: { $0.folders == folders }) { return known.registry }
      let database = SharedMIMEDatabase(dataFolders: folders)
      for problem in database.problems {
        var warning = problem.diagnostic
        warning.severity = .warning
        context.report(.said(warning))
      }
      let registry = TypeRegistry(mimeCaches: database.caches)
      made.append((folders, registry))
      return registry
    }
  }
}

extension ExchangeContext {
  /// Says which of the named types nothing declares: each conforms to itself alone.
  func note(undeclared receiving: Receiving) {
    for accepted in receiving.undeclared {
      report(.said(TypeWordError.undeclaredNote(accepted.spelling)))
    }
  }
}
