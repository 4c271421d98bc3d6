import JSON

// Typed access to JSON values, which reports a problem for a value of the wrong kind.

extension JSONNode {
  func problem(_ reason: DeclarationProblem.Reason, in file: String) -> DeclarationProblem {
    DeclarationProblem(file: file, line: line, reason: reason)
  }

  /// - Parameter subject: What the value is, in words.
  func problem(_ subject: String, mustBe wanted: String, in file: String) -> DeclarationProblem {
    problem(.wrongKind(of: subject, wanted: wanted, found: kind), in: file)
  }

  func text(_ subject: String, in file: String) throws(DeclarationProblem) -> String {
    guard case .string(let text) = content else {
      throw problem(subject, mustBe: "a string", in: file)
    }
    return text
  }

  func texts(
    _ subject: String, in file: String
  ) throws(DeclarationProblem) -> [TypeDeclaration.Stated<String>] {
    guard case .array(let elements) = content else {
      throw problem(subject, mustBe: "a list of strings", in: file)
    }
    var texts: [TypeDeclaration.Stated<String>] = []
    for element in elements {
      texts.append(
        .init(value: try element.text("each entry of \(subject)", in: file), line: element.line))
    }
    return texts
  }

  func truth(_ subject: String, in file: String) throws(DeclarationProblem) -> Bool {
    guard case .bool(let truth) = content else {
      throw problem(subject, mustBe: "true or false", in: file)
    }
    return truth
  }

  /// Returns the case that matches the string.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ subject: String, in file: String
  ) throws(DeclarationProblem) -> Choice {
    let word = try text(subject, in: file)
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem(
        .wrongKind(of: subject, wanted: "one of \(words)", found: "'\(word)'"), in: file)
    }
    return choice
  }
}
