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

  /// Copies the `dnd` that was built together with the tests to `bin`, where another program is its `dnd-desktop`.
  ///
  /// - Parameter helper: A script; nil if there is no `dnd-desktop`.
  package func installDND(withHelper helper: String?) throws -> FilePath {
    let built = try Tool.dnd(environment: [:], directory: "/").executable
    let program = path("bin/dnd")
    let install = try Tool.named("install")?.run(
      ["-D", "-m", "755", built.string, program.string])
    guard install?.status == 0 else { throw Errno.ioError }
    if let helper { try writeProgram("libexec/dnd/dnd-desktop", "#!/bin/sh\n\(helper)\n") }
    return program
  }
}
