import SystemPackage

extension FilePath {
  /// Whether the path names an open descriptor, as a shell's `<(…)` does: its last component is not a name.
  package var isDescriptor: Bool {
    let parts = removingLastComponent()
    return parts == "/dev/fd" || parts.starts(with: "/proc") && parts.lastComponent == "fd"
  }
}
