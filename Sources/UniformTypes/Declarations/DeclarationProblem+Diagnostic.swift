package import Diagnostics

extension DeclarationProblem: Diagnosable {
  package var diagnostic: Diagnostic {
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
          "nothing in this file is used; it is JSON, with comments and commas at the end if you like"
        ]
      )
    case .wrongKind(let location, let wanted, let found):
      (
        .declarationWrongKind, "\(location) must be \(wanted), and is \(found)",
        ["see dnd-types(5) for what a declaration looks like"]
      )
    case .unknownKey(let key, let known):
      (
        .declarationUnknownKey, "nobody knows the key '\(key)'",
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
        ["use letters, digits, - and _ in parts with dots between, such as com.example.thing"]
      )
    case .badExtension(let word):
      (
        .declarationBadTag, "'\(word)' is not an extension",
        ["write it without its first dot, such as txt; a pattern belongs in globs"]
      )
    case .badMIMEType(let word):
      (
        .declarationBadTag, "'\(word)' is not a MIME type",
        ["write it like application/x-thing, without a star"]
      )
    case .badGlob(let word):
      (
        .declarationBadTag, "'\(word)' is not a pattern of file names",
        [
          "write it like *.thing or thing-[0-9]*, without a slash, each [ with its ]; * alone would be every file"
        ]
      )
    case .badCommand(let location, let fault, let cure):
      (.declarationBadCommand, "\(location) \(fault)", [cure])
    case .unknownParent, .refusedParent, .cycle, .duplicate, .unreachable, .unknownType,
      .duplicateRepresentation:
      wordsOfOthers
    }
  }

  private static func words(
    _ obstacle: DeclarationFile.Obstacle
  ) -> (code: Diagnostic.Code, message: String, hints: [String]) {
    switch obstacle {
    case .noFile:
      (
        .declarationUnreadable, "this is not a regular file, so it declares no types",
        ["move it away, or give it a name that does not end in .json"]
      )
    case .tooLarge(let limit):
      (
        .declarationUnreadable, "a file of more than \(limit) bytes is not read",
        ["divide its types among several files"]
      )
    case .refused(let reason):
      (
        .declarationUnreadable, "it cannot be read: \(reason)",
        ["make it readable for yourself, or move it away"]
      )
    }
  }

  /// What is wrong beside other declarations.
  private var wordsOfOthers: (code: Diagnostic.Code, message: String, hints: [String]) {
    switch reason {
    case .refusedParent(let parent, let type):
      (
        .declarationUnknownParent,
        "'\(type)' conforms to '\(parent)', whose own declaration cannot be used",
        ["fix that one first"]
      )
    case .cycle(let way):
      (
        .declarationCycle, "a type conforms to itself: \(way.joined(separator: " > "))",
        ["take one of these out of conformsTo"]
      )
    case .duplicate(let type, let firstFile, let firstLine):
      (
        .declarationDuplicate, "'\(type)' is declared already",
        ["keep one: the other is in '\(firstFile)', line \(firstLine)"]
      )
    case .duplicateRepresentation(let kind, let type, let line):
      (
        .declarationDuplicate, "there is a \(kind) representation as '\(type)' already",
        ["keep one: the other is in line \(line)"]
      )
    case .unknownType(let type, let nearest):
      (
        .declarationUnknownType, "a representation is '\(type)', which nobody declares",
        [Self.cure(ofUnknown: nearest)]
      )
    case .unreachable(let type):
      (
        .declarationUnreachable,
        "'\(type)' conforms neither to public.data nor to com.apple.package, so that no file can be one",
        [
          "add what it is to conformsTo: public.data if it has bytes, com.apple.package if it is a folder"
        ]
      )
    case .unknownParent(let parent, let type, let nearest):
      (
        .declarationUnknownParent, "'\(type)' conforms to '\(parent)', which nobody declares",
        [Self.cure(ofUnknown: nearest)]
      )
    default: (.declarationSyntax, "", [])
    }
  }

  private static func cure(ofUnknown nearest: [String]) -> String {
    nearest.isEmpty
      ? "declare it as well, or name a type that 'dnd types list' shows"
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
