package import Context
package import Conversion
package import Items
package import Negotiation
package import Sessions
package import SystemCalls
package import SystemPackage
import UniformTypes

/// A representation made from another one by the steps of a conversion.
package struct Derivation {
  package let run: ConversionRun
  package let source: Source
  package let open: any OpenSession

  /// The input of the conversion.
  package enum Source {
    /// A file of the session, or bytes in memory.
    case own(ConversionRun.Source)
    /// The user's file or directory, with its status when found.
    case inPlace(FilePath, FileStatus)

    package var isDirectory: Bool {
      switch self {
      case .own(.directory): true
      case .own: false
      case .inPlace(_, let status): status.kind == .directory
      }
    }
  }

  /// Converts directly into a stream or file; after an error, the output is incomplete.
  package func write(to output: OpenFile) throws(ExchangeError) {
    let source = try opened()
    do throws(CommandError) {
      try run.run(from: source, into: output)
    } catch {
      try checkPlace()
      switch error {
      case .cancelled: throw .cancelled
      case .outputFailed(let reason): throw .outputFailed(reason)
      default: throw .conversion(error)
      }
    }
  }

  /// The input, opened if it is a file that others could replace.
  private func opened() throws(ExchangeError) -> ConversionRun.Source {
    switch source {
    case .own(let source): return source
    case .inPlace(let path, let looked):
      let file = try SourceDoor.open(path, as: looked)
      return looked.kind == .directory ? .directory(path, title: nil, file) : .file(path, file)
    }
  }

  /// Throws if the input has been replaced, which is then the reason for a program's failure.
  private func checkPlace() throws(ExchangeError) {
    guard case .inPlace(let path, let looked) = source else { return }
    _ = try SourceDoor.open(path, as: looked)
  }

  /// Converts into a new file of the session; after an error the file is removed.
  package func keep() throws(ExchangeError) -> FilePath {
    do {
      let payload = try open.newPayload()
      do {
        try write(to: try OpenFile.open(payload.path, .readWrite))
        return payload.path
      } catch {
        try? FileSystem.removeFile(payload.path)
        throw error
      }
    } catch ExchangeError.outputFailed(let reason) {
      // The failed output is a file of the session, not the user's.
      throw .conversion(.outputFailed(reason))
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Converts into a new directory of the session; after an error there is no directory.
  func keepDirectory() throws(ExchangeError) -> FilePath {
    do {
      let payload = try open.newPayload()
      // The name is unique, so a directory can take it.
      try FileSystem.removeFile(payload.path)
      let source = try opened()
      do throws(CommandError) {
        try run.unpack(from: source, to: payload.path)
      } catch {
        try checkPlace()
        throw error
      }
      return payload.path
    } catch CommandError.cancelled {
      throw .cancelled
    } catch let error as CommandError {
      throw .conversion(error)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Converts in memory; for small inputs and built-in conversions.
  package func bytes() throws(ExchangeError) -> [UInt8] {
    do {
      let memory = try OpenFile.openInMemory()
      try write(to: memory)
      try memory.seek(to: 0)
      return try memory.readAll()
    } catch {
      throw ExchangeError(any: error)
    }
  }
}

/// Returns the conversion steps for a candidate's representation; nil when none are known.
package typealias StepsOfCandidate = @Sendable (Candidate) -> [Conversion]?

/// Returns the next best conversion for a candidate, without the conversions of these indices; nil when there
/// is none.
package typealias OtherWay = @Sendable (Candidate, Item, Set<Int>) -> Candidate?
