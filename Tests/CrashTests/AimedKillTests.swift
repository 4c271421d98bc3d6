import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Kills between a name and its record: what has its name is known to undo, to cancel, to the same drop again
/// and to a drop elsewhere, whatever the rule and whether or not the bytes come out the same again.
@Suite struct AimedKillTests {
  /// What is dropped, and how.
  enum Batch: String, CaseIterable, Sendable {
    case copy, moveElsewhere, moveWithin, replace, newer, conversion, promise, manifest, merge
    case mergeMove, template, tree, together, mergeTogether, mergeMoveTogether, skip, rename

    var options: [String] {
      switch self {
      case .copy, .tree, .merge, .promise: []
      case .moveElsewhere, .moveWithin: ["--move"]
      case .replace: ["--on-conflict", "replace"]
      case .newer: ["--on-conflict", "newer"]
      case .conversion: ["-a", "com.example.stamp"]
      case .manifest: ["--manifest", "SUMS"]
      case .mergeMove: ["--move", "--on-conflict", "replace"]
      case .template: ["--name", "x/{n}/{name}"]
      case .together, .mergeMoveTogether: ["--atomic", "--move"]
      case .mergeTogether: ["--atomic"]
      case .skip: ["--move", "--on-conflict", "skip"]
      case .rename: ["--move", "--on-conflict", "rename"]
      }
    }

    var lifted: [String] {
      switch self {
      case .merge, .mergeMove, .mergeTogether, .mergeMoveTogether, .tree: ["d"]
      case .promise: ["a.csv"]
      default: ["a.csv", "b.csv", "c.csv"]
      }
    }
  }

  /// What comes after the kill.
  enum Sequel: String, CaseIterable, Sendable { case undo, cancel, again, againAndUndo, elsewhere }

  /// Everything below a folder: what a file holds, and of a folder nothing.
  private typealias Contents = [String: [UInt8]]

  /// A user with some files, a destination where some names are taken, and a session.
  private final class Desk {
    let desk: Sandbox
    let ground: Sandbox
    let batch: Batch
    var sources: FilePath { desk.path("from") }
    var destination: FilePath { ground.path("to") }

    init(_ batch: Batch) throws {
      self.batch = batch
      desk = try Sandbox("dnd-aimed", in: Files.exists("/dev/shm") ? "/dev/shm" : "/tmp")
      ground = batch == .moveWithin ? desk : try Sandbox("dnd-aimed")
      for folder in ["home", "run", "temporary"] { try desk.makeFolder(desk.path(folder)) }
      for name in ["a", "b", "c"] { try desk.write("from/\(name).csv", "x,y\n\(name),1\n") }
      for name in ["top", "in/one", "in/two"] { try desk.write("from/d/\(name)", name) }
      try ground.write("to/b.csv", "older")
      try FileSystem.setTimes(
        of: ground.path("to/b.csv"), accessed: 1, modified: 1_000_000_000_000_000_000)
      if batch != .tree {
        try ground.write("to/d/in/own", "own")
        try ground.write("to/d/top", "older")
      }
      try desk.write(
        "home/.config/dnd/types.d/stamp.json",
        """
        {types:[{identifier:"com.example.stamp",conformsTo:["public.data"],extensions:["stamp"],
        representations:[{kind:"data",type:"public.comma-separated-values-text",
        import:["sh","-c","cat; cat /proc/sys/kernel/random/uuid"]}]}]}
        """)
      try check(dnd("lift", batch.lifted.map { sources.appending($0).string }))
      if batch == .promise {
        for name in ["p", "q"] {
          try check(
            dnd("add", ["--promise", "text=cat /proc/sys/kernel/random/uuid", "--name", name]))
        }
      }
    }

    private func check(_ outcome: Tool.Outcome) throws {
      try #require(outcome.status == 0, "\(outcome.errorText)")
    }

    @discardableResult
    func dnd(
      _ command: String, _ arguments: [String] = [], orders: [String: String] = [:]
    ) throws -> Tool.Outcome {
      let environment = [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": desk.path("home").string,
        "DND_STATE_HOME": desk.path("state").string, "XDG_DATA_DIRS": "/nonexistent",
        "XDG_RUNTIME_DIR": desk.path("run").string, "TMPDIR": desk.path("temporary").string,
      ]
      return try Tool.dnd(environment: environment.merging(orders) { $1 }, folder: desk.root)
        .run([command, "--session", "aimed"] + arguments)
    }

    func drop(
      _ more: [String] = [], to folder: FilePath? = nil, orders: [String: String] = [:]
    ) throws -> Tool.Outcome {
      let folder = folder ?? destination
      let options = batch.options.map { $0 == "SUMS" ? folder.appending("SUMS").string : $0 }
      return try dnd("drop", [folder.string] + options + more, orders: orders)
    }

    func contents(_ folder: FilePath) throws -> Contents {
      var found: Contents = [:]
      try collect(folder, "", &found)
      return found
    }

    private func collect(
      _ folder: FilePath, _ below: String, _ found: inout Contents
    ) throws {
      for name in try Files.names(in: folder) {
        let path = folder.appending(name)
        if try FileSystem.status(of: path, followingLinks: false).kind == .folder {
          found["\(below)\(name)/"] = []
          try collect(path, "\(below)\(name)/", &found)
        } else {
          found["\(below)\(name)"] = try Files.read(path)
        }
      }
    }
  }

  /// The calls after which a name is there or gone, outside of the state folder.
  private func points(_ batch: Batch) throws -> (points: [String], names: Set<String>) {
    let desk = try Desk(batch)
    let trace = desk.desk.path("calls")
    let outcome = try desk.drop(orders: ["DND_FAULT_TRACE": trace.string])
    try #require(outcome.status == 0, "\(outcome.errorText)")
    let naming: Set<Substring> = ["linkat", "renameat2", "mkdirat", "unlinkat"]
    let lines = String(decoding: try Files.read(trace), as: UTF8.self).split(separator: "\n")
    let points = lines.compactMap { line -> String? in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count > 1, words[0] != "0", naming.contains(words[1]),
        Sampling.wish == "all" || words.count < 3 || !words[2].contains("/state/")
      else { return nil }
      return "\(words[0]):after"
    }
    return (points, Set(try desk.contents(desk.destination).keys))
  }

  @Test("What has its name when a drop is killed is known", arguments: Batch.allCases)
  func killedBetweenNameAndRecord(_ batch: Batch) throws {
    let (points, names) = try points(batch)
    #expect(points.count > 1)
    let sampling = Sampling(stride: 3, phase: 0)
    for (number, point) in sampling.of(points).enumerated() {
      for (place, sequel) in Sequel.allCases.enumerated()
      where Sampling.wish == "all" || (number + place) % 2 == 0 {
        try undergo(batch, point, sequel, names)
      }
    }
  }

  private func undergo(
    _ batch: Batch, _ point: String, _ sequel: Sequel, _ names: Set<String>
  ) throws {
    let desk = try Desk(batch)
    let (sources, destination) = (
      try desk.contents(desk.sources), try desk.contents(desk.destination)
    )
    let killed = try desk.drop(orders: ["DND_FAULT_KILL": point])
    let place = "\(batch), killed at \(point), \(sequel)"
    try #require(killed.ending == .signalled(9), "\(place): \(killed.errorText)")
    var said: [Tool.Outcome] = []
    switch sequel {
    case .undo: said.append(try desk.dnd("undo"))
    case .cancel: said += [try desk.dnd("cancel"), try desk.dnd("undo")]
    case .again: said.append(try desk.drop())
    case .againAndUndo: said += [try desk.drop(), try desk.dnd("undo")]
    case .elsewhere:
      let other = desk.ground.path("other")
      try desk.desk.makeFolder(other)
      said.append(try desk.drop(["--failed"], to: other))
    }
    let words = "\(place): \(said.map { "\($0.ending) \($0.errorText)" })"
    let now = (try desk.contents(desk.sources), try desk.contents(desk.destination))
    for name in [now.0, now.1].flatMap(\.keys) {
      #expect(!name.contains(/\.dnd-(?!replaced)/), "\(words): \(name) is left")
    }
    switch sequel {
    case .undo, .cancel, .againAndUndo:
      #expect(now.0 == sources, "\(words)")
      #expect(now.1 == destination, "\(words)")
    case .again:
      #expect(Set(now.1.keys) == names, "\(words)")
      #expect(said[0].status == 0 || said[0].status == 6, "\(words)")
    case .elsewhere: #expect(said[0].status == 0 || said[0].status == 6, "\(words)")
    }
  }
}
