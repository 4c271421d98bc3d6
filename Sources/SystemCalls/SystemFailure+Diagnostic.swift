package import Diagnostics
package import SystemPackage

extension Diagnostic.Code {
  package static let systemFiles = Diagnostic.Code("system.files", .failed)
  package static let systemArguments = Diagnostic.Code("system.arguments", .failed)
  package static let systemStack = Diagnostic.Code("system.stack", .failed)
  package static let systemCallFailed = Diagnostic.Code("system.call", .failed)
  package static let systemNotFound = Diagnostic.Code("system.notFound", .noInput)
  package static let systemNotPermitted = Diagnostic.Code("system.notPermitted", .failed)
  package static let systemLink = Diagnostic.Code("system.link", .failed)
  package static let systemNoSpace = Diagnostic.Code("system.noSpace", .failed)
}

extension SystemFailure {
  /// Whether the kernel or the file system does not support the operation, so that another method may work.
  package var isUnsupported: Bool {
    switch errno {
    case .notSupported, .noFunction, .invalidArgument, .improperLink,
      .inappropriateIOCTLForDevice, .isDirectory:
      true
    default: false
    }
  }

  /// Whether there is no space: the volume or the user's quota is full, or the file would be too large.
  package var isNoSpace: Bool {
    errno == .noSpace || errno == .diskQuotaExceeded || errno == .fileTooLarge
  }

  /// Whether this user has reached the limit on processes.
  package var isLackOfProcesses: Bool {
    call == "fork" && errno == .resourceTemporarilyUnavailable
  }

  /// Whether the location cannot be written because it is full or read-only.
  package var keepsFromWriting: Bool { isNoSpace || errno == .readOnlyFileSystem }

  /// Why, in lower case: `no such file or directory`.
  package var reason: String { errno.reason }
}

extension Errno {
  /// The reason in lower case, such as `no such file or directory`.
  package var reason: String {
    let text = description
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension Diagnostic {
  /// The error when the open file limit is too low for any command.
  package static func tooFewFiles(_ count: Int) -> Diagnostic {
    Diagnostic(
      .error, .systemFiles,
      "the limit is \(count) open files, but dnd needs \(Machine.leastOpenFiles); nothing was done",
      hints: ["raise the limit with 'ulimit -n'"])
  }

  /// The hints for a file that could not be written because of its size; empty if there is no size limit.
  package static var hintsOnFileSize: [String] {
    guard let limit = Machine.fileSizeLimit else { return [] }
    return ["the limit is \(limit) bytes per file; raise it with 'ulimit -f'"]
  }

  /// The error when the system passed nothing to the program, not even its name.
  package static var noArguments: Diagnostic {
    Diagnostic(
      .error, .systemArguments, "the system passed no arguments, not even the name of the program")
  }

  /// The error when the stack limit is too low for any command.
  package static func tooLittleStack(_ bytes: Int) -> Diagnostic {
    Diagnostic(
      .error, .systemStack,
      "the limit is \(bytes >> 10) KiB of stack, but dnd needs \(Machine.leastStack >> 10); "
        + "nothing was done",
      hints: ["raise the limit with 'ulimit -s'"])
  }
}

extension SystemFailure {
  /// The name of the other user to whom a refused link belongs; nil if it is this user's or gone.
  package var foreignOwner: String? {
    guard isRefusedLink, let path,
      let status = try? FileSystem.status(of: path, followingLinks: false), !status.isOwned()
    else { return nil }
    return Machine.name(ofUser: status.user)
  }
}

extension SystemFailure: Diagnosable {
  package var diagnostic: Diagnostic {
    let name = path.map { "'\($0.carried)': " } ?? ""
    return switch errno {
    case _ where isRefusedLink && foreignOwner != nil:
      Diagnostic(
        .error, .systemLink,
        "'\(path?.carried ?? "")' is a symbolic link of user \(foreignOwner ?? ""), "
          + "which is not followed here",
        hints: ["if you trust it, use the path to which it leads"])
    case _ where isRefusedLink:
      Diagnostic(
        .error, .systemLink,
        "'\(path?.carried ?? "")' is a symbolic link, which is not followed here",
        hints: ["remove it, or replace it with its target"])
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
