import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Expected output that is stored in the repository.
enum Snapshot {
  /// Checks `text` against the file `Tests/Snapshots/NAME`.
  ///
  /// With `DND_RECORD=1` in the environment, the file is written and the test still fails, so that
  /// the new text is reviewed.
  static func expect(
    _ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = SourceTree.root.appending("Tests/Snapshots").appending(name)
    if Environment.value("DND_RECORD") == "1" {
      let file = try OpenFile.open(path, .writeOnly, options: [.create, .truncate])
      _ = try file.descriptor.writeAll(Array(text.utf8))
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let kept = (try? Files.read(path)).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == kept,
      "\(name) is stale: look at it after DND_RECORD=1 swift test --filter CommandTests",
      sourceLocation: sourceLocation)
  }
}
