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
    let found = try #require(RecordedDate(in: bytes))
    #expect(found.formatted(Self.format) == date)
    guard case .wall = found else {
      Issue.record("it is a moment")
      return
    }
  }

  @Test(arguments: ["movie", "movie-wide"])
  func aFilmSaysTheMomentInWhichItWasMade(name: String) throws {
    let seconds: Int64 = 3_766_000_000 - 2_082_844_800
    #expect(RecordedDate(in: try Self.seed(name)) == .instant(seconds * 1_000_000_000))
  }

  @Test func aDateOfBlanksIsNone() throws {
    #expect(RecordedDate(in: try Self.seed("blank")) == nil)
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "2023:13:06 07:08:09", "2023:02:29 07:08:09", "2023:05:06 25:08:09",
    "2023:05:06 07:61:09", "    :  :     :  :  ", "today, or so ...   ", "+023:05:06 07:08:09",
  ])
  func whatNoCalendarShowsIsNoDate(text: String) throws {
    #expect(RecordedDate(in: try Self.tiff(saying: text)) == nil)
  }

  @Test(arguments: [
    ("2024:02:29 23:59:60", "2024-02-29T23:59:60"), ("2023-05-06 07:08:09", "2023-05-06T07:08:09"),
    ("2023:05:06   :  :  ", "2023-05-06T00:00:00"),
    ("2023:5:6 12:34:56 \0", "2023-05-06T12:34:56"), ("2023:05:06 12-34-56", "2023-05-06T12:34:56"),
    ("2023:05:06  1:34:56", "2023-05-06T01:34:56"), ("2023:05:06 1:34:56 ", "2023-05-06T01:34:56"),
    ("1889:01:02 03:04:05", "1889-01-02T03:04:05"),
  ])
  func whatCamerasAndScannersWriteIsRead(text: String, date: String) throws {
    #expect(RecordedDate(in: try Self.tiff(saying: text))?.formatted(Self.format) == date)
  }

  @Test func aDayOfTheWeekIsWorkedOut() throws {
    let date = RecordedDate(in: try Self.tiff(saying: "2024:12:31 12:00:00"))
    #expect(date?.formatted("%u %j") == "2 366")
  }

  @Test func aFilmWhoseClockWasNeverSetHasNoDate() throws {
    for seconds in [0, 1, 2_082_844_800] {
      var bytes = try Self.seed("movie")
      let head = try #require(bytes.indices.first { bytes[$0...].starts(with: "mvhd".utf8) })
      for place in 0..<4 {
        bytes[head + 8 + place] = UInt8(truncatingIfNeeded: seconds >> (24 - place * 8))
      }
      #expect(RecordedDate(in: bytes) == nil)
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
    #expect(RecordedDate.read(from: path) == RecordedDate(in: film))
    #expect(RecordedDate.read(from: sandbox.path("none")) == nil)
    #expect(RecordedDate.read(from: "/dev/zero") == nil)
    #expect(RecordedDate.read(from: sandbox.root) == nil)
  }

  @Test func noBytesTrapIt() throws {
    for file in try SourceTree.files(below: "Fuzz/Seeds/date") {
      for place in file.bytes.indices {
        _ = RecordedDate(in: Array(file.bytes[..<place]))
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var bytes = file.bytes
          bytes[place] = value
          _ = RecordedDate(in: bytes)?.formatted(Self.format)
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
    ("", "2020-01-02T03:04:05"),
  ])
  func aDateThatOnlyXMPHasIsRead(property: String, date: String) throws {
    let packet = Array(Self.packet.replacing("%", with: property).utf8)
    #expect(RecordedDate(in: packet)?.formatted(Self.format) == date)
    let name = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    let size = UInt8(truncatingIfNeeded: packet.count + name.count + 2)
    let high = UInt8((packet.count + name.count + 2) >> 8)
    let picture = [0xFF, 0xD8, 0xFF, 0xE1, high, size] + name + packet + [0xFF, 0xD9]
    #expect(RecordedDate(in: picture)?.formatted(Self.format) == date)
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
    #expect(RecordedDate(in: bytes)?.formatted(Self.format) == "2023-05-06T07:08:09")
  }

  @Test func aMomentBefore1970IsRoundedDown() {
    #expect(RecordedDate.instant(-1).formatted("%S") == "59")
    #expect(RecordedDate.instant(-1_000_000_000).formatted("%S") == "59")
    #expect(RecordedDate.instant(1).formatted("%S") == "00")
  }

  // MARK: - Files that programs made

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
    #expect(RecordedDate.read(from: path) == .instant(1_683_356_889 * 1_000_000_000))
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
    let date = RecordedDate.read(from: path)
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
