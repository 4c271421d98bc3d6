import Context
import FileTransfer
import Testing

@testable import Dropping

/// Destinations that are named by a keyword.
@Suite struct NamedDestinationsTests {
  private func request(_ change: (inout DropRequest) -> Void) -> DropRequest {
    var request = DropRequest()
    change(&request)
    return request
  }

  @Test(arguments: ["--", "./-", "trash:", "app", "apps:x", "./app:x", "/tmp/app:x", "null", ""])
  func noPathIsADestinationOfThatKind(word: String) {
    #expect(NamedDestinations.kind(for: request { $0.destination = word }) == nil)
  }

  @Test func anApplicationAndACommandAreProgramsEach() {
    #expect(
      NamedDestinations.kind(for: request { $0.destination = "app:gimp" })
        == ProgramDestination.self)
    #expect(
      NamedDestinations.kind(for: request { $0.command = "wc -c" }) == ProgramDestination.self)
    #expect(NamedDestinations.kind(for: DropRequest()) == nil)
  }

  @Test func whatMeansSomethingForADirectoryOnlyIsRefusedForAProgram() {
    let options: [(String, (inout DropRequest) -> Void)] = [
      ("--on-conflict", { $0.onConflict = .skip }), ("--name", { $0.nameTemplate = "{name}" }),
      ("--at", { $0.at = 1 }), ("--into", { $0.into = "a" }), ("--atomic", { $0.isAtomic = true }),
      ("--manifest", { $0.manifest = "m" }), ("--verify", { $0.verifies = true }),
      ("--no-verify", { $0.verifies = false }), ("--parents", { $0.makesParents = true }),
    ]
    for (option, change) in options {
      var request = request { $0.command = "wc -c" }
      change(&request)
      do throws(ExchangeError) {
        try ProgramDestination.check(request)
        Issue.record("\(option) is taken")
      } catch {
        guard case .notForProgram(let refused) = error, refused == option else {
          Issue.record("\(option): \(error)")
          continue
        }
      }
    }
  }

  @Test("A single dash is standard output, which has no file names, folders or copies to check")
  func aDashIsAStream() {
    let stream = request { $0.destination = "-" }
    #expect(NamedDestinations.kind(for: stream) == StreamDestination.self)
    #expect(throws: Never.self) { try StreamDestination.check(stream) }
    let options: [(inout DropRequest) -> Void] = [
      { $0.nameTemplate = "{name}" }, { $0.at = 1 }, { $0.into = "a" }, { $0.isAtomic = true },
      { $0.manifest = "m" }, { $0.verifies = true }, { $0.verifies = false },
    ]
    for change in options {
      var request = stream
      change(&request)
      #expect(throws: ExchangeError.self) { try StreamDestination.check(request) }
    }
  }

  @Test func aCommandTakesThePlaceOfAWord() {
    let both = request {
      $0.command = "wc -c"
      $0.destination = "app:gimp"
    }
    #expect(throws: ExchangeError.self) { try ProgramDestination.check(both) }
    #expect(throws: ExchangeError.self) {
      try ProgramDestination.check(request { $0.command = "  " })
    }
  }
}
