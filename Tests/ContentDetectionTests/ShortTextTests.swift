import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// Where so few bytes say so little that it must be decided what they are.
@Suite struct ShortTextTests {
  /// Whether a file without a name is text to who accepts text.
  private func isText(_ bytes: [UInt8]) throws -> Bool {
    let sandbox = try Sandbox()
    let detector = ContentDetector(registry: .builtIn)
    let found = try detector.detect(sandbox.write("x", bytes), contentOnly: true)
    return TypeRegistry.builtIn.conforms(found.type, to: .text)
  }

  /// One byte above ASCII is a letter in any of two dozen alphabets, or a number, or a flag: there is
  /// nothing beside it that makes it a letter, so that it is not called one.
  @Test(
    "A single byte above ASCII is data", arguments: [[0xE9], [0x80], [0xFF]])
  func aByteAloneIsData(bytes: [UInt8]) throws { #expect(try !isText(bytes)) }

  @Test(
    "A letter of Latin-1 is text as soon as a letter of ASCII or the end of a line is beside it",
    arguments: [[0xE9, 0x0A], [0x61, 0xE9], [0x63, 0x61, 0x66, 0xE9], [0xC3, 0xA9]])
  func aLetterBesideAnotherIsText(bytes: [UInt8]) throws { #expect(try isText(bytes)) }

  /// No keyboard and no program puts DEL into a text; one in a long text is an example of it.
  @Test func deleteInAShortTextMakesItData() throws {
    #expect(try !isText([0x7F]) && !isText(Array("abc\u{7F}def\n".utf8)))
    let long = String(repeating: "Words and words about keys. ", count: 30)
    #expect(try isText(Array((long + "The key \u{7F} deletes.\n").utf8)))
  }
}
