import Testing

@testable import ContentDetection

struct PictureContainerTests {
  @Test func lettersAloneMakeNoBitmap() {
    #expect((Bytes("BMW and other cars, a list of them") + [0xFF]).type == nil)
  }

  @Test func losslessJPEGIsNotJPEG() {
    #expect(Bytes([0xFF, 0xD8, 0xFF, 0xE0]).type == "image/jpeg")
    #expect((Bytes([0xFF, 0xD8, 0xFF, 0xF7, 0, 11]) + .zeros(9)).type == "image/jls")
  }

  @Test func anAnimatedPNGSaysSoBeforeItsPicture() {
    let start = Bytes(Array(Samples.png.prefix(33)))
    let animation = Bytes.big(8) + "acTL" + .zeros(12)
    #expect((start + animation).type == "image/apng")
    #expect(Bytes(Samples.png).type == "image/png")
    #expect((Bytes(Samples.png) + animation).type == "image/png")
  }

  private func tiff(_ fields: [(tag: Int, type: Int, value: Int)], _ rest: Bytes = "") -> Bytes {
    var bytes: Bytes = "II" + Bytes.little(42, 2) + .little(8) + .little(fields.count, 2)
    for field in fields {
      bytes += .little(field.tag, 2) + .little(field.type, 2) + .little(field.type == 2 ? 12 : 1)
      bytes += .little(field.value)
    }
    return bytes + .zeros(4) + rest
  }

  @Test func rawPicturesOfCamerasAreToldByTheirTags() {
    let make = 8 + 2 + 3 * 12 + 4
    let nikon = tiff([(254, 4, 1), (271, 2, make), (330, 4, 0)], "NIKON CORP\u{0}")
    #expect(nikon.type == "image/x-nikon-nef")
    #expect(tiff([(256, 4, 1), (50_706, 1, 1)]).type == "image/x-adobe-dng")
    let scanned = tiff([(254, 4, 0), (259, 3, 1), (271, 2, make)], "NIKON CORP\u{0}")
    #expect(scanned.type == "image/tiff")
  }

  @Test func anIconLeadsToPictures() {
    let entry: Bytes = [16, 16, 0, 0, 1, 0, 32, 0] + .little(64) + .little(22)
    #expect(
      ([0, 0, 1, 0, 1, 0] + entry + .little(40) + .zeros(60)).type == "image/vnd.microsoft.icon")
    #expect(([0, 0, 1, 0, 1, 0] + entry + .little(7) + .zeros(60)).type == nil)
  }
}
