import ContentDetection
package import Context
import Diagnostics
import FileTransfer
import SystemCalls

// Standard input, which a person may be typing.

extension ExchangeContext {
  /// Says that standard input is read, if it is a terminal, where the command would seem to hang.
  func noteTyping() {
    guard input.isTerminal else { return }
    report(
      .said(
        Diagnostic(
          .note, .inputTyped, "reading what you type", hints: ["end it with Ctrl-D on a new line"]))
    )
  }
}

extension DetectorPool {
  /// Detects the type of standard input, which is read to its end.
  package func detectInput(of context: ExchangeContext) throws -> Look {
    context.noteTyping()
    let file = try OpenFile.openInMemory()
    do throws(StreamFailure) {
      _ = try StreamCopy.copy(from: context.input, to: file, isCancelled: context.isCancelled)
    } catch {
      throw ExchangeError(spooling: context.input.path, error)
    }
    return withExtendedLifetime(file) {
      lend { detector in
        do throws(DetectionError) {
          return .found(try detector.detect(descriptor: file.descriptor, name: nil))
        } catch {
          return .failed(error)
        }
      }
    }
  }
}

extension Diagnostic.Code {
  static let inputTyped = Self("source.typed", .failed)
}
