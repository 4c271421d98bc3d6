package import SystemCalls
package import UniformTypes

/// The detected type of a file, with the evidence for it.
package struct Detection: Sendable {
  package var type: UniformType
  /// The detected MIME type, if it is at least as specific as `type`; nil if only the type is known.
  package var mimeType: String?
  package var nature: Nature
  /// The status of the file, following a symbolic link.
  package var status: FileStatus
  /// Whether the path itself is a symbolic link.
  package var isLink: Bool
  /// The evidence, in the order in which it was collected.
  package var evidence: [Evidence]
  /// The type that the name indicates, if the content is unrelated to it.
  package var contradictedName: UniformType?

  /// The plain text that content without a name is as well, although its format is not a kind of text, such as
  /// PostScript.
  package func impliedText(_ registry: TypeRegistry) -> UniformType? {
    var implied: UniformType?
    for piece in evidence {
      switch piece {
      case .name: return nil
      case .text(let encoding): implied = encoding == "UTF-8" ? .utf8PlainText : .plainText
      default: break
      }
    }
    return registry.conforms(type, to: .text) ? nil : implied
  }

  /// The nature of a file, regardless of its content.
  package enum Nature: Equatable, Sendable {
    case regular
    /// An empty regular file.
    case empty
    case directory
    /// A broken symbolic link.
    case brokenLink
    case fifo, socket, device
  }

  /// A piece of evidence for a type.
  package enum Evidence: Equatable, Sendable {
    /// The types that the name indicates, best first; all of them if there is no content.
    case name([GlobMatch])
    case nature(Nature)
    /// The content is text in this encoding.
    case text(encoding: String)
    /// The format found by a built-in rule, and what it matched.
    case content(mimeType: String, sign: String)
    /// The result of the magic in the shared MIME database.
    case sharedMagic(mimeType: String, priority: Int)
    /// The result of libmagic; nil if it has none.
    case magic(String?)
    /// The libmagic worker was lost during the query.
    case magicLost(MagicLoss)
    /// Libmagic was not asked, because its answer could not change the result.
    case magicNotAsked
  }
}

/// Why libmagic did not contribute to a result.
package enum MagicLoss: Equatable, Sendable {
  /// The worker crashed or ran out of memory.
  case crashed
  /// The worker exceeded its time limit.
  case overran
  /// The worker could not be started or has failed too often.
  case unavailable
}
