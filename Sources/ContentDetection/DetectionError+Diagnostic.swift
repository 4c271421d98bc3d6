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
      Diagnostic(.error, .detectionUnreadable, "'\(path.carried)' cannot be read: \(reason)")
    case .replaced(let path):
      Diagnostic(
        .error, .detectionReplaced, "'\(path.carried)' was replaced while it was looked at",
        hints: ["try again when nothing changes it"])
    case .libraryMissing(let library):
      Diagnostic(
        .error, .detectionLibrary,
        "the library '\(library)' is missing, which tells what files are",
        hints: ["install the package libmagic1", "state the type with --type"])
    case .rulesMissing:
      Diagnostic(
        .error, .detectionLibrary, "the rules of libmagic are missing, which tell what files are",
        hints: ["install the package libmagic-mgc", "state the type with --type"])
    case .damagedCache(let path):
      Diagnostic(
        .warning, .detectionDamagedCache,
        "'\(path.carried)' is damaged or of an unknown version, and is not used",
        hints: ["run update-mime-database on its folder"])
    case .system(let failure):
      failure.diagnostic
    }
  }
}
