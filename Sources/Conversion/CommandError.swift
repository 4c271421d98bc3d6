package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Why a command, or a step of a conversion, did not produce its data.
package enum CommandError: Error, Equatable, Sendable {
  /// It exited with a status other than 0.
  case exited(Int32, Subject, lastWords: [String])
  /// It was terminated by a signal.
  case signalled(Int32, Subject, lastWords: [String])
  /// It exceeded its time limit, and was terminated with all its child processes.
  case timedOut(Duration, Subject, lastWords: [String])
  /// The caller cancelled it, and it was terminated with all its child processes.
  case cancelled(Subject)
  /// It succeeded but produced no data.
  case empty(Subject)
  /// The file that it left at `DND_OUTPUT` is not a regular file.
  case notAFile(Subject)
  /// Its program is not on the search path.
  case toolMissing(String, Subject)
  /// The C library has no module for the encoding of its input or output.
  case encodingMissing(String, Subject)
  /// Its working directory cannot be entered.
  case noDirectory(FilePath, Errno, Subject)
  /// It could not be started.
  case notStarted(Errno?, Subject)
  /// Its input is not of the type that it reads.
  case malformed(Malformation, Subject)
  /// Its output could not be written; `.brokenPipe` means that the reader is gone.
  case outputFailed(Errno)
  case system(SystemFailure)

  /// What the command was to produce; names are carried text.
  package enum Subject: Equatable, Sendable {
    /// A promised representation of the item with this name.
    case promise(name: String, UniformType)
    /// The output of a tool for an item with this name.
    case tool(String, name: String)
    /// The output of a conversion step, by a tool or by this program, for an item with this name.
    case step(String, from: UniformType, to: UniformType, name: String)
  }
}
