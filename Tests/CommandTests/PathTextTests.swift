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

  @Test(
    "Paths in a sentence are as short as alone, where they begin a quotation or a word",
    arguments: [
      ("'/home/ada/work/a b' does not exist", "'a b' does not exist"),
      ("'/home/ada/x' is, '/home/adam/x' is not", "'~/x' is, '/home/adam/x' is not"),
      ("'dnd init -p /home/ada/work/pics' creates it", "'dnd init -p pics' creates it"),
      // A shell knows no tilde in double quotes.
      (#"'dnd use "/home/ada/a b"' is"#, #"'dnd use "/home/ada/a b"' is"#),
      // What would be an option, empty or another folder.
      ("'/home/ada/work/-n' and '/home/ada/work/'", "'./-n' and './'"),
      ("'far:/home/ada/work/a'", "'far:/home/ada/work/a'"),
      ("'/home/ada/work' is a folder", "'~/work' is a folder"),
    ])
  func sentences(_ text: String, _ short: String) { #expect(paths.sentence(text) == short) }
}
