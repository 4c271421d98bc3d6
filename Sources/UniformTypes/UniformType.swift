/// A uniform type identifier, such as `public.png`.
///
/// Identifiers compare without regard to the case of ASCII letters, and keep the spelling they came with.
package struct UniformType: Sendable, CustomStringConvertible {
  package let identifier: String

  package init(_ identifier: String) { self.identifier = identifier }

  package var description: String { identifier }
}

extension UniformType: Hashable {
  package static func == (left: UniformType, right: UniformType) -> Bool {
    left.identifier.utf8.elementsEqual(right.identifier.utf8) { fold($0) == fold($1) }
  }

  package func hash(into hasher: inout Hasher) {
    for byte in identifier.utf8 { hasher.combine(Self.fold(byte)) }
    hasher.combine(UInt8(0xFF))
  }

  private static func fold(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
