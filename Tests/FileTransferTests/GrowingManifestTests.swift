import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// The manifest of a view: it is replaced as a whole, and loses nothing.
struct GrowingManifestTests {
  let sandbox: Sandbox
  private let digest = Digest(of: [])
  private let other = Digest(of: [1])

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path(".dnd"))
  }

  private func manifest(_ name: String = "SUMS", below: String = "") -> GrowingManifest {
    GrowingManifest(
      FilePath(name), in: sandbox.root, keeping: ".dnd", placing: ("/said", FilePath(below)))
  }

  private func file(_ name: String, _ digest: Digest? = nil) -> ListedFile {
    ListedFile(path: FilePath("/said/\(name)"), digest: digest ?? self.digest)
  }

  private func text(_ name: String = "SUMS") throws -> String {
    String(decoding: try sandbox.read(name), as: UTF8.self)
  }

  private func line(_ name: String, _ digest: Digest? = nil) -> String {
    String(decoding: Manifest.line(Array(name.utf8), digest ?? self.digest), as: UTF8.self)
  }

  @Test func itGrowsAndWhatWasThereStays() throws {
    try sandbox.write("SUMS", "# mine\n\(digest.text) *old\nlast")
    let manifest = manifest(below: "in")
    try manifest.add([file("b"), file("a/c")])
    #expect(try text() == "# mine\n\(digest.text) *old\nlast")
    try manifest.publish()
    #expect(
      try text() == "# mine\n\(digest.text) *old\nlast\n" + line("in/b") + line("in/a/c"))
    #expect(sandbox.list(".dnd") == ["manifest.lock"])
  }

  @Test func whatIsListedIsNotListedTwiceAndANewSumTakesTheOldOnesPlace() throws {
    let names = ["a", "-", "new\nline", "back\\slash", "b"]
    for digest in [digest, digest, other] {
      let manifest = manifest()
      try manifest.add(names.map { file($0, $0 == "b" ? digest : nil) })
      try manifest.publish()
    }
    #expect(try text() == names.dropLast().map { line($0) }.joined() + line("b", other))
  }

  @Test func nothingIsWrittenWhereNothingIsNew() throws {
    let manifest = manifest()
    try manifest.publish()
    #expect(sandbox.list() == [".dnd"])
    try manifest.add([file("a")])
    try manifest.publish()
    let before = try FileSystem.status(of: sandbox.path("SUMS"))
    try manifest.add([file("a")])
    try manifest.publish()
    #expect(try FileSystem.status(of: sandbox.path("SUMS")).inode == before.inode)
  }

  @Test func whatIsGoneIsForgottenAndWhatIsThereIsNot() throws {
    try sandbox.write("in/kept", "")
    let manifest = manifest()
    try manifest.add([file("in/kept"), file("in/gone"), file("gone"), file("going")])
    try manifest.publish()
    manifest.forget("/said/in")
    manifest.forget("/said/gone")
    try manifest.publish()
    #expect(try text() == line("in/kept") + line("going"))
  }

  @Test func oneThatListsNothingAnyMoreIsGone() throws {
    let manifest = manifest()
    try manifest.add([file("a")])
    try manifest.publish()
    manifest.forget("/said/a")
    try manifest.publish()
    #expect(sandbox.list() == [".dnd"])
    try manifest.publish()
  }

  @Test func itsRightsStayAndItsDirectoryIsMade() throws {
    let manifest = manifest("sums/of/all")
    try manifest.add([file("a")])
    try manifest.publish()
    try FileSystem.setMode(of: sandbox.path("sums/of/all"), to: 0o640)
    try manifest.add([file("b")])
    try manifest.publish()
    #expect(try FileSystem.status(of: sandbox.path("sums/of/all")).mode & 0o777 == 0o640)
    #expect(try text("sums/of/all") == line("a") + line("b"))
  }

  @Test func whatIsNoFileIsLeftAlone() throws {
    try sandbox.makeDirectory(sandbox.path("SUMS"))
    try sandbox.makeFIFO("pipe")
    for name in ["SUMS", "pipe"] {
      let manifest = manifest(name)
      try manifest.add([file("a")])
      #expect(throws: TransferError.self) { try manifest.publish() }
    }
    #expect(sandbox.list() == [".dnd", "SUMS", "pipe"])
    #expect(sandbox.list("SUMS") == [])
  }

  @Test func manyAtOnceLoseNoLine() throws {
    let names = (0..<32).map { "file \($0)" }
    let (root, digest) = (sandbox.root, digest)
    let failures = parallelMap(0..<names.count, threads: 8) { index in
      let manifest = GrowingManifest(
        "SUMS", in: root, keeping: ".dnd", placing: (root, ""))
      do {
        try manifest.add([ListedFile(path: root.appending(names[index]), digest: digest)])
        try manifest.publish()
        return false
      } catch {
        return true
      }
    }
    #expect(!failures.contains(true))
    let lines = try text().split(separator: "\n").map { "\($0)\n" }
    #expect(lines.sorted() == names.map { line($0) }.sorted())
  }

  #if DEBUG
    @Test(arguments: [Errno.noSpace, .ioError])
    func whateverCallFailsItIsTheOldOneOrTheNewOne(fault: Errno) throws {
      var number = 1
      while true {
        let sandbox = try Sandbox()
        try sandbox.makeDirectory(sandbox.path(".dnd"))
        try sandbox.write("SUMS", line("old"))
        let manifest = GrowingManifest(
          "SUMS", in: sandbox.root, keeping: ".dnd", placing: (sandbox.root, ""))
        try manifest.add([ListedFile(path: sandbox.path("new"), digest: digest)])
        let plan = FaultPlan(number: number, fails: fault)
        try? plan.inForce { try manifest.publish() }
        let text = String(decoding: try sandbox.read("SUMS"), as: UTF8.self)
        #expect([line("old"), line("old") + line("new")].contains(text), "call \(number)")
        if !plan.fired { break }
        // The entries are kept, and written by the next attempt.
        try manifest.publish()
        let after = String(decoding: try sandbox.read("SUMS"), as: UTF8.self)
        #expect(after == line("old") + line("new"), "call \(number)")
        number += 1
      }
      #expect(number > 5)
    }
  #endif

  @Test(arguments: ["SUMS", "in/SUMS", "in/deep/SUMS"])
  func noLinkLeadsTheManifestOut(_ name: String) throws {
    try sandbox.write("outside/mine", "mine")
    let inner = sandbox.root.appending(FilePath(name).removingLastComponent().components)
    try FileSystem.makeDirectories(inner.removingLastComponent())
    let target = name == "SUMS" ? "outside/mine" : sandbox.path("outside").string
    let link = name == "SUMS" ? sandbox.path(name) : inner
    try FileSystem.makeLink(link, saying: Array(target.utf8))
    let manifest = manifest(name)
    #expect(throws: TransferError.self) { try manifest.check() }
    try manifest.add([file("a")])
    #expect(throws: TransferError.self) { try manifest.publish() }
    #expect(sandbox.list("outside") == ["mine"])
    #expect(try text("outside/mine") == "mine")
  }

  @Test func aFileThatWaitsUnderTheTemporaryNameIsNotWrittenTo() throws {
    let mine = try sandbox.write("mine", "mine")
    try FileSystem.link(mine, to: sandbox.path(".dnd/manifest.new"))
    let manifest = manifest()
    try manifest.add([file("a")])
    try manifest.publish()
    #expect(try text("mine") == "mine")
    #expect(try text() == line("a"))
  }
}
