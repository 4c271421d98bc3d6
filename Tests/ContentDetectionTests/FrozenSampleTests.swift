import FoundationEssentials
import SystemCalls
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// Two hundred small files with expected answers.
///
/// A change of rules made for some files shows its effect on all of them here. The results do not
/// depend on the machine: neither libmagic nor the shared MIME database is used.
///
/// `Frozen/texts.txt` contains the texts, each after a line
/// `=== NAME | MIME type | MIME type by content alone`; `Frozen/bytes.txt` has one file per line with
/// the same fields and its bytes, where `\x89` is a byte and `{0*8}` means eight zeros. All files were
/// written for this test. An answer may change to a better one, but never to a wrong one.
@Suite struct FrozenSampleTests {
  struct File: CustomTestStringConvertible, Sendable {
    var name: String
    var mimeType: String
    var byContent: String
    var bytes: [UInt8]

    var testDescription: String { name }
  }

  static let files = Result { try texts() + bytes() }

  @Test("There are at least two hundred samples with different names")
  func numberOfSamples() throws {
    let files = try Self.files.get()
    #expect(files.count >= 200)
    #expect(Set(files.map(\.name)).count == files.count)
  }

  @Test("Each sample has the recorded type by its name and content")
  func nameAndContent() throws {
    for file in try Self.files.get() {
      #expect(try mimeType(file, name: file.name) == file.mimeType, "\(file.name)")
    }
  }

  @Test("Each sample has the recorded type by its content alone")
  func contentAlone() throws {
    for file in try Self.files.get() {
      #expect(try mimeType(file, name: nil) == file.byContent, "\(file.name)")
    }
  }

  /// The type that `types of --mime` prints.
  private func mimeType(_ file: File, name: String?) throws -> String {
    let registry = TypeRegistry.builtIn
    let verdict = try DetectionRule(registry: registry)
      .judge(Sample(bytes: file.bytes), name: name) { nil }.verdict
    return verdict.mimeType ?? registry.nearestMIMEType(of: verdict.type)
  }
}

extension FrozenSampleTests {
  private static func read(_ name: String) throws -> String {
    let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frozen")
    return String(decoding: try Data(contentsOf: directory.appending(path: name)), as: UTF8.self)
  }

  private static func file(_ fields: [String], _ bytes: [UInt8]) throws -> File {
    try #require(fields.count >= 3)
    return File(name: fields[0], mimeType: fields[1], byContent: fields[2], bytes: bytes)
  }

  private static func texts() throws -> [File] {
    try ("\n" + read("texts.txt")).split(separator: "\n=== ").map { part in
      let end = try #require(part.firstIndex(of: "\n"))
      var text = String(part[part.index(after: end)...])
      if !text.hasSuffix("\n") { text += "\n" }
      return try file(part[..<end].components(" | "), Array(text.utf8))
    }
  }

  private static func bytes() throws -> [File] {
    try read("bytes.txt").split(separator: "\n").map { line in
      let fields = line.components("\t")
      return try file(fields, unescaped(fields[3]))
    }
  }

  private static func unescaped(_ text: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "\\") {
        let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
        bytes.append(try #require(UInt8(digits, radix: 16)))
        rest = rest.dropFirst(3)
      } else if first == UInt8(ascii: "{"), rest.starts(with: "0*".utf8) {
        let count = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "}") }
        bytes += [UInt8](repeating: 0, count: Int(String(decoding: count, as: UTF8.self)) ?? 0)
        rest = rest.dropFirst(count.count + 3)
      } else {
        bytes.append(first)
      }
    }
    return bytes
  }
}

extension Substring {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
