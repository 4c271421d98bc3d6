package import Diagnostics

extension DeclarationProblem: Diagnosable {
  package var diagnostic: Diagnostic {
    if case .unreadable(.distrusted(let warning)) = reason { return warning }
    let (code, message, hints) = words
    let location = line.map { "'\(file)', line \($0)" } ?? "'\(file)'"
    return Diagnostic(
      isWarning ? .warning : .error, code, "\(location): \(message)", hints: hints)
  }

  private var words: (code: Diagnostic.Code, message: String, hints: [String]) {
    switch reason {
    case .unreadable(let obstacle): Self.words(obstacle)
    case .syntax(let reason):
      (
        .declarationSyntax, reason,
        [
          "fix the JSON (comments and trailing commas are allowed); until then the file is ignored"
        ]
      )
    case .wrongKind(let location, let wanted, let found):
      (
        .declarationWrongKind, "\(location) must be \(wanted) but is \(found)",
        ["see dnd-types(5) for the format of declarations"]
      )
    case .unknownKey(let key, let known):
      (
        .declarationUnknownKey, "unknown key '\(key)'",
        ["remove it, or use one of \(known.joined(separator: ", "))"]
      )
    case .missingIdentifier:
      (
        .declarationWrongKind, "a type has no identifier",
        ["add one, such as \"identifier\": \"com.example.thing\""]
      )
    case .badIdentifier(let word):
      (
        .declarationBadIdentifier, "'\(word)' is not an identifier",
        ["use letters, digits, - and _ in parts separated by dots, such as com.example.thing"]
      )
    case .badExtension(let word):
      (
        .declarationBadTag, "'\(word)' is not an extension",
        ["write it without the leading dot, such as txt; put patterns in globs"]
      )
    case .badMIMEType(let word):
      (
        .declarationBadTag, "'\(word)' is not a MIME type",
        ["write it like application/x-thing, without a star"]
      )
    case .badGlob(let word):
      (
        .declarationBadTag, "'\(word)' is not a file name pattern",
        [
          "write it like *.thing or thing-[0-9]*: no slash, each [ closed by a ], and not * alone"
        ]
      )
    case .badCommand(let location, let fault, let cure):
      (.declarationBadCommand, "\(location) \(fault)", [cure])
    case .refusedParent(let parent, let type):
      (
        .declarationUnknownParent,
        "'\(type)' conforms to '\(parent)', whose declaration is not valid",
        ["fix that declaration first"]
      )
    case .cycle(let types):
      (
        .declarationCycle, "a type conforms to itself: \(types.joined(separator: " > "))",
        ["remove one of these from conformsTo"]
      )
    case .duplicate(let type, let firstFile, let firstLine):
      (
        .declarationDuplicate, "'\(type)' is already declared",
        ["remove one; the other is in '\(firstFile)', line \(firstLine)"]
      )
    case .duplicateRepresentation(let kind, let type, let line):
      (
        .declarationDuplicate, "a \(kind) representation of type '\(type)' is already declared",
        ["remove one; the other is in line \(line)"]
      )
    case .unknownType(let type, let nearest):
      (
        .declarationUnknownType, "a representation has the type '\(type)', which is not declared",
        [Self.cure(ofUnknown: nearest)]
      )
    case .unreachable(let type):
      (
        .declarationUnreachable,
        "'\(type)' conforms to neither public.data nor com.apple.package, so no file can have this type",
        [
          "add public.data to conformsTo if it is a file, or com.apple.package if it is a folder"
        ]
      )
    case .unknownParent(let parent, let type, let nearest):
      (
        .declarationUnknownParent, "'\(type)' conforms to '\(parent)', which is not declared",
        [Self.cure(ofUnknown: nearest)]
      )
    }
  }

  private static func words(
    _ obstacle: DeclarationFile.Obstacle
  ) -> (code: Diagnostic.Code, message: String, hints: [String]) {
    switch obstacle {
    case .noFile:
      (
        .declarationUnreadable, "not a regular file, so no types are read from it",
        ["move it away, or give it a name that does not end in .json"]
      )
    case .tooLarge(let limit):
      (
        .declarationUnreadable, "the file is larger than \(limit) bytes and was not read",
        ["split its types into several files"]
      )
    case .distrusted(let warning): (warning.code, warning.message, warning.hints)
    case .refused(let reason):
      (
        .declarationUnreadable, "the file cannot be read: \(reason)",
        ["make it readable, or move it away"]
      )
    }
  }

  private static func cure(ofUnknown nearest: [String]) -> String {
    nearest.isEmpty
      ? "declare it too, or use a type that 'dnd types list' shows"
      : "did you mean \(nearest.joined(separator: ", "))?"
  }
}

extension Diagnostic.Code {
  package static let declarationSyntax = Self("declaration.syntax", .damaged)
  package static let declarationUnreadable = Self("declaration.unreadable", .damaged)
  package static let declarationWrongKind = Self("declaration.wrongKind", .damaged)
  package static let declarationUnknownKey = Self("declaration.unknownKey", .damaged)
  package static let declarationBadIdentifier = Self("declaration.badIdentifier", .damaged)
  package static let declarationBadTag = Self("declaration.badTag", .damaged)
  package static let declarationBadCommand = Self("declaration.badCommand", .damaged)
  package static let declarationUnknownType = Self("declaration.unknownType", .damaged)
  package static let declarationUnknownParent = Self("declaration.unknownParent", .damaged)
  package static let declarationCycle = Self("declaration.cycle", .damaged)
  package static let declarationDuplicate = Self("declaration.duplicate", .damaged)
  package static let declarationUnreachable = Self("declaration.unreachable", .damaged)
}
