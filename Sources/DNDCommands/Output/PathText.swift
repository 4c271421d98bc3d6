import Context
import SystemCalls
import SystemPackage

/// Paths as people read them: below the working folder from there, below the home folder as `~/…`.
struct PathText {
  var workingDirectory: FilePath
  /// nil where it is not known.
  var home: FilePath?
  /// How a name from outside is shown: escaped on a terminal.
  var shown: (String) -> String = { $0 }

  /// A path as it is; `.` for the working folder.
  func file(_ carried: String) -> String {
    var path = FilePath(carried: carried)
    if path == workingDirectory { return "." }
    if path.removePrefix(workingDirectory) { return shown(path.carried) }
    // A home folder that holds everything would only hide where things are.
    guard let home, !home.components.isEmpty else { return shown(carried) }
    if path == home { return "~" }
    return path.removePrefix(home) ? shown("~/" + path.carried) : shown(carried)
  }

  /// A folder, with a slash at its end.
  func directory(_ carried: String) -> String {
    let text = file(carried)
    return text.hasSuffix("/") ? text : text + "/"
  }

  /// The folder that something is in.
  func directory(of carried: String) -> String {
    directory(FilePath(carried: carried).removingLastComponent().carried)
  }

  /// The last part of a path.
  func name(_ carried: String) -> String {
    shown(FilePath(carried: carried).lastComponent.map { FilePath(name: $0).carried } ?? carried)
  }

  /// What is not a path is said in words.
  func destination(_ key: String) -> String {
    switch DestinationKey(key) {
    case .stream: "standard output"
    case .trash: "the trash"
    case .application(let name): shown(name)
    case .command(let command): "'\(shown(command))'"
    case .path(let path): file(path)
    }
  }
}
