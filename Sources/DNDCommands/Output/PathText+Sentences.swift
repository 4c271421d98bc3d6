import SystemCalls
import SystemPackage

// Paths in messages and hints: as short as in results.
extension PathText {
  /// The sentence with its paths below the working directory relative, and those below the home directory as `~/…`.
  ///
  /// A path begins a quotation or a word. In double quotes a shell would not know `~`.
  func sentence(_ text: String) -> String {
    let short = Self.replacing(workingDirectory, by: "", in: text, after: ["'", "\"", " "])
    guard let home else { return short }
    return Self.replacing(home, by: "~/", in: short, after: ["'", " "])
  }

  private static func replacing(
    _ directory: FilePath, by short: String, in text: String, after starts: Set<Unicode.Scalar>
  ) -> String {
    guard directory.isAbsolute, !directory.components.isEmpty else { return text }
    let long = Array((directory.carried + "/").unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= long.count else { return text }
    var shown = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "/", index == 0 || starts.contains(scalars[index - 1]),
        scalars[index...].starts(with: long)
      else {
        shown.append(scalars[index])
        index += 1
        continue
      }
      index += long.count
      shown.append(contentsOf: short.unicodeScalars)
      // Alone, the rest would be empty, or mean something else.
      let next = index < scalars.count ? scalars[index] : "'"
      if short.isEmpty, "'\" -~".unicodeScalars.contains(next) {
        shown.append(contentsOf: "./".unicodeScalars)
      }
    }
    return String(shown)
  }
}
