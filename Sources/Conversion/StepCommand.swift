import Diagnostics
import SystemCalls
import SystemPackage

/// Turns the words of a step into a command.
enum StepCommand {
  /// The work of a step that reads and writes streams; nil if it requires a directory as its source or does not
  /// support one.
  static func work(
    _ method: Conversion.Method, environment: [(name: String, value: String)],
    on source: ConversionRun.Source
  ) -> ConversionStage.Work? {
    switch (method, source) {
    case (.directoryToTar, .directory(let path, let title, let file)):
      return .command(DirectoryArchive.command(for: path, as: title, file).command(environment))
    case (.directoryToZip, .directory(let path, _, let file)):
      return .command(DirectoryArchive.zip(path, file, environment: environment))
    case (_, .directory), (.directoryToTar, _), (.directoryToZip, _), (.unpacking, _): return nil
    case (.builtIn(let method), _): return .builtIn(method)
    case (.filter(let words), _), (.files(let words), _):
      return .command(command(words, environment: environment))
    }
  }

  /// The command for a program and its arguments, which are not split further.
  ///
  /// If paths are given, `%i` is replaced by the input's path, `%o` by the output's, and `%%` by a percent
  /// sign, in all words after the first; otherwise words are used verbatim.
  static func command(
    _ words: [String], environment: [(name: String, value: String)], input: [UInt8]? = nil,
    output: [UInt8]? = nil
  ) -> CommandRunner.Command {
    let tool = words.first ?? ""
    return CommandRunner.Command(
      program: tool.utf8.contains(UInt8(ascii: "/"))
        ? .path(FilePath(carried: tool)) : .name(tool),
      arguments: words.dropFirst().map { word in
        let bytes = CarriedText.bytes(of: word)
        return input == nil && output == nil ? bytes : filled(bytes, input, output)
      }, environment: environment, directory: nil, confinement: nil)
  }

  private static func filled(_ word: [UInt8], _ input: [UInt8]?, _ output: [UInt8]?) -> [UInt8] {
    var filled: [UInt8] = []
    var rest = word[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let token = rest.first else {
        filled.append(byte)
        continue
      }
      let value: [UInt8]? =
        switch token {
        case UInt8(ascii: "i"): input
        case UInt8(ascii: "o"): output
        case UInt8(ascii: "%"): [UInt8(ascii: "%")]
        default: nil
        }
      filled += value ?? [byte]
      if value != nil { rest = rest.dropFirst() }
    }
    return filled
  }
}
