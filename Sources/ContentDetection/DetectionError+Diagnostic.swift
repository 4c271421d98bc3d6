package import Diagnostics
import SystemCalls

extension Diagnostic.Code {
  package static let detectionMissing = Self("detection.missing", .noInput)
  package static let detectionUnreadable = Self("detection.unreadable", .noInput)
  package static let detectionReplaced = Self("detection.replaced", .failed)
  package static let detectionLibrary = Self("detection.library", .unavailable)
  package static let detectionDamagedCache = Self("detection.damagedCache", .damaged)
}

extension DetectionError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .missing(let path):
      Diagnostic(.error, .detectionMissing, "'\(path.carried)' does not exist")
    case .unreadable(let path, let reason):
      Diagnostic(.error, .detectionUnreadable, "'\(path.carried)' cannot be read: \(reason.reason)")
    case .replaced(let path):
      Diagnostic(
        .error, .detectionReplaced, "'\(path.carried)' was replaced while it was being examined",
        hints: ["try again when the file is no longer changing"])
    case .libraryMissing(let library):
      Diagnostic(
        .error, .detectionLibrary,
        "the library '\(library)', which detects file types, is missing",
        hints: ["install the package libmagic1", "give the type with --type"])
    case .rulesMissing:
      Diagnostic(
        .error, .detectionLibrary,
        "the database of libmagic, which describes file types, is missing",
        hints: ["install the package libmagic-mgc", "give the type with --type"])
    case .damagedCache(let path):
      Diagnostic(
        .warning, .detectionDamagedCache,
        "'\(path.carried)' is damaged or has an unknown version, and was ignored",
        hints: ["run update-mime-database on its folder"])
    case .system(let failure):
      failure.diagnostic
    }
  }
}
