import SystemPackage

extension FilePath {
  /// Whether the path names an open file descriptor, like a shell's `<(…)`, so that its last component is not a
  /// name.
  package var isDescriptor: Bool {
    let parts = removingLastComponent()
    return parts == "/dev/fd" || parts.starts(with: "/proc") && parts.lastComponent == "fd"
  }

  /// Whether the path is an open file of this process, or standard input by its name.
  package var isOfStream: Bool { isDescriptor || self == "/dev/stdin" }
}
