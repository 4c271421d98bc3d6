import Diagnostics
package import Items
import JSON

/// Reads the text of a view: JSON, with comments and commas at the end where somebody wrote it by hand.
///
/// Whatever is not understood is an error, unknown keys too: a rule that is overlooked would let in what
/// was to stay out.
package struct ViewReader {
  private let words: WordChecks

  /// What only others know to be a word.
  package struct WordChecks: Sendable {
    /// Why a word names no types; nil of one that does.
    package var type: @Sendable (String) -> String?
    /// The rules for names that are taken.
    package var conflictRules: [String]

    package init(type: @escaping @Sendable (String) -> String?, conflictRules: [String]) {
      self.type = type
      self.conflictRules = conflictRules
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
    case "accept": view.accept = try types(value, key)
    case "require": view.require = try types(value, key)
    case "local": view.local = try choice(value, key)
    case "external": view.external = try choice(value, key)
    case "onConflict": view.onConflict = try word(value, key, among: words.conflictRules)
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
    default:
      throw ViewProblem(
        line: member.line,
        reason: "'\(key)' is not a key of a view; the keys are \(View.keys.joined(separator: ", "))"
      )
    }
  }

  /// Why a text names no file in a view; nil of one that does.
  package static func faultOfManifest(_ name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      return "the manifest '\(name)' is not the path of a file in the view"
    }
    return parts.first.map(String.init) == View.directoryName
      ? "the manifest cannot lie in \(View.directoryName)" : nil
  }

  // MARK: - Values

  private static func wrong(
    _ value: JSONNode, _ subject: String, _ wanted: String
  ) -> ViewProblem {
    ViewProblem(line: value.line, reason: "\(subject) must be \(wanted), not \(value.kind)")
  }

  /// No list in a view has more words, and no word more bytes: each costs a look at what is known of types.
  private static let longestList = 128
  private static let longestWord = 255

  private func types(_ value: JSONNode, _ key: String) throws(ViewProblem) -> [String] {
    let words = try texts(value, key)
    for word in words where word.text.utf8.count > Self.longestWord {
      throw ViewProblem(
        line: word.line, reason: "a type in '\(key)' is longer than \(Self.longestWord) bytes")
    }
    for word in words {
      if let reason = self.words.type(word.text) {
        throw ViewProblem(line: word.line, reason: reason)
      }
    }
    return words.map(\.text)
  }

  private func texts(
    _ value: JSONNode, _ key: String
  ) throws(ViewProblem) -> [(text: String, line: Int)] {
    guard case .array(let elements) = value.content, !elements.isEmpty else {
      throw Self.wrong(value, "'\(key)'", "a list with something in it")
    }
    guard elements.count <= Self.longestList else {
      throw ViewProblem(
        line: value.line,
        reason: "'\(key)' has \(elements.count) entries; \(Self.longestList) are the most")
    }
    var texts: [(text: String, line: Int)] = []
    for element in elements {
      texts.append((try text(element, "what stands in '\(key)'", quoted: false), element.line))
    }
    return texts
  }

  private func text(
    _ value: JSONNode, _ key: String, quoted: Bool = true
  ) throws(ViewProblem) -> String {
    guard case .string(let text) = value.content, !text.isEmpty else {
      throw Self.wrong(value, quoted ? "'\(key)'" : key, "a text with something in it")
    }
    return text
  }

  private func position(_ value: JSONNode, _ key: String) throws(ViewProblem) -> Int {
    guard case .number(let digits) = value.content, let position = Int(digits), position >= 1 else {
      throw ViewProblem(line: value.line, reason: "'\(key)' must be a whole number from 1 on")
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

/// Where the text of a view is not understood, and why, in words for a person.
package struct ViewProblem: Error, Equatable, Sendable {
  /// From 1 on.
  package var line: Int
  package var reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
