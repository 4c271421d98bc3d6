import Diagnostics
package import SystemPackage

/// A failed system call: its name, its path and the reason.
package struct SystemFailure: Error, Equatable, Sendable {
  /// The call's C name, such as `renameat2`.
  package let call: String
  /// The path that the call acted on, if any.
  package let path: FilePath?
  package let errno: Errno

  package init(_ call: String, _ path: FilePath? = nil, _ errno: Errno) {
    self.call = call
    self.path = path
    self.errno = errno
  }
}

extension SystemFailure {
  /// The failure for a directory that is no longer the one that was opened before (`ESTALE`).
  package static func stale(_ path: FilePath) -> SystemFailure {
    SystemFailure("openat", path, Errno(rawValue: 116))
  }

  /// Whether a directory is no longer the one that was opened before.
  package var isStale: Bool { errno.rawValue == 116 }
}

extension Errno {
  /// Whether this error, from following a symbolic link, means that the link is broken or circular for this
  /// user.
  package var isOfLinkToNowhere: Bool {
    switch self {
    case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels, .fileNameTooLong,
      .permissionDenied:
      true
    default: false
    }
  }
}

/// The limit on the length of a path.
package enum PathLimit {
  /// The maximum number of bytes that the kernel accepts, without the final NUL (`PATH_MAX`).
  package static let bytes = 4095
}

extension FilePath {
  /// The path as carried text, which preserves every byte; `description` replaces invalid UTF-8.
  package var carried: String {
    withPlatformString { pointer in
      CarriedText.text(
        UnsafeRawBufferPointer(start: pointer, count: length))
    }
  }

  /// The bytes of the path.
  package var bytes: [UInt8] {
    withPlatformString { Array(UnsafeRawBufferPointer(start: $0, count: length)) }
  }

  /// Creates the path that `text` carries; a NUL ends it.
  package init(carried text: String) {
    self.init(bytes: CarriedText.bytes(of: text))
  }

  /// Creates a path from bytes; a NUL ends it.
  package init(bytes: [UInt8]) {
    self = withUnsafeTemporaryAllocation(
      of: CInterop.PlatformChar.self, capacity: bytes.count + 1
    ) { text in
      _ = text.initialize(from: bytes.lazy.map { CInterop.PlatformChar(bitPattern: $0) })
      text[bytes.count] = 0
      return text.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
    }
  }
}
