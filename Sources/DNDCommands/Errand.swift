/// What a command line asks for, however it was read: calls one operation, hands its outcome to the
/// renderer.
protocol Errand {
  /// What was chosen of what every command takes.
  var choices: GlobalChoices { get }
  /// Whether what it prints names the session by itself.
  var namesSession: Bool { get }
  /// Whether it writes data to standard output, where no progress bar must get in between.
  var writesData: Bool { get }
  /// Whether it writes nothing to standard output, so that progress for programs can go there.
  var leavesOutputFree: Bool { get }
  /// Whether it changes nothing, and so may fail halfway.
  var onlyReads: Bool { get }
  func perform(in run: Run) throws -> ExitStatus
}

extension Errand {
  var namesSession: Bool { false }
  var writesData: Bool { false }
  var leavesOutputFree: Bool { false }
  var onlyReads: Bool { false }
}
