import SystemPackage

extension FilePath {
  /// Whether the path names an open file descriptor, like a shell's `<(…)`, so that its last component is not a
  /// name.
  package var isDescriptor: Bool {
    let parts = removingLastComponent()
    return parts == "/dev/fd" || parts.starts(with: "/proc") && parts.lastComponent == "fd"
  }
}
