import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Conversion

/// Tools installed in a home directory run confined: they can read their own installation, but not
/// the rest of the home directory.
@Suite(.enabled(if: !Confinement.gaps.contains(.files), "this kernel has no Landlock"))
struct ProgramsInHomesTests {
  private let convert: Converting
  private let input: FilePath
  private var sandbox: Sandbox { convert.sandbox }

  init() throws {
    convert = try Converting()
    input = try convert.sandbox.write("given.json", "given")
    for name in ["secret", "lib/secret", "Documents/secret", "apps/secret"] {
      try convert.sandbox.write("home/\(name)", "SECRET \(name)\n")
    }
  }

  private func program(_ name: String, _ text: String) throws {
    try FileSystem.setMode(of: sandbox.write(name, text), to: 0o755)
  }

  /// The output of a tool found on this search path; directories are below the sandbox.
  private func said(
    by step: Conversion, _ directories: [String], system: Bool = true
  ) throws -> String {
    var run = convert.run([step])
    let path = directories.map { sandbox.path($0).string } + (system ? ["/usr/bin", "/bin"] : [])
    run.environment = [
      ("PATH", path.joined(separator: ":")), ("HOME", sandbox.path("home").string),
    ]
    let output = try OpenFile.open(
      sandbox.path("out"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    try run.run(from: .file(input), into: output)
    return String(decoding: try sandbox.read("out"), as: UTF8.self)
  }

  private var filter: Conversion {
    var step = Conversion(
      UniformType("public.json"), to: .utf8PlainText, by: "tool", .filter(["tool"]))
    step.reach = .input
    return step
  }

  /// A script that tries to read files of the home directory, and its own.
  private var reading: String {
    let home = sandbox.path("home").string
    return "cat '\(home)/secret' '\(home)/lib/secret' '\(home)/Documents/secret' "
      + "'\(home)/apps/secret' 2>/dev/null; cat"
  }

  @Test(arguments: ["home/bin", "home/.local/bin", "home/apps/tool-1/bin"])
  func itReadsWhatIsInstalledWithItAndNothingElse(directory: String) throws {
    let prefix = String(directory.dropLast(4))
    try sandbox.write("\(prefix)/share/tool/words", "words\n")
    let words = sandbox.path("\(prefix)/share/tool/words")
    try program("\(directory)/tool", "#!/bin/sh\ncat '\(words)' 2>/dev/null; \(reading)\n")
    let isInHomeItself = directory == "home/bin"
    #expect(try said(by: filter, [directory]) == (isInHomeItself ? "given" : "words\ngiven"))
    // The same directory through a link.
    try FileSystem.makeLink(sandbox.path("links"), saying: Array("home/links".utf8))
    try sandbox.makeDirectory(sandbox.path("home/links/bin"))
    try FileSystem.makeLink(
      sandbox.path("home/links/bin/tool"), saying: sandbox.path("\(directory)/tool").bytes)
    #expect(try said(by: filter, ["home/links/bin"]).hasSuffix("given"))
    #expect(try !said(by: filter, ["home/links/bin"]).contains("SECRET"))
  }

  @Test func aScriptRunsWhoseInterpreterIsInTheHomeToo() throws {
    let python = "home/.pyenv/versions/3/bin/python"
    try sandbox.write(python, sandbox.read(of: "/bin/sh"))
    try FileSystem.setMode(of: sandbox.path(python), to: 0o755)
    try sandbox.write("home/.pyenv/versions/3/lib/module", "module\n")
    let module = sandbox.path("home/.pyenv/versions/3/lib/module")
    try program(
      "home/.local/bin/tool", "#! \(sandbox.path(python)) -\ncat '\(module)'; \(reading)\n")
    #expect(try said(by: filter, ["home/.local/bin"]) == "module\ngiven")
  }

  @Test func aPackageOfHomebrewReachesThePackagesThatItNeeds() throws {
    let brew = "linuxbrew/.linuxbrew"
    try sandbox.write("\(brew)/Cellar/other/1/lib/words", "words\n")
    try sandbox.makeDirectory(sandbox.path("\(brew)/opt"))
    try FileSystem.makeLink(
      sandbox.path("\(brew)/opt/other"), saying: Array("../Cellar/other/1".utf8))
    try sandbox.write("\(brew)/var/data", "SECRET\n")
    let words = sandbox.path("\(brew)/opt/other/lib/words")
    let data = sandbox.path("\(brew)/var/data")
    try program(
      "\(brew)/Cellar/tool/2/bin/tool",
      "#!/bin/sh\ncat '\(words)'; cat '\(data)' 2>/dev/null; \(reading)\n")
    try sandbox.makeDirectory(sandbox.path("\(brew)/bin"))
    try FileSystem.makeLink(
      sandbox.path("\(brew)/bin/tool"), saying: Array("../Cellar/tool/2/bin/tool".utf8))
    #expect(try said(by: filter, ["\(brew)/bin"]) == "words\ngiven")
  }

  @Test func aShellFindsTheToolThatItIsToRun() throws {
    try program("home/.local/bin/tool", "#!/bin/sh\n\(reading)\n")
    var step = Conversion(
      UniformType("public.json"), to: .utf8PlainText, by: "tool",
      .files(["/bin/sh", "-c", "\"$DND_TOOL\" < \"$1\" > \"$2\"", "sh", "%i", "%o"]))
    step.reach = .input
    #expect(try said(by: step, ["home/.local/bin"]) == "given")
    // Also without the system's directories: the search path is never empty, because that would
    // mean the working directory.
    #expect(try said(by: step, ["home/.local/bin"], system: false) == "given")
  }

  @Test(arguments: [0o777, 0o1777])
  func aProgramInADirectoryThatEverybodyMayWriteIsNotTaken(mode: Int) throws {
    try program("open/tool", "#!/bin/sh\necho open\n")
    try program("home/.local/bin/tool", "#!/bin/sh\necho closed\n")
    try FileSystem.setMode(of: sandbox.path("open"), to: UInt32(mode))
    #expect(try said(by: filter, ["open", "home/.local/bin"]) == "closed\n")
    let tools = InstalledTools(path: sandbox.path("open").string)
    #expect(!tools.contains("tool"))
  }

  @Test(arguments: ["", ".", "bin", "./bin", "../x/bin"])
  func aRelativeDirectoryIsNotSearched(entry: String) throws {
    #expect(!InstalledTools(path: entry).contains("sh"))
    #expect(ProgramSearch(path: "\(entry):/bin").find("sh") == "/bin/sh")
  }

  @Test func anArchiveIsUnpackedUnconfinedWhereLandlockIsTooOldForIt() {
    #expect(Confinement(readable: [], unpacks: true).gaps(under: 1) == [.files])
    #expect(Confinement(readable: [], unpacks: true).gaps(under: 2) == [])
    #expect(Confinement(readable: []).gaps(under: 1) == [])
    #expect(Confinement(readable: []).gaps(under: 0) == [.files])
  }
}

extension Sandbox {
  /// Reads a file outside of the sandbox.
  fileprivate func read(of path: FilePath) throws -> [UInt8] {
    try OpenFile.open(path).readAll()
  }
}
