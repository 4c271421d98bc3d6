package import FileTransfer
import SystemCalls
package import SystemPackage

// What the server can do, found out by trying: some claim extensions that they do not have, and some ignore the flag
// that a file must be new.
extension HostFileSystem {
  package func abilities(
    in directory: FilePath, by runID: RunID
  ) throws(FarError) -> FarAbilities {
    self.runID = runID
    if let known = known[directory] { return known }
    let (first, second) = (directory.pushing(runID.probe()), directory.pushing(runID.probe()))
    // In whichever order a server handles them, one of each two has to fail.
    let open = SFTPRequest.open(first.bytes, [.write, .create, .exclusive])
    let link = SFTPRequest.hardLink(first.bytes, to: second.bytes)
    let replies = try answers(to: [open, open, link, link])
    let handles = replies.prefix(2).compactMap {
      if case .handle(let handle) = $0 { handle } else { nil }
    }
    guard let handle = handles.first else {
      throw try reason(for: Self.error(replies[0], directory), directory, in: directory)
    }
    let made = replies.suffix(2).count { Self.isDone($0) }
    var publication: FarAbilities.Publication?
    if made == 1 {
      publication = .link
    } else {
      let hasTwo = made > 0 ? true : try opens(second)
      if hasTwo, try refusesToRename(first, second) { publication = .rename }
    }
    // Only a move has to know whether this can be synced; otherwise, what comes next is sent along.
    connection.send(.synchronize(handle)) { [weak self] reply in
      self?.syncs[directory] = Self.isDone(reply)
    }
    for handle in handles { connection.send(.close(handle)) { _ in } }
    probesToRemove[directory] = 2
    for path in [first, second] {
      removeHidden(path) { [weak self] isLeft in
        self?.probesToRemove[directory, default: 0] -= 1
        if isLeft { self?.stuckProbes[directory] = (first, second) }
      }
    }
    let abilities = FarAbilities(
      refusesTakenNames: handles.count == 1, publication: publication,
      hashes: runsCommands != false)
    known[directory] = abilities
    // Perhaps nothing comes next.
    if !abilities.refusesTakenNames || publication == nil { try connection.drain() }
    return abilities
  }

  package func synchronizes(in directory: FilePath, by runID: RunID) throws(FarError) -> Bool {
    _ = try abilities(in: directory, by: runID)
    while true {
      if let syncs = syncs[directory] {
        if !syncs { try connection.drain() }
        return syncs
      }
      try connection.pump()
    }
  }

  /// How names are given in a directory, now that the answers about the files of the trial are there.
  ///
  /// A link leaves the hidden name where nothing can be removed; a rename may be allowed there.
  func publication(in directory: FilePath) throws(FarError) -> FarAbilities.Publication? {
    let abilities = try abilities(in: directory, by: runID)
    while probesToRemove[directory, default: 0] > 0 { try connection.pump() }
    guard abilities.publication == .link,
      let (first, second) = stuckProbes.removeValue(forKey: directory)
    else { return abilities.publication }
    let third = directory.pushing(runID.probe())
    guard try refusesToRename(first, second), try isDone(.rename(second.bytes, to: third.bytes))
    else { return .link }
    known[directory] = FarAbilities(
      refusesTakenNames: abilities.refusesTakenNames, publication: .rename,
      hashes: abilities.hashes)
    return .rename
  }

  /// Sends requests together, and returns their answers in order.
  private func answers(to requests: [SFTPRequest]) throws(FarError) -> [SFTPReply] {
    var answers: [SFTPReply] = []
    for answer in try each(requests, { $0 }, { _, reply in reply }) {
      answers.append(try answer.get())
    }
    return answers
  }

  private static func isDone(_ reply: SFTPReply) -> Bool {
    if case .status(.ok, _) = reply { true } else { false }
  }

  private func isDone(_ request: SFTPRequest) throws(FarError) -> Bool {
    Self.isDone(try connection.ask(request))
  }

  /// Whether a file can be created exclusively.
  private func opens(_ path: FilePath) throws(FarError) -> Bool {
    let request = SFTPRequest.open(path.bytes, [.write, .create, .exclusive])
    guard case .handle(let handle) = try connection.ask(request) else { return false }
    _ = try connection.ask(.close(handle))
    return true
  }

  /// Whether a rename to the name of another file is refused, and changes nothing.
  private func refusesToRename(_ first: FilePath, _ second: FilePath) throws(FarError) -> Bool {
    if try isDone(.rename(first.bytes, to: second.bytes)) { return false }
    let hasFirst = try exists(first)
    let hasSecond = try exists(second)
    return hasFirst && hasSecond
  }

  private func exists(_ path: FilePath) throws(FarError) -> Bool {
    if case .attributes = try connection.ask(.look(path.bytes, followingLinks: false)) {
      true
    } else {
      false
    }
  }
}
