import SystemPackage
import TestSupport

/// One case at one place, one way: lifted, proposed, dropped and undone, with what each command left and said.
struct CaseRun: Sendable {
  struct Step: Sendable {
    var status = ""
    /// Each line that it said, with the word of the place as `PLACE`.
    var words: [String] = []
    /// What it left.
    var tree: Tree = [:]
  }

  let place: PlaceUnderTest
  /// By the name of the command; `before` has only a tree, and `killed` is the drop that was killed.
  let steps: [String: Step]
  /// The calls of the drop, as `EnvironmentFault` lists them.
  let calls: [String]

  /// - Parameters:
  ///   - killing: Before which call of the drop it is killed, and then repeated.
  ///   - wordings: What is said as if it were said here.
  init(
    _ placed: PlacedCase, _ way: PlacedCase.Way, at place: PlaceUnderTest, killing: Int? = nil,
    wordings: [Wording] = Wording.all
  ) throws {
    let sandbox = try Sandbox("dnd-case")
    for name in ["work", "home", "bin", "tmp", "runtime", "run", "report"] {
      try sandbox.makeDirectory(sandbox.path(name))
    }
    let prepared = try place.prepare(in: sandbox)
    var environment = ScriptRun.environment(in: sandbox).merging(prepared.environment) { $1 }
    environment["place"] = prepared.word
    environment["out"] = prepared.directory.string
    environment["report"] = sandbox.path("report").string
    environment["killing"] = killing.map(String.init)
    let dnd = try Tool.dnd(environment: [:], directory: "/").executable
    let script = CaseScript.text(placed, way, dnd: dnd)
    let outcome = try Tool(
      "/usr/bin/setpriv", environment: environment, directory: sandbox.path("work")
    ).run(CaseScript.privileges + ["/bin/bash", "-c", script])
    guard outcome.status == 0 else {
      throw Failure(words: "\(outcome.ending): \(outcome.outputText)\(outcome.errorText)")
    }
    let session = String(decoding: try sandbox.read("report/lift.words"), as: UTF8.self)
    let normal = NormalWords(
      place: place, root: sandbox.root.string, directory: prepared.directory.string,
      word: prepared.word,
      session: session.split(separator: "\n").last.map(String.init) ?? "", wordings: wordings)
    var steps: [String: Step] = [:]
    for name in ["before", "propose", "killed", "drop", "undo"] {
      func report(_ kind: String) -> [UInt8] { (try? sandbox.read("report/\(name).\(kind)")) ?? [] }
      guard Files.exists(sandbox.path("report/\(name).\(name == "before" ? "sums" : "status")"))
      else { continue }
      var step = Step()
      step.tree = normal.tree(
        Tree(entries: report("entries"), sums: report("sums"), place: prepared.directory.string))
      step.words = normal.lines(String(decoding: report("words"), as: UTF8.self))
      step.status = String(decoding: report("status"), as: UTF8.self)
      steps[name] = step
    }
    self.place = place
    self.steps = steps
    calls = String(decoding: (try? sandbox.read("report/calls")) ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  struct Failure: Error { let words: String }

  subscript(_ step: String) -> Step { steps[step] ?? Step() }
}
