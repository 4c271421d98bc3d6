/// A parser of this project that reads what others wrote, given any bytes.
///
/// What must hold of all of them: no trap, an end in time that grows with the bytes no faster than they do,
/// and the laws that a target checks. `make fuzz` looks for bytes that break one; the tests try the seeds.
/// To add a target: a case, a function in one of the files beside this one, seeds in `Seeds/CASE`.
enum FuzzTarget: String, CaseIterable {
  case container, conversion, date, declarations, dynamicIdentifier, itemList, judgement
  case mimeCache, nameTemplate, record, sourceList, text, trashInfo, typeWord, view, wrappedURL

  /// Gives the bytes to the parser.
  ///
  /// - Throws: `BrokenLaw` when what it answers cannot be.
  func run(_ bytes: [UInt8]) throws {
    switch self {
    case .container: Self.container(bytes)
    case .conversion: try Self.conversion(bytes)
    case .date: Self.date(bytes)
    case .declarations: Self.declarations(bytes)
    case .dynamicIdentifier: try Self.dynamicIdentifier(bytes)
    case .itemList: try Self.itemList(bytes)
    case .judgement: try Self.judgement(bytes)
    case .mimeCache: try Self.mimeCache(bytes)
    case .nameTemplate: try Self.nameTemplate(bytes)
    case .record: try Self.record(bytes)
    case .sourceList: try Self.sourceList(bytes)
    case .text: try Self.text(bytes)
    case .trashInfo: try Self.trashInfo(bytes)
    case .typeWord: try Self.typeWord(bytes)
    case .view: try Self.view(bytes)
    case .wrappedURL: try Self.wrappedURL(bytes)
    }
  }
}

/// What a parser answered against a law that holds for all of its answers.
struct BrokenLaw: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func unless(_ holds: Bool, _ law: @autoclosure () -> String) throws {
    if !holds { throw BrokenLaw(law()) }
  }
}
