package import Diagnostics
import SystemCalls
package import SystemPackage

/// An error of a session's stream, while it is written or read.
package enum StreamError: Error, Equatable, Sendable {
  // Exporting.
  case toTerminal
  case sensitive(session: String)
  case localOnly(session: String)
  /// A file changed while it was exported.
  case changed(FilePath)
  case sessionChanged(String)
  /// The name or a type of an item does not fit into a description.
  case indescribable(item: Int)
  /// A type with a size was accepted, but nothing is converted.
  case sized(String)
  /// The items have nothing that can be exported.
  ///
  /// - Parameter promises: Whether commands would make something.
  case nothing(session: String, promises: Bool)

  // Importing.
  case fromTerminal
  /// The bytes are not a session's stream.
  case notExported
  /// The stream has a later version of the format.
  case newer(Int64)
  /// The stream ended before its end.
  case truncated
  /// The stream is not as it was exported, with the first thing that is wrong, as a clause.
  case damaged(String)
}

extension StreamError: Diagnosable {
  /// What to try for the data of promises.
  package static let runsPromises =
    "'dnd … --run-promises' runs the commands and exports what they make"

  package var diagnostic: Diagnostic {
    switch self {
    case .toTerminal:
      Diagnostic(
        .usage, "an exported session is not text and is not written to a terminal",
        hints: ["write it to a file with '>', or send it to a program with '|'"])
    case .sensitive(let session):
      Diagnostic(
        .exportSensitive, "session '\(session)' is sensitive and would leave this machine's memory",
        hints: ["'dnd … --sensitive' exports it anyway"])
    case .localOnly(let session):
      Diagnostic(
        .localOnly,
        "session '\(session)' is for the lifting application only and cannot be exported")
    case .changed(let path):
      Diagnostic(
        .exportChanged, "'\(path.carried)' changed while it was exported; the stream has no end",
        hints: ["run it again when nobody writes to it"])
    case .sessionChanged(let session):
      Diagnostic(
        .exportChanged,
        "session '\(session)' or its files changed while it was exported; the stream has no end",
        hints: ["run it again"])
    case .indescribable(let item):
      Diagnostic(
        .exportNothing, "item \(item) has a name or a type that a stream cannot hold",
        hints: ["leave it out with --item"])
    case .sized(let type):
      Diagnostic(
        .usage, "dnd export converts nothing, so '\(type)' cannot have a size",
        hints: ["drop the pictures with that size, and lift and export the copies"])
    case .nothing(let session, let promises):
      Diagnostic(
        .exportNothing, "nothing in session '\(session)' can be exported",
        hints: promises ? [Self.runsPromises] : [])
    case .fromTerminal:
      Diagnostic(
        .usage, "dnd import reads what dnd export wrote, not what is typed",
        hints: ["name a file, or use a pipe: 'ssh HOST dnd export | dnd import'"])
    case .notExported:
      Diagnostic(
        .importDamaged, "this is not a session written by dnd export",
        hints: ["to pick up a file, use 'dnd lift'"])
    case .newer(let version):
      Diagnostic(
        .importNewerVersion, "the stream has format version \(version), which this dnd cannot read",
        hints: ["update dnd here"])
    case .truncated:
      Diagnostic(
        .importTruncated, "the stream ended too early; nothing was imported",
        hints: ["export it again, and look at the errors of 'dnd export'"])
    case .damaged(let what):
      Diagnostic(
        .importDamaged, "the stream is damaged: \(what); nothing was imported",
        hints: ["export it again"])
    }
  }
}

extension Diagnostic.Code {
  static let exportSensitive = Self("export.sensitive", .forbidden)
  static let exportChanged = Self("export.changed", .failed)
  static let exportNothing = Self("export.nothing", .cancelled)
  package static let exportLeftOut = Self("export.leftOut", .failed)
  static let importDamaged = Self("import.damaged", .damaged)
  static let importNewerVersion = Self("import.newerVersion", .damaged)
  static let importTruncated = Self("import.truncated", .damaged)
}
