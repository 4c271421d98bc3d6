import Diagnostics
import Glibc
import JSON
import SystemPackage
import TestSupport

/// A display with `dnd` and another program that copies and pastes.
final class Board {
  /// The bytes of a picture.
  static let picture =
    (try? Files.read(SourceTree.root.appending("Examples/otter.png"))) ?? []

  let display: Display
  let sandbox: Sandbox

  init(_ kind: Display.Kind) throws {
    display = try Display(kind)
    sandbox = try Sandbox("dnd-board")
  }

  /// The processes that serve offers end with the display, so that none is left over.
  deinit { display.end() }

  var environment: [String: String] {
    var variables = Tool.plainEnvironment.merging(display.environment) { _, new in new }
    variables["HOME"] = sandbox.root.string
    variables["DND_STATE_HOME"] = sandbox.path("state").string
    // Each command has a terminal session of its own, and so no current session.
    variables["DND_SESSION"] = "work"
    return variables
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// Runs `dnd`.
  func dnd(_ arguments: String..., input: String = "") throws -> Tool.Outcome {
    try Tool.dnd(environment: environment, directory: sandbox.root)
      .run(arguments, input: Array(input.utf8))
  }

  /// Runs `dnd`, which must succeed, and returns what it printed.
  @discardableResult
  func done(_ arguments: String..., input: String = "") throws -> String {
    let outcome = try Tool.dnd(environment: environment, directory: sandbox.root)
      .run(arguments, input: Array(input.utf8))
    guard outcome.status == 0 else {
      throw Failure(description: "dnd \(arguments): \(outcome.ending) \(outcome.errorText)")
    }
    return outcome.outputText
  }

  /// Runs a line of shell, with `dnd` in the path.
  func shell(_ line: String) throws -> Tool.Outcome {
    let program = try Tool.built("dnd", environment: [:], directory: "/").executable
    var variables = environment
    variables["PATH"] = "\(program.removingLastComponent().string):\(variables["PATH"] ?? "")"
    return try Tool("/bin/bash", environment: variables, directory: sandbox.root).run(["-c", line])
  }

  // MARK: The other program

  func paste(_ type: String, _ selection: String = "clipboard") throws -> String {
    let outcome =
      switch display.kind {
      case .x11: try shell("timeout 50 xclip -selection \(selection) -o -t '\(type)'")
      case .wayland:
        try shell(
          "timeout 50 wl-paste \(selection == "primary" ? "-p" : "") -n -t '\(type)'")
      }
    return outcome.outputText
  }

  func types() throws -> [String] {
    let outcome =
      switch display.kind {
      case .x11: try shell("xclip -selection clipboard -o -t TARGETS")
      case .wayland: try shell("wl-paste -l")
      }
    return outcome.outputText.split(separator: "\n").map(String.init)
      .filter { !["TARGETS", "TIMESTAMP", "MULTIPLE"].contains($0) }
  }

  /// Another program takes the clipboard.
  func copy(_ text: String, type: String = "text/x-other") throws {
    try sandbox.write("copied", text)
    let outcome =
      switch display.kind {
      case .x11: try shell("xclip -selection clipboard -i -t '\(type)' copied >/dev/null 2>&1")
      case .wayland: try shell("wl-copy -t '\(type)' <copied >/dev/null 2>&1")
      }
    guard outcome.status == 0 else { throw Failure(description: outcome.errorText) }
  }

  /// Another program takes the clipboard, with several forms.
  func offer(_ forms: [(name: String, bytes: [UInt8])]) throws {
    let list = forms.map { form in
      #"{"names":["\#(form.name)"],"bytes":{"base64":"\#(Base64.text(form.bytes))"}}"#
    }
    try sandbox.write(
      "description",
      #"{"selection":"clipboard","forms":[\#(list.joined(separator: ","))]}"# + "\ngo\n")
    let program = try Tool.built("dnd-desktop", environment: [:], directory: "/").executable
    let outcome = try shell("'\(program)' offer <description >/dev/null 2>&1")
    guard outcome.status == 0 else { throw Failure(description: "\(outcome.ending)") }
  }

  // MARK: Offers

  /// The state of the only session, as `dnd list` says; nil if there is none.
  func state() throws -> String? {
    let list = try JSONReader.node(of: Array(try done("list", "--json").utf8), as: .strict)
    guard case .array(let sessions)? = list["sessions"]?.content else { return nil }
    return sessions.first?["state"]?.string
  }

  /// The processes that serve offers.
  func holders() throws -> [Int32] {
    let directory = sandbox.path("state/offers")
    guard Files.exists(directory) else { return [] }
    return try Files.names(in: directory).filter { !$0.hasPrefix(".") && $0.hasSuffix(".offer") }
      .compactMap { name in
        let record = try Files.read(directory.appending(name))
        return try JSONReader.node(of: record, as: .strict)["process"]?.integer.map { Int32($0) }
      }
  }

  /// Waits until no process serves an offer.
  func waitForEnd() throws -> Bool {
    let holders = try holders()
    return Self.wait {
      holders.allSatisfy { process in
        guard let status = try? Files.read(FilePath("/proc/\(process)/stat")) else { return true }
        return String(decoding: status, as: UTF8.self).contains(") Z ")
      }
    }
  }

  /// Waits for a condition.
  static func wait(for condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<3_000 {
      if try condition() { return true }
      usleep(10_000)
    }
    return false
  }
}
