import SystemPackage
import Testing

@testable import DNDCommands

@Suite struct PathTextTests {
  private let paths = PathText(workingDirectory: "/home/ada/work", home: "/home/ada")

  @Test(
    "A path is relative to the working directory or the home directory, or absolute",
    arguments: [
      ("/home/ada/work", "."), ("/home/ada/work/a/b", "a/b"), ("/home/ada", "~"),
      ("/home/ada/Pictures", "~/Pictures"), ("/home/adam", "/home/adam"), ("/usr", "/usr"),
    ])
  func files(_ path: String, _ text: String) { #expect(paths.file(path) == text) }

  @Test(
    "A directory ends in a slash",
    arguments: [
      ("/home/ada/work", "./"), ("/home/ada", "~/"), ("/", "/"), ("/usr/lib", "/usr/lib/"),
    ])
  func directories(_ path: String, _ text: String) { #expect(paths.directory(path) == text) }

  @Test("A home directory at the root is not abbreviated")
  func rootAsHome() {
    #expect(PathText(workingDirectory: "/w", home: "/").file("/usr") == "/usr")
    #expect(PathText(workingDirectory: "/w", home: nil).file("/usr") == "/usr")
  }
}
