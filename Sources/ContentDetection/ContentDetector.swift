import SystemCalls
package import SystemPackage
package import UniformTypes

/// Tells what files are, by their nature, their name and their content.
///
/// One for each thread. It opens libmagic when a file first needs it, which most do not: where the name
/// and a signature agree, or text has the name of a text, the answer is known without.
package final class ContentDetector {
  private let rule: DetectionRule
  private let findLibrary: () -> MagicLibrary?
  private let patience: MagicWorker.Patience
  private var magic: MagicDatabase?

  /// - Parameter guesses: Whether a text may be told by its look.
  package convenience init(registry: TypeRegistry, guesses: Bool = true) {
    self.init(
      registry: registry, guesses: guesses, library: MagicLibrary.installed, patience: .init())
  }

  /// - Parameter library: What is asked about contents; not looked for before it is needed.
  init(
    registry: TypeRegistry, guesses: Bool = true,
    library: @escaping @autoclosure () -> MagicLibrary?, patience: MagicWorker.Patience
  ) {
    rule = DetectionRule(registry: registry, guesses: guesses)
    findLibrary = library
    self.patience = patience
  }

  /// Tells what the file of this name is; a link is followed.
  ///
  /// Only regular files are opened, and never waited for: of FIFOs, sockets and devices their nature is
  /// all. A link that leads nowhere or in a circle and an empty file are not errors.
  ///
  /// - Parameters:
  ///   - contentOnly: Whether the name is left out of it.
  /// - Throws: `missing`, `unreadable`, `replaced`; and when libmagic is needed and is not there, that.
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
    // Only what was seen to be a regular file may be read: anything else could keep us waiting.
    guard opened.kind == .regular, opened.isSameFile(as: status) else { throw .replaced(path) }
    return try detect(file, status: opened, isLink: isLink, name: name)
  }

  /// Tells what an open regular file or memory file is, such as standard input that was put into one.
  ///
  /// It is read from its beginning wherever its offset is, which is moved.
  ///
  /// - Parameter name: One path component, as carried text; nil where the content alone counts.
  package func detect(
    descriptor: FileDescriptor, name: String?
  ) throws(DetectionError) -> Detection {
    let file = OpenFile(descriptor, path: "standard input", isOwned: false)
    let status: FileStatus
    do throws(SystemFailure) { status = try file.status() } catch { throw .system(error) }
    if let detection = rule.byNature(status, isLink: false, name: name) { return detection }
    return try detect(file, status: status, isLink: false, name: name)
  }

  /// Tells what can be told of a file without its bytes, which cannot be read: what the name says.
  package func detectUnread(_ path: FilePath) -> UniformType {
    rule.judgeNothing(name: path.lastComponent?.carried).verdict.type
  }

  /// What there is at a path, its link followed; of a link that leads nowhere, the link itself.
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
    var judgement =
      head.bytes.isEmpty
      ? rule.judgeNothing(name: name)
      : try rule.judge(sample(head, of: file, size: status.size), name: name) {
        () throws(DetectionError) in
        switch try askMagic(file) {
        case .type(let type): return type
        case .lost(let reason):
          loss = reason
          return nil
        }
      }
    if let loss { judgement.evidence.note(loss) }
    return Detection(
      type: judgement.verdict.type, mimeType: judgement.verdict.mimeType,
      nature: head.bytes.isEmpty ? .empty : .regular, status: status, isLink: isLink,
      evidence: judgement.evidence, contradictedName: judgement.contradictedName?.type)
  }

  /// What a parser asks for further in comes from the file; what cannot be read is as if it were not there.
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
    // Filled with nothing but the file: of most, memory for all of the head would never be touched.
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

  private func askMagic(
    _ file: OpenFile
  ) throws(DetectionError) -> MagicDatabase.Answer {
    if magic == nil {
      guard let library = findLibrary() else { throw .libraryMissing("libmagic.so.1") }
      magic = MagicDatabase(library, patience: patience)
    }
    return try magic?.ask(about: file) ?? .lost(.unavailable)
  }
}

extension [Detection.Evidence] {
  /// Says why libmagic had no answer, where that it had none was noted.
  fileprivate mutating func note(_ loss: MagicLoss) {
    if let index = firstIndex(of: .magic(nil)) { self[index] = .magicLost(loss) }
  }
}

extension DetectionError {
  fileprivate init(_ failure: SystemFailure, of path: FilePath) {
    self =
      switch failure.errno {
      case .noSuchFileOrDirectory, .notDirectory: .missing(path)
      default: .unreadable(path, failure.errno)
      }
  }
}
