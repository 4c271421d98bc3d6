import ContentDetection
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// The recording dates of photographs and films.
struct RecordedDateTests {
  private static let format = "%Y-%m-%dT%H:%M:%S"

  /// The seeds of the fuzzer are the smallest files of each kind.
  @Test(arguments: [
    ("jpeg", "2023-05-06T07:08:09"), ("tiff", "2023-05-06T07:08:09"),
    ("tiff-main", "2023-05-06T07:08:09"), ("raf", "2023-05-06T07:08:09"),
    ("png", "2023-05-06T07:08:09"), ("webp", "2023-05-06T07:08:09"),
    ("heic", "2023-05-06T07:08:09"), ("heic-idat", "2023-05-06T07:08:09"),
    ("jxl", "2023-05-06T07:08:09"), ("cr3", "2023-05-06T07:08:09"),
    ("movie-words", "2022-03-04T05:06:07"),
  ])
  func aPictureSaysWhatTheClockOfTheCameraShowed(name: String, date: String) throws {
    let bytes = try Self.seed(name)
    let found = try #require(RecordedFacts(in: bytes).date)
    #expect(found.formatted(Self.format) == date)
    guard case .wall = found else {
      Issue.record("it is a moment")
      return
    }
  }

  @Test(arguments: ["movie", "movie-wide"])
  func aFilmSaysTheMomentInWhichItWasMade(name: String) throws {
    let seconds: Int64 = 3_766_000_000 - 2_082_844_800
    #expect(RecordedFacts(in: try Self.seed(name)).date == .instant(seconds * 1_000_000_000))
  }

  @Test func aDateOfBlanksIsNone() throws {
    #expect(RecordedFacts(in: try Self.seed("blank")).date == nil)
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "2023:13:06 07:08:09", "2023:02:29 07:08:09", "2023:05:06 25:08:09",
    "2023:05:06 07:61:09", "    :  :     :  :  ", "today, or so ...   ", "+023:05:06 07:08:09",
  ])
  func whatNoCalendarShowsIsNoDate(text: String) throws {
    #expect(RecordedFacts(in: try Self.tiff(saying: text)).date == nil)
  }

  @Test(arguments: [
    ("2024:02:29 23:59:60", "2024-02-29T23:59:60"), ("2023-05-06 07:08:09", "2023-05-06T07:08:09"),
    ("2023:05:06   :  :  ", "2023-05-06T00:00:00"),
    ("2023:5:6 12:34:56 \0", "2023-05-06T12:34:56"), ("2023:05:06 12-34-56", "2023-05-06T12:34:56"),
    ("2023:05:06  1:34:56", "2023-05-06T01:34:56"), ("2023:05:06 1:34:56 ", "2023-05-06T01:34:56"),
    ("1889:01:02 03:04:05", "1889-01-02T03:04:05"),
    ("2021: 5: 6 07:08:09", "2021-05-06T07:08:09"), ("2021/05/06/ 07:08   ", "2021-05-06T07:08:00"),
  ])
  func whatCamerasAndScannersWriteIsRead(text: String, date: String) throws {
    #expect(RecordedFacts(in: try Self.tiff(saying: text)).date?.formatted(Self.format) == date)
  }

  @Test func aDayOfTheWeekIsWorkedOut() throws {
    let date = RecordedFacts(in: try Self.tiff(saying: "2024:12:31 12:00:00")).date
    #expect(date?.formatted("%u %j") == "2 366")
  }

  @Test func aFilmWhoseClockWasNeverSetHasNoDate() throws {
    for seconds in [0, 1, 2_082_844_800] {
      var bytes = try Self.seed("movie")
      let head = try #require(bytes.indices.first { bytes[$0...].starts(with: "mvhd".utf8) })
      for place in 0..<4 {
        bytes[head + 8 + place] = UInt8(truncatingIfNeeded: seconds >> (24 - place * 8))
      }
      #expect(RecordedFacts(in: bytes).date == nil)
    }
  }

  @Test func whatStandsFarInAFileIsFoundAndNothingElseIsRead() throws {
    let sandbox = try Sandbox()
    let film = try Self.seed("movie")
    let moov = try #require(film.indices.first { film[$0...].starts(with: "moov".utf8) }) - 4
    var bytes = Array(film[..<20])
    bytes += [0, 0x40, 0, 0] + Array("mdat".utf8) + [UInt8](repeating: 0, count: 0x40_0000 - 8)
    bytes += film[moov...]
    let path = try sandbox.write("late.mov", bytes)
    #expect(RecordedFacts.read(from: path).date == RecordedFacts(in: film).date)
    #expect(RecordedFacts.read(from: sandbox.path("none")).date == nil)
    #expect(RecordedFacts.read(from: "/dev/zero").date == nil)
    #expect(RecordedFacts.read(from: sandbox.root).date == nil)
  }

  @Test func noBytesTrapIt() throws {
    for file in try SourceTree.files(below: "Fuzz/Seeds/date") {
      for place in file.bytes.indices {
        _ = RecordedFacts(in: Array(file.bytes[..<place])).date
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var bytes = file.bytes
          bytes[place] = value
          _ = RecordedFacts(in: bytes).date?.formatted(Self.format)
        }
      }
    }
  }

  private static let packet = """
    <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description
    xmp:CreateDate="2020-01-02T03:04:05" %></rdf:Description></x:xmpmeta>
    """

  @Test(arguments: [
    ("exif:DateTimeOriginal='2023-05-06T07:08:09.12+02:00'", "2023-05-06T07:08:09"),
    ("><exif:DateTimeOriginal>2023-05-06T07:08</exif:DateTimeOriginal", "2023-05-06T07:08:00"),
    ("", "2020-01-02T03:04:05"), ("photoshop:DateCreated='2023-05-06'", "2023-05-06T00:00:00"),
  ])
  func aDateThatOnlyXMPHasIsRead(property: String, date: String) throws {
    let packet = Array(Self.packet.replacing("%", with: property).utf8)
    #expect(RecordedFacts(in: packet).date?.formatted(Self.format) == date)
    let name = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    let size = UInt8(truncatingIfNeeded: packet.count + name.count + 2)
    let high = UInt8((packet.count + name.count + 2) >> 8)
    let picture = [0xFF, 0xD8, 0xFF, 0xE1, high, size] + name + packet + [0xFF, 0xD9]
    let screen: [UInt8] = [8, 0, 8, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    let drawing =
      Array("GIF89a".utf8) + screen + [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x21, 0xFF, 11]
      + Array("XMP DataXMP".utf8) + packet + [0, 0x3B]
    let low = UInt8(truncatingIfNeeded: packet.count)
    let scan: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0xBC, 2, 1, 0, low, UInt8(packet.count >> 8), 0, 0]
      + [26, 0, 0, 0, 0, 0, 0, 0] + packet
    for file in [picture, drawing, scan] {
      #expect(RecordedFacts(in: file).date?.formatted(Self.format) == date)
    }
  }

  @Test func theFirstNameOfTheNamespaceIsRead() {
    let packet = Array(Self.packet.replacing("xmp:", with: "xap:").replacing("%", with: "").utf8)
    #expect(RecordedFacts(in: packet).date?.formatted("%Y") == "2020")
  }

  @Test(arguments: ["Sat May  6 07:08:09 2023\n", "2023:05:06 07:08:09"])
  func aFilmInAVIHasItsDate(text: String) throws {
    let chunk = Array("IDIT".utf8) + [UInt8(text.utf8.count), 0, 0, 0] + Array(text.utf8)
    let list = Array("avih".utf8) + [2, 0, 0, 0, 1, 1] + chunk + [0]
    let bytes =
      Array("RIFF".utf8) + [99, 0, 0, 0] + Array("AVI LIST".utf8) + [
        UInt8(list.count + 4), 0, 0, 0,
      ]
      + Array("hdrl".utf8) + list
    #expect(RecordedFacts(in: bytes).date?.formatted(Self.format) == "2023-05-06T07:08:09")
  }

  @Test func aMomentBefore1970IsRoundedDown() {
    #expect(RecordedDate.instant(-1).formatted("%S") == "59")
    #expect(RecordedDate.instant(-1_000_000_000).formatted("%S") == "59")
    #expect(RecordedDate.instant(1).formatted("%S") == "00")
  }

  @Test(arguments: [
    ("><tiff:Model>Canon EOS R5 </tiff:Model", "Canon EOS R5"), ("tiff:Model=\"X-T5\"", "X-T5"),
    ("tiff:Model=''", nil),
  ])
  func aPictureSaysWhichCameraTookIt(property: String, camera: String?) {
    let packet = Array(Self.packet.replacing("%", with: property).utf8)
    #expect(RecordedFacts(in: packet).camera == camera)
  }

  // MARK: - Files that programs made

  @Test(
    .enabled(if: Tool.named("exiftool") != nil && Tool.named("convert") != nil),
    arguments: ["jpg", "tif", "png", "webp"])
  func aPictureOfExifToolHasItsCamera(ending: String) throws {
    let sandbox = try Sandbox()
    for model in ["iPhone 12 mini", "Z6"] {
      let path = sandbox.path("\(model.count).\(ending)")
      try Self.run("convert", "-size 8x8 xc:red \(path)", in: sandbox)
      try Self.run(
        "exiftool", "-q -EXIF:Model=\(model.replacing(" ", with: "_")) \(path)", in: sandbox)
      let camera = RecordedFacts.read(from: path).camera
      #expect(camera?.replacing("_", with: " ") == model)
    }
  }

  @Test(.enabled(if: Tool.named("ffmpeg") != nil && Tool.named("exiftool") != nil))
  func aFilmOfAPhoneHasItsCamera() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path("a.mov")
    try Self.run(
      "ffmpeg",
      "-v error -f lavfi -i testsrc=s=176x144:d=0.2 -pix_fmt yuv420p \(path)", in: sandbox)
    try Self.run("exiftool", "-q -Keys:Model=iPhone_12 \(path)", in: sandbox)
    #expect(RecordedFacts.read(from: path).camera == "iPhone_12")
  }

  @Test(
    .enabled(if: Tool.named("ffmpeg") != nil),
    arguments: ["mov", "mp4", "3gp", "m4v", "mkv", "webm"])
  func aFilmOfFFmpegHasItsDate(ending: String) throws {
    let sandbox = try Sandbox()
    let path = sandbox.path("a.\(ending)")
    try Self.run(
      "ffmpeg",
      "-v error -f lavfi -i testsrc=s=176x144:d=0.2 -metadata creation_time=2023-05-06T07:08:09Z "
        + "-pix_fmt yuv420p \(path)", in: sandbox)
    #expect(RecordedFacts.read(from: path).date == .instant(1_683_356_889 * 1_000_000_000))
  }

  @Test(
    .enabled(if: Tool.named("convert") != nil && Tool.named("heif-enc") != nil),
    arguments: ["jpg", "webp", "heic"])
  func aPictureThatProgramsHandedOnHasTheDateOfTheCamera(ending: String) throws {
    let sandbox = try Sandbox()
    try Self.run("convert", "-size 64x64 gradient: \(sandbox.path("plain.jpg"))", in: sandbox)
    let plain = try Files.read(sandbox.path("plain.jpg"))
    let block = Array("Exif\0\0".utf8) + (try Self.seed("tiff"))
    let segment = [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block
    let taken = try sandbox.write("taken.jpg", Array(plain[..<2]) + segment + plain[2...])
    let path = sandbox.path("a.\(ending)")
    switch ending {
    case "heic": try Self.run("heif-enc", "-o \(path) \(taken)", in: sandbox)
    default: try Self.run("convert", "\(taken) \(path)", in: sandbox)
    }
    let date = RecordedFacts.read(from: path).date
    #expect(date?.formatted(Self.format) == "2023-05-06T07:08:09")
  }

  private static func run(_ tool: String, _ line: String, in sandbox: Sandbox) throws {
    var tool = try #require(Tool.named(tool))
    tool.directory = sandbox.root
    let outcome = try tool.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == 0, "\(outcome.errorText)")
  }

  private static func seed(_ name: String) throws -> [UInt8] {
    try Files.read(SourceTree.root.appending("Fuzz/Seeds/date/\(name)"))
  }

  /// The seed with this text as its only dates.
  private static func tiff(saying text: String) throws -> [UInt8] {
    let bytes = try seed("tiff")
    return Array(bytes.dropLast(20)) + Array(text.utf8) + [0]
  }
}
