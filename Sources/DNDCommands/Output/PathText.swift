import Dropping
import SystemCalls
import SystemPackage

/// Paths as shown to people: relative below the working directory, and `~/…` below the home
/// directory.
struct PathText {
  var workingDirectory: FilePath
  /// nil if unknown.
  var home: FilePath?
  /// Shows a name from outside; escapes it.
  var shown: (String) -> String = { $0 }

  /// The path of a file; `.` for the working directory.
  func file(_ carried: String) -> String {
    var path = FilePath(carried: carried)
    if path == workingDirectory { return "." }
    if path.removePrefix(workingDirectory) { return shown(path.carried) }
    // `/` as the home directory would turn every path into `~/…`.
    guard let home, !home.components.isEmpty else { return shown(carried) }
    if path == home { return "~" }
    return path.removePrefix(home) ? shown("~/" + path.carried) : shown(carried)
  }

  /// The path of a directory, with a trailing slash.
  func directory(_ carried: String) -> String {
    let text = file(carried)
    return text.hasSuffix("/") ? text : text + "/"
  }

  /// The parent directory of a path.
  func directory(of carried: String) -> String {
    directory(FilePath(carried: carried).directory.carried)
  }

  /// The last component of a path.
  func name(_ carried: String) -> String {
    shown(FilePath(carried: carried).lastComponent.map { FilePath(name: $0).carried } ?? carried)
  }

  /// The destination as a path, or in words if it is not a file system location.
  func destination(_ key: String) -> String {
    switch DestinationDescription.of(key)?.title {
    case .words(let words): words
    case .name(let name): shown(name)
    case .quoted(let command): "'\(shown(command))'"
    case nil: file(key)
    }
  }
}
