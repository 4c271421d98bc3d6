import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Metadata is kept, and metadata that cannot be kept is reported.
struct TreeMetadataTests {
  let placing: Placing
  var sandbox: Sandbox { placing.sandbox }

  init() throws { placing = try Placing(elsewhere: true) }

  /// An access control list that lets another user with this ID read and write.
  private static func accessList(user: UInt32) -> [UInt8] {
    let entries: [(tag: UInt16, rights: UInt16, id: UInt32)] = [
      (0x01, 6, .max), (0x02, 6, user), (0x04, 4, .max), (0x10, 6, .max), (0x20, 0, .max),
    ]
    var bytes: [UInt8] = [2, 0, 0, 0]
    for entry in entries {
      for number in [entry.tag, entry.rights] {
        bytes += [UInt8(number & 0xFF), UInt8(number >> 8)]
      }
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: entry.id >> ($0 * 8)) }
    }
    return bytes
  }

  private func open(_ path: FilePath) throws -> OpenFile { try OpenFile.open(path) }

  @Test func attributesAndAccessListsAreKept() throws {
    guard let elsewhere = placing.elsewhere else { return }
    for name in ["file", "tree/in/file"] { try sandbox.write(name, "x") }
    let access = "system.posix_acl_access"
    for name in ["file", "tree/in/file", "tree/in", "tree"] {
      let file = try open(sandbox.path(name))
      try file.setAttribute("user.note", to: Array("of \(name)".utf8))
      try file.setAttribute(access, to: Self.accessList(user: 4711))
    }
    try open(sandbox.path("tree/in")).setAttribute(
      "system.posix_acl_default", to: Self.accessList(user: 4712))
    for directory in [sandbox.path("to"), elsewhere.root] {
      for outcome in placing.engine.place(
        ["file", "tree"].map { placing.request($0, to: directory) })
      {
        #expect(try outcome.get().notes == [])
      }
      for name in ["file", "tree/in/file", "tree/in", "tree"] {
        let file = try open(directory.appending(name))
        #expect(try file.attribute("user.note") == Array("of \(name)".utf8))
        #expect(try file.attribute(access) == Self.accessList(user: 4711), "\(name)")
      }
      #expect(
        try open(directory.appending("tree/in")).attribute("system.posix_acl_default")
          == Self.accessList(user: 4712))
    }
  }

  @Test func nobodyGainsRightsByTheDirectoryThatThingsAreCopiedTo() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let names = ["file", "tree/in/file", "tree/in", "tree", "listed"]
    for name in ["file", "tree/in/file", "listed"] { try sandbox.write(name, "x") }
    for name in names {
      let isDirectory = name == "tree" || name == "tree/in"
      try FileSystem.setMode(of: sandbox.path(name), to: isDirectory ? 0o750 : 0o640)
    }
    let (access, byDefault) = ("system.posix_acl_access", "system.posix_acl_default")
    try open(sandbox.path("listed")).setAttribute(access, to: Self.accessList(user: 4711))
    for directory in [sandbox.path("to"), elsewhere.root] {
      try open(directory).setAttribute(byDefault, to: Self.accessList(user: 4713))
      for outcome in placing.engine.place(
        ["file", "tree", "listed"].map { placing.request($0, to: directory) })
      {
        #expect(try outcome.get().notes == [])
      }
      for name in names {
        let copy = try open(directory.appending(name))
        #expect(
          try copy.attribute(access) == (name == "listed" ? Self.accessList(user: 4711) : nil),
          "\(name)")
        #expect(try copy.attribute(byDefault) == nil, "\(name)")
        #expect(
          try copy.status().mode == FileSystem.status(of: sandbox.path(name)).mode, "\(name)")
      }
      // Data without permissions of its own gets the defaults of the directory.
      let made = try placing.place(
        PlacementRequest(.bytes([1]), directory: directory, name: Array("made".utf8)))
      #expect(try open(made.target).attribute(access) != nil)
    }
  }

  @Test func nobodyGainsRightsByAMoveNorByDirectoriesThatAreMerged() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let (access, byDefault) = ("system.posix_acl_access", "system.posix_acl_default")
    try elsewhere.makeDirectory(elsewhere.path("tree"))
    try open(elsewhere.path("tree")).setAttribute(byDefault, to: Self.accessList(user: 4713))
    for name in ["tree/file", "tree/in/file"] {
      try FileSystem.setMode(of: sandbox.write(name, "x"), to: 0o640)
    }
    #expect(try placing.place(placing.request("tree", .move, to: elsewhere.root)).sourceRemoved)
    for name in ["tree/file", "tree/in/file", "tree/in"] {
      let copy = try open(elsewhere.path(name))
      #expect(try copy.attribute(access) == nil, "\(name)")
      #expect(try copy.attribute(byDefault) == nil, "\(name)")
    }
    #expect(try FileSystem.status(of: elsewhere.path("tree/file")).mode == 0o640)
  }

  @Test(.enabled(if: SmallVolume.isPossible, "mounting needs root"))
  func attributesThatADestinationCannotHoldAreToldOnce() throws {
    let volume = try SmallVolume(kind: "ramfs")
    for number in 0..<20 {
      let path = try sandbox.write("tree/\(number)", "x")
      try open(path).setAttribute("user.note", to: [1])
    }
    let file = try sandbox.write("file", "x")
    try open(file).setAttribute("user.note", to: [1])
    let root = volume.sandbox.root
    let outcomes = placing.engine.place(["file", "tree"].map { placing.request($0, to: root) })
    #expect(
      try outcomes.flatMap { try $0.get().notes } == [.notKept(.attributes, in: root)])
    #expect(try volume.sandbox.read("tree/19") == Array("x".utf8))
  }

  @Test(arguments: [0o4755, 0o1700, 0o2711, 0o444, 0o200, 0o000] as [UInt32])
  func modesAreKept(mode: UInt32) throws {
    guard let elsewhere = placing.elsewhere, Machine.user == 0 || mode & 0o400 != 0 else { return }
    try sandbox.write("tree/in/file", "x")
    for name in ["tree/in/file", "tree/in"] {
      try FileSystem.setMode(of: sandbox.path(name), to: mode | (name == "tree/in" ? 0o500 : 0))
    }
    try FileSystem.setTimes(
      of: sandbox.path("tree/in/file"), accessed: 1, modified: 1_234_567_890_123_456_789)
    for directory in [sandbox.path("to"), elsewhere.root] {
      try placing.place(placing.request("tree", to: directory))
      let file = try FileSystem.status(of: directory.appending("tree/in/file"))
      #expect(file.mode == mode)
      #expect(file.modified == 1_234_567_890_123_456_789)
      #expect(try FileSystem.status(of: directory.appending("tree/in")).mode == mode | 0o500)
    }
  }

  @Test(.enabled(if: Machine.user == 0, "giving files away needs root"))
  func ownersAreKeptWithTheirSetUserIDAndCapabilities() throws {
    guard let elsewhere = placing.elsewhere else { return }
    let path = try sandbox.write("tree/file", "x")
    try FileSystem.setOwner(of: path, user: 4711, group: 4712)
    try FileSystem.setMode(of: path, to: 0o4755)
    // cap_net_raw, permitted and effective, as `setcap` writes it.
    let capability: [UInt8] = [1, 0, 0, 2, 0, 0x20, 0, 0] + [UInt8](repeating: 0, count: 12)
    try open(path).setAttribute("security.capability", to: capability)
    for directory in [sandbox.path("to"), elsewhere.root] {
      try placing.place(placing.request("tree", to: directory))
      let copy = try open(directory.appending("tree/file"))
      let status = try copy.status()
      #expect(status.user == 4711 && status.group == 4712 && status.mode == 0o4755)
      #expect(try copy.attribute("security.capability") == capability)
    }
  }

  @Test func namesAndLinksOfAnyBytesAreKept() throws {
    let names: [[UInt8]] = [
      Array("new\nline".utf8), [0xFF, 0xFE, 0x41], [UInt8](repeating: 0xC3, count: 255),
      Array("-rf *".utf8),
    ]
    try sandbox.makeDirectory(sandbox.path("tree"))
    let tree = try OpenFile.openDirectory(sandbox.path("tree"))
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 4095)
    for name in names {
      try FileSystem.makeDirectory(FilePath(bytes: name), in: tree)
      let inner = try OpenFile.openDirectory(FilePath(bytes: name), in: tree)
      _ = try OpenFile.open(
        FilePath(bytes: name), in: inner, .writeOnly, options: [.create, .exclusiveCreate])
      try FileSystem.makeLink("long", in: inner, saying: long)
      try FileSystem.makeLink("nowhere", in: inner, saying: [0xFF, 0x0A])
    }
    try placing.place(placing.request("tree"))
    let copy = try OpenFile.openDirectory(sandbox.path("to/tree"))
    #expect(Set(try DirectoryReader.entries(of: copy).map(\.name)) == Set(names))
    for name in names {
      let inner = try OpenFile.openDirectory(FilePath(bytes: name), in: copy)
      #expect(try FileSystem.status(of: FilePath(bytes: name), in: inner).kind == .regular)
      #expect(try FileSystem.readLink("long", in: inner) == long)
      #expect(try FileSystem.readLink("nowhere", in: inner) == [0xFF, 0x0A])
    }
  }
}
