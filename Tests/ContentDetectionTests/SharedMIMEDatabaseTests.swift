import ContentDetection
import Diagnostics
import SystemPackage
import TestSupport
import Testing
import UniformTypes

struct SharedMIMEDatabaseTests {
  @Test func foldersWithoutADatabaseAreNoProblem() throws {
    let sandbox = try Sandbox()
    try sandbox.write("file", "")
    let database = SharedMIMEDatabase(dataFolders: [sandbox.path("gone"), sandbox.path("file")])
    #expect(database.caches.isEmpty && database.problems.isEmpty)
  }

  @Test(arguments: ["", "short", String(repeating: "x", count: 100)])
  func aDamagedOneIsSaidAndLeftOut(content: String) throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write("mime/mime.cache", content)
    let database = SharedMIMEDatabase(dataFolders: [sandbox.root])
    #expect(database.caches.isEmpty)
    #expect(database.problems == [.damagedCache(path)])
    #expect(database.problems.first?.diagnostic.severity == .warning)
  }

  @Test func aFolderInItsPlaceIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.makeFolder(sandbox.path("mime/mime.cache"))
    #expect(SharedMIMEDatabase(dataFolders: [sandbox.root]).problems.count == 1)
  }

  @Test func theSystemsOneAddsWhatTheTableDoesNotKnow() throws {
    let database = SharedMIMEDatabase(dataFolders: ["/usr/share"])
    guard !database.caches.isEmpty else {
      print("skipped: there is no shared MIME database here")
      return
    }
    let sandbox = try Sandbox()
    let detector = ContentDetector(registry: TypeRegistry(mimeCaches: database.caches))
    let found = try detector.detect(sandbox.write("a.rst", "Title\n=====\n"))
    #expect(found.mimeType == "text/x-rst")
  }
}
