import TestSupport
import Testing

/// Checks that every test named in SECURITY.md exists.
@Suite struct SecurityDocumentTests {
  /// A `Suite/test` or `name.script` in the text.
  private struct Named: Hashable {
    var suite: String
    var test: String
  }

  private static func tests(in text: String) -> [Named] {
    text.matches(of: #/`([A-Za-z]+Tests)/([A-Za-z0-9]+)`/#).map {
      Named(suite: String($0.1), test: String($0.2))
    }
  }

  private static func scripts(in text: String) -> [String] {
    text.matches(of: #/`([a-z-]+)\.script`/#).map { String($0.1) }
  }

  private func sections() throws -> [(title: String, text: String)] {
    let text = try SourceTree.file("SECURITY.md").lines.joined(separator: "\n")
    return text.split(separator: "\n### ").dropFirst().map { section in
      (String(section.prefix { $0 != "\n" }), String(section))
    }
  }

  @Test func everyTestThatIsNamedIsThere() throws {
    let files = try SourceTree.files(below: "Tests")
    for (title, text) in try sections() {
      for named in Self.tests(in: text) {
        let suite = files.filter {
          $0.path.hasSuffix("/\(named.suite).swift") || $0.path.contains("/\(named.suite)+")
        }
        #expect(!suite.isEmpty, "\(title): there is no \(named.suite)")
        let isThere = suite.contains { $0.lines.contains { $0.contains("func \(named.test)(") } }
        #expect(isThere, "\(title): \(named.suite) has no \(named.test)")
      }
      for script in Self.scripts(in: text) {
        #expect(
          files.contains { $0.path.hasSuffix("Scripts/\(script).script") },
          "\(title): there is no \(script).script")
      }
    }
  }

  @Test func everySectionNamesWhatShowsIt() throws {
    let sections = try sections()
    #expect(sections.count >= 9)
    for (title, text) in sections {
      #expect(
        Self.tests(in: text).count + Self.scripts(in: text).count > 0, "\(title) shows nothing")
      #expect(text.contains("*Promised:*") && text.contains("*By:*"), "\(title) is not whole")
    }
  }
}
