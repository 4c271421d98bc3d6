import Glibc
import SystemPackage
import TestSupport
import Testing

/// Random sequences of all commands, after which undoing everything gives the first tree.
///
/// `DND_SEED` tries one seed alone, which a failure names.
@Suite(.enabled(if: Tool.named("python3") != nil, "python3 is not installed"))
struct UndoSequenceTests {
  /// The seeds that are tried: 300 in 20 parts.
  private static let parts = 20
  private static let length = 15

  @Test(
    "Undoing everything backwards gives the first tree, with modes and times",
    arguments: getenv("DND_SEED") == nil ? 0..<parts : 0..<1)
  func backwards(part: Int) throws {
    let first = part * Self.length
    let seeds = getenv("DND_SEED").map { [String(cString: $0)] }
    try UndoSequences.run(seeds ?? (first..<first + Self.length).map(String.init))
  }
}

/// The same with a few sequences.
@Suite(.enabled(if: Tool.named("python3") != nil, "python3 is not installed"))
struct FewUndoSequencesTests {
  @Test("Undoing everything backwards gives the first tree, in a few sequences")
  func backwards() throws { try UndoSequences.run((1000..<1012).map(String.init)) }
}

private enum UndoSequences {
  static func run(_ seeds: [String]) throws {
    let sandbox = try Sandbox("dnd-sequences")
    let memory = try? Sandbox("dnd-sequences", in: "/dev/shm")
    let program = SourceTree.root.appending("Tests/EndToEndTests/Tools/undo-sequences")
    let dnd = try Tool.dnd(environment: [:], directory: "/").executable
    let outcome = try Tool(program).run(
      [dnd.string, sandbox.root.string, (memory ?? sandbox).root.string] + seeds,
      limit: .seconds(600))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
  }
}
