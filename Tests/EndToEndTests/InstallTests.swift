import SystemPackage
import TestSupport
import Testing

/// Checks the files that `make install` installs, and that `make uninstall` removes all of them.
@Suite struct InstallTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox("dnd-install") }

  /// Runs a target with some small program, because the installed files do not depend on the
  /// program.
  @discardableResult
  private func make(_ target: String) throws -> Tool.Outcome {
    var tool = try #require(Tool.named("make"), "install make")
    tool.directory = SourceTree.root
    let outcome = try tool.run([
      target, "BINARY=/bin/true", "PREFIX=/opt/dnd", "DESTDIR=\(sandbox.root)", "SWIFT=none",
    ])
    try #require(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
    return outcome
  }

  private func files(_ directory: FilePath, _ prefix: String = "") throws -> [String] {
    try Files.names(in: directory).flatMap { name -> [String] in
      let path = directory.appending(name)
      return try Files.kind(path) == .directory ? files(path, "\(prefix)\(name)/") : [prefix + name]
    }
  }

  @Test func everyFileGoesWhereItIsLookedFor() throws {
    try make("install-files")
    let pages = try Files.names(in: SourceTree.root.appending("man")).map { page in
      "share/man/man\(page.suffix(1))/\(page)"
    }
    let others = [
      "bin/dnd", "share/bash-completion/completions/dnd", "share/zsh/site-functions/_dnd",
      "share/fish/vendor_completions.d/dnd.fish", "bin/dnd-menu",
      "share/kio/servicemenus/dnd.desktop", "share/nemo/actions/dnd-lift.nemo_action",
      "share/nemo/actions/dnd-drop.nemo_action",
    ]
    let installed = try files(sandbox.path("opt/dnd")).filter { !$0.hasPrefix("share/doc/") }
    #expect(Set(installed) == Set(pages + others))
  }

  @Test func thatTheClipboardIsMissingIsTheLastWord() throws {
    let last = try make("install-files").outputText.split(separator: "\n").last
    #expect(last?.contains("without the clipboard and windows; install libwayland-dev") == true)
  }

  /// The loader says the same of each symbol that is missing, in many lines.
  @Test(arguments: [("9.9", "dnd needs glibc 9.9, this is 2."), ("2.1", "it said: not found")])
  func anOldSystemIsNamedInOneLine(glibc: String, words: String) throws {
    let script = try SourceTree.file("packaging/install.sh").lines.map {
      $0.hasPrefix("glibc=") ? "glibc=\(glibc)" : String($0)
    }
    let path = try sandbox.write("install.sh", script.joined(separator: "\n"))
    try sandbox.write("bin/dnd", "#!/bin/sh\necho 'it said: not found'; exit 1\n")
    let tool = Tool("/bin/sh", environment: Tool.plainEnvironment, directory: sandbox.root)
    let outcome = try tool.run(["-c", "chmod +x bin/dnd; HOME=$PWD sh '\(path.string)'"])
    #expect(outcome.status == 69 && outcome.outputText == "")
    #expect(outcome.errorText.contains(words), "\(outcome.errorText)")
    #expect(outcome.errorText.split(separator: "\n").count == 1)
  }

  @Test func theLinksOfTheInstalledREADMELeadSomewhere() throws {
    try make("install-files")
    let documents = sandbox.path("opt/dnd/share/doc/dnd")
    let text = String(decoding: try Files.read(documents.appending("README.md")), as: UTF8.self)
    let links = text.split(separator: "](").dropFirst().map { rest in
      String(rest.prefix { $0 != ")" && $0 != "#" })
    }
    #expect(links.contains("Examples/first.gif"))
    for link in links where !link.hasPrefix("https:") {
      #expect(Files.exists(documents.appending(link)), "\(link)")
    }
  }

  @Test func nothingIsLeftAfterUninstalling() throws {
    try make("install-files")
    try make("uninstall")
    #expect(try files(sandbox.root) == [])
  }

  @Test func shellsFindTheInstalledCompletions() throws {
    try make("install-files")
    let share = sandbox.path("opt/dnd/share").string
    var environment = Tool.plainEnvironment
    environment["XDG_DATA_DIRS"] = share
    environment["PATH", default: ""] += ":\(sandbox.path("opt/dnd/bin"))"
    environment["HOME"] = sandbox.path("home").string
    let asks = [
      ("fish", ["-c", "complete -C 'dnd prop'"]),
      (
        "zsh",
        [
          "-f", "-c",
          "fpath=(\(share)/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -D; echo $_comps[dnd]",
        ]
      ),
      ("bash", ["-c", ". \(share)/bash-completion/completions/dnd; complete -p dnd"]),
    ]
    let answers = ["propose", "_dnd", "complete -F _dnd dnd"]
    for ((shell, arguments), answer) in zip(asks, answers) {
      var tool = try #require(Tool.named(shell), "install \(shell)")
      tool.environment = environment
      #expect(try tool.run(arguments).outputText.hasPrefix(answer), "\(shell)")
    }
  }
}
