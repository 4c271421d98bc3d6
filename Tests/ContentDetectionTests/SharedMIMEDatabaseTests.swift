import ContentDetection
import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

struct SharedMIMEDatabaseTests {
  @Test func directoriesWithoutADatabaseAreNoProblem() throws {
    let sandbox = try Sandbox()
    try sandbox.write("file", "")
    let database = SharedMIMEDatabase(dataDirectories: [sandbox.path("gone"), sandbox.path("file")])
    #expect(database.caches.isEmpty && database.problems.isEmpty)
  }

  @Test(arguments: ["", "short", String(repeating: "x", count: 100)])
  func aDamagedOneIsSaidAndLeftOut(content: String) throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write("mime/mime.cache", content)
    let database = SharedMIMEDatabase(dataDirectories: [sandbox.root])
    #expect(database.caches.isEmpty)
    #expect(database.problems == [.damagedCache(path)])
    #expect(database.problems.first?.diagnostic.severity == .warning)
  }

  @Test func aDirectoryInItsPlaceIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path("mime/mime.cache"))
    #expect(SharedMIMEDatabase(dataDirectories: [sandbox.root]).problems.count == 1)
  }

  @Test(
    "XML is recognized by the outermost element of an installed type",
    .enabled(if: Tool.named("update-mime-database") != nil, "shared-mime-info is not installed"))
  func outermostElement() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "mime/packages/ours.xml",
      """
      <?xml version="1.0"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
        <mime-type type="application/x-ours+xml">
          <root-XML namespaceURI="urn:ours" localName="order"/>
        </mime-type>
      </mime-info>
      """)
    let made = try #require(Tool.named("update-mime-database")).run([sandbox.path("mime").string])
    try #require(made.status == 0)
    let database = SharedMIMEDatabase(dataDirectories: [sandbox.root])
    let detector = ContentDetector(registry: TypeRegistry(mimeCaches: database.caches))
    let ours = try sandbox.write("a", "<?xml version='1.0'?><o:order xmlns:o='urn:ours'/>")
    #expect(try detector.detect(ours).mimeType == "application/x-ours+xml")
    let other = try sandbox.write("b", "<?xml version='1.0'?><o:item xmlns:o='urn:ours'/>")
    #expect(try detector.detect(other).mimeType == "application/xml")
  }

  @Test func oneThatIsCutShortWhileItIsUsedIsAsItWas() throws {
    let sandbox = try Sandbox()
    guard let file = try? OpenFile.open("/usr/share/mime/mime.cache") else {
      try Test.cancel("skipped: there is no shared MIME database here")
    }
    let system = try file.readAll(limit: 64 << 20)
    let path = try sandbox.write("mime/mime.cache", system)
    let database = SharedMIMEDatabase(dataDirectories: [sandbox.root])
    let before = TypeRegistry(mimeCaches: database.caches)
    try sandbox.write("mime/mime.cache", "")
    let after = TypeRegistry(mimeCaches: database.caches)
    for name in ["a.rs", "a.zig", "core", "a.tar.gz"] {
      #expect(after.globs(forName: name) == before.globs(forName: name), "\(path)")
    }
  }

  @Test func theSystemsOneAddsWhatTheTableDoesNotKnow() throws {
    let database = SharedMIMEDatabase(dataDirectories: ["/usr/share"])
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
