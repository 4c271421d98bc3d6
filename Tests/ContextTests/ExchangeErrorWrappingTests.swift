import ContentDetection
import Diagnostics
import FileTransfer
import SystemCalls
import SystemPackage
import Testing

@testable import Context

@Suite struct ExchangeErrorWrappingTests {
  private static let interrupted = SystemFailure("recv", nil, .interrupted)

  @Test(
    "An interrupted look at a source is a cancellation, not an unreadable source",
    arguments: [
      ExchangeError(reading: "a", interrupted),
      ExchangeError(reading: "a", DetectionError.system(interrupted)),
      ExchangeError(reading: "a", DetectionError.unreadable("a", .interrupted)),
      ExchangeError(any: interrupted), ExchangeError(any: DetectionError.system(interrupted)),
      ExchangeError(spooling: "a", .source(interrupted)),
      ExchangeError(streaming: "a", .source(interrupted)),
    ])
  func interruptionIsCancellation(error: ExchangeError) {
    #expect(error.diagnostic.code.name == "command.interrupted")
  }

  @Test func whatElseFailsIsTheSources() {
    let failure = SystemFailure("pread", "a", .ioError)
    for error in [
      ExchangeError(reading: "a", failure),
      ExchangeError(reading: "a", DetectionError.unreadable("a", .ioError)),
    ] {
      #expect(error.diagnostic.code.name == "source.unreadable")
    }
  }
}
