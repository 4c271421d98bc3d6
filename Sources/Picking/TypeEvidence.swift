import ContentDetection
import UniformTypes

/// A piece of evidence for a type, in words.
package struct TypeEvidence: Equatable, Sendable {
  /// The source of the evidence: `name`, `nature`, `text`, `content`, `libmagic` or `database`.
  package var by: String
  /// The conclusion: a MIME type or type identifier, an encoding, or a kind of file; nil if the source had no
  /// answer or was not asked.
  package var says: String?
  /// The basis of the conclusion.
  package var detail: String?

  package init(_ by: String, _ says: String?, _ detail: String? = nil) {
    self.by = by
    self.says = says
    self.detail = detail
  }

  init(_ evidence: Detection.Evidence) {
    switch evidence {
    case .name(let globs):
      self.init(
        "name",
        globs.dropFirst().reduce(globs.first.map(Self.word) ?? "") { "\($0), \(Self.word($1))" },
        globs.first.map { "weight \($0.weight)" })
    case .nature(let nature): self.init("nature", Self.word(nature))
    case .text(let encoding): self.init("text", encoding)
    case .content(let mimeType, let sign): self.init("content", mimeType, sign)
    case .sharedMagic(let mimeType, let priority):
      self.init("database", mimeType, "priority \(priority)")
    case .magic(let answer): self.init("libmagic", answer, answer == nil ? "no answer" : nil)
    case .magicLost(.crashed): self.init("libmagic", nil, "crashed on this file")
    case .magicLost(.overran): self.init("libmagic", nil, "took too long on this file")
    case .magicLost(.unavailable): self.init("libmagic", nil, "not asked: it failed earlier")
    case .magicNotAsked: self.init("libmagic", nil, "not asked: its answer would not matter")
    }
  }

  private static func word(_ glob: GlobMatch) -> String { glob.mimeType ?? glob.type.identifier }

  static func word(_ nature: Detection.Nature) -> String {
    switch nature {
    case .regular: "regular"
    case .empty: "empty"
    case .directory: "folder"
    case .brokenLink: "brokenLink"
    case .fifo: "fifo"
    case .socket: "socket"
    case .device: "device"
    }
  }
}
