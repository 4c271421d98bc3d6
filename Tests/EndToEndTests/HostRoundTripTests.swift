import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Many small files of a host: what counts on a long line is how often a command waits for an answer.
@Suite(.enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
struct HostRoundTripTests {
  /// A session of files on a host behind a line that counts the round trips.
  private struct Desk {
    let sandbox = try? Sandbox("dnd-trips")
    let environment: [String: String]
    private let count: Int

    init(files count: Int) throws {
      let sandbox = try #require(sandbox)
      self.count = count
      for name in ["home", "state", "runtime", "tmp", "far", "near"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      var environment = ScriptRun.environment(in: sandbox)
      let counter = SourceTree.root.appending("Tests/FarPlacesTests/Tools/round-trips").string
      environment["DND_SSH"] =
        try TestHost.server.program(
          in: sandbox, proxy: "\(counter) \(sandbox.path("trips").string)"
        ).string
      environment["PATH"] = "/usr/bin:/bin"
      self.environment = environment
      for number in 0..<count { try sandbox.write("far/\(number)", "file \(number)") }
    }

    /// Runs a command, which must succeed, and returns the number of its round trips.
    func trips(_ arguments: [String]) throws -> Int {
      let sandbox = try #require(sandbox)
      let before = (try? sandbox.read("trips").count) ?? 0
      let outcome = try Tool.dnd(environment: environment, directory: sandbox.root).run(arguments)
      #expect(outcome.status == 0, "\(outcome.errorText)")
      return ((try? sandbox.read("trips").count) ?? 0) - before
    }

    /// Puts tables in the place of the files.
    func makeTables() throws {
      let sandbox = try #require(sandbox)
      for name in try Files.names(in: sandbox.path("far")) {
        try FileSystem.removeFile(sandbox.path("far/\(name)"))
        try sandbox.write("far/\(name).csv", "name,number\notter,\(name)\n")
      }
    }

    /// Lifts the directory of the files.
    func lift(_ options: String...) throws {
      _ = try trips(
        ["lift", "-q", "--session", "trips"] + options
          + ["far:\(try #require(sandbox).path("far").string)"])
    }
  }

  /// Drops of many files that an undo takes back: the sources and the destination.
  private static let drops: [(sources: String, destination: String, option: String)] = [
    ("own", "far:there", "--copy"), ("own", "far:there", "--move"), ("far:far", "near", "--move"),
    ("far:far", "other:there", "--move"),
  ]

  @Test(arguments: drops.indices)
  func manyFilesAreUndoneInHardlyMoreRoundTripsThanAFew(drop: Int) throws {
    let drop = Self.drops[drop]
    try compare { desk in
      let sandbox = try #require(desk.sandbox)
      func word(_ place: String) -> String {
        let parts = place.split(separator: ":")
        let path = sandbox.path(String(parts[parts.count - 1])).string
        return parts.count == 1 ? path : "\(parts[0]):\(path)"
      }
      for name in ["own", "there"] { try sandbox.makeDirectory(sandbox.path(name)) }
      for name in try Files.names(in: sandbox.path("far")) {
        try sandbox.write("own/\(name)", "own \(name)")
      }
      _ = try desk.trips(["lift", "-q", "--session", "trips", "-r", word(drop.sources)])
      _ = try desk.trips(
        ["drop", "-q", "--session", "trips", drop.option, word(drop.destination)])
      let trips = try desk.trips(["undo", "-q", "--session", "trips"])
      for name in try Files.names(in: sandbox.path("own")) {
        #expect(try sandbox.read("own/\(name)") == Array("own \(name)".utf8))
        #expect(try sandbox.read("far/\(name)") == Array("file \(name)".utf8))
      }
      #expect(try Files.names(in: sandbox.path("there")).isEmpty)
      #expect(try Files.names(in: sandbox.path("near")).isEmpty)
      return trips
    }
  }

  /// Expects that many files take hardly more round trips than a few: one for ten files at most.
  ///
  /// On a busy machine, the pieces of an answer may arrive one after the other, and are counted.
  private func compare(_ trips: (Desk) throws -> Int) throws {
    let (few, many) = (try trips(try Desk(files: 5)), try trips(try Desk(files: 150)))
    #expect(many < 2 * few + 15, "\(few) round trips for 5 files, and \(many) for 150")
  }

  @Test func manyFilesAreDroppedInHardlyMoreRoundTripsThanAFew() throws {
    try compare { desk in
      try desk.lift("-r")
      return try desk.trips(["drop", "--session", "trips", "near"])
    }
  }

  @Test func aFolderOfManyFilesIsDroppedInHardlyMoreRoundTripsThanOneOfAFew() throws {
    try compare { desk in
      try desk.lift()
      return try desk.trips(["drop", "--session", "trips", "near"])
    }
  }

  /// One each for the greeting, the folder as it was typed, its parents, the views that govern it, what can be done
  /// there, the name, opening, writing, naming and syncing.
  @Test func oneFileIsDroppedOnAHostInFewRoundTrips() throws {
    let desk = try Desk(files: 0)
    let sandbox = try #require(desk.sandbox)
    try sandbox.write("a", "text")
    _ = try Tool.dnd(environment: desk.environment, directory: sandbox.root)
      .run(["lift", "-q", "--session", "one", "a"])
    let trips = try desk.trips(["drop", "--session", "one", "far:\(sandbox.path("far").string)"])
    #expect(trips <= 10)
    #expect(try sandbox.read("far/a") == Array("text".utf8))
  }

  @Test func manyFilesAreMovedInHardlyMoreRoundTripsThanAFew() throws {
    try compare { desk in
      try desk.lift("-r")
      return try desk.trips(["drop", "--session", "trips", "near", "--move"])
    }
  }

  @Test func manyFilesAreKeptByALiftInHardlyMoreRoundTripsThanAFew() throws {
    try compare { desk in
      let far = "far:\(try #require(desk.sandbox).path("far").string)"
      return try desk.trips(["lift", "-q", "--session", "trips", "-r", "--snapshot", far])
    }
  }

  /// - Parameter jobs: How many conversions may run at once.
  @Test(arguments: ["1", "3"])
  func manyFilesAreConvertedInHardlyMoreRoundTripsThanAFew(jobs: String) throws {
    try compare { desk in
      let sandbox = try #require(desk.sandbox)
      try desk.makeTables()
      try desk.lift("-r")
      let trips = try desk.trips([
        "drop", "--session", "trips", "near", "-a", "json", "--jobs", jobs,
      ])
      let names = try Files.names(in: sandbox.path("near"))
      #expect(names.allSatisfy { $0.hasSuffix(".json") })
      return trips
    }
  }

  @Test func aStreamOfManyConvertedFilesTakesHardlyMoreRoundTripsThanOneOfAFew() throws {
    try compare { desk in
      try desk.makeTables()
      try desk.lift("-r")
      return try desk.trips(["drop", "--session", "trips", "-", "-a", "json"])
    }
  }
}
