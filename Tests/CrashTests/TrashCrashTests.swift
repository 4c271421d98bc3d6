import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Drops into the trash that end or fail at any call.
///
/// Each item must be at its source or in the trash with its info file, the same drop must finish
/// it, and an undo must restore everything.
@Suite struct TrashCrashTests {
  /// The trash that is used.
  enum Ground: String, CaseIterable, Sendable {
    /// The home trash, on the file system of the files.
    case home
    /// The trash of the file system that contains the files.
    case mount
    /// The home trash on another file system, to which files are copied.
    case elsewhere
    /// The home trash, with an atomic drop.
    case together
  }

  /// A user with three lifted items.
  private final class Desk {
    let desk: Sandbox
    private let volume: SmallVolume?
    let work: FilePath
    /// The intended trash, and the home trash, which is used if the other one cannot be created.
    private let trashes: [FilePath]
    private static let names = ["a.txt", "link", "tree"]

    init(_ ground: Ground) throws {
      desk = try Sandbox("dnd-trash", in: Files.exists("/dev/shm") ? "/dev/shm" : "/tmp")
      volume = [.home, .together].contains(ground) ? nil : try SmallVolume(size: "2m")
      work = volume?.sandbox.path("work") ?? desk.path("work")
      let top = work.removingLastComponent().removingLastComponent()
      let own = top.appending(".Trash-\(Machine.user)")
      // The trash of a shared file system may have files of others.
      trashes = (volume == nil ? [] : [own]) + [desk.path("home/.local/share/Trash")]
      if ground == .elsewhere { try FileSystem.makeLink(own, saying: Array("nowhere".utf8)) }
      for directory in [work, work.appending("tree"), desk.path("home"), desk.path("run")] {
        try desk.makeDirectory(directory)
      }
      for name in ["a.txt", "tree/in.txt", "tree/two.txt"] {
        let file = try OpenFile.open(work.appending(name), .writeOnly, options: .create)
        try file.writeAll(Array(name.utf8))
      }
      try FileSystem.makeLink(work.appending("link"), saying: Array("a.txt".utf8))
      let lifted = try dnd(
        "lift", ["--session", "crash"] + Self.names.map { work.appending($0).string })
      try #require(lifted.status == 0, "\(lifted.errorText)")
    }

    func dnd(
      _ command: String, _ arguments: [String], orders: [String: String] = [:]
    ) throws -> Tool.Outcome {
      let environment = [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": desk.path("home").string,
        "DND_STATE_HOME": desk.path("state").string, "XDG_DATA_DIRS": "/nonexistent",
        "XDG_RUNTIME_DIR": desk.path("run").string, "DND_SESSION": "crash",
      ]
      return try Tool.dnd(environment: environment.merging(orders) { $1 }, directory: desk.root)
        .run([command] + arguments)
    }

    /// The violated guarantees at this moment.
    func broken() throws -> [String] {
      var broken: [String] = []
      for name in Self.names {
        let isThere = Files.exists(work.appending(name))
        let places = trashes.filter { Files.exists($0.appending("files/\(name)")) }
        if !isThere && places.isEmpty { broken.append("\(name) is lost") }
        for trash in places where !Files.exists(trash.appending("info/\(name).trashinfo")) {
          broken.append("\(name) is in the trash without its info")
        }
        if name == "tree" {
          for inner in ["in.txt", "two.txt"] {
            let places = [work.appending("tree")] + trashes.map { $0.appending("files/tree") }
            let found = places.filter {
              (try? Files.read($0.appending(inner))) == Array("tree/\(inner)".utf8)
            }
            if found.isEmpty { broken.append("\(inner) is lost") }
          }
        }
      }
      return broken
    }

    /// The unfinished parts of a drop.
    func unfinished() throws -> [String] {
      let left = try Files.names(in: work).map { "\($0) is left" }
      let (files, infos) = (names("files"), names("info"))
      return left + (files == Self.names ? [] : ["the trash has \(files)"])
        + (infos == Self.names.map { "\($0).trashinfo" } ? [] : ["its infos are \(infos)"])
    }

    /// The unfinished parts of an undo.
    func notUndone() throws -> [String] {
      let found = try Files.names(in: work)
      let (files, infos) = (names("files"), names("info"))
      return (found == Self.names ? [] : ["back are \(found)"])
        + (files.isEmpty && infos.isEmpty ? [] : ["the trash has \(files), \(infos)"])
    }

    /// The names in a directory of all trashes.
    private func names(_ directory: String) -> [String] {
      trashes.flatMap { (try? Files.names(in: $0.appending(directory))) ?? [] }.sorted()
    }
  }

  /// Drops with these orders, and again without; returns whether they took effect.
  private func undergo(_ ground: Ground, _ orders: [String: String], mayFail: Bool) throws -> Bool {
    let desk = try Desk(ground)
    let dropping = ["trash:"] + (ground == .together ? ["--atomic"] : [])
    let first = try desk.dnd("drop", dropping, orders: orders)
    let place = "\(ground) \(orders): \(first.ending) \(first.errorText)"
    #expect(try desk.broken() == [], "\(place)")
    let second = try desk.dnd("drop", dropping)
    #expect(second.status == 0 || second.status == 6, "\(place), again \(second.errorText)")
    #expect(try desk.broken() == [], "\(place), again")
    // A source that cannot be removed must be reported.
    let isKept =
      mayFail && (first.errorText.contains("was kept") || first.errorText.contains("left in place"))
    if !isKept {
      #expect(try desk.unfinished() == [], "\(place), again \(second.errorText)")
    }
    var undone = try desk.dnd("undo", ["--session", "crash"])
    // The two drops may have shared the work, and each needs an undo, also for copies whose sources were kept.
    if undone.status == 0, try !desk.notUndone().isEmpty {
      undone = try desk.dnd("undo", ["--session", "crash"])
    }
    // A partly removed directory is complete only in the trash.
    if !isKept || undone.status == 0 {
      #expect(try desk.notUndone() == [], "\(place), undone \(undone.errorText)")
    }
    #expect(try desk.broken() == [], "\(place), undone \(undone.errorText)")
    return first.ending == .signalled(9)
  }

  private func require(_ ground: Ground) throws {
    if [.mount, .elsewhere].contains(ground), !SmallVolume.isPossible {
      try Test.cancel("skipped: mounting needs root")
    }
  }

  @Test(
    "A drop into the trash that is killed at any call loses nothing", arguments: Ground.allCases)
  func killed(_ ground: Ground) throws {
    try require(ground)
    let sampling = Sampling(stride: 83, phase: 0)
    var number = 0
    var isReached = true
    while isReached {
      number += 1
      guard sampling.takes(number - 1) else { continue }
      isReached = try undergo(ground, ["DND_FAULT_KILL": "\(number)"], mayFail: false)
      _ = try undergo(ground, ["DND_FAULT_KILL": "\(number):after"], mayFail: false)
    }
    #expect(number > 60)
  }

  @Test("A drop into the trash in which calls fail loses nothing", arguments: Ground.allCases)
  func failing(_ ground: Ground) throws {
    try require(ground)
    let reasons = [
      "openat": "EIO ENOSPC EROFS", "write": "ENOSPC+ EIO", "linkat": "EEXIST ENOSPC EOPNOTSUPP",
      "renameat2": "EIO EACCES EXDEV EINVAL+", "mkdirat": "ENOSPC EACCES EEXIST",
      "fsync": "EIO EIO+", "unlinkat": "EIO EROFS",
    ]
    let faults = reasons.sorted { $0.key < $1.key }.flatMap { call, words in
      words.split(separator: " ").flatMap { reason in (1...12).map { (call, reason, $0) } }
    }
    for (call, reason, number) in Sampling(
      stride: 7, phase: Ground.allCases.firstIndex(of: ground) ?? 0
    ).of(faults) {
      let (lasts, name) = (reason.hasSuffix("+") ? "+" : "", reason.prefix { $0 != "+" })
      _ = try undergo(
        ground, ["DND_FAULT_FAIL": "\(call):\(number)\(lasts):\(name)"], mayFail: true)
    }
  }
}
