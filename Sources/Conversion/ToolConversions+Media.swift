import UniformTypes

// Audio and video by ffmpeg (ffmpeg(1)), which is given paths because most formats require seeking.

extension ToolConversions {
  private struct MediaFormat {
    var type: UniformType
    /// The name of ffmpeg's demuxer for the format.
    var name: String
    /// The options for writing the format.
    var writing: [String]
    /// What it holds beside pictures and sound: the encoder for subtitles of a film; for a song, `cover` for one as a
    /// picture, or `comment` for one in a comment.
    var extra = "bare"
  }

  static let sounds: [Conversion] = soundFormats.flatMap { input in
    soundFormats.filter { $0.type != input.type }.map { output in
      convert(
        input, to: output, "song",
        // Only FLAC to WAV is lossless: WAV may contain floating-point samples, which FLAC rounds.
        isLossy: input.type != flac || output.type != wave)
    }
  }

  static let films: [Conversion] = filmFormats.flatMap { input in
    filmFormats.filter { $0.type != input.type }.map { output in
      convert(input, to: output, "film", isLossy: true)
    } + [poster(of: input, as: .jpeg, "mjpeg"), poster(of: input, as: .png, "png")]
      // Few people who ask for a picture or a sound expect one that is made of a film, so these are not automatic.
      + [
        animation(of: input)
      ]
      + soundFormats.map { output in
        convert(input, to: output.type, ["-map", "0:a:0"] + output.writing, isAutomatic: false)
      }
  }

  /// The maximum width and height in pixels of an animated GIF, if no size is requested.
  static let animationSide = 480

  /// The options for an animated GIF with one palette for the whole film.
  ///
  /// The rate is 12.5 frames per second, because GIF counts delays in hundredths of a second.
  static func animation(side: Int) -> [String] {
    let scale =
      "scale=w='min(\(side),iw)':h='min(\(side),ih)':force_original_aspect_ratio=decrease:flags=lanczos"
    return [
      "-filter_complex",
      "[0:v:0]fps=12.5,\(scale),split[a][b];[a]palettegen[p];[b][p]paletteuse[v]",
      "-map", "[v]", "-f", "gif",
    ]
  }

  private static let wave = UniformType("com.microsoft.waveform-audio")
  private static let flac = UniformType("org.xiph.flac")

  private static let soundFormats = [
    MediaFormat(
      type: flac, name: "flac", writing: ["-c:a", "flac", "-f", "flac"],
      extra: "cover"),
    // 24 bits, because most other formats may contain more than 16.
    MediaFormat(type: wave, name: "wav", writing: ["-c:a", "pcm_s24le", "-f", "wav"]),
    MediaFormat(
      type: UniformType("com.apple.m4a-audio"), name: "mov",
      writing: ["-c:a", "aac", "-b:a", "192k", "-f", "ipod"],
      extra: "cover"),
    MediaFormat(
      type: UniformType("org.xiph.ogg-audio"), name: "ogg",
      writing: ["-c:a", "libvorbis", "-q:a", "6", "-f", "ogg"], extra: "comment"),
    MediaFormat(
      type: UniformType("public.mp3"), name: "mp3",
      writing: ["-c:a", "libmp3lame", "-q:a", "2", "-f", "mp3"],
      extra: "cover"),
  ]

  private static let filmFormats = [
    MediaFormat(
      type: UniformType("public.mpeg-4"), name: "mov",
      writing: h264 + ["-movflags", "+faststart", "-f", "mp4"], extra: "mov_text"),
    MediaFormat(
      type: UniformType("com.apple.quicktime-movie"), name: "mov", writing: h264 + ["-f", "mov"],
      extra: "mov_text"),
    // Matroska can contain the streams of all the others.
    MediaFormat(
      type: UniformType("org.matroska.mkv"), name: "matroska",
      writing: ["-c", "copy", "-f", "matroska"], extra: "srt"),
    MediaFormat(
      type: UniformType("org.webmproject.webm"), name: "matroska",
      writing: [
        "-c:v", "libvpx-vp9", "-crf", "31", "-b:v", "0", "-row-mt", "1", "-c:a", "libopus", "-f",
        "webm",
      ], extra: "webvtt"),
  ]

  /// With even dimensions and a pixel format that every player supports.
  private static let h264 = [
    "-vf", "scale=trunc(iw/2)*2:trunc(ih/2)*2", "-c:v", "libx264", "-crf", "18", "-pix_fmt",
    "yuv420p", "-c:a", "aac", "-b:a", "192k",
  ]

  private static func animation(of input: MediaFormat) -> Conversion {
    var conversion = convert(
      input, to: .gif, animation(side: animationSide), isAutomatic: false)
    conversion.resizes = true
    return conversion
  }

  private static func poster(
    of input: MediaFormat, as output: UniformType, _ codec: String
  ) -> Conversion {
    convert(
      input, to: output,
      ["-map", "0:v:0", "-frames:v", "1", "-c:v", codec, "-update", "1", "-f", "image2"],
      isAutomatic: false)
  }

  /// A conversion of a song or film with its date, place and names.
  private static func convert(
    _ input: MediaFormat, to output: MediaFormat, _ kind: String, isLossy: Bool
  ) -> Conversion {
    // Unless it is asked for the metadata, ffmpeg leaves the date out. The other option leaves out random numbers.
    var words = output.writing + ["-map_metadata", "0", "-fflags", "+bitexact"]
    // Ogg has the metadata in its stream.
    if input.name == "ogg" { words += ["-map_metadata:g", "0:s:a:0"] }
    // The place, the time zone and the camera, by Apple's keys.
    if kind == "film", input.name == "mov", output.name == "mov" {
      words += ["-movflags", "+faststart+use_metadata_tags"]
    }
    return Conversion(
      input.type, to: output.type, by: "ffmpeg",
      .files(
        ["/bin/sh", "-c", ToolScript.media, "sh", "%i", "%o", input.name, kind, output.extra]
          + words),
      isLossy: isLossy)
  }

  private static func convert(
    _ input: MediaFormat, to output: UniformType, _ words: [String], isLossy: Bool = true,
    isAutomatic: Bool = true
  ) -> Conversion {
    let quiet = ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error", "-y"]
    // Prevents a playlist disguised as a film from making ffmpeg read other files.
    let reading = ["-protocol_whitelist", "file", "-f", input.name, "-i", "file:%i"]
    return Conversion(
      input.type, to: output, by: "ffmpeg",
      // The option leaves out random numbers.
      .files(quiet + reading + words + ["-fflags", "+bitexact", "file:%o"]),
      isLossy: isLossy, isAutomatic: isAutomatic)
  }
}
