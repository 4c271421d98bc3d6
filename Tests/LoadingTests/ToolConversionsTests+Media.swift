import Conversion
import Diagnostics
import TestSupport
import Testing
import UniformTypes

// What films and songs are kept for goes along with their conversions.
extension ToolConversionsTests {
  /// A film of a camera, and one with two languages and subtitles.
  private static let camera =
    """
    ffmpeg -v error -f lavfi -i testsrc=s=64x48:d=0.2 -f lavfi -i sine=d=0.2 -c:a aac -metadata title=Otter \
    -metadata creation_time=2019-08-07T06:05:04Z -metadata location=+52.5+013.4/
    """
  private static let languages =
    """
    printf '1\\n00:00:00,000 --> 00:00:00,100\\nHi\\n' > it.srt && ffmpeg -v error \
    -f lavfi -i testsrc=s=64x48:d=0.2 -f lavfi -i sine=d=0.2 -f lavfi -i sine=d=0.2 -i it.srt \
    -map 0 -map 1 -map 2 -map 3 -c:a aac -metadata:s:a:0 language=ger -metadata:s:a:1 language=eng \
    -metadata:s:s:0 language=fra
    """

  @Test(
    arguments: [
      ("mov -c:v mpeg4", "com.apple.quicktime-movie"), ("mp4 -c:v mpeg4", "public.mpeg-4"),
      ("matroska -c:v mpeg4", "org.matroska.mkv"),
    ],
    ["com.apple.quicktime-movie", "public.mpeg-4", "org.matroska.mkv", "org.webmproject.webm"])
  func aFilmKeepsDatePlaceAndTitle(from: (format: String, type: String), to type: String) throws {
    guard from.type != type else { return }
    try need("ffmpeg", "ffprobe")
    try #require(try shell("\(Self.camera) -f \(from.format) sample"))
    try make([conversion(from.type, type, "ffmpeg")])
    let tags = try say("ffprobe -v error -show_entries format_tags -of compact made").lowercased()
    for tag in ["creation_time=2019-08-07t06:05:04", "title=otter", "location=+52.5"] {
      #expect(tags.contains(tag), "\(from.type) to \(type)")
    }
  }

  @Test(arguments: ["com.apple.quicktime-movie", "public.mpeg-4", "org.webmproject.webm"])
  func aFilmKeepsEveryLanguageAndItsSubtitles(type: String) throws {
    try need("ffmpeg", "ffprobe")
    try #require(try shell("\(Self.languages) -f matroska -c:v mpeg4 sample"))
    try make([conversion("org.matroska.mkv", type, "ffmpeg")])
    let streams =
      "ffprobe -v error -show_entries stream=codec_type:stream_tags=language -of csv=p=0 made"
    let kept = try say(streams).split(separator: "\n").filter { !$0.hasPrefix("video") }
    #expect(kept == ["audio,ger", "audio,eng", "subtitle,fra"])
  }

  @Test(
    arguments: [
      "org.xiph.flac", "com.apple.m4a-audio", "public.mp3", "org.xiph.ogg-audio",
    ],
    [
      "org.xiph.flac", "com.apple.m4a-audio", "public.mp3", "org.xiph.ogg-audio",
      "com.microsoft.waveform-audio",
    ])
  func aSongKeepsTitleArtistAndCover(from: String, to type: String) throws {
    guard from != type else { return }
    try need("ffmpeg", "ffprobe")
    let cover =
      "-f lavfi -i testsrc=s=16x16:d=0.1:r=10 -map 0 -map 1 -frames:v 1 -c:v mjpeg "
      + "-disposition:v attached_pic"
    let format =
      switch from {
      case "com.apple.m4a-audio": "ipod"
      case "public.mp3": "mp3"
      default: "flac"
      }
    try #require(
      try shell(
        """
        ffmpeg -v error -f lavfi -i sine=d=0.2 \(cover) -metadata title=Otter -metadata artist=Ann \
        -f \(format) sample
        """))
    if from == "org.xiph.ogg-audio" {
      // Only this program gives such a song a cover.
      try make([conversion("org.xiph.flac", from, "ffmpeg")])
      try #require(try shell("mv made sample"))
    }
    try make([conversion(from, type, "ffmpeg")])
    let tags = try say(
      "ffprobe -v error -show_entries format_tags:stream_tags:stream_disposition=attached_pic -of compact made"
    )
    #expect(tags.contains("title=Otter") && tags.contains("artist=Ann"), "\(from) to \(type)")
    let holds = type != "com.microsoft.waveform-audio"
    #expect(tags.contains("attached_pic=1") == holds, "\(from) to \(type)")
  }

  @Test func whatAFormatCannotHoldIsNamed() throws {
    try need("ffmpeg", "ffprobe")
    try #require(
      try shell(
        """
        ffmpeg -v error -f lavfi -i sine=d=0.2 -f lavfi -i testsrc=s=16x16:d=0.1:r=10 -map 0 -map 1 -frames:v 1 -c:v mjpeg \
        -disposition:v attached_pic -f flac sample
        """))
    let report = ToolReport()
    try make([conversion("org.xiph.flac", "com.microsoft.waveform-audio", "ffmpeg")], report)
    let said = try #require(report.diagnostic)
    #expect(!said.isLacking)
    #expect(said.warning.hints.contains { $0.contains("cannot hold: cover") })
  }

  /// The codes of QuickTime for languages are not those of other films, and it lacks many.
  @Test(arguments: [
    (["deu", "nld", "zho"], ["ger", "dut", "chi"]), (["ger", "fra", "hrv"], ["ger", "fra"]),
  ])
  func aQuickTimeFilmHasItsOwnCodesOfLanguages(languages: [String], kept: [String]) throws {
    try need("ffmpeg", "ffprobe")
    let options = languages.enumerated().map { "-metadata:s:a:\($0) language=\($1)" }
    try #require(
      try shell(
        """
        ffmpeg -v error -f lavfi -i testsrc=s=64x48:d=0.2 -f lavfi -i sine=d=0.2 -map 0 -map 1 -map 1 -map 1 \
        -c:v mpeg4 -c:a aac \(options.joined(separator: " ")) -f mp4 sample
        """))
    let report = ToolReport()
    try make([conversion("public.mpeg-4", "com.apple.quicktime-movie", "ffmpeg")], report)
    let found = try say(
      "ffprobe -v error -select_streams a -show_entries stream_tags=language -of csv=p=0 made")
    #expect(found.split(separator: "\n") == kept.map { $0[...] })
    let lost = report.diagnostic?.warning.hints.contains { $0.contains("some of the languages") }
    #expect((lost ?? false) == (kept.count < languages.count))
  }

  /// In Matroska, ffmpeg stores no rotation.
  @Test func aFilmThatIsToBeTurnedIsTurned() throws {
    try need("ffmpeg", "ffprobe")
    try #require(
      try shell(
        """
        ffmpeg -v error -f lavfi -i testsrc=s=64x48:d=0.2 -c:v mpeg4 plain.mp4 && \
        ffmpeg -v error -i plain.mp4 -c copy -metadata:s:v rotate=90 -f mp4 sample
        """))
    for type in ["org.matroska.mkv", "com.apple.quicktime-movie", "org.webmproject.webm"] {
      try make([conversion("public.mpeg-4", type, "ffmpeg")])
      let shape = "stream=width,height:stream_side_data=rotation"
      #expect(try say("ffprobe -v error -show_entries \(shape) -of csv=p=0 made") == "48,64\n")
    }
  }

  @Test(arguments: [
    ("org.xiph.flac", "flac", ["decode_frame() failed"]),
    ("com.microsoft.waveform-audio", "wav", ["Packet corrupt"]),
    ("public.mp3", "mp3", ["filesize and duration do not match"]),
    ("com.apple.m4a-audio", "ipod", []), ("org.xiph.ogg-audio", "ogg", ["CRC mismatch!"]),
  ])
  func whatIsMissingInASoundIsSaid(from: String, format: String, words: [String]) throws {
    try need("ffmpeg", "ffprobe")
    try #require(try shell("ffmpeg -v error -f lavfi -i sine=d=5 -f \(format) sample"))
    let type = from == "org.xiph.flac" ? "public.mp3" : "org.xiph.flac"
    let whole = ToolReport()
    try make([conversion(from, type, "ffmpeg")], whole)
    #expect(whole.diagnostic == nil, "\(whole.diagnostic?.warning.hints ?? [])")
    guard !words.isEmpty else { return }
    let damage =
      format == "ogg"
      ? "dd status=none if=/dev/zero of=sample bs=1000 seek=9 count=3 conv=notrunc"
      : "head -c $(($(stat -c %s sample) * 6 / 10)) sample > cut && mv cut sample"
    try #require(try shell(damage))
    let report = ToolReport()
    try make([conversion(from, type, "ffmpeg")], report)
    let said = try #require(report.diagnostic)
    #expect(said.isLacking)
    for word in words {
      #expect(said.warning.hints.contains { $0.hasPrefix("it said: \(word)") })
    }
  }

  /// The length of a sound from a pipe is not in its header.
  @Test func aSoundOfUnknownLengthIsWhole() throws {
    try need("ffmpeg", "ffprobe")
    try #require(try shell("ffmpeg -v error -f lavfi -i sine=d=5 -f wav - | cat > sample"))
    let report = ToolReport()
    try make([conversion("com.microsoft.waveform-audio", "org.xiph.flac", "ffmpeg")], report)
    #expect(report.diagnostic == nil)
  }
}
