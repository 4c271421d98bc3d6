import SystemPackage
import TestSupport
import Testing

@testable import Sessions

@Suite struct SessionSchemaTests {
  /// The names of tables, indexes and columns in the text of the schema.
  private var names: [String] {
    let sql = SessionSchema.create.description + SharingTables.create.description
    let noise: Set = [
      "PRAGMA", "CREATE", "TABLE", "INDEX", "INTEGER", "PRIMARY", "KEY", "CHECK", "BLOB", "TEXT",
      "NOT", "NULL", "ON", "IF", "EXISTS", "WHERE", "WITHOUT", "ROWID", "COLLATE", "NOCASE",
      "application_id",
      "user_version",
    ]
    let words = sql.split { !$0.isLetter && $0 != "_" }.map(String.init)
    return Array(Set(words).subtracting(noise)).sorted()
  }

  @Test func theManualNamesEveryTableAndColumn() throws {
    let root = FilePath(#filePath).removingLastComponent().removingLastComponent()
      .removingLastComponent()
    let file = try FileDescriptor.open(root.appending("man/dnd-session.5"), .readOnly)
    let manual = try file.closeAfter {
      var bytes = [UInt8](repeating: 0, count: 100_000)
      let count = try bytes.withUnsafeMutableBytes { try file.read(into: $0) }
      return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    let words = Set(manual.split { !$0.isLetter && $0 != "_" }.map(String.init))
    #expect(names.count > 40)
    #expect(names.filter { !words.contains($0) } == [])
  }

  @Test func theSchemaIsMarkedAsTheOneThatIsLookedFor() throws {
    let sql = SessionSchema.create.description
    #expect(sql.contains("application_id = \(SessionSchema.applicationID);"))
    #expect(sql.contains("user_version = \(SessionSchema.firstVersion);"))
    #expect(
      SessionSchema.isShared.description == "PRAGMA user_version = \(SessionSchema.version)")
  }
}
