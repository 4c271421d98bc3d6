import Diagnostics
import SystemCalls
package import SystemPackage

/// An application as described by its `.desktop` file (freedesktop.org Desktop Entry Specification 1.5).
package struct DesktopEntry: Equatable, Sendable {
  /// The desktop file ID without `.desktop`: the path below `applications`, with dashes for slashes.
  package var identifier: String
  /// The display name.
  package var name: String
  /// The supported MIME types, in the order of the file.
  package var mimeTypes: [String]
  /// The supported URL schemes.
  package var schemes: [String]
  /// The command line, with field codes.
  package var words: [[UInt8]]
  /// The working directory for the program.
  package var directory: FilePath?
  package var icon: String?
  /// The value of `TryExec`: a program that must be installed.
  package var needs: String?
  package var file: FilePath

  /// The kind of arguments that the command line accepts.
  package enum Takes: Equatable, Sendable {
    case nothing, oneFile, files, oneURL, urls
  }

  /// Parses a file; nil unless it describes an application that is not hidden and has a valid command line.
  package init?(_ content: [UInt8], identifier: String, file: FilePath) {
    var values: [String: [UInt8]] = [:]
    var isInside = false
    for line in content.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "[") {
        isInside = line.starts(with: Array("[Desktop Entry]".utf8))
        continue
      }
      guard isInside, line.first != UInt8(ascii: "#"),
        let sign = line.firstIndex(of: UInt8(ascii: "="))
      else { continue }
      let key = CarriedText.text(Self.trimmed(line[..<sign]))
      if values[key] == nil { values[key] = Self.trimmed(line[line.index(after: sign)...]) }
    }
    func text(_ key: String) -> String? {
      values[key].map { CarriedText.text(Self.unescaped($0)) }
    }
    guard text("Type") == "Application", text("Hidden") != "true",
      let command = values["Exec"].flatMap({ Self.words(Self.unescaped($0)) }), !command.isEmpty
    else { return nil }
    self.identifier = identifier
    name = text("Name") ?? identifier
    words = command
    let types = (text("MimeType") ?? "").split(separator: ";").map(String.init)
    let scheme = "x-scheme-handler/"
    mimeTypes = types.filter { !$0.hasPrefix(scheme) }
    schemes = types.filter { $0.hasPrefix(scheme) }.map { $0.dropFirst(scheme.count).lowercased() }
    directory = text("Path").map { FilePath(carried: $0) }.flatMap { $0.isAbsolute ? $0 : nil }
    icon = text("Icon").flatMap { $0.isEmpty ? nil : $0 }
    needs = text("TryExec").flatMap { $0.isEmpty ? nil : $0 }
    self.file = file
  }

  package var takes: Takes {
    for word in words.dropFirst() {
      var rest = word[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%"), let code = rest.popFirst() else { continue }
        switch code {
        case UInt8(ascii: "f"): return .oneFile
        case UInt8(ascii: "F"): return .files
        case UInt8(ascii: "u"): return .oneURL
        case UInt8(ascii: "U"): return .urls
        default: continue
        }
      }
    }
    return .nothing
  }

  /// The command line to open the given files or URLs.
  package func commandLine(for opened: [[UInt8]]) -> [[UInt8]] {
    var line: [[UInt8]] = []
    for word in words {
      if word == Array("%F".utf8) || word == Array("%U".utf8) {
        line += opened
      } else if word == Array("%i".utf8) {
        if let icon { line += [Array("--icon".utf8), CarriedText.bytes(of: icon)] }
      } else if let filled = filled(word, opened.first) {
        line.append(filled)
      }
    }
    return line
  }

  /// A word with its field codes expanded; nil if it consists only of codes without a value.
  private func filled(_ word: [UInt8], _ opened: [UInt8]?) -> [UInt8]? {
    var filled: [UInt8] = []
    var rest = word[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let code = rest.popFirst() else {
        filled.append(byte)
        continue
      }
      switch code {
      case UInt8(ascii: "%"): filled.append(code)
      case UInt8(ascii: "c"): filled += CarriedText.bytes(of: name)
      case UInt8(ascii: "k"): filled += file.bytes
      case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        filled += opened ?? []
      // The other codes are deprecated and ignored.
      default: continue
      }
    }
    return filled.isEmpty && !word.isEmpty ? nil : filled
  }

  // MARK: - Parsing

  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let rest = text.drop(while: blank)
    return Array(rest[..<(rest.lastIndex { !blank($0) }.map { $0 + 1 } ?? rest.startIndex)])
  }

  /// Decodes the escape sequences of a value: `\s`, `\n`, `\t`, `\r` and `\\`.
  private static func unescaped(_ value: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var rest = value[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "s"): text.append(0x20)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "\\"): text.append(next)
      default: text += [byte, next]
      }
    }
    return text
  }

  /// The words of an `Exec` line; nil if a quoted string is not terminated.
  private static func words(_ line: [UInt8]) -> [[UInt8]]? {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var isQuoted = false
    var rest = line[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        word = word ?? []
      case UInt8(ascii: "\\") where isQuoted:
        word = (word ?? []) + [rest.popFirst() ?? byte]
      case 0x20, 0x09, 0x0A:
        if isQuoted {
          word?.append(byte)
        } else {
          if let word { words.append(word) }
          word = nil
        }
      case 0: return nil
      default: word = (word ?? []) + [byte]
      }
    }
    if isQuoted { return nil }
    if let word { words.append(word) }
    return words
  }
}
