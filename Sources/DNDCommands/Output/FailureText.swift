/// Describes the failure codes that a session stores.
enum FailureText {
  /// A short description of a code; nil if there is none that helps a person.
  static func of(_ code: String) -> String? {
    if let words = phrases[code] { return words }
    // Other codes of an area share one description.
    return areas.first(where: { code.hasPrefix($0.area) })?.words
  }

  private static let phrases = [
    "promise.empty": "its command produced nothing",
    "promise.timedOut": "its command took too long", "promise.cancelled": "interrupted",
    "promise.otherType": "its command produced another type",
    "promise.notStarted": "its command could not be started",
    "promise.noFolder": "the folder of its command is gone",
    "conversion.timedOut": "the conversion took too long",
    "source.missing": "the file is missing", "transfer.sourceMissing": "the file is missing",
    "system.notPermitted": "permission denied",
    "source.changed": "the file was replaced", "transfer.sourceChanged": "the file has changed",
    "system.noSpace": "no space left", "transfer.noSpace": "no space left",
    "system.notFound": "no such file or folder", "transfer.exists": "the name is taken",
    "transfer.clash": "a folder and a file have the same name", "transfer.cancelled": "interrupted",
    "transfer.tooLarge": "too large for the file system there",
    "transfer.nameNotPossible": "the file system there cannot store the name",
    "transfer.verificationFailed": "the copy differed from the file",
    "transfer.noDestination": "the folder is gone",
    "transfer.incomplete": "some files in it could not be dropped",
    "list.differs": "lists of files to move and to copy cannot be joined",
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
