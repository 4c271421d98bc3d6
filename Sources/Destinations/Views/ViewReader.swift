import Diagnostics
package import Items
import JSON

/// Parses the rules of a view: JSON, with comments and trailing commas allowed for files written by hand.
///
/// Anything invalid is an error, including unknown keys, because ignoring a rule could accept what it excludes.
package struct ViewReader {
  private let words: WordChecks

  /// Checks that depend on other modules.
  package struct WordChecks: Sendable {
    /// The reason why a type word is invalid; nil if it is valid.
    package var type: @Sendable (String) -> String?
    /// The same for a type that is required.
    package var requiredType: @Sendable (String) -> String?
    /// The known conflict rules.
    package var conflictRules: [String]
    package var numberingStyles: [String]

    package init(
      type: @escaping @Sendable (String) -> String?,
      requiredType: (@Sendable (String) -> String?)? = nil, conflictRules: [String],
      numberingStyles: [String]
    ) {
      self.type = type
      self.requiredType = requiredType ?? type
      self.conflictRules = conflictRules
      self.numberingStyles = numberingStyles
    }
  }

  package init(_ words: WordChecks) { self.words = words }

  package func view(_ bytes: [UInt8]) throws(ViewProblem) -> View {
    let value: JSONNode
    do throws(JSONFailure) {
      value = try JSONReader.node(of: bytes, as: .json5)
    } catch {
      throw ViewProblem(line: error.line, reason: error.reason)
    }
    guard case .object(let members) = value.content else {
      throw Self.wrong(value, "the file", "an object")
    }
    var view = View()
    for member in members { try take(member, into: &view) }
    return view
  }

  private func take(_ member: JSONNode.Member, into view: inout View) throws(ViewProblem) {
    let (key, value) = (member.key, member.value)
    switch key {
    case "accept": view.accept = try types(value, key, words.type)
    case "require": view.require = try types(value, key, words.requiredType)
    case "local": view.local = try choice(value, key)
    case "external": view.external = try choice(value, key)
    case "onConflict": view.onConflict = try word(value, key, among: words.conflictRules)
    case "numbering": view.numbering = try word(value, key, among: words.numberingStyles)
    case "ordered": view.ordered = try truth(value, key)
    case "intent": view.intent = try choice(value, key)
    case "defaultIndex": view.defaultIndex = try position(value, key)
    case "allowsMove": view.allowsMove = try truth(value, key)
    case "localOnly": view.localOnly = try truth(value, key)
    case "unwrapURL": view.unwrapURL = try texts(value, key).map(\.text)
    case "name":
      let text = try text(value, key)
      do throws(NameTemplateError) {
        _ = try NameTemplate(text)
      } catch {
        throw ViewProblem(line: value.line, reason: error.diagnostic.message)
      }
      view.name = text
    case "verify": view.verify = try truth(value, key)
    case "manifest":
      let text = try text(value, key)
      if let reason = Self.faultOfManifest(text) {
        throw ViewProblem(line: value.line, reason: reason)
      }
      view.manifest = text
    case View.formatKey:
      guard try position(value, key) <= View.format else {
        throw ViewProblem(
          line: value.line, reason: "the view was made by a later version of dnd")
      }
    default:
      throw ViewProblem(
        line: member.line,
        reason: "unknown key '\(key)'; use one of \(View.keys.joined(separator: ", "))"
      )
    }
  }

  /// The reason why a name is not valid for a manifest in a view; nil if it is.
  package static func faultOfManifest(_ name: String) -> String? {
    let parts = CarriedText.bytes(of: name).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == [0x2E] || $0 == [0x2E, 0x2E] }) else {
      return "the manifest '\(name)' is not the path of a file inside the view"
    }
    return View.isDirectoryName(parts[0])
      ? "the manifest cannot be in \(View.directoryName)" : nil
  }

  // MARK: - Values

  private static func wrong(
    _ value: JSONNode, _ subject: String, _ wanted: String
  ) -> ViewProblem {
    ViewProblem(line: value.line, reason: "\(subject) must be \(wanted), not \(value.kind)")
  }

  private static func empty(_ value: JSONNode, _ subject: String) -> ViewProblem {
    ViewProblem(line: value.line, reason: "\(subject) must not be empty")
  }

  /// The limits on a list's words and a word's bytes, because each word costs a type lookup.
  private static let longestList = 128
  private static let longestWord = 255

  private func types(
    _ value: JSONNode, _ key: String, _ check: (String) -> String?
  ) throws(ViewProblem) -> [String] {
    let words = try texts(value, key)
    for word in words where word.text.utf8.count > Self.longestWord {
      throw ViewProblem(
        line: word.line, reason: "a type in '\(key)' is longer than \(Self.longestWord) bytes")
    }
    for word in words {
      if let reason = check(word.text) {
        throw ViewProblem(line: word.line, reason: reason)
      }
    }
    return words.map(\.text)
  }

  private func texts(
    _ value: JSONNode, _ key: String
  ) throws(ViewProblem) -> [(text: String, line: Int)] {
    guard case .array(let elements) = value.content else {
      throw Self.wrong(value, "'\(key)'", "a list")
    }
    if elements.isEmpty { throw Self.empty(value, "'\(key)'") }
    guard elements.count <= Self.longestList else {
      throw ViewProblem(
        line: value.line,
        reason: "'\(key)' has \(elements.count) entries; the limit is \(Self.longestList)")
    }
    var texts: [(text: String, line: Int)] = []
    for element in elements {
      texts.append((try text(element, "each entry of '\(key)'", quoted: false), element.line))
    }
    return texts
  }

  private func text(
    _ value: JSONNode, _ key: String, quoted: Bool = true
  ) throws(ViewProblem) -> String {
    let subject = quoted ? "'\(key)'" : key
    guard case .string(let text) = value.content else {
      throw Self.wrong(value, subject, "a string")
    }
    if text.isEmpty { throw Self.empty(value, subject) }
    return text
  }

  private func position(_ value: JSONNode, _ key: String) throws(ViewProblem) -> Int {
    guard case .number(let digits) = value.content, let position = Int(digits), position >= 1 else {
      throw ViewProblem(line: value.line, reason: "'\(key)' must be a whole number, 1 or more")
    }
    return position
  }

  private func truth(_ value: JSONNode, _ key: String) throws(ViewProblem) -> Bool {
    guard case .bool(let truth) = value.content else {
      throw Self.wrong(value, "'\(key)'", "true or false")
    }
    return truth
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONNode, _ key: String
  ) throws(ViewProblem) -> Choice? {
    Choice(rawValue: try word(value, key, among: Choice.allCases.map(\.rawValue)))
  }

  private func word(
    _ value: JSONNode, _ key: String, among words: [String]
  ) throws(ViewProblem) -> String {
    let text = try text(value, key)
    guard words.contains(text) else {
      throw ViewProblem(
        line: value.line,
        reason: "'\(key)' must be one of \(words.joined(separator: ", ")), not '\(text)'")
    }
    return text
  }
}

/// An error in the text of a view, with a reason for people.
package struct ViewProblem: Error, Equatable, Sendable {
  /// From 1.
  package var line: Int
  package var reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
