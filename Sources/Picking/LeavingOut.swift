import Diagnostics
import SystemCalls
import SystemPackage
import UniformTypes

/// What is left out of a directory that is taken apart: hidden files and folders, which are counted, and what has
/// a name that was excluded.
struct LeavingOut {
  private let takesHidden: Bool
  private let excluded: [(pattern: GlobPattern, isPath: Bool)]
  private var hidden = 0

  init(_ request: SourceRequest) {
    takesHidden = request.takesHidden
    excluded = request.excluded.map { text in
      let bytes = CarriedText.bytes(of: text)
      return (GlobPattern(bytes), bytes.contains(UInt8(ascii: "/")))
    }
  }

  /// - Parameter prefix: The directory that it lies in, as seen from the top, with `/` at its end.
  mutating func leavesOut(_ name: [UInt8], below prefix: [UInt8]) -> Bool {
    if excluded.contains(where: { $0.pattern.matches($0.isPath ? prefix + name : name) }) {
      return true
    }
    guard !takesHidden, name.first == UInt8(ascii: ".") else { return false }
    hidden += 1
    return true
  }

  /// What to say of what was left out without having been named; nil where nothing was.
  func note(_ directory: FilePath) -> Diagnostic? {
    if hidden == 0 { return nil }
    let what = hidden == 1 ? "1 hidden file or folder" : "\(hidden) hidden files and folders"
    return Diagnostic(
      .note, .sourceHidden, "left out \(what) in '\(directory.carried)'",
      hints: ["pass --hidden to lift them too"])
  }
}

extension Diagnostic.Code {
  static let sourceHidden = Self("source.hidden", .failed)
}
