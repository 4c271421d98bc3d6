/// A parser of foreign data, run on arbitrary bytes.
///
/// Every parser must return without a trap, in time proportional to the size of the input, and
/// satisfy the laws that its target checks. `make fuzz` searches for bytes that break one; the
/// tests run the seeds. To add a target, add a case, a function in a file beside this one, and
/// seeds in `Seeds/CASE`.
enum FuzzTarget: String, CaseIterable {
  case container, conversion, date, declarations, dynamicIdentifier, fetch, `import`, itemList
  case judgement, mimeCache, nameTemplate, rclone, record, sftp, sharedRow, sourceList, terminal
  case text, trashInfo, typeWord, view, wrappedURL

  /// Runs the parser on the bytes.
  ///
  /// - Throws: `BrokenLaw` if the result violates a law.
  func run(_ bytes: [UInt8]) throws {
    switch self {
    case .container: Self.container(bytes)
    case .conversion: try Self.conversion(bytes)
    case .date: Self.date(bytes)
    case .declarations: Self.declarations(bytes)
    case .dynamicIdentifier: try Self.dynamicIdentifier(bytes)
    case .fetch: try Self.fetch(bytes)
    case .import: try Self.importStream(bytes)
    case .itemList: try Self.itemList(bytes)
    case .judgement: try Self.judgement(bytes)
    case .mimeCache: try Self.mimeCache(bytes)
    case .nameTemplate: try Self.nameTemplate(bytes)
    case .record: try Self.record(bytes)
    case .rclone: try Self.rclone(bytes)
    case .sftp: try Self.sftp(bytes)
    case .sharedRow: try Self.sharedRow(bytes)
    case .sourceList: try Self.sourceList(bytes)
    case .terminal: try Self.terminal(bytes)
    case .text: try Self.text(bytes)
    case .trashInfo: try Self.trashInfo(bytes)
    case .typeWord: try Self.typeWord(bytes)
    case .view: try Self.view(bytes)
    case .wrappedURL: try Self.wrappedURL(bytes)
    }
  }
}

/// A result that violates a law of the parser.
struct BrokenLaw: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func unless(_ holds: Bool, _ law: @autoclosure () -> String) throws {
    if !holds { throw BrokenLaw(law()) }
  }
}
