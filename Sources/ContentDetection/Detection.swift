package import SystemCalls
package import UniformTypes

/// What a file is, and what says so.
package struct Detection: Sendable {
  package var type: UniformType
  /// The MIME type that was found, where it says more than that of `type` or just as much; nil where
  /// only the type is known.
  package var mimeType: String?
  package var nature: Nature
  /// Of the file, the link followed.
  package var status: FileStatus
  /// Whether the path itself is a symbolic link.
  package var isLink: Bool
  /// In the order in which it was looked for.
  package var evidence: [Evidence]
  /// The type that the name promises, where the content is something unrelated.
  package var contradictedName: UniformType?

  /// What sort of file it is, before its content is thought of.
  package enum Nature: Equatable, Sendable {
    case regular
    /// A regular file without a byte.
    case empty
    case directory
    /// A link that leads nowhere.
    case brokenLink
    case fifo, socket, device
  }

  /// One thing that speaks for a type.
  package enum Evidence: Equatable, Sendable {
    /// What the name says, best first; without content all of it.
    case name([GlobMatch])
    case nature(Nature)
    /// The content is text, in this encoding.
    case text(encoding: String)
    /// A format that this project's own rules know, and what they saw of it.
    case content(mimeType: String, sign: String)
    /// What the magic of the shared MIME database says.
    case sharedMagic(mimeType: String, priority: Int)
    /// What libmagic says; nil where it has no answer.
    case magic(String?)
    /// libmagic was asked, and the question was its end.
    case magicLost(MagicLoss)
    /// Nothing that libmagic could say would change the answer.
    case magicNotAsked
  }
}

/// Why libmagic has no say in what a file is.
package enum MagicLoss: Equatable, Sendable {
  /// It crashed, or ran out of memory.
  case crashed
  /// It took too long.
  case overran
  /// It could not be started, or failed too often before.
  case unavailable
}
