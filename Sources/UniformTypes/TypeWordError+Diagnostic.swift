package import Diagnostics

extension TypeWordError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .unknown(let word, let nearest):
      Diagnostic(
        .error, .typeUnknown, "unknown type '\(word)'",
        hints: [
          nearest.isEmpty
            ? nil : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?",
          word.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
            ? "to choose items by name, use '--item'" : nil,
          TypeWord.isIdentifier(word)
            ? "write an undeclared extension with its dot: .\(word)" : nil,
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
        hints: ["write it like image/png, image/* or text/plain;charset=utf-8"])
    case .malformedExtension(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' is not an extension",
        hints: ["write it like png or tar.gz, without a slash or a final dot"])
    case .malformedSize(let word):
      Diagnostic(
        .error, .typeMalformed, "the size in '\(word)' is not a number of pixels (1 or more)",
        hints: ["write the longest side in pixels, as in 'jpeg;max=2048'"])
    case .sizeWithoutPicture(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' gives a size to what is not a picture",
        hints: ["only pictures have one, as in 'jpeg;max=2048' or 'image;max=2048'"])
    case .misplacedSize(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' gives a size where only a type counts",
        hints: ["give the size to what is accepted: --accept 'jpeg;max=2048'"])
    case .unknownSetting(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' has a setting other than max",
        hints: ["only the size of pictures can be set, as in 'jpeg;max=2048'"])
    case .damagedDynamicIdentifier(let word):
      Diagnostic(
        .error, .typeMalformed, "'\(word)' is not a valid dynamic identifier",
        hints: ["'dnd types dynamic' writes one for an extension or a MIME type"])
    }
  }

  /// The note for an undeclared identifier.
  package static func undeclaredNote(_ identifier: String) -> Diagnostic {
    Diagnostic(
      .note, .typeUndeclared,
      "type '\(identifier)' is not declared: it matches only the same identifier")
  }
}

extension AcceptedType {
  /// The note for a word that selects several types; nil for a word with a single type.
  package var noteOfManyTypes: Diagnostic? {
    let selected: String
    switch wanted {
    case .type: return nil
    case .anything: selected = "items of every type"
    case .topLevel(let name): selected = "every type with a MIME type that begins with \(name)/"
    }
    return Diagnostic(
      .note, .typeSelectsOnly, "'\(spelling)' is not a single type: it accepts \(selected)",
      hints: ["'dnd types list' shows the declared types"])
  }
}

extension Diagnostic.Code {
  package static let typeUnknown = Diagnostic.Code("type.unknown", .usage)
  package static let typeSelectsOnly = Diagnostic.Code("type.selectsOnly", .usage)
  package static let typeMalformed = Diagnostic.Code("type.malformed", .usage)
  package static let typeUndeclared = Diagnostic.Code("type.undeclared", .usage)
}
