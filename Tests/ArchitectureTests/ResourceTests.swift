import SystemPackage
import TestSupport
import Testing

/// Checks that the committed tables match `Resources`; they are committed so that building does not
/// need Python.
@Suite(.enabled(if: Tool.named("python3") != nil, "python3 is not installed"))
struct ResourceTests {
  private func generate(_ arguments: [String], in directory: String) throws -> Tool.Outcome {
    let python = try #require(Tool.named("python3"))
    return try python.run(["\(directory)/generate"] + arguments)
  }

  @Test func theTablesAreWhatTheGeneratorWrites() throws {
    let sandbox = try Sandbox()
    let outcome = try generate(
      [sandbox.root.string], in: SourceTree.root.appending("Resources").string)
    #expect(outcome.status == 0, "\(outcome.errorText)")
    let committed = try SourceTree.files(below: "Resources/compiled")
    #expect(committed.count == 3)
    for file in committed {
      let name = String(file.path.split(separator: "/").last ?? "")
      let made = try Files.read(sandbox.path(name))
      #expect(made == file.bytes, "\(file.path) is old: run python3 Resources/generate")
    }
  }

  @Test(arguments: [
    ("5| print ", "it ends with a blank: add ¦"),
    ("5| …print", "a pattern must not begin with a blank or …"),
    ("10| print", "neither a language, a setting nor a rule"),
    ("5| ·_of", "a name or digits cannot be followed by more of the same"),
    ("style: nice", "not in list"),
  ])
  func aRuleThatIsNoneIsNamed(line: String, complaint: String) throws {
    let sandbox = try Sandbox()
    let copy = try #require(Tool.named("cp")).run(
      ["-rL", SourceTree.root.appending("Resources").string, sandbox.root.string])
    #expect(copy.status == 0)
    let rules = "Resources/languages/web.rules"
    let lines = try sandbox.read(rules).split(separator: 0x0A, omittingEmptySubsequences: false)
    let beginning = lines.prefix(3).joined(separator: [0x0A])
    _ = try sandbox.write(rules, Array(beginning) + Array("\n\(line)\n".utf8))
    let outcome = try generate([sandbox.root.string], in: sandbox.path("Resources").string)
    #expect(outcome.status == 1)
    #expect(outcome.errorText.contains("web.rules:4: ") && outcome.errorText.contains(complaint))
  }
}

/// The committed C code of a Wayland protocol matches its description, so that building needs no scanner.
@Suite(.enabled(if: Tool.named("wayland-scanner") != nil, "wayland-scanner is not installed"))
struct ProtocolTests {
  @Test func theCodeIsWhatTheScannerWrites() throws {
    let sandbox = try Sandbox()
    let bash = try #require(Tool.named("bash"))
    let script = SourceTree.root.appending("Resources/protocols/generate").string
    let outcome = try bash.run([script, sandbox.root.string])
    #expect(outcome.status == 0, "\(outcome.errorText)")
    let code = try SourceTree.files(below: "Sources/CWayland").filter {
      $0.path.contains("ext-data-control") || $0.path.contains("xdg-shell")
    }
    #expect(code.count == 4)
    for file in code {
      let made = try Files.read(sandbox.path(String(file.path.split(separator: "/").last ?? "")))
      // Scanners of other versions write other code for the same description.
      let version = { (bytes: [UInt8]) in bytes.prefix { $0 != 0x0A } }
      guard version(made) == version(file.bytes) else { continue }
      #expect(made == file.bytes, "\(file.path) is old: run Resources/protocols/generate")
    }
  }
}
