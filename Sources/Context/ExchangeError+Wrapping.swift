package import ContentDetection
import Conversion
import Destinations
package import FileTransfer
import Sessions
package import SystemCalls
package import SystemPackage
import UniformTypes

extension ExchangeError {
  /// Wraps an error of a lower layer.
  package init(any error: any Error) {
    switch error {
    case let error as ExchangeError: self = error
    case let error as SessionError: self = .session(error)
    case let error as TypeWordError: self = .typeWord(error)
    case let error as DestinationError: self = .destination(error)
    case ViewError.cancelled: self = .cancelled
    case let error as ViewError: self = .view(error)
    case let error as DesktopError: self = .desktop(error)
    case let error as StreamError: self = .stream(error)
    case CommandError.cancelled: self = .cancelled
    case let error as CommandError: self = .conversion(error)
    case DetectionError.system(let failure) where failure.errno == .interrupted:
      self = .cancelled
    case let error as DetectionError: self = .detection(error)
    case let error as TransferError: self = .transfer(error)
    case let error as SystemFailure:
      self = [.interrupted, .canceled].contains(error.errno) ? .cancelled : .system(error)
    default: self = .unexpected(String(describing: error))
    }
  }

  /// The error for a source that could not be examined or read.
  ///
  /// Interrupted calls are retried unless the operation is cancelled, which is not an error of the source.
  package init(reading path: FilePath, _ failure: SystemFailure) {
    switch failure.errno {
    case _ where failure.isRefusedLink: self = .system(failure)
    case .interrupted: self = .cancelled
    case .noSuchFileOrDirectory, .notDirectory: self = .sourceMissing(path)
    default: self = .sourceUnreadable(path, failure.errno)
    }
  }

  /// The error for a file that could not be written.
  package init(writing path: FilePath, _ failure: SystemFailure) {
    self = failure.isRefusedLink ? .system(failure) : .outputFileFailed(path, failure.errno)
  }

  /// The error for a source whose type could not be detected.
  package init(reading path: FilePath, _ error: DetectionError) {
    switch error {
    case .system(let failure): self.init(reading: path, failure)
    case .missing: self = .sourceMissing(path)
    case .unreadable(_, .interrupted): self = .cancelled
    case .unreadable(_, let reason): self = .sourceUnreadable(path, reason)
    default: self = .detection(error)
    }
  }

  /// Whether the error is a missing source, which may be skipped on request.
  package var isMissingSource: Bool {
    switch self {
    case .sourceMissing, .sourceLeadsNowhere: true
    default: false
    }
  }

  /// The error of copying a stream to a file of the session.
  package init(spooling path: FilePath, _ error: StreamFailure) {
    switch error {
    case .source(let failure): self.init(reading: path, failure)
    case .output(let failure): self = .system(failure)
    case .cancelled: self = .cancelled
    }
  }

  /// The error of copying a file to a stream.
  package init(streaming path: FilePath, _ error: StreamFailure) {
    switch error {
    case .source(let failure): self.init(reading: path, failure)
    case .output(let failure): self = .outputFailed(failure.errno)
    case .cancelled: self = .cancelled
    }
  }
}
