import Diagnostics
import SystemCalls
package import SystemPackage

/// An application as its `.desktop` file describes it (freedesktop.org's Desktop Entry Specification 1.5).
package struct DesktopEntry: Equatable, Sendable {
  /// The name of its file below `applications`, without `.desktop`, directories joined by dashes.
  package var identifier: String
  /// What it calls itself.
  package var name: String
  /// What it opens, in its own order.
  package var mimeTypes: [String]
  /// The schemes of the URLs that it opens.
  package var schemes: [String]
  /// Its command line, with field codes.
  package var words: [[UInt8]]
  /// Where it wants to run.
  package var directory: FilePath?
  package var icon: String?
  /// A program without which it is not there.
  package var needs: String?
  package var file: FilePath

  /// What its command line has a place for.
  package enum Takes: Equatable, Sendable {
    case nothing, oneFile, files, oneURL, urls
  }

  /// Reads a file; nil unless it describes a visible application with a valid command line.
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

  /// Its command line for what it is to open.
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

  /// A word with its codes filled in; nil of one that consists of a code for nothing.
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
      // The others are deprecated, and mean nothing any more.
      default: continue
      }
    }
    return filled.isEmpty && !word.isEmpty ? nil : filled
  }

  // MARK: - Reading

  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let rest = text.drop(while: blank)
    return Array(rest[..<(rest.lastIndex { !blank($0) }.map { $0 + 1 } ?? rest.startIndex)])
  }

  /// A value of a key as it is meant: `\s`, `\n`, `\t`, `\r` and `\\`.
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

  /// The words of an `Exec` line; nil where a quotation does not end.
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
