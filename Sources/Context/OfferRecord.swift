import Diagnostics
import JSON
package import Sessions
package import SystemCalls
package import SystemPackage

/// An offer on the clipboard: what is offered of which session, and which process serves it.
///
/// It is a file beside the sessions, so that any command can find and end it, and so that the next command notices
/// that the process is gone.
package struct OfferRecord: Equatable, Sendable {
  /// A random word, the name of the offer's files.
  package var token: String
  /// The name and ID of the session.
  package var session: String
  package var sessionID: String
  /// The ID of the drop.
  package var run: String
  /// `clipboard:` or `primary:`.
  package var place: String
  /// The way to the display, such as `x11`.
  package var way: String
  /// The name of the display.
  package var display: String
  /// The names of the types under which other programs see it, best first.
  package var types: [String]
  /// The numbers of the offered items.
  package var items: [Int]
  /// Whether the files are to be moved by whoever pastes them.
  package var isCut: Bool
  /// In nanoseconds since 1970.
  package var created: Int64
  package var expires: Int64?
  /// The process that serves the offer.
  package var holder: Claimant

  package init(
    token: String, session: String, sessionID: String, run: String, place: String, way: String,
    display: String, types: [String], items: [Int], isCut: Bool, created: Int64, expires: Int64?,
    holder: Claimant
  ) {
    self.token = token
    self.session = session
    self.sessionID = sessionID
    self.run = run
    self.place = place
    self.way = way
    self.display = display
    self.types = types
    self.items = items
    self.isCut = isCut
    self.created = created
    self.expires = expires
    self.holder = holder
  }

  /// Whether the offer may still be on the clipboard.
  package var isLive: Bool { holder.isAlive() && !Machine.isZombie(holder.process) }
}

// The record as a line of JSON.
extension OfferRecord {
  /// Nil if the bytes are not a record of this version.
  package init?(json bytes: [UInt8]) {
    guard let node = try? JSONReader.node(of: bytes, as: .strict),
      let token = node["token"]?.string, let session = node["session"]?.string,
      let sessionID = node["id"]?.string, let run = node["run"]?.string,
      let place = node["place"]?.string, let way = node["way"]?.string,
      case .array(let types)? = node["types"]?.content,
      case .array(let items)? = node["items"]?.content,
      let created = node["created"]?.integer.flatMap({ ForeignNumber($0).value }),
      let machine = node["machine"]?.string, let boot = node["boot"]?.string,
      let process = node["process"]?.integer.flatMap(Int32.init(exactly:)),
      let start = node["start"]?.integer
    else { return nil }
    self.init(
      token: token, session: session, sessionID: sessionID, run: run, place: place, way: way,
      display: node["display"]?.string ?? "", types: types.compactMap(\.string),
      items: items.compactMap { $0.integer.flatMap(Int.init(exactly:)) },
      isCut: node["cut"]?.content == .bool(true), created: created,
      expires: node["expires"]?.integer.map { ForeignNumber($0).clamped },
      holder: Claimant(
        machine: machine, process: process, boot: boot, start: UInt64(bitPattern: start)))
  }

  package var json: [UInt8] {
    JSONValue.object(
      JSONObject { object in
        object.add("token", token)
        object.add("session", session)
        object.add("id", sessionID)
        object.add("run", run)
        object.add("place", place)
        object.add("way", way)
        object.add("display", display)
        object.add("types", types)
        object.add("items", .array(items.map { .number(Int64($0)) }))
        if isCut { object.add("cut", true) }
        object.add("created", created)
        object.add("expires", expires)
        object.add("machine", holder.machine)
        object.add("process", holder.process)
        object.add("boot", holder.boot)
        object.add("start", Int64(bitPattern: holder.start))
      }
    ).bytes
  }
}

/// The files of the offers of one root of the store: records and journals.
package struct OfferDirectory: Sendable {
  package let path: FilePath

  /// The offers of sessions in a root.
  init(root: FilePath) { path = root.appending("offers") }

  /// The directory for the offers of a session; of a sensitive one it is in memory.
  package init(of open: any OpenSession) {
    // ROOT/sessions/NAME/payloads
    let session = open.payloadDirectory.directory
    self.init(root: session.directory.directory)
  }

  /// The file to which the serving process appends what happens; the offer ends when it is removed.
  package func journal(_ token: String) -> FilePath { path.appending("\(token).journal") }

  private func record(_ token: String) -> FilePath { path.appending("\(token).offer") }

  /// Creates the directory.
  package func prepare() throws(SystemFailure) {
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(path, mode: 0o700)
    } catch {
      if error.errno != .fileExists { throw error }
    }
  }

  /// Writes a record; a reader sees all of it or none.
  package func write(_ offer: OfferRecord) throws(SystemFailure) {
    let fresh = path.appending(".\(offer.token).offer")
    try FileSystem.replaceFile(record(offer.token), by: fresh, permissions: 0o600, synced: false) {
      (file) throws(SystemFailure) in try file.writeAll(offer.json)
    }
  }

  /// Removes the files of an offer.
  package func remove(_ token: String) {
    try? FileSystem.removeFile(record(token))
    try? FileSystem.removeFile(journal(token))
  }

  /// All offers, oldest first; unreadable records are omitted.
  package func offers() -> [OfferRecord] {
    guard let directory = try? OpenFile.openDirectory(path),
      let entries = try? DirectoryReader.entries(of: directory)
    else { return [] }
    return entries.compactMap { entry in
      guard entry.name.first != UInt8(ascii: "."), entry.name.ends(with: ".offer".utf8),
        let file = try? OpenFile.open(path.appending(bytes: entry.name)),
        let bytes = try? file.readAll(limit: 16 << 20)
      else { return nil }
      return OfferRecord(json: bytes)
    }.sorted { ($0.created, $0.token) < ($1.created, $1.token) }
  }

  /// Removes the files of drops that were killed before their offer had a record.
  func removeLeftovers() {
    guard let directory = try? OpenFile.openDirectory(path),
      let entries = try? DirectoryReader.entries(of: directory)
    else { return }
    let names = Set(entries.map(\.name))
    let latest = Int128(Clock.now) - Int128(Self.leftoverAge)
    for name in names {
      guard let token = Self.token(ofIncomplete: name),
        !names.contains(token + Array(".offer".utf8)),
        let status = try? FileSystem.status(of: path.appending(bytes: name)),
        status.modified < latest
      else { continue }
      try? FileSystem.removeFile(path.appending(bytes: name))
    }
  }

  /// How old the files of an offer without a record are when no drop can be about to write it, in nanoseconds.
  private static let leftoverAge: Int64 = 3_600_000_000_000

  /// The token of a journal, or of a record that is being written; nil for other files.
  private static func token(ofIncomplete name: [UInt8]) -> [UInt8]? {
    if name.ends(with: ".journal".utf8) { return Array(name.dropLast(".journal".utf8.count)) }
    guard name.first == UInt8(ascii: "."), name.ends(with: ".offer".utf8) else { return nil }
    return Array(name.dropFirst().dropLast(".offer".utf8.count))
  }

  /// What the serving process has noted, in order.
  package func events(of token: String) -> [OfferEvent] {
    guard let file = try? OpenFile.open(journal(token)),
      let bytes = try? file.readAll(limit: 4 << 20)
    else { return [] }
    return bytes.split(separator: 0x0A).compactMap { OfferEvent(json: Array($0)) }
  }
}

extension [UInt8] {
  fileprivate func ends(with other: some Collection<UInt8>) -> Bool {
    suffix(other.count).elementsEqual(other)
  }
}

/// A line of the journal of an offer.
package struct OfferEvent: Equatable, Sendable {
  /// `given`, `left`, `stalled`, `failed`, `changed` or `ended`.
  package var word: String
  package var type: String?
  package var bytes: Int64?
  /// Why the offer ended.
  package var reason: String?
  /// In nanoseconds since 1970.
  package var time: Int64?

  init?(json line: [UInt8]) {
    guard let node = try? JSONReader.node(of: line, as: .strict), let word = node["event"]?.string
    else { return nil }
    self.word = word
    type = node["type"]?.string
    bytes = node["bytes"]?.integer
    reason = node["reason"]?.string
    time = node["time"]?.integer.flatMap { ForeignNumber($0).value }
  }
}
