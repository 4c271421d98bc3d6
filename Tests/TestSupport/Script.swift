package import SystemPackage

/// An end-to-end test that reads like a manual: commands, and the expected results after each.
///
/// One directive per line:
///
///     # a comment
///     [exec:zip] skip             skip the script unless the condition holds; `!` inverts it:
///     [!root] skip                `exec:NAME` a program is installed, `root` run by the superuser,
///                                 `far` every host name means this machine, over SFTP;
///                                 `database` DATABASE has the value of DND_STORE for an empty database
///     dnd lift a.txt              a bash command line; it must succeed
///     ! dnd drop nowhere          it must fail
///     sh printf 'x' > a.txt       any other command line; `! sh` must fail
///     status 66                   the exit status of the last command
///     stdout 'regular expr'       its standard output has a match; lines are matched one by one
///     ! stdout 'regular expr'     it has no match
///     ! stdout                    it is empty
///     stderr …                    the same for standard error
///     cmp a.txt b.txt             equal bytes; `stdout` and `stderr` name the last command's
///     exists a.txt b.txt          `! exists` for names that must be free
///     env NAME=VALUE              from here on; `env -u NAME` unsets it
///     cd directory                from here on
///     stdin file                  the next command's standard input, otherwise empty
///     -- path/name --             a file, up to the next such line, created before the first command
///
/// A stream of a command that no `stdout`, `stderr` or `cmp` line mentions must be empty. Words may
/// be quoted and expanded as in bash, whose variables persist: `out` and `err` name the files with
/// the last command's streams.
package struct Script: Sendable {
  package let name: String
  /// The path of the script, for failure messages.
  package let path: String
  package let steps: [Step]
  package let files: [(path: String, bytes: [UInt8])]

  package struct Step: Equatable, Sendable {
    package var line: Int
    package var directive: Directive
  }

  package enum Directive: Equatable, Sendable {
    case command(String, mustFail: Bool)
    case skip(condition: String, unless: Bool)
    case status(Int32)
    case matches(Stream, pattern: String, wanted: Bool)
    case empty(Stream)
    case compare(String)
    case exists(String, wanted: Bool)
    case shell(String)
    case input(String)
  }

  package enum Stream: String, Equatable, Sendable { case stdout, stderr }

  package struct SyntaxError: Error, Equatable, CustomStringConvertible {
    package var line: Int
    package var text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }

    package var description: String { "line \(line) is not a directive: \(text)" }
  }

  /// Parses a script.
  package init(name: String, path: String, bytes: [UInt8]) throws {
    var steps: [Step] = []
    var files: [(path: String, bytes: [UInt8])] = []
    var number = 0
    for raw in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let text = String(decoding: raw, as: UTF8.self)
      if text.hasPrefix("-- ") && text.hasSuffix(" --") && text.count > 6 {
        files.append((String(text.dropFirst(3).dropLast(3)), []))
      } else if !files.isEmpty {
        files[files.count - 1].bytes += raw + [0x0A]
      } else if let directive = try Self.directive(text, line: number) {
        steps.append(Step(line: number, directive: directive))
      }
    }
    // The file ends without the newline before the end of the script.
    if let last = files.indices.last, bytes.last == 0x0A { files[last].bytes.removeLast() }
    self.name = name
    self.path = path
    self.steps = steps
    self.files = files
  }

  /// Every script of a directory, sorted by name.
  package static func all(in directory: FilePath) throws -> [Script] {
    try Files.names(in: directory).filter { $0.hasSuffix(".script") }.map { file in
      let path = directory.appending(file)
      return try Script(
        name: String(file.dropLast(".script".count)), path: path.string, bytes: Files.read(path))
    }
  }

  private static func directive(_ text: String, line: Int) throws -> Directive? {
    let trimmed = text[...].trimmed
    if trimmed.isEmpty || trimmed.hasPrefix("#") { return nil }
    var words = trimmed.splitFirst
    if words.first.hasPrefix("[") && words.rest == "skip" {
      let condition = words.first.dropFirst().dropLast()
      let unless = condition.hasPrefix("!")
      return .skip(condition: String(unless ? condition.dropFirst() : condition), unless: unless)
    }
    let negated = words.first == "!"
    if negated { words = words.rest.splitFirst }
    let rest = String(words.rest)
    switch words.first {
    case "dnd": return .command(rest.isEmpty ? "dnd" : "dnd \(rest)", mustFail: negated)
    case "sh" where !rest.isEmpty: return .command(rest, mustFail: negated)
    case "stdout", "stderr":
      guard let stream = Stream(rawValue: String(words.first)) else { break }
      // This pattern would match any output.
      if rest == "." && !negated { break }
      if !rest.isEmpty {
        return .matches(stream, pattern: rest.unquoted, wanted: !negated)
      }
      if negated { return .empty(stream) }
    case "exists" where !rest.isEmpty: return .exists(rest, wanted: !negated)
    case "status" where !negated: if let status = Int32(rest) { return .status(status) }
    case "cmp" where !negated && !rest.isEmpty: return .compare(rest)
    case "cd" where !negated && !rest.isEmpty: return .shell("cd \(rest)")
    case "env" where !negated && rest.hasPrefix("-u "): return .shell("unset \(rest.dropFirst(3))")
    case "env" where !negated && rest.contains("="): return .shell("export \(rest)")
    case "stdin" where !negated && !rest.isEmpty: return .input(rest)
    default: break
    }
    throw SyntaxError(line: line, text: text)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The first word and the rest.
  fileprivate var splitFirst: (first: Substring, rest: Substring) {
    let first = prefix { !$0.isWhitespace }
    return (first, self[first.endIndex...].trimmed)
  }
}

extension String {
  /// The text without surrounding single quotes.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("'") && hasSuffix("'") ? String(dropFirst().dropLast()) : self
  }
}
