import Testing

@testable import ContentDetection

/// Checks that no input traps a parser: every sample is cut at every length and modified.
struct HostileBytesTests {
  private static let samples: [Bytes] = [
    ZIPBytes.archive([
      ("mimetype", "application/epub+zip"), ("META-INF/container.xml", "<rootfile"),
      ("[Content_Types].xml", "<Types/>"), ("Index/Document.iwa", "x"),
    ]),
    CompoundBytes.file(["\u{1}CompObj", "FileHeader", "StarDrawDocument3"], content: "HWP"),
    Bytes(Samples.png),
    Bytes.big(24) + "ftypisom" + .zeros(4) + "isomqt  " + .big(40) + "moov" + .big(32) + "trak"
      + .big(24) + "mdia" + .big(16) + "hdlr" + .zeros(8),
    "RIFF" + Bytes.little(40) + "WAVEfmt " + .zeros(30),
    [0x1A, 0x45, 0xDF, 0xA3, 0x87, 0x42, 0x82, 0x84] + "webm" + [
      0x18, 0x53, 0x80, 0x67, 0xFF, 0xAE,
    ],
    "OggS\u{0}\u{2}" + Bytes.zeros(20) + [1, 8] + "OpusHead",
    "II*\u{0}" + Bytes.little(8) + .little(2, 2) + .little(271, 2) + .little(2, 2) + .little(40)
      + .little(20) + .little(259, 2) + .little(3, 2) + .little(1) + .little(34_713),
    [0x7F] + "ELF" + [2, 1, 1] + .zeros(9) + .little(3, 2) + .zeros(14) + .little(64, 8)
      + .zeros(14) + .little(56, 2) + .little(1, 2) + .zeros(6) + .little(2) + .zeros(52),
    [0x1F, 0x8B, 8, 0x18, 0, 0, 0, 0, 0, 3] + "name\u{0}comment\u{0}" + [
      0x4B, 0x2C, 0x28, 0xC8, 5,
    ],
    "ID3" + [4, 0, 0, 0, 0, 0, 4] + .zeros(4) + [0xFF, 0xFB, 0x90, 0x00] + .zeros(440),
    [0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 16, 16, 0, 0, 1, 0, 32, 0] + .little(64) + .little(22)
      + .little(40) + .zeros(60),
  ]

  @Test(arguments: samples) func aSampleMayEndAnywhere(sample: Bytes) {
    for count in 0...sample.count { _ = Bytes(Array(sample.all.prefix(count))).finding }
  }

  @Test(arguments: samples) func anyByteMayBeAnother(sample: Bytes) {
    for index in sample.all.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = sample.all
        changed[index] = value
        _ = Bytes(changed).finding
      }
    }
  }

  @Test func noiseIsNothing() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let start = Self.samples.randomElement(using: &generator)?.all.prefix(12) ?? []
      _ = Bytes(Array(start) + bytes).finding
      bytes.append(contentsOf: bytes)
      _ = Inflation.of(bytes[...], limit: 4096)
      _ = Inflation.of(([0x05] + bytes)[...], limit: 4096)
    }
  }
}
