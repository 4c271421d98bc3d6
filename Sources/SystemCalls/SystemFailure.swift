import Diagnostics
package import SystemPackage

/// One system call that failed: which, on what, and why.
package struct SystemFailure: Error, Equatable, Sendable {
  /// The call's C name, such as `renameat2`.
  package let call: String
  /// What it was asked to act on, where that has a name.
  package let path: FilePath?
  package let errno: Errno

  package init(_ call: String, _ path: FilePath? = nil, _ errno: Errno) {
    self.call = call
    self.path = path
    self.errno = errno
  }
}

extension SystemFailure {
  /// What leads to `path` is not what it was (`ESTALE`).
  package static func stale(_ path: FilePath) -> SystemFailure {
    SystemFailure("openat", path, Errno(rawValue: 116))
  }

  /// Whether a directory is not the one that it was.
  package var isStale: Bool { errno.rawValue == 116 }
}

extension Errno {
  /// Whether a link of which this was said leads nowhere, or in a circle, as far as this user can see.
  package var isOfLinkToNowhere: Bool {
    switch self {
    case .noSuchFileOrDirectory, .notDirectory, .tooManySymbolicLinkLevels, .fileNameTooLong,
      .permissionDenied:
      true
    default: false
    }
  }
}

/// How long a path may be.
package enum PathLimit {
  /// The most bytes that the kernel takes, the closing NUL not counted (`PATH_MAX`).
  package static let bytes = 4095
}

extension FilePath {
  /// The path as carried text: every byte survives (`description` repairs what is not UTF-8).
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

  /// Makes the path that `text` carries; a NUL ends it.
  package init(carried text: String) {
    self.init(bytes: CarriedText.bytes(of: text))
  }

  /// Makes a path of bytes; a NUL ends it.
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
