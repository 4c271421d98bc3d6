package import Conversion
import Diagnostics
import Synchronization
import SystemCalls

/// Notes once per command that tools run unconfined, if the kernel does not support confinement.
package final class ConfinementNote: Sendable {
  private let isSaid = Atomic<Bool>(false)

  package func say(for steps: [Conversion], _ context: ExchangeContext) {
    guard let (step, gaps) = ConversionRun.gaps(in: steps),
      !isSaid.exchange(true, ordering: .relaxed)
    else { return }
    let reached = gaps.map { $0 == .files ? "your other files" : "the network" }
    context.report(
      .said(
        Diagnostic(
          .note, .conversionUnconfined,
          "this kernel cannot keep '\(step.tool)' from \(reached.joined(separator: " and "))")))
  }
}

extension Diagnostic.Code {
  static let conversionUnconfined = Self("conversion.unconfined", .failed)
}
