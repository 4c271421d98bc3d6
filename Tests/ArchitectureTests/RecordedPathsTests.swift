import TestSupport
import Testing

/// Paths that a record names are looked up by the rule for records: what was a folder may be somebody's link by now.
@Suite struct RecordedPathsTests {
  @Test("Whoever undoes, recovers or performs a proposal has the rule for records in force")
  func ruleInForce() throws {
    let acts = [
      "UndoRun(open", "UndoPreview(found", ".proposedFolders != nil", "recovery = Recovery(of",
      "Recovery.removeStaged(",
    ]
    let files = try SourceTree.sources.get().filter {
      $0.isSwift && !$0.code(mentioning: acts).isEmpty
    }
    for file in files {
      #expect(!file.code(mentioning: ["LinkRule.recorded"]).isEmpty, "\(file.path) acts on records")
    }
    let names = files.map { String($0.path.split(separator: "/").last ?? "") }
    let known: Set<String> = [
      "DropRecovery.swift", "DropUndoing.swift", "RoutedDrop.swift",
    ]
    #expect(Set(names) == known)
  }

  @Test("No path that a record names reaches the engine but as an open folder that was compared")
  func openFolders() throws {
    let files = try SourceTree.sources.get().filter { file in
      file.isSwift && !file.code(mentioning: ["PlacementRequest("]).isEmpty
        && ["Sources/Reverting/", "Sources/FileTransfer/Undo", "Recovery"].contains {
          file.path.contains($0)
        }
    }
    let names = Set(files.map { String($0.path.split(separator: "/").last ?? "") })
    // The last two act on paths of hosts, and of the trash.
    #expect(names == ["Undo+Performing.swift", "HostPutBack.swift", "TrashReservation.swift"])
    for file in files where file.path.contains("Undo+") {
      #expect(file.code(mentioning: ["PlacementRequest("]).count == 1)
      #expect(!file.code(mentioning: ["request.destination = try Folder("]).isEmpty)
      #expect(!file.code(mentioning: ["recorded?.check()"]).isEmpty)
    }
  }
}
