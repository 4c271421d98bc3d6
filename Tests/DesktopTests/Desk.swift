import DesktopProtocol
import Glibc
import JSON
import SystemPackage
import TestSupport

/// A display with `dnd-desktop` and another program that copies and pastes.
final class Desk {
  let display: Display
  let sandbox: Sandbox
  private var offers: [Int32] = []

  convenience init(_ kind: Display.Kind) throws { try self.init(Display(kind)) }

  init(_ display: Display) throws {
    self.display = display
    sandbox = try Sandbox("dnd-desk")
  }

  /// No process is left over.
  deinit { for process in offers { kill(process, SIGKILL) } }

  var environment: [String: String] {
    Tool.plainEnvironment.merging(display.environment) { _, new in new }
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    try Tool.built(
      "dnd-desktop", environment: self.environment.merging(environment) { _, new in new },
      directory: sandbox.root
    ).run(arguments, input: Array(input.utf8))
  }

  /// Runs a line of shell with `dnd-desktop` in `$D`.
  func shell(_ line: String) throws -> Tool.Outcome {
    let program = try Tool.built("dnd-desktop", environment: [:], directory: "/").executable
    let variables = environment.merging(["D": program.string]) { _, new in new }
    return try Tool("/bin/bash", environment: variables, directory: sandbox.root).run(["-c", line])
  }

  /// Compiles a program of `Tools/`.
  static func compile(
    _ tool: String, _ more: [String], into sandbox: Sandbox
  ) throws -> FilePath {
    let root = SourceTree.root
    let path = sandbox.path(tool)
    let gcc = try Tool.named("gcc")?.run(
      [
        "-O1", "-o", path.string, root.appending("Tests/DesktopTests/Tools/\(tool).c").string,
      ] + more)
    guard gcc?.status == 0 else {
      throw Failure(description: gcc?.errorText ?? "there is no compiler")
    }
    return path
  }

  // MARK: Offers

  /// A form of bytes.
  static func form(_ name: String, _ text: String) -> DesktopOffer.Form {
    .init(names: [name], content: .bytes(Array(text.utf8)))
  }

  /// A form that a line of shell writes.
  static func made(_ name: String, _ line: String) -> DesktopOffer.Form {
    .init(names: [name], content: .command(["/bin/sh", "-c", line]))
  }

  /// A form with the bytes of a file as it is now.
  func file(_ name: String, _ path: String) throws -> DesktopOffer.Form {
    var status = stat()
    let path = sandbox.path(path).string
    guard stat(path, &status) == 0 else { throw Errno(rawValue: errno) }
    let modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    return .init(
      names: [name],
      content: .file(
        path: path,
        version: .init(
          device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
          modified: modified)))
  }

  /// Offers forms, and answers the process that serves them.
  @discardableResult
  func offer(
    _ forms: [DesktopOffer.Form], selection: DesktopSelection = .clipboard, isOnce: Bool = false,
    expires: Int64? = nil, isSensitive: Bool = false
  ) throws -> Int32 {
    let offer = DesktopOffer(
      selection: selection, isOnce: isOnce, expires: expires, isSensitive: isSensitive,
      journal: sandbox.path("journal").string, forms: forms)
    let line = String(decoding: JSONValue.object(offer.json).bytes, as: UTF8.self)
    let outcome = try run(["offer"], input: "\(line)\ngo\n")
    guard outcome.status == 0,
      let process = try JSONReader.node(of: outcome.output, as: .strict)["process"]?.integer
    else { throw Failure(description: "\(outcome.ending) \(outcome.outputText)") }
    offers.append(Int32(process))
    return Int32(process)
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// The lines of the journal.
  func journal() throws -> [String] {
    String(decoding: try sandbox.read("journal"), as: UTF8.self).split(separator: "\n").map {
      // Without the time.
      String($0.replacing(/,"time":[0-9]+/, with: ""))
    }
  }

  /// Waits until the journal has a number of lines.
  func waitForJournal(lines: Int) throws -> Bool {
    try Waiting.forFiles(in: sandbox.root) { try journal().count >= lines }
  }

  // MARK: The other program

  func paste(_ type: String) throws -> Tool.Outcome {
    switch display.kind {
    case .x11: try shell("timeout 50 xclip -selection clipboard -o -t '\(type)'")
    case .wayland: try shell("timeout 50 wl-paste -n -t '\(type)'")
    }
  }

  func pastedTypes() throws -> [String] {
    let outcome =
      switch display.kind {
      case .x11: try shell("xclip -selection clipboard -o -t TARGETS")
      case .wayland: try shell("wl-paste -l")
      }
    return outcome.outputText.split(separator: "\n").map(String.init)
  }

  /// Another program takes the clipboard.
  func copy(_ text: String, type: String = "text/x-other") throws {
    let outcome =
      switch display.kind {
      case .x11:
        try shell("printf '\(text)' | xclip -selection clipboard -i -t '\(type)' >/dev/null 2>&1")
      case .wayland: try shell("printf '\(text)' | wl-copy -t '\(type)' >/dev/null 2>&1")
      }
    guard outcome.status == 0 else { throw Failure(description: outcome.errorText) }
  }

  /// What `dnd-desktop types` says.
  func types() throws -> [String]? {
    let outcome = try run(["types", "clipboard"])
    guard outcome.status == 0 else { return nil }
    guard
      case .array(let types)? = try JSONReader.node(of: outcome.output, as: .strict)["types"]?
        .content
    else { return nil }
    return types.compactMap(\.string)
  }
}
