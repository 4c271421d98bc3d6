package import Context
import FileTransfer
package import Items
package import Negotiation
import SystemCalls
import SystemPackage
package import UniformTypes

/// The output of a load: standard output, a file that is replaced atomically, a device or a pipe.
package final class LoadOutput {
  /// The file name, whose extension selects a type; nil for a stream.
  package let fileName: String?
  private let request: LoadRequest
  private let context: ExchangeContext
  private let target: Target
  /// The path of the output file or device; nil for standard output.
  private let outputPath: FilePath?
  private var writer: StreamWriter?

  /// Whether the output is shown directly on a terminal.
  package var isTerminal: Bool {
    if case .stream(let file) = target { file.isTerminal } else { false }
  }

  private enum Target {
    case none
    case stream(OpenFile)
    /// A file written under a temporary name and then renamed, so that it is never visible while incomplete.
    case file(ReplacedFile)
  }

  package init(_ request: LoadRequest, in context: ExchangeContext) throws(ExchangeError) {
    self.request = request
    self.context = context
    fileName = Self.fileName(for: request)
    guard !request.wantsPath else {
      target = .none
      outputPath = nil
      return
    }
    guard let word = request.output, word != "-" else {
      target = .stream(context.output)
      outputPath = nil
      return
    }
    if let stream = Self.openStream(FilePath(carried: word), context) {
      target = .stream(stream)
      outputPath = FilePath(carried: word)
      return
    }
    let path = context.absolute(FilePath(carried: word))
    outputPath = path
    do throws(SystemFailure) {
      let status = try FileSystem.statusIfPresent(of: path)
      if let status, status.kind != .regular, status.kind != .directory {
        target = .stream(try SourceDoor.openOutput(path))
      } else if status?.kind == .directory {
        throw SystemFailure("openat", path, .isDirectory)
      } else {
        target = .file(try ReplacedFile(path))
      }
    } catch {
      throw ExchangeError(writing: path, error)
    }
  }

  /// The file name of the output, without opening it; nil for a stream.
  package static func fileName(for request: LoadRequest) -> String? {
    guard !request.wantsPath, let word = request.output, word != "-" else { return nil }
    let path = FilePath(carried: word)
    return path.isDescriptor || streams.contains(path) ? nil : path.nameForItem
  }

  private static let streams: [FilePath] = ["/dev/stdout", "/dev/stderr"]

  /// The open stream for a path such as `/dev/stdout` or `/dev/fd/3`, which is never replaced.
  private static func openStream(_ path: FilePath, _ context: ExchangeContext) -> OpenFile? {
    switch path {
    case "/dev/stdout": return context.output
    case "/dev/stderr": return .standardError
    default:
      guard path.isDescriptor, let number = path.lastComponent.flatMap({ Int32($0.string) }) else {
        return nil
      }
      return OpenFile(FileDescriptor(rawValue: number), path: path, isOwned: false)
    }
  }

  /// What is written to; nil if only paths are requested.
  private var file: OpenFile? {
    switch target {
    case .none: nil
    case .stream(let stream): stream
    case .file(let replaced): replaced.file
    }
  }

  /// Appends a representation to the output; returns its size in bytes, if known.
  package func write(
    _ representation: LoadedRepresentation, of item: Item, as candidate: Candidate,
    registry: TypeRegistry,
    progress: ProgressMeter
  ) throws(ExchangeError) -> Int64? {
    guard let writer = writer ?? streamWriter(registry, progress) else { return nil }
    self.writer = writer
    do throws(ExchangeError) {
      return try writer.write(representation, of: item, as: candidate)
    } catch {
      if case .outputFailed(let reason) = error, let path = outputPath {
        throw .outputFileFailed(path, reason)
      }
      throw error
    }
  }

  /// Appends bytes, waiting for room.
  package func write(_ bytes: [UInt8]) throws(ExchangeError) {
    guard let file else { return }
    var failure: StreamFailure?
    bytes.withUnsafeBytes { buffer in
      do throws(StreamFailure) {
        try StreamCopy.write(buffer, to: file, context.isCancelled)
      } catch {
        failure = error
      }
    }
    switch failure {
    case .cancelled: throw .cancelled
    case .source(let reason), .output(let reason):
      if let outputPath { throw .outputFileFailed(outputPath, reason.errno) }
      throw .outputFailed(reason.errno)
    case nil: break
    }
  }

  private func streamWriter(_ registry: TypeRegistry, _ progress: ProgressMeter) -> StreamWriter? {
    guard let file else { return nil }
    return StreamWriter(
      context: context, output: file, registry: registry,
      allowsArchives: request.accept.conversions != .none, joinsItems: request.all,
      progress: { progress.add($0) })
  }

  /// Gives an output file its name when it is complete.
  package func finish() throws(ExchangeError) {
    guard case .file(let replaced) = target else { return }
    do throws(SystemFailure) {
      try replaced.publish()
    } catch {
      throw ExchangeError(writing: replaced.path, error)
    }
  }
}
