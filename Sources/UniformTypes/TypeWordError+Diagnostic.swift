package import Diagnostics

extension TypeWordError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .unknown(let word, let nearest):
      Diagnostic(
        .error, .typeUnknown, "'\(word)' names no type",
        hints: [
          nearest.isEmpty ? nil : "did you mean \(nearest.joined(separator: ", "))?",
          TypeWord.isIdentifier(word)
            ? "an extension that nobody declared has its dot: .\(word)" : nil,
        ].compactMap { $0 })
    case .selectsOnly(let word):
      Diagnostic(
        .error, .typeSelectsOnly, "'\(word)' is a group of types, and a form has one type",
        hints: [
          word.lowercased() == "url"
            ? "name the one type: public.url"
            : "name the one type, such as png, image/png or public.png"
        ])
    case .malformedMIMEType(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' is not a MIME type",
        hints: ["a MIME type is like image/png, image/* or text/plain;charset=utf-8"])
    case .malformedExtension(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' is not an extension",
        hints: ["an extension is like png or tar.gz: no slash, and no dot at its end"])
    case .damagedDynamicIdentifier(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' is not a dynamic identifier that can be read",
        hints: ["'dnd types dynamic' writes one for an extension or a MIME type"])
    }
  }

  /// The note that goes with an identifier that nobody declared.
  package static func undeclaredNote(_ identifier: String) -> Diagnostic {
    Diagnostic(
      .note, .typeUndeclared,
      "no type '\(identifier)' is declared: only that very identifier matches it")
  }
}

extension AcceptedType {
  /// What is to be said of a word that stands for no type but for a way to select among all; nil of others.
  package var noteOfManyTypes: Diagnostic? {
    let selected: String
    switch wanted {
    case .type: return nil
    case .anything: selected = "everything, of whatever type"
    case .topLevel(let name): selected = "whatever has a MIME type that begins with \(name)/"
    }
    return Diagnostic(
      .note, .typeSelectsOnly, "'\(spelling)' is not a type of its own: it accepts \(selected)",
      hints: ["'dnd types list' shows the declared types"])
  }
}

extension Diagnostic.Code {
  package static let typeUnknown = Diagnostic.Code("type.unknown", .usage)
  package static let typeSelectsOnly = Diagnostic.Code("type.selectsOnly", .usage)
  package static let typeMalformed = Diagnostic.Code("type.malformed", .usage)
  package static let typeUndeclared = Diagnostic.Code("type.undeclared", .usage)
}
