import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// Decisions for content that is too short to be certain.
@Suite struct ShortTextTests {
  /// Whether a receiver of text accepts a file without a name.
  private func isText(_ bytes: [UInt8]) throws -> Bool {
    let sandbox = try Sandbox()
    let detector = ContentDetector(registry: .builtIn)
    let found = try detector.detect(sandbox.write("x", bytes), contentOnly: true)
    return TypeRegistry.builtIn.conforms(found.type, to: .text)
  }

  /// A byte above ASCII is a letter in any of two dozen alphabets, a number, or a flag.
  ///
  /// Alone, it has no context that makes it a letter.
  @Test(
    "A single byte above ASCII is data", arguments: [[0xE9], [0x80], [0xFF]])
  func aByteAloneIsData(bytes: [UInt8]) throws { #expect(try !isText(bytes)) }

  @Test(
    "A Latin-1 letter is text if it is next to an ASCII letter or a line end",
    arguments: [[0xE9, 0x0A], [0x61, 0xE9], [0x63, 0x61, 0x66, 0xE9], [0xC3, 0xA9]])
  func aLetterBesideAnotherIsText(bytes: [UInt8]) throws { #expect(try isText(bytes)) }

  /// No keyboard or program writes DEL into text; in a long text it is a quotation.
  @Test func deleteInAShortTextMakesItData() throws {
    #expect(try !isText([0x7F]) && !isText(Array("abc\u{7F}def\n".utf8)))
    let long = String(repeating: "Words and words about keys. ", count: 30)
    #expect(try isText(Array((long + "The key \u{7F} deletes.\n").utf8)))
  }
}
