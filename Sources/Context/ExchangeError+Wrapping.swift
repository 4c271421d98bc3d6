package import ContentDetection
import Conversion
import Destinations
package import FileTransfer
import Sessions
package import SystemCalls
package import SystemPackage
import UniformTypes

extension ExchangeError {
  /// Takes an error of a layer below for one of an exchange.
  package init(any error: any Error) {
    switch error {
    case let error as ExchangeError: self = error
    case let error as SessionError: self = .session(error)
    case let error as TypeWordError: self = .typeWord(error)
    case let error as DestinationError: self = .destination(error)
    case let error as ViewError: self = .view(error)
    case CommandError.cancelled: self = .cancelled
    case let error as CommandError: self = .conversion(error)
    case DetectionError.system(let failure) where failure.errno == .interrupted:
      self = .cancelled
    case let error as DetectionError: self = .detection(error)
    case let error as TransferError: self = .transfer(error)
    case let error as SystemFailure:
      self = error.errno == .interrupted ? .cancelled : .system(error)
    default: self = .unexpected(String(describing: error))
    }
  }

  /// A source that could not be looked at or read.
  ///
  /// A call that was interrupted is made again, unless the run is to stop: no fault of the source.
  package init(reading path: FilePath, _ failure: SystemFailure) {
    switch failure.errno {
    case .interrupted: self = .cancelled
    case .noSuchFileOrDirectory, .notDirectory: self = .sourceMissing(path)
    default: self = .sourceUnreadable(path, failure.errno)
    }
  }

  /// A source that detection could not look at.
  package init(reading path: FilePath, _ error: DetectionError) {
    switch error {
    case .system(let failure): self.init(reading: path, failure)
    case .missing: self = .sourceMissing(path)
    case .unreadable(_, .interrupted): self = .cancelled
    case .unreadable(_, let reason): self = .sourceUnreadable(path, reason)
    default: self = .detection(error)
    }
  }

  /// Whether a source is missing, so that it may be left out where that is allowed.
  package var isMissingSource: Bool {
    switch self {
    case .sourceMissing, .sourceLeadsNowhere: true
    default: false
    }
  }

  /// What went wrong on the way from a stream to a file of the session's.
  package init(spooling path: FilePath, _ error: StreamFailure) {
    switch error {
    case .source(let failure): self.init(reading: path, failure)
    case .output(let failure): self = .system(failure)
    case .cancelled: self = .cancelled
    }
  }

  /// What went wrong on the way from a file to a stream: the file, or the stream.
  package init(streaming path: FilePath, _ error: StreamFailure) {
    switch error {
    case .source(let failure): self.init(reading: path, failure)
    case .output(let failure): self = .outputFailed(failure.errno)
    case .cancelled: self = .cancelled
    }
  }
}
