package import Diagnostics
import SystemPackage

extension Diagnostic.Code {
  package static let systemFiles = Diagnostic.Code("system.files", .failed)
  package static let systemStack = Diagnostic.Code("system.stack", .failed)
  package static let systemCallFailed = Diagnostic.Code("system.call", .failed)
  package static let systemNotFound = Diagnostic.Code("system.notFound", .noInput)
  package static let systemNotPermitted = Diagnostic.Code("system.notPermitted", .failed)
  package static let systemLink = Diagnostic.Code("system.link", .failed)
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

  /// Whether this user has as many processes as are allowed.
  package var isLackOfProcesses: Bool {
    call == "fork" && errno == .resourceTemporarilyUnavailable
  }

  /// Whether nothing can be written there: it is full, or read only.
  package var keepsFromWriting: Bool { isNoSpace || errno == .readOnlyFileSystem }

  /// Why, in lower case: `no such file or directory`.
  package var reason: String {
    let text = errno.description
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension Diagnostic {
  /// This process may hold open fewer files than any work takes.
  package static func tooFewFiles(_ count: Int) -> Diagnostic {
    Diagnostic(
      .error, .systemFiles,
      "only \(count) files may be open at once, and dnd needs \(Machine.leastOpenFiles); nothing was done",
      hints: ["raise the limit with 'ulimit -n'"])
  }

  /// What to do where a file could not be written for its size; empty where that is not limited.
  package static var hintsOnFileSize: [String] {
    guard let limit = Machine.fileSizeLimit else { return [] }
    return ["files may have \(limit) bytes at most here; raise the limit with 'ulimit -f'"]
  }

  /// The stack of this process may grow less than any work takes.
  package static func tooLittleStack(_ bytes: Int) -> Diagnostic {
    Diagnostic(
      .error, .systemStack,
      "only \(bytes >> 10) KiB of stack are allowed, and dnd needs \(Machine.leastStack >> 10); "
        + "nothing was done",
      hints: ["raise the limit with 'ulimit -s'"])
  }
}

extension SystemFailure: Diagnosable {
  package var diagnostic: Diagnostic {
    let name = path.map { "'\($0.carried)': " } ?? ""
    return switch errno {
    case _ where isRefusedLink:
      Diagnostic(
        .error, .systemLink,
        "'\(path?.carried ?? "")' is a symbolic link, which is not followed here",
        hints: ["remove it, or put what it leads to in its place"])
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
