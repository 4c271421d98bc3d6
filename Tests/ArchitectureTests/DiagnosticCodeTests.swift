import TestSupport
import Testing

/// Checks that dnd-diagnostics(7) lists exactly the diagnostic codes, each with its exit status.
@Suite struct DiagnosticCodeTests {
  /// The exit statuses of the kinds of failure, as in dnd(1).
  private static let statuses = [
    "failed": 1, "cancelled": 4, "forbidden": 5, "nothingToDo": 6, "usage": 64, "damaged": 65,
    "noInput": 66, "unavailable": 69, "nameTaken": 73, "outputFailed": 74, "busy": 75,
  ]

  /// The codes declared in a source, as `Self("area.reason", .kind)` or
  /// `Code("area.reason", .kind)`.
  private static func declared(in text: String) -> [(code: String, kind: String)] {
    text.matches(of: #/(?:Self|Code)\(\s*"([a-z]+\.[A-Za-z]+)",\s*\.([A-Za-z]+)\s*\)/#).map {
      (String($0.1), String($0.2))
    }
  }

  private func sources() throws -> [(code: String, status: Int?, file: String)] {
    try SourceTree.sources.get().filter(\.isSwift).flatMap {
      file -> [(code: String, status: Int?, file: String)] in
      // A declaration is on one line, or begins on the line before its text.
      guard !file.code(mentioning: ["Self(", "Code("]).isEmpty else { return [] }
      return Self.declared(in: file.code.joined(separator: "\n")).map {
        ($0.code, Self.statuses[$0.kind], file.path)
      }
    }
  }

  /// The codes and statuses of the page, in its order.
  private func page() throws -> [(code: String, status: Int)] {
    try SourceTree.file("man/dnd-diagnostics.7").lines.compactMap { line in
      guard let match = line.wholeMatch(of: #/\.It Li ([a-z]+\.[A-Za-z]+) Pq (\d+)/#),
        let status = Int(match.2)
      else { return nil }
      return (String(match.1), status)
    }
  }

  @Test func theManualHasEveryCodeOfTheSources() throws {
    let page = try page()
    for (code, status, file) in try sources() {
      let told = page.first { $0.code == code }
      #expect(told != nil, "\(code) of \(file) is not in dnd-diagnostics(7)")
      #expect(told?.status == status, "\(code) of \(file) has another status in dnd-diagnostics(7)")
    }
  }

  @Test func theManualHasNoOtherCodes() throws {
    let codes = Set(try sources().map(\.code))
    #expect(codes.count > 50)
    #expect(try page().map(\.code).filter { !codes.contains($0) } == [])
  }

  @Test func theManualHasThemInOrderAndOnce() throws {
    let codes = try page().map(\.code)
    #expect(codes == Set(codes).sorted())
  }

  @Test func aCodeIsReadWhereItIsDeclared() {
    let text = """
      static let usage = Self("command.usage", .usage)
      Diagnostic(
        .error, Diagnostic.Code("output.failed", .outputFailed), "x")
      hint("no.code")
      """
    #expect(Self.declared(in: text).map(\.code) == ["command.usage", "output.failed"])
  }
}
