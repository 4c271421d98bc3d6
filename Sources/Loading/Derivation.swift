package import Context
package import Conversion
package import Items
package import Negotiation
package import Sessions
package import SystemCalls
package import SystemPackage
import UniformTypes

/// A representation that is made of another one, by the steps of a conversion.
package struct Derivation {
  package let run: ConversionRun
  package let source: Source
  package let open: any OpenSession

  /// What it is made of.
  package enum Source {
    /// Something of the session's, or in memory.
    case own(ConversionRun.Source)
    /// A file or directory of the user's, as it was found.
    case inPlace(FilePath, FileStatus)

    package var isDirectory: Bool {
      switch self {
      case .own(.directory): true
      case .own: false
      case .inPlace(_, let status): status.kind == .directory
      }
    }
  }

  /// Makes it straight into a stream or file; what an error leaves there is not all of it.
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

  /// What is converted, open where others may exchange it.
  private func opened() throws(ExchangeError) -> ConversionRun.Source {
    switch source {
    case .own(let source): return source
    case .inPlace(let path, let looked):
      let file = try SourceDoor.open(path, as: looked)
      return looked.kind == .directory ? .directory(path, title: nil, file) : .file(path, file)
    }
  }

  /// Tells a program's failure as what it is where another file came in the place of the one that it was to read.
  private func checkPlace() throws(ExchangeError) {
    guard case .inPlace(let path, let looked) = source else { return }
    _ = try SourceDoor.open(path, as: looked)
  }

  /// Makes it as a file of the session's; after an error there is none.
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
      // No output of the user's.
      throw .conversion(.outputFailed(reason))
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Makes it as a directory of the session's; after an error there is none.
  func keepDirectory() throws(ExchangeError) -> FilePath {
    do {
      let payload = try open.newPayload()
      // Its name is nobody else's.
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

  /// Makes it in memory, for what few bytes become at this program's own hands.
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

/// Which steps lead to the representation of a candidate; nil where nobody knows any.
package typealias StepsOfCandidate = @Sendable (Candidate) -> [Conversion]?

/// The next way to the representation of a candidate, without the conversions of these places; nil where there is none.
package typealias OtherWay = @Sendable (Candidate, Item, Set<Int>) -> Candidate?
