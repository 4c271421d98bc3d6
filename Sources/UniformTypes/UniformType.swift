import Diagnostics

/// A uniform type identifier, such as `public.png`.
///
/// Identifiers are compared ignoring the case of ASCII letters but keep their spelling.
package struct UniformType: Sendable, CustomStringConvertible {
  package let identifier: String

  package init(_ identifier: String) { self.identifier = identifier }

  package var description: String { identifier }
}

extension UniformType: Hashable {
  package static func == (left: UniformType, right: UniformType) -> Bool {
    left.identifier.utf8.count == right.identifier.utf8.count
      && zip(left.identifier.utf8, right.identifier.utf8)
        .allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }

  package func hash(into hasher: inout Hasher) {
    // Hashed to a single number first: feeding the hasher byte by byte is ten times slower.
    var number: UInt64 = 0
    for byte in identifier.utf8 { number = number &* 31 &+ UInt64(byte.lowercasedASCII) }
    hasher.combine(number)
  }
}

/// Types that the model's rules refer to.
extension UniformType {
  package static let item = UniformType("public.item")
  package static let data = UniformType("public.data")
  package static let directory = UniformType("public.directory")
  package static let folder = UniformType("public.folder")
  package static let package = UniformType("com.apple.package")
  package static let symbolicLink = UniformType("public.symlink")
  package static let url = UniformType("public.url")
  package static let fileURL = UniformType("public.file-url")
  package static let text = UniformType("public.text")
  package static let plainText = UniformType("public.plain-text")
  package static let utf8PlainText = UniformType("public.utf8-plain-text")
  package static let sourceCode = UniformType("public.source-code")
  package static let json = UniformType("public.json")
  package static let image = UniformType("public.image")
  package static let audio = UniformType("public.audio")
  package static let movie = UniformType("public.movie")
  package static let archive = UniformType("public.archive")
}
