import Conversion
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

// Camera raw pictures and JPEG XL as JPEG, pictures as pages of a PDF, and pictures with a maximum size.
extension ToolConversionsTests {
  private static let raw = "public.camera-raw-image"

  @Test func aCameraRawGivesThePreviewThatTheCameraMade() throws {
    try need("exiftool", "convert", "identify", "python3")
    try #require(try shell(CameraSample.recipe(preview: "1024x768")))
    try make([conversion(Self.raw, "jpeg", "exiftool")])
    #expect(
      try say("identify -format '%wx%h %[EXIF:Orientation] %[EXIF:DateTime]' made")
        == "1024x768 6 2024:05:06 07:08:09")
  }

  /// A very small preview does not replace the picture.
  @Test(arguments: [("exiftool", "160x120"), ("dcraw_emu", "1024x768")])
  func aCameraRawIsDevelopedWhereItHasNoPreview(tool: String, preview: String) throws {
    try need("exiftool", "dcraw_emu", "convert", "identify", "python3")
    try #require(try shell(CameraSample.recipe(preview: preview)))
    let step = try #require(
      Self.conversions.first {
        $0.input == UniformType(Self.raw) && $0.output == UniformType("public.jpeg")
          && $0.tool == tool && $0.neededTools.allSatisfy(Self.tools.contains)
      })
    try make([step])
    #expect(
      try say("identify -format '%wx%h %[EXIF:DateTime]' made") == "960x1280 2024:05:06 07:08:09")
  }

  @Test func aJPEGThatWasMadeIntoJPEGXLIsTheSameAgain() throws {
    try need("djxl", "cjxl", "convert")
    try #require(
      try shell(
        "convert -size 64x48 gradient:red-blue it.jpg && cjxl it.jpg it.jxl && mv it.jxl sample"))
    try make([jpegOfXL()])
    #expect(try shell("cmp made it.jpg"))
  }

  @Test func whatIsTransparentInJPEGXLIsWhite() throws {
    try need("djxl", "cjxl", "convert")
    try #require(
      try shell(
        "convert -size 32x32 xc:none -fill red -draw 'rectangle 20,20 30,30' PNG32:it.png && cjxl it.png it.jxl && mv it.jxl sample"
      ))
    try make([jpegOfXL()])
    #expect(try say("convert made -format '%[pixel:p{4,4}]' info:").contains(/white|255\)/))
  }

  func jpegOfXL() throws -> Conversion {
    try #require(
      Self.conversions.first {
        $0.input == UniformType("public.jpeg-xl") && $0.output == UniformType("public.jpeg")
          && $0.neededTools.allSatisfy(Self.tools.contains)
      })
  }

  /// The bytes of a JPEG, all pages of a TIFF, and transparency are preserved.
  @Test func aPictureIsInItsPagesAsItWas() throws {
    try need("img2pdf", "convert", "pdfimages")
    try #require(try shell("convert -size 64x48 gradient:red-blue it.jpg && cp it.jpg sample"))
    try make([conversion("public.jpeg", "pdf", "img2pdf")])
    #expect(try shell("pdfimages -all made page && cmp page-000.jpg it.jpg"))
    try #require(try shell("convert -size 20x10 xc:red -size 20x10 xc:blue -depth 8 tiff:sample"))
    try make([conversion("public.tiff", "pdf", "img2pdf")])
    #expect(try say("pdfinfo made | grep -c '^Pages: *2$'") == "1\n")
    try #require(
      try shell("convert -size 20x10 xc:none -fill red -draw 'rectangle 0,0 5,5' png:sample"))
    try make([conversion("public.png", "pdf", "img2pdf")])
    #expect(try say("pdfimages -list made | grep -c smask") == "1\n")
  }

  @Test(arguments: [
    "public.camera-raw-image", "public.jpeg-xl", "public.avif", "public.jpeg", "public.tiff",
  ])
  func whatIsNoPictureIsRefused(type: String) throws {
    let all = Self.conversions.filter {
      $0.input == UniformType(type) && $0.neededTools.allSatisfy(Self.tools.contains)
    }
    for text in ["", "otter", "-size 8x8 xc:red", String(repeating: "otter ", count: 2000)] {
      for step in all {
        try sandbox.write("sample", text)
        #expect(throws: CommandError.self, "\(step.output) by \(step.tool)") { try make([step]) }
        #expect(sandbox.list("work") == [])
      }
    }
  }

  // MARK: Sizes

  private func fitting(_ type: String, _ pixels: Int) throws -> Conversion {
    try #require(
      ToolConversions.fitting(UniformType(type), into: pixels, by: "convert", .builtIn))
  }

  @Test(arguments: [
    ("public.png", "png"), ("public.jpeg", "jpeg"), ("public.tiff", "tiff"),
    ("org.webmproject.webp", "webp"), ("com.compuserve.gif", "gif"), ("com.microsoft.bmp", "bmp"),
  ])
  func aPictureIsMadeSmallerAndNeverLarger(type: String, coder: String) throws {
    try need("convert", "identify")
    try #require(try shell("convert -size 64x48 gradient:red-blue \(coder):sample"))
    try make([fitting(type, 16)])
    #expect(try say("identify -format '%m %wx%h' made") == "\(coder.uppercased()) 16x12")
    for pixels in [64, 4000] {
      try make([fitting(type, pixels)])
      #expect(try shell("cmp made sample"), "of \(pixels) pixels")
    }
    try sandbox.write("sample", "otter")
    #expect(throws: CommandError.self) { try make([fitting(type, 16)]) }
  }

  /// ImageMagick does not read the rotation of a PNG or WebP.
  @Test(arguments: [
    ("public.png", "png"), ("org.webmproject.webp", "webp"), ("public.tiff", "tiff"),
  ])
  func aPictureIsTurnedOnceAndKeepsItsExif(type: String, coder: String) throws {
    try need("convert", "identify", "exiftool")
    try #require(
      try shell(
        """
        convert -size 64x48 xc:red \(coder):sample && exiftool -q -overwrite_original -n -Orientation=6 -Model=Swim \
        sample
        """))
    for (step, size) in [
      (try conversion(type, "jpeg", "convert"), "48x64"), (try fitting(type, 16), "12x16"),
    ] {
      try make([step])
      #expect(try say("identify -format '%wx%h\n' made") == "\(size)\n")
      #expect(try say("exiftool -s -s -s -Model -Orientation made") == "Swim\n")
    }
  }

  @Test(arguments: [("com.compuserve.gif", "gif"), ("public.tiff", "tiff")])
  func ofSeveralPicturesEachIsMadeSmaller(type: String, coder: String) throws {
    try need("convert", "identify")
    try #require(try shell("convert -size 64x48 xc:red -size 64x48 xc:blue \(coder):sample"))
    try make([fitting(type, 16)])
    #expect(try say("identify -format '%wx%h ' made") == "16x12 16x12 ")
  }

  @Test func aPictureIsMadeSmallerWhereItIsConverted() throws {
    try need("convert", "identify")
    for (size, seen) in [("64x48", "16x12"), ("8x6", "8x6")] {
      try #require(try shell("convert -size \(size) gradient:red-blue png:sample"))
      try make([conversion("public.png", "jpeg", "convert").fitted(into: 16)])
      #expect(try say("identify -format '%m %wx%h' made") == "JPEG \(seen)")
    }
  }

  // MARK: Films

  @Test func aFilmMovesAsAPictureOfTheAskedSize() throws {
    try need("ffmpeg", "identify")
    try #require(
      try shell("ffmpeg -v error -f lavfi -i testsrc=s=640x360:d=1 -f mp4 -c:v mpeg4 sample"))
    let step = try conversion("public.mpeg-4", "gif", "ffmpeg")
    #expect(!step.isAutomatic && step.isLossy)
    for (conversion, size) in [
      (step, "480x270"), (step.fitted(into: 160), "160x90"), (step.fitted(into: 4000), "640x360"),
    ] {
      try make([conversion])
      let frames = try say("identify -format '%Wx%H\n' made").split(separator: "\n")
      #expect(Set(frames) == [Substring(size)])
      #expect((12...13).contains(frames.count))
    }
  }

  @Test func theSoundOfASilentFilmIsNotMade() throws {
    try need("ffmpeg")
    try #require(
      try shell("ffmpeg -v error -f lavfi -i testsrc=s=64x48:d=0.2 -f mp4 -c:v mpeg4 sample"))
    let step = try conversion("public.mpeg-4", "mp3", "ffmpeg")
    #expect(!step.isAutomatic)
    #expect(throws: CommandError.self) { try make([step]) }
  }
}
