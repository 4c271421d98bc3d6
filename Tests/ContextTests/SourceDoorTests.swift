import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context

/// A source is opened only if it is the file that was examined.
struct SourceDoorTests {
  private let sandbox: Sandbox
  private var path: FilePath { sandbox.path("team/doc") }
  private var looked: FileStatus

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("team/doc", "words")
    try sandbox.write("private/doc", "secret")
    looked = try FileSystem.status(of: sandbox.path("team/doc"))
  }

  @Test func whatWasLookedAtIsRead() throws {
    #expect(try SourceDoor.open(path, as: looked).readAll() == Array("words".utf8))
  }

  @Test(arguments: [
    "ln -s ../private/doc doc", "cd ..; mv team aside; ln -s private team", "cp ../private/doc doc",
    "mkfifo doc", "mkdir doc", "ln -s nothing doc", "ln -s doc doc",
  ])
  func anythingElseInItsPlaceIsRefused(exchange: String) throws {
    let team = sandbox.path("team").string
    try #require(system("cd '\(team)' && mv doc ../was && { \(exchange); }") == 0)
    let error = #expect(throws: ExchangeError.self) { try SourceDoor.open(path, as: looked) }
    guard case .sourceReplaced(path) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
