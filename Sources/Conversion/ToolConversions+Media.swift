import UniformTypes

// Sound and film by ffmpeg (ffmpeg(1)), which is given paths: it goes back and forth in most formats.

extension ToolConversions {
  private struct Medium {
    var type: UniformType
    /// What ffmpeg calls the format where it reads it.
    var name: String
    /// How it is told to write it.
    var writing: [String]
  }

  static let sounds: [Conversion] = kindsOfSound.flatMap { input in
    kindsOfSound.filter { $0.type != input.type }.map { output in
      convert(
        input, to: output.type, ["-map", "0:a:0"] + output.writing,
        // The reverse loses of numbers with a fraction, which WAV can hold too.
        isLossy: input.type != flac || output.type != wave)
    }
  }

  static let films: [Conversion] = kindsOfFilm.flatMap { input in
    kindsOfFilm.filter { $0.type != input.type }.map { output in
      convert(input, to: output.type, ["-map", "0:v:0", "-map", "0:a:0?"] + output.writing)
    } + [poster(of: input, as: .jpeg, "mjpeg"), poster(of: input, as: .png, "png")]
  }

  private static let wave = UniformType("com.microsoft.waveform-audio")
  private static let flac = UniformType("org.xiph.flac")

  private static let kindsOfSound = [
    Medium(type: flac, name: "flac", writing: ["-c:a", "flac", "-f", "flac"]),
    // Of 24 bits, as the sources of most others may have more than 16.
    Medium(type: wave, name: "wav", writing: ["-c:a", "pcm_s24le", "-f", "wav"]),
    Medium(
      type: UniformType("com.apple.m4a-audio"), name: "mov",
      writing: ["-c:a", "aac", "-b:a", "192k", "-f", "ipod"]),
    Medium(
      type: UniformType("org.xiph.ogg-audio"), name: "ogg",
      writing: ["-c:a", "libvorbis", "-q:a", "6", "-f", "ogg"]),
    Medium(
      type: UniformType("public.mp3"), name: "mp3",
      writing: ["-c:a", "libmp3lame", "-q:a", "2", "-f", "mp3"]),
  ]

  private static let kindsOfFilm = [
    Medium(
      type: UniformType("public.mpeg-4"), name: "mov",
      writing: h264 + ["-movflags", "+faststart", "-f", "mp4"]),
    Medium(
      type: UniformType("com.apple.quicktime-movie"), name: "mov", writing: h264 + ["-f", "mov"]),
    // It holds what the others hold.
    Medium(
      type: UniformType("org.matroska.mkv"), name: "matroska",
      writing: ["-c", "copy", "-f", "matroska"]),
    Medium(
      type: UniformType("org.webmproject.webm"), name: "matroska",
      writing: [
        "-c:v", "libvpx-vp9", "-crf", "31", "-b:v", "0", "-row-mt", "1", "-c:a", "libopus", "-f",
        "webm",
      ]),
  ]

  /// In sizes and colours that every player takes.
  private static let h264 = [
    "-vf", "scale=trunc(iw/2)*2:trunc(ih/2)*2", "-c:v", "libx264", "-crf", "18", "-pix_fmt",
    "yuv420p", "-c:a", "aac", "-b:a", "192k",
  ]

  private static func poster(
    of input: Medium, as output: UniformType, _ codec: String
  ) -> Conversion {
    convert(
      input, to: output,
      ["-map", "0:v:0", "-frames:v", "1", "-c:v", codec, "-update", "1", "-f", "image2"],
      isAutomatic: false)
  }

  private static func convert(
    _ input: Medium, to output: UniformType, _ words: [String], isLossy: Bool = true,
    isAutomatic: Bool = true
  ) -> Conversion {
    let quiet = ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error", "-y"]
    // A playlist that passes for a film would have it read other files.
    let reading = ["-protocol_whitelist", "file", "-f", input.name, "-i", "file:%i"]
    return Conversion(
      input.type, to: output, by: "ffmpeg", .files(quiet + reading + words + ["file:%o"]),
      isLossy: isLossy, isAutomatic: isAutomatic)
  }
}
