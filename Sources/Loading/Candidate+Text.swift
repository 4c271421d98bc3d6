import Context
import Items
import Negotiation
import SystemCalls
import UniformTypes

extension Candidate {
  /// Whether the data can be shown on a terminal, according to its type or, if that is unknown, its first
  /// bytes.
  func isText(_ registry: TypeRegistry) -> Bool {
    if given == .url || registry.conforms(given, to: .text) || registry.conforms(given, to: .url) {
      return true
    }
    guard !isDerived else { return false }
    switch representation.source {
    case .inline(let bytes): return Self.looksLikeText(bytes.prefix(Self.head))
    case .file(let path, _):
      guard let looked = try? FileSystem.status(of: path), looked.kind == .regular,
        let file = try? SourceDoor.open(path, as: looked),
        let bytes = try? file.readAll(limit: Self.head)
      else { return false }
      return Self.looksLikeText(bytes[...])
    case .fileURL: return true
    case .payload, .promise, .far: return false
    }
  }

  private static let head = 4096

  /// Whether the bytes contain no control characters other than white space.
  private static func looksLikeText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
      && !bytes.isEmpty
  }
}
