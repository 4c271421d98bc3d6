import Diagnostics
import SystemCalls
import SystemPackage
import UniformTypes

/// The entries to omit from a recursive lift: hidden files and directories, which are counted, and excluded names.
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

  /// - Parameter prefix: The path of the parent directory relative to the top, with a trailing `/`.
  mutating func leavesOut(_ name: [UInt8], below prefix: [UInt8]) -> Bool {
    if excluded.contains(where: { $0.pattern.matches($0.isPath ? prefix + name : name) }) {
      return true
    }
    guard !takesHidden, name.first == UInt8(ascii: ".") else { return false }
    hidden += 1
    return true
  }

  /// The note about omitted hidden entries; nil if there are none.
  func note(_ directory: FilePath) -> Diagnostic? {
    if hidden == 0 { return nil }
    let what = hidden == 1 ? "1 hidden file or folder" : "\(hidden) hidden files and folders"
    return Diagnostic(
      .note, .sourceHidden, "skipped \(what) in '\(directory.carried)'",
      hints: ["'dnd … --hidden' takes them too"])
  }
}

extension Diagnostic.Code {
  static let sourceHidden = Self("source.hidden", .failed)
}
