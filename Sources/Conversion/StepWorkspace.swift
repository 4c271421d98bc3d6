import SystemCalls
import SystemPackage
import UniformTypes

/// A private directory for the input and output of a step that needs paths.
///
/// Both have plain names with the extensions of their types, because tools rely on extensions and must not see
/// names from outside. It is removed with everything that the step left in it when this value is.
struct StepWorkspace {
  private let directory: PrivateDirectory
  /// The open directory of the output, in case the step replaces it under its name.
  private let made: OpenFile
  /// The path of the input, once there is one.
  let input: FilePath
  /// The path of the output, in a directory of its own, so that the step's names cannot conflict with ours.
  let output: FilePath
  private let hasOwnExtension: Bool

  init(
    in workplace: FilePath, for step: Conversion, _ registry: TypeRegistry
  ) throws(CommandError) {
    do throws(SystemFailure) {
      directory = try Self.makeDirectory(in: workplace)
      let made = directory.path.appending("made")
      try FileSystem.makeDirectory(made, mode: 0o700)
      self.made = try OpenFile.openDirectory(made, followingLinks: false)
      let ending = registry.preferredExtension(of: step.input)
      hasOwnExtension = ending != nil
      input = directory.path.appending(Self.named("input", ending))
      output = made.appending(Self.named("output", registry.nearestExtension(of: step.output)))
    } catch {
      throw .system(error)
    }
  }

  /// Creates a private directory, and `workplace` itself, which a session lacks until something is stored.
  static func makeDirectory(in workplace: FilePath) throws(SystemFailure) -> PrivateDirectory {
    do throws(SystemFailure) {
      return try PrivateDirectory(in: workplace, prefix: ".conversion-")
    } catch {
      guard error.errno == .noSuchFileOrDirectory else { throw error }
      try? FileSystem.makeDirectory(workplace, mode: 0o700)
      return try PrivateDirectory(in: workplace, prefix: ".conversion-")
    }
  }

  /// The path of the private directory.
  var path: FilePath { directory.path }

  private static func named(_ stem: String, _ ending: String?) -> String {
    stem + (ending.map { ".\($0)" } ?? "")
  }

  /// Creates the file to which the input is written.
  func makeInput() throws(CommandError) -> OpenFile {
    do throws(SystemFailure) {
      return try OpenFile.open(
        input, .readWrite, options: [.create, .exclusiveCreate], permissions: 0o600)
    } catch {
      throw .system(error)
    }
  }

  /// Writes bytes to the input file.
  func keep(_ bytes: [UInt8]) throws(CommandError) -> FilePath {
    let file = try makeInput()
    do throws(SystemFailure) {
      try file.writeAll(bytes)
      return input
    } catch {
      throw .system(error)
    }
  }

  /// Gives the file or directory at an absolute path a plain name here.
  ///
  /// If the step's type has no extension because it covers several formats, the file's own extension is used.
  ///
  /// - Parameter target: Another path to the same file; nil for the absolute path.
  func name(_ path: FilePath, leadingTo target: FilePath? = nil) throws(CommandError) -> FilePath {
    var link = input
    if !hasOwnExtension, let ending = path.extension,
      ending.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 })
    {
      link.extension = ending
    }
    do throws(SystemFailure) {
      try FileSystem.makeLink(link, saying: (target ?? path).bytes)
      return link
    } catch {
      throw .system(error)
    }
  }

  /// Opens the null device, for the standard output of a program that writes its data to a path.
  static func nowhere() throws(CommandError) -> OpenFile {
    do throws(SystemFailure) {
      return try OpenFile.open("/dev/null", .writeOnly)
    } catch {
      throw .system(error)
    }
  }

  /// Creates the directory that the step is to fill.
  func makeOutputDirectory() throws(CommandError) {
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(output, mode: 0o755)
    } catch {
      throw .system(error)
    }
  }

  /// Moves the directory that the step filled, or the only directory in it, to a path on the same file system.
  ///
  /// A directory that its owner cannot access can neither be read nor moved, so its permissions are extended
  /// until then.
  func giveDirectory(as target: FilePath) throws(CommandError) {
    do throws(SystemFailure) {
      var made = output
      var mode = try Self.open(made)
      let inside = try DirectoryReader.entries(of: try OpenFile.openDirectory(made))
      if inside.count == 1, let only = inside.first {
        let path = made.appending(FilePath(bytes: only.name).components)
        if try FileSystem.status(of: path, followingLinks: false).kind == .directory {
          made = path
          mode = try Self.open(path)
        }
      }
      guard try FileSystem.status(of: made, followingLinks: false).kind == .directory else {
        throw SystemFailure("renameat2", made, .notDirectory)
      }
      try FileSystem.rename(made, to: target)
      guard let mode else { return }
      do throws(SystemFailure) {
        try FileSystem.setMode(of: target, to: mode)
      } catch {
        TreeRemoval.discard(target)
        throw error
      }
    } catch {
      throw .system(error)
    }
  }

  /// Makes a directory accessible to its owner; returns the original mode if it was changed.
  private static func open(_ directory: FilePath) throws(SystemFailure) -> UInt32? {
    let mode = try FileSystem.status(of: directory, followingLinks: false).mode & 0o7777
    guard mode & 0o700 != 0o700 else { return nil }
    try FileSystem.setMode(of: directory, to: mode | 0o700)
    return mode
  }

  /// Throws unless the step left a file, which may be empty only if `allowsNothing` is set.
  func check(
    _ subject: CommandError.Subject, allowsNothing: Bool
  ) throws(CommandError) {
    if try leftFile(subject).status.size == 0 && !allowsNothing { throw .empty(subject) }
  }

  private func leftFile(_ subject: CommandError.Subject) throws(CommandError) -> LeftFile {
    let found: LeftFile.Finding
    do throws(SystemFailure) {
      found = try LeftFile.find(FilePath(bytes: output.lastComponent?.bytes ?? []), in: made)
    } catch {
      throw .system(error)
    }
    switch found {
    case .nothing: throw .empty(subject)
    case .noFile: throw .notAFile(subject)
    case .file(let left): return left
    }
  }

  /// Writes the output of the step to a descriptor, inside the kernel if possible.
  func give(
    to target: OpenFile, of subject: CommandError.Subject, isCancelled: () -> Bool
  ) throws(CommandError) {
    let source = try leftFile(subject).file
    let kind: FileStatus.Kind
    do throws(SystemFailure) {
      kind = try target.status().kind
    } catch {
      throw .system(error)
    }
    while true {
      if isCancelled() { throw .cancelled(subject) }
      do throws(SystemFailure) {
        // Writes to possibly slow outputs in small portions, so that cancellation is checked often.
        if kind != .regular, try !target.waitForRoom(milliseconds: 50) { continue }
        if try Self.move(source, to: target, kind) == 0 { return }
      } catch {
        throw error.errno == .interrupted ? .cancelled(subject) : .outputFailed(error.errno)
      }
    }
  }

  private static func move(
    _ source: OpenFile, to target: OpenFile, _ kind: FileStatus.Kind
  ) throws(SystemFailure) -> Int {
    if kind == .regular, let count = try? source.copyRange(to: target, count: 1 << 24) {
      return count
    }
    if let count = try? source.send(to: target, count: 1 << 16) { return count }
    if target.readerHasGone { throw SystemFailure("write", target.path, .brokenPipe) }
    var failure: SystemFailure?
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      do throws(SystemFailure) {
        let count = try source.read(into: buffer)
        try target.writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        return count
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return count
  }
}
