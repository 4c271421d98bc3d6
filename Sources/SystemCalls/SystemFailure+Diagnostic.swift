package import Diagnostics
import SystemPackage

extension Diagnostic.Code {
  package static let systemCallFailed = Diagnostic.Code("system.call", .failed)
  package static let systemNotFound = Diagnostic.Code("system.notFound", .noInput)
  package static let systemNotPermitted = Diagnostic.Code("system.notPermitted", .failed)
  package static let systemNoSpace = Diagnostic.Code("system.noSpace", .failed)
}

extension SystemFailure {
  /// Whether the kernel or the file system has no such operation, so that another way may work.
  package var isUnsupported: Bool {
    switch errno {
    case .notSupported, .noFunction, .invalidArgument, .improperLink,
      .inappropriateIOCTLForDevice, .isDirectory:
      true
    default: false
    }
  }

  /// Whether there is no room: the volume is full, or the user's share of it.
  package var isNoSpace: Bool {
    errno == .noSpace || errno == .diskQuotaExceeded || errno == .fileTooLarge
  }

  /// Why, in lower case: `no such file or directory`.
  package var reason: String {
    let text = errno.description
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension SystemFailure: Diagnosable {
  package var diagnostic: Diagnostic {
    let name = path.map { "'\($0.carried)': " } ?? ""
    return switch errno {
    case .noSuchFileOrDirectory, .notDirectory:
      Diagnostic(.error, .systemNotFound, "\(name)\(reason)")
    case .permissionDenied, .notPermitted, .readOnlyFileSystem:
      Diagnostic(.error, .systemNotPermitted, "\(name)\(reason)")
    case .noSpace, .diskQuotaExceeded:
      Diagnostic(
        .error, .systemNoSpace, "\(name)\(reason)", hints: ["free some space and try again"])
    default:
      Diagnostic(.error, .systemCallFailed, "\(name)\(reason) (\(call))")
    }
  }
}
