package import SystemPackage

extension Sandbox {
  /// Writes an executable file that can be run at once.
  ///
  /// Another process writes it: a child started concurrently by another test could inherit a
  /// writable descriptor of this process, and the file could then not be executed ("text file
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
