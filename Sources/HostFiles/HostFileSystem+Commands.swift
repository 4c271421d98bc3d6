package import FileTransfer
import SystemCalls
package import SystemPackage

// Commands on the host: one for a whole page of files, whose names its shell never reads.
extension HostFileSystem {
  package func digests(of paths: [FilePath]) throws(FarError) -> [Result<FarDigest, FarError>] {
    let found = try sums(of: paths)
    let unknown = paths.filter { found[$0] == nil }
    let readBack = try digestsReadBack(unknown)
    return paths.map { path in
      found[path].map { .success(FarDigest($0, isOfStored: true)) } ?? readBack[path]
        ?? .failure(.missing(path))
    }
  }

  package func digestsMadeThere(of paths: [FilePath]) throws(FarError) -> [Digest?] {
    if paths.isEmpty { return [] }
    let found = try sums(of: paths)
    return paths.map { found[$0] }
  }

  package var continuesFiles: Bool { runsCommands != false }

  /// The digests that the host makes.
  private func sums(of paths: [FilePath]) throws(FarError) -> [FilePath: Digest] {
    guard runsCommands != false,
      let answer = try runIfPossible("sha256sum -bz --", paths: paths, reading: paths)
    else { return [:] }
    let found = Self.sums(in: answer.output)
    // A host without the command, or on which it does not end, is not asked again.
    runsCommands = !found.isEmpty && !answer.isGivenUp
    return found
  }

  package func pieces(of path: FilePath, each length: Int64) throws(FarError) -> [Digest] {
    guard length > 0, runsCommands != false,
      let status = try look(at: [path], followingLinks: false)[0].get(), status.kind == .regular
    else { return [] }
    // The user's own shell would read its start-up files for each piece.
    let command = "env SHELL=/bin/sh split -b \(length) --filter=sha256sum --"
    let count = Int(clamping: status.size / length + 1)
    let answer = try runIfPossible(command, paths: [path], reading: [path], lines: count)
    guard let answer, answer.isSuccess else { return [] }
    return Self.pieces(in: answer.output)
  }

  /// The digests in the output of `sha256sum` of its standard input: 64 digits, two spaces and `-`.
  static func pieces(in output: [UInt8]) -> [Digest] {
    output.split(separator: 0x0A).compactMap { line in
      line.dropFirst(64).elementsEqual("  -".utf8) ? Digest(digits: line.prefix(64)) : nil
    }
  }

  /// Reads files over the connection to hash them.
  private func digestsReadBack(
    _ paths: [FilePath]
  ) throws(FarError) -> [FilePath: Result<FarDigest, FarError>] {
    if paths.isEmpty { return [:] }
    var results: [FilePath: Result<FarDigest, FarError>] = [:]
    var files: [FarReading] = []
    for (path, look) in zip(paths, try look(at: paths, followingLinks: true)) {
      do throws(FarError) {
        guard let status = try look.get() else { throw .missing(path) }
        // A pipe would be read without end.
        guard status.kind == .regular else { throw .failed(path, words: "it is not a file") }
        files.append(FarReading(path, size: status.size))
      } catch {
        results[path] = .failure(error)
      }
    }
    var running: [Int: Digest.Running] = [:]
    var digests: [Int: Digest] = [:]
    var counts: [Int: Int64] = [:]
    let read = try read(files) { index, bytes in
      counts[index, default: 0] += Int64(bytes.count)
      if bytes.isEmpty {
        digests[index] = (running.removeValue(forKey: index) ?? Digest.Running()).finished()
        return true
      }
      bytes.withUnsafeBytes { running[index, default: Digest.Running()].add($0) }
      return true
    }
    for (index, file) in files.enumerated() {
      if case .failure(let error) = read[index] {
        results[file.path] = .failure(error)
      } else if let digest = digests[index], counts[index] == file.size {
        results[file.path] = .success(FarDigest(digest, isOfStored: false))
      } else {
        results[file.path] = .failure(
          .failed(file.path, words: "it changed while it was read"))
      }
    }
    return results
  }

  /// The digests in the output of `sha256sum -bz`: 64 digits, ` *`, the path and a NUL.
  ///
  /// Anything else, such as the output of a start-up file, is not a line of it.
  static func sums(in output: [UInt8]) -> [FilePath: Digest] {
    var sums: [FilePath: Digest] = [:]
    for line in output.split(separator: 0) {
      guard line.count > 66, line.dropFirst(64).starts(with: [0x20, 0x2A]),
        let digest = Digest(digits: line.prefix(64))
      else { continue }
      sums[FilePath(bytes: Array(line.dropFirst(66)))] = digest
    }
    return sums
  }

  /// What became of a command on the host.
  struct CommandAnswer {
    var output: [UInt8] = []
    var isSuccess = false
    /// Whether it was ended because nothing came from it for too long.
    var isGivenUp = false
  }

  /// Runs a command like `run`, unless the server is known to end the connection then, as ProFTPD does.
  ///
  /// If the connection ends with the first command, another is opened.
  ///
  /// - Parameters:
  ///   - files: The files that the command reads, each of which takes its time.
  ///   - lines: The lines that it may write, besides one for each path.
  /// - Returns: What became of it; nil if no command runs.
  func runIfPossible(
    _ command: String, paths: [FilePath], reading files: [FilePath] = [],
    lines: Int = 0
  ) throws(FarError) -> CommandAnswer? {
    if survivesCommands == false { return nil }
    do throws(FarError) {
      let answer = try run(command, paths: paths, reading: files, lines: lines)
      if survivesCommands == nil, answer?.isSuccess != true {
        _ = try connection.ask(.realPath(Array(".".utf8)))
      }
      survivesCommands = true
      return answer
    } catch {
      guard survivesCommands == nil, case .lost = error else { throw error }
      survivesCommands = false
      try reconnect()
      return nil
    }
  }

  /// Runs a command with paths as its last arguments, which it gets from its standard input.
  ///
  /// - Returns: What became of it; nil if no command runs.
  private func run(
    _ command: String, paths: [FilePath], reading files: [FilePath], lines: Int
  ) throws(FarError) -> CommandAnswer? {
    let program: ConnectedProgram
    do throws(FarError) {
      program = try ssh.startCommand("exec xargs -0 -r \(command)")
    } catch {
      return nil
    }
    var input: ArraySlice<UInt8> = []
    for path in paths { input += path.bytes + [0] }
    var answer = CommandAnswer()
    var hasWords = true
    var lastHeard = Clock.monotonic
    var patience: Duration?
    // At most one line for each path, with some noise before it.
    let limit = input.count + (paths.count + min(lines, Self.mostLines)) * 70 + 65536
    while answer.output.count <= limit {
      var interests = [Readiness.Interest(program.output.descriptor, .input)]
      if hasWords { interests.append(.init(program.errors.descriptor, .input)) }
      if let writer = program.input { interests.append(.init(writer.descriptor, .room)) }
      do throws(SystemFailure) {
        _ = try Readiness.wait(for: interests, atMost: .milliseconds(200))
        if let writer = program.input {
          let count = try Self.write(input, to: writer) ?? 0
          if count > 0 { lastHeard = Clock.monotonic }
          input = input.dropFirst(count)
          if input.isEmpty { program.closeInput() }
        }
        if hasWords { hasWords = try Self.read(program.errors)?.isEmpty != true }
        if let more = try Self.read(program.output) {
          if more.isEmpty { break }
          answer.output += more
          lastHeard = Clock.monotonic
        }
      } catch {
        break
      }
      // A command may be silent for a while; the server is asked instead.
      try connection.checkOn()
      let silence = Clock.monotonic - lastHeard
      if silence <= (patience ?? self.patience.standstill).nanoseconds { continue }
      if patience == nil {
        patience = try self.patience(forReading: files)
        continue
      }
      answer.isGivenUp = true
      return answer
    }
    answer.isSuccess = program.hasSucceeded
    return answer
  }

  /// The most lines that are expected, whatever the server says of sizes.
  private static var mostLines: Int { 1 << 20 }

  /// The seconds that a hash may take, whatever its files are.
  private static var longestHash: Int64 { 24 * 60 * 60 }

  /// How long a command may be silent that reads files.
  private func patience(forReading files: [FilePath]) throws(FarError) -> Duration {
    var bytes: Int64 = 0
    for status in try look(at: files, followingLinks: true) {
      if case .success(let status?) = status { bytes = bytes.addingClamped(status.size) }
    }
    // What the server says of sizes may be wrong.
    let seconds = min(bytes / Liveness.Patience.slowestHash, Self.longestHash)
    return max(patience.standstill, .seconds(seconds))
  }

  /// Writes what there is room for; nil if there is none.
  private static func write(
    _ bytes: ArraySlice<UInt8>, to file: OpenFile
  ) throws(SystemFailure) -> Int? {
    var failure: SystemFailure?
    let count: Int? = bytes.withUnsafeBytes { buffer in
      do throws(SystemFailure) { return try file.write(buffer) } catch {
        if error.errno != .resourceTemporarilyUnavailable { failure = error }
        return nil
      }
    }
    if let failure { throw failure }
    return count
  }

  /// Reads what there is; nil if there is nothing yet, empty at the end.
  private static func read(_ file: OpenFile) throws(SystemFailure) -> [UInt8]? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { buffer.deallocate() }
    do throws(SystemFailure) {
      return Array(buffer[..<(try file.read(into: buffer))])
    } catch {
      if error.errno == .resourceTemporarilyUnavailable { return nil }
      throw error
    }
  }
}
