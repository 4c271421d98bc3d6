/// The drops that share a session with this one, or hold it alone.
package struct OtherDrops: Equatable, Sendable {
  /// The drops that still run.
  package var running: Int
  /// Those of them that do not merely wait for the others.
  package var working: Int
  /// The drops whose process is gone, and whose work nobody has finished yet.
  package var gone: Int

  package init(running: Int, working: Int? = nil, gone: Int) {
    self.running = running
    self.working = working ?? running
    self.gone = gone
  }

  package static let none = OtherDrops(running: 0, gone: 0)
}
