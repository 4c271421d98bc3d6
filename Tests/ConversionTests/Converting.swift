import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Conversion

/// Runs conversions in a sandbox and returns their results.
struct Converting {
  let sandbox: Sandbox
  var name = "it"
  var timeout: Duration?
  var isCancelled: @Sendable () -> Bool = { false }

  init() throws {
    Interruption.ignoreBrokenPipe()
    sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path("work"))
  }

  func run(_ steps: [Conversion]) -> ConversionRun {
    ConversionRun(
      steps, of: name, registry: .builtIn, environment: [("PATH", "/usr/bin:/bin")],
      workplace: sandbox.path("work"), timeout: timeout, grace: .milliseconds(100),
      isCancelled: isCancelled)
  }

  /// The result of the conversion; checks that nothing else is left.
  func callAsFunction(
    _ steps: [Conversion], _ source: ConversionRun.Source
  ) throws -> [UInt8] {
    let output = try OpenFile.open(
      sandbox.path("out"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    defer { #expect(sandbox.list("work").isEmpty) }
    try run(steps).run(from: source, into: output)
    return try sandbox.read("out")
  }

  func callAsFunction(_ steps: [Conversion], _ text: String) throws -> String {
    String(decoding: try self(steps, .bytes(Array(text.utf8))), as: UTF8.self)
  }

  func callAsFunction(_ method: BuiltInMethod, _ bytes: [UInt8]) throws -> [UInt8] {
    try self([Self.step(method)], .bytes(bytes))
  }

  func callAsFunction(_ method: BuiltInMethod, _ text: String) throws -> String {
    try self([Self.step(method)], text)
  }

  /// The location and kind of invalid data.
  func malformation(_ method: BuiltInMethod, _ bytes: [UInt8]) throws -> Malformation? {
    do {
      _ = try self(method, bytes)
      return nil
    } catch CommandError.malformed(let malformation, _) {
      return malformation
    }
  }

  func malformation(_ method: BuiltInMethod, _ text: String) throws -> Malformation? {
    try malformation(method, Array(text.utf8))
  }

  static func step(_ method: BuiltInMethod) -> Conversion {
    Conversion(.plainText, to: .utf8PlainText, by: "dnd", .builtIn(method))
  }

  static func filter(_ words: String...) -> Conversion {
    Conversion(.plainText, to: .utf8PlainText, by: words[0], .filter(words))
  }

  static func shell(_ command: String, to output: UniformType = .utf8PlainText) -> Conversion {
    Conversion(.plainText, to: output, by: "sh", .filter(["sh", "-c", command]))
  }

  static func files(_ words: String..., to output: UniformType = .utf8PlainText) -> Conversion {
    Conversion(UniformType("public.json"), to: output, by: words[0], .files(words))
  }
}
