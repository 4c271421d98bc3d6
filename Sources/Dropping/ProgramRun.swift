import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import SystemCalls
import SystemPackage
import UniformTypes

/// Runs a program on loaded items, which are passed as paths and URLs.
///
/// A file of the user's is passed by its own path. Data that is stored in the session or produced for the drop
/// is copied to a file with the item's name, which is deleted when the program has ended.
final class ProgramRun {
  private let program: Program
  private let context: ExchangeContext
  private let session: String
  private let naming: TargetNaming
  private let payloads: FilePath
  private var room: PrivateDirectory?
  private var count = 0

  init(
    _ program: Program, _ context: ExchangeContext, session: String, payloads: FilePath,
    registry: TypeRegistry
  ) {
    self.program = program
    self.context = context
    self.session = session
    self.payloads = payloads
    naming = TargetNaming(registry: registry)
  }

  // MARK: - Arguments

  /// The path or URL that is passed for a representation.
  func argument(for loaded: Loaded) throws(ExchangeError) -> [UInt8] {
    do {
      if isAddress(loaded), program.takesURLs, let url = try address(in: loaded.representation) {
        return url
      }
      let path = try path(of: loaded)
      return program.takesURLs && isApplication ? FileURL.url(of: path) : path.bytes
    } catch {
      throw ExchangeError(any: error)
    }
  }

  private var isApplication: Bool { if case .application = program { true } else { false } }

  private func isAddress(_ loaded: Loaded) -> Bool {
    naming.registry.conforms(loaded.candidate.given, to: .url)
  }

  private func address(in representation: LoadedRepresentation) throws -> [UInt8]? {
    switch representation {
    case .bytes(let bytes): Array(bytes.prefix { $0 != 0x0A && $0 != 0x0D })
    case .kept(let path), .made(let path): ArrivedAddresses.url(at: path)
    case .held(let bytes, _): ArrivedAddresses.url(in: bytes)
    case .inPlace, .derived, .far: nil
    }
  }

  private func path(of loaded: Loaded) throws -> FilePath {
    let source: PlacementRequest.Source
    switch loaded.representation {
    case .inPlace(let path, _): return path
    case .bytes(let bytes):
      source = .bytes(isAddress(loaded) ? InternetShortcut.content(url: bytes) : bytes)
    case .held(let bytes, _): source = .bytes(bytes)
    case .kept(let path), .made(let path):
      source = try Self.source(of: path)
    case .derived(let derivation): source = .spool(try derivation.keep())
    case .far: throw ExchangeError.unexpected("a file of another host was not fetched")
    }
    return try copy(source, for: loaded)
  }

  private static func source(of path: FilePath) throws -> PlacementRequest.Source {
    try FileSystem.status(of: path, followingLinks: false).kind == .directory
      ? .path(path, expecting: nil, followsLink: false) : .spool(path)
  }

  /// Copies data to a file with the item's name, so that the program cannot change the session's data.
  ///
  /// Each copy has its own directory, so that names cannot clash.
  private func copy(_ source: PlacementRequest.Source, for loaded: Loaded) throws -> FilePath {
    if !FileSystem.exists(payloads) { try FileSystem.makeDirectory(payloads, mode: 0o700) }
    let room = try room ?? PrivateDirectory(in: payloads, prefix: ".program-")
    self.room = room
    count += 1
    let directory = room.path.appending(String(count))
    try FileSystem.makeDirectory(directory, mode: 0o700)
    let name = naming.name(of: loaded.item, as: loaded.candidate)
    let request = PlacementRequest(
      source, directory: directory, name: TargetName.sanitized(CarriedText.bytes(of: name)))
    let placed = TransferEngine().place([request], isCancelled: context.isCancelled)
    return try placed[0].get().target
  }

  // MARK: - Running

  /// Runs the program and waits for it to exit successfully.
  func run(on arguments: [[UInt8]]) throws(ExchangeError) {
    let line = program.commandLine(for: arguments)
    let word = CarriedText.text(line.first ?? [])
    guard let path = context.find(word) else { throw .programMissing(word) }
    let own = [(name: "DND_SESSION", value: session)]
    let environment = context.environmentPairs.filter { $0.name != "DND_SESSION" } + own
    let ending: ProcessWatch.Ending
    do throws(SystemFailure) {
      ending = try ForegroundProgram.run(
        .init(
          path: path, arguments: line,
          environment: environment.map {
            CarriedText.bytes(of: $0.name) + [UInt8(ascii: "=")] + CarriedText.bytes(of: $0.value)
          }.filter { !$0.contains(0) },
          directory: program.directory ?? context.workingDirectory),
        input: context.input.descriptor, output: context.output.descriptor,
        errors: OpenFile.standardError.descriptor)
    } catch {
      throw .programNotStarted(program.name, error.errno)
    }
    switch ending {
    case .exited(0): return
    case .exited where context.isCancelled(), .signalled where context.isCancelled():
      throw .cancelled
    case .exited(let status): throw .programEnded(program.name, status: status)
    case .signalled(let signal): throw .programKilled(program.name, signal: signal)
    }
  }
}
