import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Kills drops between publishing a name and recording it.
///
/// Undo, cancel, the same drop and a drop elsewhere must then know what was published, whatever the
/// conflict rule and whether or not the bytes are identical the second time.
@Suite struct AimedKillTests {
  /// The items of a drop and its options.
  enum Batch: String, CaseIterable, Sendable {
    case copy, moveElsewhere, moveWithin, replace, newer, conversion, promise, manifest, merge
    case mergeMove, template, tree, together, mergeTogether, mergeMoveTogether, skip, rename
    case links, linksElsewhere, linksTogether, templateOfTypes

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
      case .templateOfTypes: ["--move", "--name", "{type}/{name}"]
      case .together, .mergeMoveTogether: ["--atomic", "--move"]
      case .mergeTogether: ["--atomic"]
      case .skip: ["--move", "--on-conflict", "skip"]
      case .rename: ["--move", "--on-conflict", "rename"]
      case .links, .linksElsewhere: ["--move"]
      case .linksTogether: ["--move", "--atomic"]
      }
    }

    var isOfLinks: Bool {
      switch self {
      case .links, .linksElsewhere, .linksTogether: true
      default: false
      }
    }

    /// Whether the sources are on the file system of the destination.
    var isWithin: Bool { self == .moveWithin || self == .links || self == .linksTogether }

    var lifted: [String] {
      switch self {
      case .merge, .mergeMove, .mergeTogether, .mergeMoveTogether, .tree: ["d"]
      case .promise: ["a.csv"]
      // Links to items before and after them, to another link, to a directory and into it.
      case .links, .linksElsewhere, .linksTogether:
        ["0.csv", "1.csv", "a.csv", "b.csv", "c.csv", "d", "n/k.csv", "y.csv", "z.csv", "zd"]
      default: ["a.csv", "b.csv", "c.csv"]
      }
    }
  }

  /// The command after the kill.
  enum Sequel: String, CaseIterable, Sendable { case undo, cancel, again, againAndUndo, elsewhere }

  /// Everything below a directory: the contents of files; directories are empty.
  private typealias Contents = [String: [UInt8]]

  /// A user's files, a destination where some names are taken, and a session.
  private final class Desk {
    let desk: Sandbox
    let ground: Sandbox
    let batch: Batch
    var sources: FilePath { desk.path("from") }
    var destination: FilePath { ground.path("to") }

    init(_ batch: Batch) throws {
      self.batch = batch
      desk = try Sandbox("dnd-aimed", in: Files.exists("/dev/shm") ? "/dev/shm" : "/tmp")
      ground = batch.isWithin ? desk : try Sandbox("dnd-aimed")
      for directory in ["home", "run", "temporary"] { try desk.makeDirectory(desk.path(directory)) }
      for name in ["a", "b", "c"] { try desk.write("from/\(name).csv", "x,y\n\(name),1\n") }
      for name in ["top", "in/one", "in/two"] { try desk.write("from/d/\(name)", name) }
      if batch.isOfLinks {
        try desk.makeDirectory(desk.path("from/n"))
        for (name, text) in [
          ("0.csv", "a.csv"), ("1.csv", "0.csv"), ("n/k.csv", "../b.csv"), ("y.csv", "zd/top"),
          ("z.csv", "c.csv"), ("zd", "d"),
        ] {
          try FileSystem.makeLink(desk.path("from/\(name)"), saying: Array(text.utf8))
        }
      }
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
      return try Tool.dnd(environment: environment.merging(orders) { $1 }, directory: desk.root)
        .run([command, "--session", "aimed"] + arguments)
    }

    func drop(
      _ more: [String] = [], to directory: FilePath? = nil, orders: [String: String] = [:]
    ) throws -> Tool.Outcome {
      let directory = directory ?? destination
      let options = batch.options.map { $0 == "SUMS" ? directory.appending("SUMS").string : $0 }
      return try dnd("drop", [directory.string] + options + more, orders: orders)
    }

    func contents(_ directory: FilePath) throws -> Contents {
      var found: Contents = [:]
      try collect(directory, "", &found)
      return found
    }

    private func collect(
      _ directory: FilePath, _ below: String, _ found: inout Contents
    ) throws {
      for name in try Files.names(in: directory) {
        let path = directory.appending(name)
        switch try FileSystem.status(of: path, followingLinks: false).kind {
        case .directory:
          found["\(below)\(name)/"] = []
          try collect(path, "\(below)\(name)/", &found)
        case .link: found["\(below)\(name)"] = Array("-> ".utf8) + (try FileSystem.readLink(path))
        default: found["\(below)\(name)"] = try Files.read(path)
        }
      }
    }
  }

  /// The state after a complete drop.
  private struct Whole {
    var sources: Contents
    var destination: Contents
  }

  /// The calls that publish or remove a name outside of the state directory.
  private func points(_ batch: Batch) throws -> (points: [String], whole: Whole) {
    let desk = try Desk(batch)
    let trace = desk.desk.path("calls")
    let outcome = try desk.drop(orders: ["DND_FAULT_TRACE": trace.string])
    try #require(outcome.status == 0, "\(outcome.errorText)")
    return (
      try Self.points(trace),
      Whole(
        sources: try desk.contents(desk.sources), destination: try desk.contents(desk.destination))
    )
  }

  private static func points(_ trace: FilePath) throws -> [String] {
    let naming: Set<Substring> = ["linkat", "renameat2", "mkdirat", "unlinkat"]
    let lines = String(decoding: try Files.read(trace), as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line -> String? in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count > 1, words[0] != "0", naming.contains(words[1]),
        Sampling.isWhole || words.count < 3 || !words[2].contains("/state/")
      else { return nil }
      return "\(words[0]):after"
    }
  }

  @Test("Items published before a kill are known afterwards", arguments: Batch.allCases)
  func killedBetweenNameAndRecord(_ batch: Batch) throws {
    let (points, whole) = try points(batch)
    #expect(points.count > 1)
    let sampling = Sampling(stride: 3, phase: 0)
    var (tried, missed) = (0, 0)
    for (number, point) in sampling.of(points).enumerated() {
      for (place, sequel) in Sequel.allCases.enumerated()
      where Sampling.isWhole || (number + place) % 2 == 0 {
        tried += 1
        if try !undergo(batch, point, sequel, whole) { missed += 1 }
      }
    }
    #expect(missed <= max(1, tried / 10), "\(missed) of \(tried) points were not reached")
  }

  /// Kills a drop and examines what the sequel makes of it; false if the drop ended before the point.
  private func undergo(
    _ batch: Batch, _ point: String, _ sequel: Sequel, _ whole: Whole
  ) throws -> Bool {
    let desk = try Desk(batch)
    let (sources, destination) = (
      try desk.contents(desk.sources), try desk.contents(desk.destination)
    )
    let killed = try desk.drop(orders: ["DND_FAULT_KILL": point])
    let place = "\(batch), killed at \(point), \(sequel)"
    // A promise runs beside the drop, which may make a call less and end well.
    if batch == .promise, killed.status == 0 { return false }
    try #require(killed.ending == .signalled(9), "\(place): \(killed.errorText)")
    var said: [Tool.Outcome] = []
    switch sequel {
    case .undo: said.append(try desk.dnd("undo"))
    // The first undo reverts the cancel, the second the drop.
    case .cancel: said += [try desk.dnd("cancel"), try desk.dnd("undo"), try desk.dnd("undo")]
    case .again: said.append(try desk.drop())
    case .againAndUndo: said += [try desk.drop(), try desk.dnd("undo")]
    case .elsewhere:
      let other = desk.ground.path("other")
      try desk.desk.makeDirectory(other)
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
      #expect(Set(now.1.keys) == Set(whole.destination.keys), "\(words)")
      #expect(now.0 == whole.sources, "\(words)")
      #expect(said[0].status == 0 || said[0].status == 6, "\(words)")
    case .elsewhere: #expect(said[0].status == 0 || said[0].status == 6, "\(words)")
    }
    return true
  }

  /// Batches that can be undone completely, including directories made by a template.
  private static let taken: [Batch] = [
    .moveElsewhere, .moveWithin, .replace, .template, .templateOfTypes, .mergeMove, .tree,
    .manifest, .links, .linksElsewhere, .linksTogether,
  ]

  @Test("Undo completes an undo that was killed", arguments: taken)
  func killedUndo(_ batch: Batch) throws {
    let traced = try Desk(batch)
    try #require(try traced.drop().status == 0)
    let trace = traced.desk.path("calls")
    let outcome = try traced.dnd("undo", orders: ["DND_FAULT_TRACE": trace.string])
    try #require(outcome.status == 0, "\(outcome.errorText)")
    let sampling = Sampling(stride: 2, phase: 0)
    for point in sampling.of(try Self.points(trace)) {
      let desk = try Desk(batch)
      let before = (try desk.contents(desk.sources), try desk.contents(desk.destination))
      try #require(try desk.drop().status == 0)
      let killed = try desk.dnd("undo", orders: ["DND_FAULT_KILL": point])
      try #require(killed.ending == .signalled(9), "\(batch) \(point): \(killed.errorText)")
      let again = try desk.dnd("undo")
      let words = "\(batch), killed at \(point): \(again.ending) \(again.errorText)"
      #expect(try desk.contents(desk.sources) == before.0, "\(words)")
      #expect(try desk.contents(desk.destination) == before.1, "\(words)")
    }
  }
}
