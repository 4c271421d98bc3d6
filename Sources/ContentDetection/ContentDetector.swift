import SystemCalls
package import SystemPackage
package import UniformTypes

/// Detects the types of files from their nature, name and content.
///
/// Use one instance per thread. It opens libmagic for the first file that needs it. Most files do not, because their
/// name agrees with a signature, or because they are text with the name of a text format.
package final class ContentDetector {
  private let rule: DetectionRule
  private let findLibrary: () -> MagicLibrary?
  private let patience: MagicWorker.Patience
  private let forecast: () -> MagicForecast?
  private var magic: MagicDatabase?
  /// How often the rules are read before a worker, which then answers faster, is started.
  private var forecasts = 2

  /// - Parameter guesses: Whether the appearance of a text may determine its type.
  package convenience init(registry: TypeRegistry, guesses: Bool = true) {
    self.init(
      registry: registry, guesses: guesses, library: MagicLibrary.installed, patience: .init(),
      forecast: MagicForecast.installed)
  }

  /// - Parameters:
  ///   - library: Finds the library to ask about contents; evaluated on first use.
  ///   - forecast: Tells what the library knows nothing about; evaluated on first use.
  init(
    registry: TypeRegistry, guesses: Bool = true,
    library: @escaping @autoclosure () -> MagicLibrary?, patience: MagicWorker.Patience,
    forecast: @escaping @autoclosure () -> MagicForecast? = nil
  ) {
    rule = DetectionRule(registry: registry, guesses: guesses)
    findLibrary = library
    self.patience = patience
    self.forecast = forecast
  }

  /// Detects the type of the file at a path, following a symbolic link.
  ///
  /// Only regular files are opened, and opening never blocks. FIFOs, sockets and devices are identified by their
  /// nature. A broken or circular link and an empty file are not errors.
  ///
  /// - Parameters:
  ///   - contentOnly: Whether to ignore the name.
  /// - Throws: `missing`, `unreadable`, `replaced`; and `libraryMissing` or `rulesMissing` if libmagic is needed but
  ///   not installed.
  package func detect(
    _ path: FilePath, contentOnly: Bool = false
  ) throws(DetectionError) -> Detection {
    let (status, isLink) = try look(at: path)
    let name = contentOnly ? nil : path.lastComponent?.carried
    if let detection = rule.byNature(status, isLink: isLink, name: name) { return detection }
    let file: OpenFile
    let opened: FileStatus
    do throws(SystemFailure) {
      file = try OpenFile.open(path, options: .nonBlocking)
      opened = try file.status()
    } catch {
      throw DetectionError(error, of: path)
    }
    // Read only a regular file, because any other kind may block.
    guard opened.kind == .regular, opened.isSameFile(as: status) else { throw .replaced(path) }
    return try detect(file, status: opened, isLink: isLink, name: name)
  }

  /// Detects the type of an open regular file or memory file, such as buffered standard input.
  ///
  /// The file is read from its beginning regardless of its offset.
  ///
  /// - Parameter name: One path component, as carried text; nil to use only the content.
  package func detect(
    descriptor: FileDescriptor, name: String?
  ) throws(DetectionError) -> Detection {
    let file = OpenFile(descriptor, path: "standard input", isOwned: false)
    let status: FileStatus
    do throws(SystemFailure) { status = try file.status() } catch { throw .system(error) }
    if let detection = rule.byNature(status, isLink: false, name: name) { return detection }
    return try detect(file, status: status, isLink: false, name: name)
  }

  /// The type according to the name, for a file whose content cannot be read.
  package func detectUnread(_ path: FilePath) -> UniformType {
    rule.judgeEmpty(name: path.lastComponent?.carried).verdict.type
  }

  /// The status of the file at a path, following a link; for a broken link, the status of the link.
  private func look(at path: FilePath) throws(DetectionError) -> (FileStatus, isLink: Bool) {
    do throws(SystemFailure) {
      let status = try FileSystem.status(of: path, followingLinks: false)
      guard status.kind == .link else { return (status, false) }
      do throws(SystemFailure) {
        return (try FileSystem.status(of: path), true)
      } catch {
        guard error.errno.isOfLinkToNowhere, error.errno != .permissionDenied else { throw error }
        return (status, true)
      }
    } catch {
      throw DetectionError(error, of: path)
    }
  }

  private func detect(
    _ file: OpenFile, status: FileStatus, isLink: Bool, name: String?
  ) throws(DetectionError) -> Detection {
    let head = try head(of: file)
    var loss: MagicLoss?
    var result =
      head.bytes.isEmpty
      ? rule.judgeEmpty(name: name)
      : try rule.judge(sample(head, of: file, size: status.size), name: name) {
        () throws(DetectionError) in
        switch try askMagic(file, { sample(head, of: file, size: status.size) }) {
        case .type(let type): return type
        case .lost(let reason):
          loss = reason
          return nil
        }
      }
    if let loss { result.evidence.note(loss) }
    return Detection(
      type: result.verdict.type, mimeType: result.verdict.mimeType,
      nature: head.bytes.isEmpty ? .empty : .regular, status: status, isLink: isLink,
      evidence: result.evidence, contradictedName: result.contradictedName?.type)
  }

  /// Provides parsers with data beyond the head; unreadable parts are treated as missing.
  private func sample(_ head: Head, of file: OpenFile, size: Int64) -> Sample {
    Sample(head: head, size: size) { offset, count in
      Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        let found = try? file.readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
        initializedCount = found ?? 0
      }
    }
  }

  private func head(of file: OpenFile) throws(DetectionError) -> Head {
    var failure: SystemFailure?
    // Uninitialized, because most files are smaller than the head and would never touch the rest.
    let bytes = [UInt8](unsafeUninitializedCapacity: Head.limit) { buffer, count in
      do throws(SystemFailure) {
        count = try file.readFully(at: 0, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw DetectionError(failure, of: file.path) }
    return Head(bytes[...], isWhole: bytes.count < Head.limit)
  }

  /// - Parameter sample: A sample of its own, because the first one may have been read up to its limit.
  private func askMagic(
    _ file: OpenFile, _ sample: () -> Sample
  ) throws(DetectionError) -> MagicDatabase.Answer {
    if magic == nil {
      if forecasts > 0, let forecast = forecast() {
        forecasts -= 1
        if forecast.knowsNothing(about: sample()) { return .type("application/octet-stream") }
      }
      guard let library = findLibrary() else { throw .libraryMissing("libmagic.so.1") }
      magic = MagicDatabase(library, patience: patience)
    }
    return try magic?.ask(about: file) ?? .lost(.unavailable)
  }
}

extension [Detection.Evidence] {
  /// Records why libmagic had no answer, replacing the note that it had none.
  fileprivate mutating func note(_ loss: MagicLoss) {
    if let index = firstIndex(of: .magic(nil)) { self[index] = .magicLost(loss) }
  }
}

extension DetectionError {
  fileprivate init(_ failure: SystemFailure, of path: FilePath) {
    self =
      switch failure.errno {
      case _ where failure.isRefusedLink: .system(failure)
      case .noSuchFileOrDirectory, .notDirectory: .missing(path)
      default: .unreadable(path, failure.errno)
      }
  }
}
