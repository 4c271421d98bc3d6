import ArgumentParser
import FileTransfer
import Items
import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

/// Checks that the words for places have one list.
@Suite struct PlaceWordTests {
  @Test("No host has the name of a place", arguments: PlaceWord.allCases)
  func isNoHost(word: PlaceWord) {
    #expect(LocationWord.meaning(of: Array("\(word.typed)x".utf8)) == .local)
    #expect(Location(.host(word.rawValue), "x").word == Array("[\(word.rawValue)]:x".utf8))
  }

  @Test("The help of drop names each place", arguments: PlaceWord.allCases)
  func isInHelp(word: PlaceWord) {
    #expect(DND.helpMessage(for: Drop.self).contains(word.shown))
  }

  @Test("The shells learn the words from the program", arguments: ["dnd.bash", "_dnd", "dnd.fish"])
  func isInNoCompletion(file: String) throws {
    let text = String(
      decoding: try Files.read(SourceTree.root.appending("completions/\(file)")), as: UTF8.self)
    for word in PlaceWord.allCases where word != .app {
      #expect(!text.contains(word.typed), "\(word.typed)")
    }
    #expect(text.contains("ask places") || text.contains("complete places"))
  }
}
