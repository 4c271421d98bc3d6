import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// What libmagic knows nothing about, told from its rules.
@Suite(.enabled(if: MagicForecast.installed != nil)) struct MagicForecastTests {
  let sandbox: Sandbox
  let forecast: MagicForecast

  init() throws {
    sandbox = try Sandbox()
    forecast = try #require(MagicForecast.installed)
  }

  /// What libmagic says about bytes about which the rules say nothing; nil if they may say something.
  private func answerIfUnknown(
    _ bytes: [UInt8], _ database: inout MagicDatabase
  ) throws -> MagicDatabase.Answer? {
    guard forecast.knowsNothing(about: Sample(bytes: bytes)) else { return nil }
    return try database.ask(about: OpenFile.open(sandbox.write("x", bytes)))
  }

  private func isNothing(_ answer: MagicDatabase.Answer) -> Bool {
    guard case .type(let type) = answer else { return false }
    return type == nil || type == "application/octet-stream"
      || WeakMagic.isFollowedToTheEnd(type.map(MagicNames.usualName))
  }

  @Test("Noise is mostly known to be unknown, and libmagic agrees")
  func noise() throws {
    var database = MagicDatabase(try #require(MagicLibrary.installed))
    var unknown = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      let bytes = Array(ContentDetectionTests.noise(seed: seed &* 0x9E37_79B9_7F4A_7C15))
      guard let answer = try answerIfUnknown(bytes, &database) else { continue }
      unknown += 1
      #expect(isNothing(answer), "\(seed): \(answer)")
    }
    #expect(unknown > 120)
  }

  @Test("Nothing that libmagic knows is called unknown: each sign of the catalogue before noise")
  func signs() throws {
    var database = MagicDatabase(try #require(MagicLibrary.installed))
    let noise = Array(ContentDetectionTests.noise(seed: 7))
    let rows = [
      Signature.pictures, Signature.media, Signature.archives, Signature.documents, Signature.data,
      Signature.machines,
    ].joined()
    for row in rows {
      let start = row.pattern.withUTF8Buffer { SignTests.bytes(of: $0) }
      let bytes = Array((noise.prefix(row.offset) + start + noise).prefix(40_000))
      guard let answer = try answerIfUnknown(bytes, &database) else { continue }
      #expect(isNothing(answer), "\(row.pattern): \(answer)")
    }
  }

  @Test("Bytes that no rule knows start no worker, and those that one may know do")
  func worker() throws {
    let detector = ContentDetector(
      registry: .builtIn, library: nil, patience: .init(), forecast: MagicForecast.installed)
    let noise = ContentDetectionTests.noise(seed: 0x9E37_79B9_7F4A_7C15)
    let isUnknown = forecast.knowsNothing(about: Sample(bytes: noise))
    try #require(isUnknown)
    let found = try detector.detect(sandbox.write("a", noise))
    #expect(found.type == .data && found.evidence.contains(.magic("application/octet-stream")))
    #expect(throws: DetectionError.libraryMissing("libmagic.so.1")) {
      try detector.detect(sandbox.write("b", [0, 1, 2, 3] + Array("words".utf8)))
    }
  }

  @Test("Rules in another form are not read")
  func otherForm() throws {
    let header: Bytes = .little(0xF11E_041C) + .little(18) + .little(0) + .little(0)
    let size = 376
    let whole = try sandbox.write("a", header.padded(to: size).all)
    #expect(MagicForecast(path: whole) != nil)
    let cut = try sandbox.write("b", header.padded(to: size - 1).all)
    #expect(MagicForecast(path: cut) == nil)
    let other: Bytes = .little(0xF11E_041C) + .little(17) + .little(0) + .little(0)
    #expect(try MagicForecast(path: sandbox.write("c", other.padded(to: size).all)) == nil)
    #expect(MagicForecast(path: "/nowhere") == nil)
  }
}
