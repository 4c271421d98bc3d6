import Testing

@testable import ContentDetection

/// Formats with a weak signature or none: a valid header is recognized, an invalid one is not.
struct RasterContainerTests {
  private func targa(kind: UInt8, width: Int, height: Int, data: Bytes) -> Bytes {
    [0, 0, kind] + .zeros(9) + .little(width, 2) + .little(height, 2) + [24, 0x20] + data
  }

  @Test func aTargaPictureEndsWhereItsHeaderSays() {
    #expect(targa(kind: 2, width: 4, height: 4, data: .zeros(48)).type == "image/x-tga")
    #expect(targa(kind: 2, width: 4, height: 4, data: .zeros(47)).type == nil)
    #expect(targa(kind: 2, width: 4, height: 4, data: .zeros(4800)).type == nil)
    #expect(targa(kind: 10, width: 4, height: 4, data: [0x8F, 1, 2, 3]).type == "image/x-tga")
    #expect(targa(kind: 10, width: 4, height: 4, data: [0x9F, 1, 2, 3]).type == nil)
  }

  @Test func aPCXPictureHasRowsThatFitItsFrame() {
    func picture(row: Int) -> Bytes {
      let start: Bytes = [10, 5, 1, 8] + .zeros(4) + .little(31, 2) + .little(31, 2)
      return (start.padded(to: 65) + [1] + .little(row, 2)).padded(to: 128)
    }
    #expect(picture(row: 32).type == "image/vnd.zbrush.pcx")
    #expect(picture(row: 4).type == nil)
  }

  @Test func othersAreToldByTheirHeaders() {
    #expect(([1, 0xDA, 1, 1, 0, 3, 0, 8, 0, 8, 0, 3] + Bytes.zeros(500)).type == "image/x-sgi")
    let flic: Bytes = .little(200) + .little(0xAF12, 2) + .little(3, 2) + .little(320, 2)
    #expect((flic + .little(200, 2) + .little(8, 2) + .zeros(100)).type == "video/x-flic")
    let metafile: Bytes = [0, 0x23, 2] + "ab" + [0, 0x10, 0x22, 0, 1]
    #expect(metafile.type == "image/cgm")
    #expect((Bytes.zeros(522) + [0, 0x11, 2, 0xFF, 0x0C, 0]).type == "image/x-pict")
  }

  @Test func aTrueTypeFontNamesItsTables() {
    let start: Bytes = [0, 1, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0]
    #expect((start + "head" + .zeros(12)).type == "font/ttf")
    #expect((start + [1, 2, 3, 4] + .zeros(12)).type == nil)
  }
}
