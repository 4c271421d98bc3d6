import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// Damaged and empty content, and formats of recent years: a name alone proves nothing there either.
@Suite struct SignlessFilesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let registry = TypeRegistry.builtIn

  /// Bytes that have the sign of no format.
  private static let noise = ContentDetectionTests.noise(seed: 0x9E37_79B9_7F4A_7C15)

  private func mimeType(_ bytes: [UInt8], _ name: String) throws -> String? {
    let path = try sandbox.write(name, bytes)
    return try ContentDetector(registry: Self.registry).detect(path).mimeType
  }

  @Test("Recordings of robots are found without a name, and no noise is one")
  func recordings() throws {
    let mcap = [0x89] + Array("MCAP0\r\n".utf8) + Self.noise
    #expect(try mimeType(mcap, "a") == "application/x-mcap")
    #expect(try mimeType(Array("#ROSBAG V2.0\n".utf8) + Self.noise, "a") == "application/x-rosbag")
    for name in ["a.mcap", "a.bag", "a.vortex", "a.h5ad", "a.spz", "a.m2v", "a.mpv", "a.dcr"] {
      #expect(try mimeType(Self.noise, name) == "application/octet-stream", "\(name)")
    }
  }

  @Test(
    "Bytes without words are no text, and bytes without lines no damaged one",
    arguments: ["a", "a.py", "a.xml", "a.dtd", "a.log", "a.tex"])
  func wordless(name: String) throws {
    let erased = [UInt8](repeating: 0xFF, count: 600)
    let chunk = Array("RIFF$".utf8) + [0, 0, 0] + Array("ABCDdata".utf8) + Bytes.zeros(24).all
    for bytes in [erased, Array(erased.prefix(4)), chunk] {
      #expect(try mimeType(bytes, name) == "application/octet-stream")
    }
  }

  @Test("A damaged text has what its format requires, or only data is left of it")
  func damaged() throws {
    let lines = Array("one line of words\nand another\n".utf8) + [0, 0, 0, 0x0A]
    #expect(try mimeType(lines, "a.log") == "text/x-log")
    #expect(try mimeType(lines, "a.bdf") == "application/octet-stream")
    #expect(
      try mimeType(Array("STARTFONT 2.1\n".utf8) + lines, "a.bdf") == "application/x-font-bdf")
  }

  @Test(
    "The first type that an extension is listed with is that of an empty file, for every extension")
  func extensionsAgree() {
    let registry = Self.registry
    let rule = DetectionRule(registry: registry)
    let words = Set(registry.declaredTypes.flatMap(registry.extensions))
    #expect(words.count > 2000)
    for word in words {
      let file = rule.judgeEmpty(name: "a.\(word)").verdict.type
      let listed = registry.taggedTypes(".\(word)")
      if file != .data { #expect(listed.first == file, "\(word)") }
      for claim in registry.globs(forName: "a.\(word)") where claim.type != .data {
        #expect(listed.contains(claim.type), "\(word): \(claim.type.identifier)")
      }
    }
  }
}
