import Diagnostics
package import FileTransfer
package import Items
import JSON
package import SystemCalls
package import SystemPackage

/// The files of a store, through the user's own `rclone`.
///
/// A store promises less than a host. None can refuse a taken name while it gives it: a name is looked at just before,
/// and what is there afterwards tells whose it is. The answers of `rclone` say little, so that every outcome is read
/// from what is there: a file counts as placed only with our size, and our hash if the store tells one.
///
/// There are two kinds. In a folder store (WebDAV, SFTP, SMB, a disk), a file grows under its name: it is sent under a
/// hidden one, and moved. In a bucket store, an object is there as a whole or not at all, and a move would copy it: it
/// is sent to its name at once. What is staged there waits on this machine until `publish`.
package final class CloudFileSystem: PlaceFiles {
  /// The store as the user named it: `rclone:` and the remote.
  package let host: String
  let remote: String
  let calls: RcloneCalls
  let abilities: RcloneAbilities
  /// The kind of hash by which files are compared; nil if the store has none that can be made here.
  let hashKind: StoreHash.Kind?
  /// What waits to be sent to a bucket store, by its hidden name.
  var waiting: [FilePath: Upload] = [:]
  /// What was sent over this connection, by its name.
  var sent: [FilePath: SentFile] = [:]
  /// The number of entries of directories that were listed.
  var counts: [FilePath: Int] = [:]
  /// Whether the store gives back what it keeps; nil if that was not tried yet.
  var readsBack: Bool?
  /// Whether the store has answered anything: some are reached only by the first call about a file.
  private var wasReached = false
  /// The number of files that were linked or written into the private directory.
  var links = 0

  /// - Parameters:
  ///   - place: A store.
  ///   - environment: `PATH` is searched for `rclone`; `DND_RCLONE` names another program.
  ///   - silence: How long nothing may move before the connection counts as lost.
  package init(
    _ place: PlaceID, _ environment: Variables, silence: Duration = .seconds(50),
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(FarError) {
    let host = place.recorded
    self.host = host
    remote = place.name
    let program = try RcloneProgram(host, environment, isCancelled: isCancelled)
    calls = RcloneCalls(host, program, silence: silence, isCancelled: isCancelled)
    let root = remote + ":"
    let store = host
    let answer: RcloneCalls.Answer
    do throws(FarError) {
      answer = try calls.call("operations/fsinfo", { $0.add("fs", root) })
    } catch {
      // An older rclone ends when it cannot read its configuration.
      guard case .lost = error else { throw error }
      // Its connection closes a moment before it is gone.
      for _ in 0..<200 where program.process.ending == nil { Clock.pause(milliseconds: 10) }
      guard program.process.ending != nil else { throw error }
      program.hear()
      throw .unreachable(host: store, words: program.lastWords)
    }
    switch answer {
    case .success(let node):
      do throws(RcloneReplyFault) { abilities = try RcloneReply.abilities(node) } catch {
        throw Self.broken(store)
      }
    case .failure(let fault):
      throw .unreachable(host: store, words: RcloneWords.plain(fault.words))
    }
    hashKind = StoreHash.Kind.allCases.first { [hashes = abilities.hashes] in
      hashes.contains($0.rawValue)
    }
  }

  static func broken(_ store: String) -> FarError {
    .protocolBroken(host: store, what: "an answer of another form")
  }

  package var hasEnded: Bool { calls.end != nil }

  package var notKept: UnsupportedMetadata {
    abilities.keepsTimes ? .rights : [.rights, .times]
  }

  package var keepsLinks: Bool { false }

  package var renamesFreely: Bool { false }

  package var comparesFreely: Bool { hashKind != nil && !abilities.hashesSlowly }

  package func proof(of path: FilePath) -> Placement.Verification? {
    abilities.isBucketBased ? sent[path]?.proof : nil
  }

  /// A path is relative to the start of the remote, or absolute; `.` is the start itself.
  package func resolve(_ path: FilePath) throws(FarError) -> FilePath {
    let bytes = path.bytes
    if path.components.contains(where: { $0.kind == .parentDirectory }) {
      throw .impossibleName(path, words: "'..' is not followed in a store")
    }
    return bytes.isEmpty ? "." : path
  }

  package func canonical(_ path: FilePath) -> FilePath {
    var path = path
    path.components.removeAll { $0.kind == .currentDirectory }
    return path
  }

  package func abilities(in directory: FilePath, by runID: RunID) -> FarAbilities {
    FarAbilities(
      refusesTakenNames: true, publication: .rename, hashes: hashKind != nil)
  }

  package func room(in directory: FilePath) throws(FarError) -> Int64? {
    let fs = remote + ":"
    guard case .success(let node) = try calls.call("operations/about", { $0.add("fs", fs) }) else {
      return nil
    }
    return RcloneReply.room(node)
  }

  /// The store keeps what it has accepted; how, it does not say.
  package func synchronize(_ directories: [FilePath]) {}

  // MARK: - Places

  /// Where `rclone` finds a path.
  struct Location {
    let fs: String
    let path: String
  }

  /// - Throws: If the name is not UTF-8, which `rclone` cannot be told.
  func location(_ path: FilePath) throws(FarError) -> Location {
    guard let name = String(validating: path.bytes, as: UTF8.self) else {
      throw .impossibleName(path, words: "a name in a store must be UTF-8")
    }
    let text = RcloneName.told(name)
    // Without the second, each object would be looked at once more after it was sent; the first keeps a hash that is
    // only what the sender claimed from looking like one of the store.
    let options = abilities.isBucketBased ? ",disable_checksum=true,no_head=true" : ""
    if path.isAbsolute {
      return Location(fs: "\(remote)\(options):/", path: String(text.drop { $0 == "/" }))
    }
    var rest = text[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return Location(fs: "\(remote)\(options):", path: rest == "." ? "" : String(rest))
  }

  /// Makes a call for each path, and returns the answers in the order of the paths.
  func each<Answer>(
    _ paths: [FilePath], _ method: String,
    _ fill: (inout JSONObject, Location) -> Void = { object, place in
      object.add("fs", place.fs)
      object.add("remote", place.path)
    },
    _ read: (JSONNode, FilePath) throws(RcloneReplyFault) -> Answer
  ) throws(FarError) -> [Result<Answer, FarError>] {
    var results: [Result<Answer, FarError>] = []
    var requests: [RcloneRequest] = []
    var indices: [Int] = []
    for path in paths {
      do throws(FarError) {
        let place = try location(path)
        indices.append(results.count)
        requests.append(RcloneRequest(method) { fill(&$0, place) })
        results.append(.failure(.missing(path)))
      } catch {
        results.append(.failure(error))
      }
    }
    let answers = try calls.all(requests)
    for (index, answer) in zip(indices, answers) {
      if !wasReached {
        if case .failure(let fault) = answer,
          let obstacle = RcloneWords.obstacle(fault.words, host)
        {
          throw obstacle
        }
        wasReached = true
      }
      switch answer {
      case .success(let node):
        do throws(RcloneReplyFault) {
          results[index] = .success(try read(node, paths[index]))
        } catch {
          throw Self.broken(host)
        }
      case .failure(let fault):
        results[index] = .failure(RcloneWords.error(fault.words, paths[index]))
      }
    }
    return results
  }
}
