import Conversion
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

// What each conversion keeps beside pictures, words and sounds.
extension ToolConversionsTests {
  /// A row of the table in dnd-formats(7).
  struct Kept: CustomTestStringConvertible, Sendable {
    var row: String
    var from: String
    var to: String
    var tool: String
    var recipe: String

    var testDescription: String { row }
  }

  private static let photograph =
    """
    convert -size 16x16 gradient:red-blue -profile /usr/share/color/icc/ghostscript/srgb.icc jpeg:photo.jpg && \
    exiftool -q -overwrite_original -DateTimeOriginal='2019:08:07 06:05:04' -GPSLatitude=52.5 -GPSLatitudeRef=N \
    -GPSLongitude=13.4 -GPSLongitudeRef=E -Model=Swim -Artist=Ann -XMP:Title=Otter photo.jpg && cp photo.jpg sample
    """
  private static func film(_ format: String, _ subtitles: String) -> String {
    """
    printf '1\n00:00:00,000 --> 00:00:00,100\nHi\n' > it.srt && ffmpeg -y -v error \
    -f lavfi -i testsrc=s=64x48:d=0.2 -f lavfi -i sine=d=0.2 -f lavfi -i sine=d=0.2 -i it.srt \
    -map 0 -map 1 -map 2 -map 3 -c:v mpeg4 -c:a aac -c:s \(subtitles) -metadata:s:a:0 language=ger \
    -metadata:s:a:1 language=eng -metadata:s:s:0 language=fra -metadata title=Otter \
    -metadata creation_time=2019-08-07T06:05:04Z -metadata location=+52.5+013.4/ \
    -metadata com.apple.quicktime.model=Swim -movflags use_metadata_tags -f \(format) sample
    """
  }
  private static func song(_ format: String) -> String {
    """
    ffmpeg -y -v error -f lavfi -i sine=d=0.2 -f lavfi -i testsrc=s=16x16:d=0.1:r=10 -map 0 -map 1 -frames:v 1 \
    -c:v mjpeg -disposition:v attached_pic -metadata title=Otter -metadata artist=Ann -metadata date=2019 \
    -f \(format) sample
    """
  }
  private static let text =
    """
    printf -- '---\ntitle: Otter\nauthor: Ann\n---\n\n![a](it.png) [there](https://otter.example/)\n' > sample && \
    convert -size 8x8 xc:red it.png
    """

  private static let mov = "com.apple.quicktime-movie"
  private static let flac = "org.xiph.flac"
  private static let mark = "net.daringfireball.markdown"

  static let kept: [Kept] =
    [
      ("JPEG to PNG", "png"), ("JPEG to TIFF", "public.tiff"),
      ("JPEG to WebP", "org.webmproject.webp"),
      ("JPEG to GIF", "com.compuserve.gif"), ("JPEG to BMP", "com.microsoft.bmp"),
    ].map { Kept(row: $0, from: "public.jpeg", to: $1, tool: "convert", recipe: photograph) }
    + [("PNG to JPEG", "public.png", "png"), ("TIFF to JPEG", "public.tiff", "tiff")].map {
      Kept(
        row: $0, from: $1, to: "public.jpeg", tool: "convert",
        recipe: photograph
          + " && convert photo.jpg \($2):sample && exiftool -q -overwrite_original -TagsFromFile photo.jpg sample"
      )
    }
    + [
      ("HEIC to JPEG", "public.heic", "jpeg", "heif-enc photo.jpg -o it.heic"),
      ("HEIC to PNG", "public.heic", "png", "heif-enc photo.jpg -o it.heic"),
      ("HEIC to TIFF", "public.heic", "public.tiff", "heif-enc photo.jpg -o it.heic"),
      ("AVIF to JPEG", "public.avif", "jpeg", "heif-enc -A photo.jpg -o it.avif"),
      ("WebP to JPEG", "org.webmproject.webp", "jpeg", "convert photo.jpg it.webp"),
    ].map {
      Kept(
        row: $0, from: $1, to: $2, tool: "convert",
        recipe: photograph + " && \($3) && mv it.* sample")
    }
    + [("JPEG XL to JPEG", "jpeg"), ("JPEG XL to PNG", "png")].map {
      Kept(
        row: $0, from: "public.jpeg-xl", to: $1, tool: "djxl",
        recipe: photograph
          + " && convert photo.jpg -strip it.png && cjxl --quiet it.png sample.jxl && "
          + "exiftool -q -m -overwrite_original -TagsFromFile photo.jpg sample.jxl && "
          + "mv sample.jxl sample")
    }
    + [
      ("MOV to MP4", "public.mpeg-4"), ("MOV to Matroska", "org.matroska.mkv"),
      ("MOV to WebM", "org.webmproject.webm"),
    ].map {
      Kept(row: $0, from: mov, to: $1, tool: "ffmpeg", recipe: film("mov", "mov_text"))
    }
    + [
      Kept(
        row: "MP4 to MOV", from: "public.mpeg-4", to: mov, tool: "ffmpeg",
        recipe: film("mp4", "mov_text")),
      Kept(
        row: "Matroska to MP4", from: "org.matroska.mkv", to: "public.mpeg-4", tool: "ffmpeg",
        recipe: film("matroska", "srt")),
    ]
    + [
      ("FLAC to M4A", "com.apple.m4a-audio"), ("FLAC to MP3", "public.mp3"),
      ("FLAC to Ogg", "org.xiph.ogg-audio"), ("FLAC to WAV", "com.microsoft.waveform-audio"),
    ].map { Kept(row: $0, from: flac, to: $1, tool: "ffmpeg", recipe: song("flac")) }
    + [
      Kept(row: "MP3 to FLAC", from: "public.mp3", to: flac, tool: "ffmpeg", recipe: song("mp3"))
    ]
    + [
      ("Markdown to HTML", "html"), ("Markdown to docx", "docx"), ("Markdown to odt", "odt"),
      ("Markdown to EPUB", "epub"),
    ].map { Kept(row: $0, from: mark, to: $1, tool: "pandoc", recipe: text) }

  @Test(arguments: kept)
  func theManualSaysWhatIsKept(_ case: Kept) throws {
    try need("exiftool", "ffmpeg", "ffprobe", "convert", "pandoc", "heif-enc", "cjxl", "djxl")
    try #require(try shell(`case`.recipe))
    let folder = sandbox.path("beside")
    try sandbox.makeDirectory(folder)
    _ = try shell("cp it.png beside/")
    let step =
      try `case`.tool == "djxl"
      ? jpegOfXL() : conversion(`case`.from, `case`.to, `case`.tool)
    if step.reach == .inputAndBeside {
      _ = try shell("cp sample beside/sample.md")
      let output = try OpenFile.open(
        sandbox.path("made"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
      try run([step]).run(from: .file(folder.appending("sample.md")), into: output)
    } else {
      try make([step])
    }
    let found = try found(`case`.tool)
    let row = ".It \(`case`.row) Ta \(found.isEmpty ? "\\(en" : found.joined(separator: ", "))"
    let manual = try String(
      decoding: Files.read(SourceTree.root.appending("man/dnd-formats.7")), as: UTF8.self)
    let isThere = manual.split(separator: "\n").contains(Substring(row))
    #expect(isThere, "the row is: \(row)")
  }

  /// What a file still says.
  private func found(_ tool: String) throws -> [String] {
    let (command, marks): (String, [(String, String)])
    switch tool {
    case "convert", "djxl":
      command = "exiftool -s -G1 -n made"
      marks = [
        ("date", "DateTimeOriginal : 2019:08:07 06:05:04"), ("place", "GPSLatitude : 52.5"),
        ("camera", "Model : Swim"), ("artist", "Artist : Ann"), ("title", "Title : Otter"),
        ("color profile", "[ICC"),
      ]
    case "ffmpeg":
      command =
        "ffprobe -v error -show_entries format_tags:stream=codec_type:stream_tags:stream_disposition=attached_pic "
        + "-of compact made"
      marks = [
        ("date", "creation_time=2019-08-07t06:05:04"), ("year", "date=2019"),
        ("place", "+52.5"), ("camera", "quicktime.model=swim"), ("title", "title=otter"),
        ("artist", "artist=ann"), ("cover", "attached_pic=1"), ("languages", "language=eng"),
        ("subtitles", "codec_type=subtitle"),
      ]
    default:
      command =
        "mkdir -p in && (unzip -qod in made || cp made in/) 2>/dev/null; cat $(find in -type f -name '*[lm]*' -o -type f) "
        + "| tr -d '\\0'; find in"
      marks = [
        ("title", "otter<"), ("author", "ann"), ("pictures", "png"),
        ("links", "https://otter.example/"),
      ]
    }
    let text = try say(command).lowercased().split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    return marks.filter { _, mark in text.contains { $0.contains(mark.lowercased()) } }.map(\.0)
  }
}
