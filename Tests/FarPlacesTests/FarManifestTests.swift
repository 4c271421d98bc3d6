import Items
import SystemCalls
import SystemPackage
import Testing

@testable import FileTransfer

/// The checksum file of a drop, on another host.
@Suite struct FarManifestTests {
  let files = MemoryFileSystem()
  let host = PlaceID.host("far")
  let path: FilePath = "far:/home/SUMS"

  /// What was recorded about the name.
  final class Record {
    var steps: [String] = []
    var version: FileVersion?
  }
  let record = Record()

  func manifest(following former: FileVersion? = nil) throws(TransferError) -> FarManifest {
    let manifest = try FarManifest(
      path, relativeTo: "far:/home", on: host, following: former, runID: RunID(),
      { [files] in files })
    manifest.willName = { [record] target, _ in record.steps.append("naming \(target)") }
    manifest.hasName = { [record] target, version in
      record.steps.append("done \(target)")
      record.version = version
    }
    return manifest
  }

  func file(_ name: String, _ text: String) -> ListedFile {
    let path = FilePath("/home").pushing(FilePath(name))
    files.nodes[path] = .file(Array(text.utf8), FarMetadata(mode: 0o644, modified: 0))
    return ListedFile(path: host.shown(path), digest: Digest(of: Array(text.utf8)))
  }

  /// The lines there, without the digests.
  func names(in name: String = "SUMS") -> [String]? {
    guard case .file(let bytes, _)? = files.nodes[FilePath("/home").pushing(FilePath(name))] else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { String($0.dropFirst(66)) }
  }

  var hidden: [String] {
    files.nodes.keys.map(\.string).filter { $0.contains(".dnd-") }
  }

  func error(_ body: () throws(TransferError) -> Void) -> TransferError? {
    do throws(TransferError) { try body() } catch { return error }
    return nil
  }

  @Test("It appears complete and synced, and its name is recorded before and after")
  func publishing() throws {
    let manifest = try manifest()
    manifest.add([file("b", "two"), file("a/c", "three")])
    #expect(names() == nil && hidden == [])
    try manifest.publish()
    #expect(names() == ["b", "a/c"])
    #expect(hidden == [])
    #expect(record.steps == ["naming far:/home/SUMS", "done far:/home/SUMS"])
    #expect(files.events.suffix(2) == [.published("/home/SUMS"), .synchronized("/home")])
    #expect(manifest.isManifest("far:/home/SUMS") && !manifest.isManifest("far:/home/b"))
  }

  @Test("Without a file there is none")
  func empty() throws {
    try manifest().publish()
    #expect(names() == nil && record.steps == [])
  }

  @Test("A name that is taken, or in a missing folder, is refused before anything is done")
  func refusals() throws {
    _ = file("SUMS", "else")
    #expect(error { () throws(TransferError) in _ = try manifest() } == .manifestExists(path))
    let made = error { () throws(TransferError) in
      _ = try FarManifest(
        "far:/none/SUMS", relativeTo: "far:/home", on: host, runID: RunID(), { [files] in files })
    }
    #expect(made == .destinationMissing("far:/none"))
  }

  @Test("If its name is taken during the drop, it gets a number")
  func takenMeanwhile() throws {
    let manifest = try manifest()
    manifest.add([file("a", "one")])
    _ = file("SUMS", "else")
    #expect(error(manifest.publish) == .manifestElsewhere(path, at: "far:/home/SUMS 2"))
    #expect(names(in: "SUMS 2") == ["a"])
    #expect(record.steps.last == "done far:/home/SUMS 2")
    #expect(hidden == [])
  }

  @Test("The next drop adds its lines in one step, and the same files change nothing")
  func continuing() throws {
    let first = try manifest()
    first.add([file("a", "one"), file("b", "two")])
    try first.publish()
    let version = record.version
    let again = try manifest(following: version)
    again.add([file("a", "one")])
    try again.publish()
    #expect(record.version == version && record.steps.count == 2)
    let second = try manifest(following: version)
    second.add([file("b", "other"), file("c", "three")])
    try second.publish()
    #expect(names() == ["a", "b", "c"])
    #expect(record.steps.count == 4 && hidden == [])
    // Changed by someone else, it is refused.
    _ = file("SUMS", "else")
    let refused = error { () throws(TransferError) in
      _ = try manifest(following: record.version)
    }
    #expect(refused == .manifestExists(path))
  }

  @Test("Where a file cannot be replaced in one step, the new lines get a numbered file")
  func noReplacing() throws {
    let first = try manifest()
    first.add([file("a", "one")])
    try first.publish()
    files.replaces = false
    let second = try manifest(following: record.version)
    second.add([file("b", "two")])
    #expect(error(second.publish) == .manifestElsewhere(path, at: "far:/home/SUMS 2"))
    #expect(names() == ["a"] && names(in: "SUMS 2") == ["a", "b"])
  }

  @Test("Undo removes the lines of what is gone, or all of it, and nothing that was changed")
  func takingBack() throws {
    let first = try manifest()
    first.add([file("a", "one"), file("b", "two")])
    try first.publish()
    func takeBack(wholly: Bool) throws(TransferError) -> FileVersion? {
      try FarManifest.takeBack(
        path, relativeTo: "far:/home", on: host, following: record.version ?? .none, runID: RunID(),
        wholly: wholly, files)
    }
    files.nodes["/home/b"] = nil
    record.version = try takeBack(wholly: false)
    #expect(names() == ["a"] && hidden == [])
    let whole = files.nodes
    files.nodes["/home/a"] = nil
    #expect(try takeBack(wholly: false) == nil)
    #expect(names() == nil)
    files.nodes = whole
    #expect(try takeBack(wholly: true) == nil)
    #expect(names() == nil)
    files.nodes = whole
    _ = file("SUMS", "else")
    #expect(
      error { () throws(TransferError) in _ = try takeBack(wholly: true) } == .manifestExists(path))
    #expect(files.nodes["/home/SUMS"] != nil)
  }

  @Test("Whatever fails, there is the old list or the new one")
  func faults() throws {
    let first = try manifest()
    first.add([file("a", "one")])
    try first.publish()
    let (whole, version) = (files.nodes, record.version)
    let b = file("b", "two")
    for isLost in [false, true] {
      for number in 1..<100 {
        files.reconnect()
        files.nodes.merge(whole) { $1 }
        let second = try manifest(following: version)
        second.add([b])
        let start = files.count
        files.fault = { [isLost] count, path in
          if count != start + number { return nil }
          return isLost ? .lost(host: "far", words: "") : .failed(path, words: "")
        }
        let failure = error(second.publish)
        files.fault = { _, _ in nil }
        #expect(names() == ["a"] || names() == ["a", "b"], "\(number)")
        if !isLost { #expect(hidden == [], "\(number)") }
        for path in files.nodes.keys
        where path.string.contains("SUMS 2") || path.string.contains(".dnd-") {
          files.nodes[path] = nil
        }
        if failure == nil { break }
      }
    }
  }
}

extension FileVersion {
  fileprivate static let none = FileVersion(device: 0, inode: 0, size: 0, modified: 0)
}
