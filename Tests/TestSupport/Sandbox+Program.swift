package import SystemPackage

extension Sandbox {
  /// Writes a program that can be run at once.
  ///
  /// Another process writes it: a file that this one has open for writing may be inherited for a
  /// moment by a child that another test starts just then, and cannot be run as long ("text file
  /// busy").
  @discardableResult
  package func writeProgram(_ name: String, _ text: String) throws -> FilePath {
    let path = path(name)
    let install = Tool.named("install")
    let outcome = try install?.run(
      ["-D", "-m", "755", "/dev/stdin", path.string], input: Array(text.utf8))
    guard outcome?.status == 0 else { throw Errno.ioError }
    return path
  }
}
