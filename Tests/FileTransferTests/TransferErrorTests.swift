import Diagnostics
import FileTransfer
import SystemCalls
import SystemPackage
import Testing

struct TransferErrorTests {
  @Test(arguments: [
    (TransferError.noSpace("/d/a"), "transfer.noSpace", Diagnostic.Failure.failed),
    (.destinationExists("/d/a"), "transfer.exists", .nameTaken),
    (.destinationMissing("/d"), "transfer.noDestination", .noInput),
    (.sourceMissing("/s"), "transfer.sourceMissing", .noInput),
    (.sourceChanged("/s"), "transfer.sourceChanged", .failed),
    (.unusableName([0xFF, 0x2F]), "transfer.name", .usage),
    (.system(SystemFailure("openat", "/s", .permissionDenied)), "system.notPermitted", .failed),
  ])
  func anErrorHasAStableCode(error: TransferError, code: String, failure: Diagnostic.Failure) {
    #expect(error.diagnostic.code.name == code)
    #expect(error.diagnostic.code.failure == failure)
  }

  @Test("What a file system does not keep is listed in a sentence")
  func lossesAreListed() {
    let words = { (losses: UnsupportedMetadata) in
      TransferNote.notKept(losses, in: "/d").diagnostic.message
    }
    let start = "the file system of '/d' does not keep "
    #expect(words(.times) == start + "exact times")
    #expect(words([.rights, .times]) == start + "permissions and exact times")
    #expect(
      words([.hardLinks, .rights, .times]) == start + "hard links, permissions and exact times")
  }

  @Test func aMessageNamesTheThingAndEndsWithoutAFullStop() {
    let path: FilePath = "/d/a b"
    let errors: [TransferError] = [
      .sourceMissing(path), .sourceChanged(path), .destinationExists(path), .kindClash(path),
      .noSpace(path), .verificationFailed(path), .noSafePublish(path), .noSafeReplacing(path),
      .unverifiedMove(path), .manifestExists(path),
      .manifestName(path), .manifestElsewhere(path, at: "/d/a b 2"),
      .unsupportedKind(path, .fifo), .incomplete(path, failures: 2, first: .noSpace("/x")),
      .destinationInsideSource(destination: "/d/a b/c", source: path),
    ]
    for error in errors {
      let message = error.diagnostic.message
      #expect(message.contains("/d/a b"), "\(message)")
      #expect(!message.hasSuffix(".") && message.first?.isUppercase == false, "\(message)")
    }
    #expect(
      TransferError.unsupportedKind(path, .fifo).diagnostic.message
        == "'/d/a b' is a FIFO, which cannot be dropped")
  }
}
