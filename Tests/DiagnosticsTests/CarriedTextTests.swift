import Diagnostics
import Testing

@Suite struct CarriedTextTests {
  @Test(
    arguments: [
      [], Array("plain".utf8), Array("schön 🦦".utf8), [0xFF], [0x61, 0xC3, 0x62],
      [0xF0, 0x9F, 0xA6], [0x80, 0x80], [0xED, 0xA0, 0x80], Array("\u{10FF41}".utf8),
      Array("\u{10FF00}\u{10FFFF}".utf8), [0xF4, 0x8F, 0xBC], [0xC0, 0x80],
    ] as [[UInt8]])
  func givesTheSameBytesBack(bytes: [UInt8]) {
    #expect(CarriedText.bytes(of: CarriedText.text(bytes)) == bytes)
  }

  @Test func leavesWellFormedTextAlone() {
    #expect(CarriedText.text(Array("schön 🦦".utf8)) == "schön 🦦")
    #expect(!CarriedText.carriesRawBytes("schön 🦦 \u{10FEFF}"))
  }

  @Test func givesEveryByteBackInEveryPlace() {
    for byte in UInt8.min...UInt8.max {
      for bytes in [[byte], [0x61, byte, 0x62], [byte, 0xC3], [0xC3, byte]] {
        #expect(CarriedText.bytes(of: CarriedText.text(bytes)) == bytes)
      }
    }
  }
}
