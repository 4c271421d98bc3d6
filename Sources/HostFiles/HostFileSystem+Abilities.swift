package import FarPlaces
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
    let opened = try connection.ask(.open(first.bytes, [.write, .create, .exclusive]))
    guard case .handle(let handle) = opened else { throw Self.error(opened, directory) }
    let isOpenedTwice = try opens(first)
    let synchronizes = try isDone(.synchronize(handle))
    _ = try connection.ask(.close(handle))
    let link = SFTPRequest.hardLink(first.bytes, to: second.bytes)
    var links = try isDone(link)
    // Both exist now, if links work; otherwise the second has yet to be made.
    let hasTwo = links ? true : try opens(second)
    if links { links = try !isDone(link) }
    let renames = hasTwo ? try refusesToRename(first, second) : false
    _ = try remove([first, second])
    let abilities = FarAbilities(
      refusesTakenNames: !isOpenedTwice, publication: links ? .link : renames ? .rename : nil,
      synchronizes: synchronizes, hashes: runsCommands != false)
    known[directory] = abilities
    return abilities
  }

  private func isDone(_ request: SFTPRequest) throws(FarError) -> Bool {
    if case .status(.ok, _) = try connection.ask(request) { true } else { false }
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

  package func room(in directory: FilePath) throws(FarError) -> Int64? {
    guard has("statvfs@openssh.com"),
      case .extended(let bytes) = try connection.ask(.volume(directory.bytes))
    else { return nil }
    var fields = SFTPFields(bytes[...])
    // The sizes of blocks and fragments, all blocks, free ones, and those free for this user.
    guard (try? fields.longNumber()) != nil, let fragment = try? fields.longNumber(),
      (try? fields.longNumber()) != nil, (try? fields.longNumber()) != nil,
      let available = try? fields.longNumber()
    else { return nil }
    let (room, isTooMuch) = fragment.multipliedReportingOverflow(by: available)
    return isTooMuch ? .max : Int64(clamping: room)
  }
}
