import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import ContentDetection

/// The dimensions of images.
struct PictureSizeTests {
  private func made(_ name: String, _ size: String = "30x20", _ options: String = "") throws
    -> PictureSize?
  {
    let sandbox = try Sandbox()
    let path = sandbox.path(name)
    let status = system(
      "ffmpeg -v error -f lavfi -i color=red:size=\(size):d=0.04 -frames:v 1 \(options) '\(path.string)'"
        + " < /dev/null 2> /dev/null")
    guard status == 0 else { return nil }
    return PictureSize.of(try OpenFile.open(path))
  }

  @Test(
    .enabled(if: system("command -v ffmpeg > /dev/null") == 0),
    arguments: ["a.png", "a.jpg", "a.gif", "a.bmp"])
  func everyFormatTellsItsSize(name: String) throws {
    #expect(try made(name) == PictureSize(width: 30, height: 20))
  }

  @Test func theSamplesOfThisProjectHaveTheirs() throws {
    let directory = SourceTree.root.appending("Examples")
    #expect(try PictureSize.of(OpenFile.open(directory.appending("sunrise.jpg"))) != nil)
    #expect(try PictureSize.of(OpenFile.open(directory.appending("otter.png"))) != nil)
    #expect(try PictureSize.of(OpenFile.open(directory.appending("notes.md"))) == nil)
    #expect(try PictureSize.of(OpenFile.open(directory)) == nil)
  }

  private static let exif: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0,
    1,
    0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1,
    0x11, 0,
  ]

  @Test func whatLiesOnItsSideIsTurned() {
    #expect(PictureSize.of(Sample(bytes: Self.exif)) == PictureSize(width: 20, height: 30))
    var upright = Self.exif
    upright[31] = 1
    #expect(PictureSize.of(Sample(bytes: upright)) == PictureSize(width: 30, height: 20))
  }

  @Test func webPTellsItInThreeWays() {
    let head = Array("RIFF\0\0\0\0WEBP".utf8)
    let extended = head + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 19, 0, 0]
    let lossy =
      head + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 30, 0, 20, 0]
    let bits = 29 | 19 << 14
    let lossless =
      head + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, UInt8(bits & 0xFF), UInt8(bits >> 8 & 0xFF)]
      + [UInt8(bits >> 16 & 0xFF), 0]
    for bytes in [extended, lossy, lossless] {
      #expect(PictureSize.of(Sample(bytes: bytes)) == PictureSize(width: 30, height: 20))
    }
  }

  @Test func aHEICIsAsLargeAsTheWholeOfItsTiles() {
    func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(8 + content.count)] + Array(kind.utf8) + content
    }
    func size(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      box("ispe", [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height])
    }
    let turned = box("ipco", size(10, 10) + size(30, 20) + box("irot", [1]))
    let file =
      box("ftyp", Array("heic\0\0\0\0".utf8))
      + box("meta", [0, 0, 0, 0] + box("iprp", turned))
    #expect(PictureSize.of(Sample(bytes: file)) == PictureSize(width: 20, height: 30))
  }

  @Test func whatIsCutShortTellsNoneOrTheSame() {
    for count in Self.exif.indices {
      let size = PictureSize.of(Sample(bytes: Array(Self.exif.prefix(count))))
      #expect(size == nil || size == PictureSize(width: 20, height: 30))
    }
  }

  @Test func noSizeIsNothing() {
    var none = Self.exif
    none[46] = 0
    none[44] = 0
    #expect(PictureSize.of(Sample(bytes: none)) == nil)
  }

  @Test func theRatioIsToFourPlaces() {
    #expect(PictureSize(width: 3, height: 2).aspectRatio == 1.5)
    #expect(PictureSize(width: 2, height: 3).aspectRatio == 0.6667)
  }
}
