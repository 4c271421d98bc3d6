/// What a session remembers of a failure, a code, as a person reads it.
enum FailureText {
  /// A few words for a code; nil where it says nothing that a person could use.
  static func of(_ code: String) -> String? {
    if let words = phrases[code] { return words }
    // The rest of an area is told alike.
    return areas.first(where: { code.hasPrefix($0.area) })?.words
  }

  private static let phrases = [
    "promise.empty": "its command made nothing",
    "promise.timedOut": "its command took too long", "promise.cancelled": "interrupted",
    "promise.otherType": "its command made something else",
    "promise.notStarted": "its command could not be started",
    "promise.noFolder": "the folder of its command is gone",
    "conversion.timedOut": "the conversion took too long",
    "source.missing": "the file is missing", "transfer.sourceMissing": "the file is missing",
    "system.notPermitted": "permission denied",
    "source.changed": "the file was replaced", "transfer.sourceChanged": "the file has changed",
    "system.noSpace": "no space left", "transfer.noSpace": "no space left",
    "system.notFound": "no such file or folder", "transfer.exists": "the name is taken",
    "transfer.clash": "a folder and a file have one name", "transfer.cancelled": "interrupted",
    "transfer.tooLarge": "too large for the file system there",
    "transfer.nameNotPossible": "the file system there cannot hold the name",
    "transfer.verificationFailed": "the copy differed from the file",
    "transfer.noDestination": "the folder is gone",
    "transfer.incomplete": "some files in it could not be placed",
    "list.differs": "a list of files to move and one of files to copy",
    "system.call": "a system error", "system.failed": "a system error",
  ]

  private static let areas = [
    (area: "conversion.", words: "the conversion failed"),
    (area: "promise.", words: "its command failed"),
    (area: "detection.", words: "the file cannot be read"),
    (area: "source.", words: "the file cannot be read"),
    (area: "session.", words: "the session could not be stored"),
    (area: "program.", words: "the program failed"),
  ]
}
