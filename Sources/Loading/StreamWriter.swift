package import Context
import Conversion
import Diagnostics
import FileTransfer
package import Items
package import Negotiation
package import SystemCalls
import SystemPackage
package import UniformTypes

/// Writes representations to a stream, one after the other.
package final class StreamWriter {
  package let context: ExchangeContext
  package let output: OpenFile
  package let registry: TypeRegistry
  /// Whether directories may be archived.
  package let allowsArchives: Bool
  /// Whether several items are written: a newline is added after each URL, and address lists are merged.
  package let joinsItems: Bool
  private let progress: @Sendable (Int64) -> Void
  private var lists: [SharedList.Format: SharedList] = [:]
  /// The number of SIGPIPE.
  private static let brokenPipe: Int32 = 13

  package init(
    context: ExchangeContext, output: OpenFile, registry: TypeRegistry, allowsArchives: Bool,
    joinsItems: Bool, progress: @escaping @Sendable (Int64) -> Void = { _ in }
  ) {
    self.context = context
    self.output = output
    self.registry = registry
    self.allowsArchives = allowsArchives
    self.joinsItems = joinsItems
    self.progress = progress
  }

  /// Writes one representation.
  ///
  /// - Returns: The number of bytes written, if known.
  /// - Throws: `ExchangeError.outputFailed`, also if the reader has closed its end (`EPIPE`).
  package func write(
    _ representation: LoadedRepresentation, of item: Item, as candidate: Candidate
  ) throws(ExchangeError) -> Int64? {
    if joinsItems, let format = SharedList.Format(of: candidate.given, in: registry) {
      return try add(try representation.bytes(), to: format, item)
    }
    let count: Int64?
    switch representation {
    case .bytes(let bytes), .held(let bytes, _):
      try write(bytes)
      count = Int64(bytes.count)
    case .inPlace(let path, let status) where status.kind == .link:
      throw .sourceLeadsNowhere(path)
    case .inPlace(let path, let status):
      let file = try SourceDoor.open(path, as: status)
      count = try status.kind == .directory ? archive(path, as: nil, item, file) : copy(path, file)
    case .kept(let path):
      count = try isDirectory(path) ? archive(path, as: item.name, item) : copy(path)
    case .made(let path):
      let name = TargetNaming(registry: registry).name(of: item, as: candidate)
      count = try isDirectory(path) ? archive(path, as: name, item) : copy(path)
    case .derived(let derivation):
      try derivation.write(to: output)
      count = nil
    case .far(let far): count = try context.farSources.write(far, to: output, context, progress)
    }
    if joinsItems && registry.conforms(candidate.given, to: .url) {
      try write([UInt8(ascii: "\n")])
    }
    return count
  }

  private func add(
    _ list: [UInt8], to format: SharedList.Format, _ item: Item
  ) throws(ExchangeError) -> Int64 {
    let shared = lists[format] ?? SharedList(format)
    guard let part = shared.part(of: list) else { throw .listsDiffer(name: item.name) }
    lists[format] = shared
    try write(part)
    return Int64(part.count)
  }

  private func write(_ bytes: [UInt8]) throws(ExchangeError) {
    do throws(SystemFailure) {
      try output.writeAll(bytes)
    } catch {
      throw .outputFailed(error.errno)
    }
  }

  private func copy(_ path: FilePath) throws(ExchangeError) -> Int64 {
    let file: OpenFile
    do throws(SystemFailure) {
      file = try OpenFile.open(path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    return try copy(path, file)
  }

  private func copy(_ path: FilePath, _ file: OpenFile) throws(ExchangeError) -> Int64 {
    do throws(StreamFailure) {
      return try StreamCopy.copy(
        from: file, to: output, progress: progress, isCancelled: context.isCancelled)
    } catch {
      throw ExchangeError(streaming: path, error)
    }
  }

  private func isDirectory(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path))?.kind == .directory
  }

  /// Writes a directory as a tar archive, with its name as the top-level entry.
  private func archive(
    _ directory: FilePath, as title: String?, _ item: Item, _ file: OpenFile? = nil
  ) throws(ExchangeError) -> Int64? {
    guard allowsArchives else { throw .streamNeedsArchive(name: item.name) }
    context.confinementNote.say(for: [DirectoryConversions.directoryToTar], context)
    do throws(CommandError) {
      try Conversion.archiving(directory, as: title, file).run(
        into: output.descriptor, environment: context.environmentPairs,
        isCancelled: { [progress, context] in
          // The number of bytes is unknown; 0 only shows that the archiver is still running.
          progress(0)
          return context.isCancelled()
        })
      return nil
    } catch {
      // SIGPIPE reaches the archiver rather than this process.
      if case .signalled(Self.brokenPipe, _, _) = error { throw .outputFailed(.brokenPipe) }
      // The archiver does not report why it failed, so check whether the output is full.
      if case .exited = error, let reason = output.lackOfRoom { throw .outputFailed(reason) }
      throw ExchangeError(any: error)
    }
  }
}

extension LoadedRepresentation {
  /// All of the data in memory; only for small representations.
  package func bytes() throws(ExchangeError) -> [UInt8] {
    switch self {
    case .bytes(let bytes), .held(let bytes, _): return bytes
    case .derived(let derivation): return try derivation.bytes()
    case .far: throw .unexpected("a file of another host was not fetched")
    case .inPlace(let path, let status):
      let file = try SourceDoor.open(path, as: status)
      do throws(SystemFailure) {
        return try file.readAll()
      } catch {
        throw ExchangeError(reading: path, error)
      }
    case .kept(let path), .made(let path):
      do throws(SystemFailure) {
        return try OpenFile.open(path).readAll()
      } catch {
        throw ExchangeError(reading: path, error)
      }
    }
  }
}
