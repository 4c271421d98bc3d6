import Context
import FileTransfer
import SystemCalls
import SystemPackage

/// Makes a folder of members of a stream, in the order in which `ExportedTree` writes them.
///
/// Each member must be in the folder that was made last or in one above it, so that the names in the stream lead
/// nowhere else: folders are entered only when they are made, and links are never followed.
struct ImportedTree {
  private let input: StreamInput
  private let progress: (Int64) -> Void
  /// The path in the stream of the folder.
  private let top: [UInt8]
  private let directory: OpenFile
  private var descent: DirectoryDescent
  /// The folders from the top to the current one, whose permissions and times are set when they are complete.
  private var levels: [TarMember]
  /// The names of these folders, without that of the top.
  private var names: [ArraySlice<UInt8>] = []

  /// Makes the folder at a path where nothing is.
  ///
  /// - Parameter member: Its member, which has been taken.
  init(
    _ member: TarMember, at path: FilePath, from input: StreamInput,
    progress: @escaping (Int64) -> Void
  ) throws(SystemFailure) {
    try FileSystem.makeDirectory(path, mode: 0o700)
    directory = try OpenFile.openDirectory(path, followingLinks: false)
    descent = DirectoryDescent(directory)
    top = member.path
    levels = [member]
    self.input = input
    self.progress = progress
  }

  /// Takes all members of the folder; returns it when it is complete.
  mutating func take() throws -> OpenFile {
    let prefix = top + [UInt8(ascii: "/")]
    while let member = try input.next(), member.path.starts(with: prefix) {
      input.take()
      var path = member.path.dropFirst(prefix.count).split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard let name = path.popLast(), PathComponent.isUsable(name) else { throw Self.damage }
      try goUp(to: path)
      try make(member, FilePath(bytes: Array(name)), name)
    }
    try goUp(to: [])
    try complete()
    return directory
  }

  private static let damage = StreamError.damaged("names in a folder are invalid")

  /// Makes a folder above the current one current again.
  private mutating func goUp(to path: [ArraySlice<UInt8>]) throws {
    while names.count > path.count {
      try complete()
      try descent.leave()
      names.removeLast()
      levels.removeLast()
    }
    guard names.elementsEqual(path, by: { $0.elementsEqual($1) }) else { throw Self.damage }
  }

  /// Sets the permissions and times of the current folder.
  private func complete() throws {
    guard let member = levels.last else { return }
    // The folder must remain removable.
    try descent.current.setMode(Machine.ownMode(member.mode) | 0o700)
    try descent.current.setTimes(accessed: member.modified, modified: member.modified)
  }

  private mutating func make(
    _ member: TarMember, _ name: FilePath, _ component: ArraySlice<UInt8>
  ) throws {
    let parent = descent.current
    switch member.kind {
    case .file:
      let file = try Self.new { () throws(SystemFailure) in
        try OpenFile.open(
          name, in: parent, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
          permissions: 0o600)
      }
      try input.readContent(of: member, into: file, progress)
      try input.readPadding(after: member.size)
    case .directory:
      try Self.new { () throws(SystemFailure) in
        try FileSystem.makeDirectory(name, in: parent, mode: 0o700)
      }
      try descent.enter(name)
      names.append(component)
      levels.append(member)
    case .link(let text):
      try Self.new { () throws(SystemFailure) in
        try FileSystem.makeLink(name, in: parent, saying: text)
      }
      try FileSystem.setTimes(
        of: name, in: parent, accessed: member.modified, modified: member.modified)
    }
  }

  /// Makes a name in the folder; one that is there was in the stream before.
  private static func new<Made>(_ make: () throws(SystemFailure) -> Made) throws -> Made {
    do throws(SystemFailure) { return try make() } catch {
      throw error.errno == .fileExists ? damage : error
    }
  }
}

extension StreamInput {
  /// Reads the content of a file, which gets the permissions and time of its member.
  func readContent(
    of member: TarMember, into file: OpenFile, _ progress: (Int64) -> Void
  ) throws {
    try read(member.size) { bytes in
      try file.writeAll(bytes)
      progress(Int64(bytes.count))
    }
    // The owner can always read it.
    try file.setMode(Machine.ownMode(member.mode) | 0o400)
    try file.setTimes(accessed: member.modified, modified: member.modified)
  }
}
