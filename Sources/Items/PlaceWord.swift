/// A word that names a place instead of a path, with a colon behind it: the one list of them.
///
/// No host has such a name, the shells complete each, and the help names them.
package enum PlaceWord: String, CaseIterable, Sendable {
  case trash, clipboard, primary, window, app

  /// What is typed; the name of an application follows.
  package var typed: String { rawValue + ":" }

  /// What it is, in a few words.
  package var meaning: String {
    switch self {
    case .trash: "the trash"
    case .clipboard: "the clipboard"
    case .primary: "the primary selection"
    case .window: "a small window to drag with"
    case .app: "an application"
    }
  }

  /// Whether something can be picked up there.
  package var isSource: Bool {
    switch self {
    case .clipboard, .primary, .window: true
    case .trash, .app: false
    }
  }

  /// Whether the name of something there follows.
  package var takesName: Bool { self == .app }

  /// As it is named in the help.
  package var shown: String { takesName ? "\(typed)NAME" : typed }

  /// What the shells complete, each with its meaning.
  package static func told(onlySources: Bool) -> [(String, String)] {
    allCases.filter { !onlySources || $0.isSource }.map { ($0.typed, $0.meaning) }
  }
}
