package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Why a command, or a step of a conversion, did not make the data that it was run for.
package enum CommandError: Error, Equatable, Sendable {
  /// It ended with a status other than 0.
  case exited(Int32, Subject, lastWords: [String])
  /// A signal ended it.
  case signalled(Int32, Subject, lastWords: [String])
  /// It took longer than it was given, and was ended with all that it had started.
  case timedOut(Duration, Subject, lastWords: [String])
  /// Its caller wanted it no longer, and it was ended with all that it had started.
  case cancelled(Subject)
  /// It ended well, but made not a single byte.
  case empty(Subject)
  /// What it left at the path of `DND_OUTPUT` is not a regular file.
  case notAFile(Subject)
  /// Its program is nowhere on the search path.
  case toolMissing(String, Subject)
  /// The C library has no module for the encoding that a text is in, or is to be in.
  case encodingMissing(String, Subject)
  /// The directory that it is to run in cannot be entered.
  case noDirectory(FilePath, Errno, Subject)
  /// It could not be started.
  case notStarted(Errno?, Subject)
  /// What it was given is not of the type that it reads.
  case malformed(Malformation, Subject)
  /// What it was to write to takes no more; `.brokenPipe` means that the reader has gone.
  case outputFailed(Errno)
  case system(SystemFailure)

  /// What the command was to make; names are carried text.
  package enum Subject: Equatable, Sendable {
    /// A promised representation of the item of this name.
    case promise(name: String, UniformType)
    /// What a tool makes of something of this name.
    case tool(String, name: String)
    /// What a step of a conversion, done by a tool or by this program, makes of something of this name.
    case step(String, from: UniformType, to: UniformType, name: String)
  }
}
