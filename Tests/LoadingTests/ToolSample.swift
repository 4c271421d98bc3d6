import SystemPackage
import TestSupport
import UniformTypes

/// A small value of a type, and a check that conversions preserve it.
struct ToolSample: Sendable {
  /// The shell commands that create the file `sample` in an empty directory; their tools may be
  /// missing.
  var recipe: String
  var kind: Kind

  enum Kind { case document, page, picture, camera, table, data, sound, film, directory, archive }

  static func of(_ type: UniformType) -> ToolSample? { all[type] }

  private static let all: [UniformType: ToolSample] = {
    var all: [UniformType: ToolSample] = [:]
    let registry = TypeRegistry.builtIn
    func add(_ kind: Kind, _ recipes: [(String, String)]) {
      for (name, recipe) in recipes {
        let type = name.contains("/") ? registry.type(forMIMEType: name) : UniformType(name)
        all[type] = ToolSample(recipe: recipe, kind: kind)
      }
    }
    let notes = #"printf '# Otters\n\nAn *otter* — swims.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'"#
    let pandoc = "\(notes) | pandoc -s -f markdown -o sample"
    /// LibreOffice chooses the file name, and needs separate profiles to run concurrently.
    func office(_ ending: String, from source: String) -> String {
      """
      \(source) && soffice "-env:UserInstallation=file://$PWD/profile" --headless --norestore \
      --convert-to \(ending) --outdir office source.* >&2 && mv office/source.\(ending) sample
      """
    }
    let text = "\(notes) | pandoc -s -f markdown -t docx -o source.docx"
    let slides = "\(notes) | pandoc -s -f markdown -t pptx -o source.pptx"
    let table = #"printf 'animal,number\notter,3\n' > source.csv"#
    func sheet(_ ending: String) -> String {
      "{ \(table) && ssconvert source.csv made.\(ending) && mv made.\(ending) sample; } || { "
        + office(ending, from: table) + "; }"
    }
    add(
      .table, [("public.comma-separated-values-text", "\(table); mv source.csv sample")])
    add(
      .data,
      [
        ("public.json", #"printf '{"animals": ["otter", 3]}' > sample"#),
        ("public.yaml", #"printf 'animals:\n  - otter\n  - 3\n' > sample"#),
      ])
    add(
      .document,
      [
        ("net.daringfireball.markdown", "\(notes) > sample"),
        ("public.html", "\(pandoc) -t html"), ("text/x-tex", "\(pandoc) -t latex"),
        ("text/x-rst", "\(pandoc) -t rst"),
        ("org.openxmlformats.wordprocessingml.document", "\(pandoc) -t docx"),
        ("org.oasis-open.opendocument.text", "\(pandoc) -t odt"),
        ("org.idpf.epub-container", "\(pandoc) -t epub"),
      ])
    add(
      .page,
      [
        ("com.microsoft.word.doc", office("doc", from: text)),
        ("public.rtf", "\(pandoc) -t rtf"),
        ("org.openxmlformats.presentationml.presentation", "\(slides) && mv source.pptx sample"),
        ("org.oasis-open.opendocument.presentation", office("odp", from: slides)),
        ("com.microsoft.powerpoint.ppt", office("ppt", from: slides)),
        ("org.openxmlformats.spreadsheetml.sheet", sheet("xlsx")),
        ("org.oasis-open.opendocument.spreadsheet", sheet("ods")),
        ("com.microsoft.excel.xls", sheet("xls")),
        (
          "public.svg-image",
          """
          printf '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">\
          <text x="4" y="20" font-size="16">otter</text></svg>' > sample
          """
        ),
        (
          "com.adobe.pdf",
          """
          printf '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">\
          <text x="4" y="20" font-size="16">otter</text></svg>' | rsvg-convert -f pdf > sample
          """
        ),
      ])
    let picture = "convert -size 12x8 gradient:red-blue -depth 8"
    let pictures = [
      ("public.png", "png"), ("public.jpeg", "jpeg"), ("public.tiff", "tiff"),
      ("org.webmproject.webp", "webp"), ("com.compuserve.gif", "gif"), ("com.microsoft.bmp", "bmp"),
    ]
    add(.picture, pictures.map { ($0, "\(picture) \($1):sample") })
    // The smallest image that the encoder accepts.
    add(.picture, [("public.heic", "convert -size 64x48 gradient:red-blue heic:sample")])
    add(.picture, [("public.avif", "convert -size 64x48 gradient:red-blue avif:sample")])
    add(
      .picture,
      [
        (
          "public.jpeg-xl",
          "\(picture) png:o.png && cjxl o.png o.jxl && mv o.jxl sample && cp o.png seen"
        )
      ])
    add(.camera, [("public.camera-raw-image", CameraSample.recipe(preview: "1024x768"))])
    let sound = "ffmpeg -v error -f lavfi -i sine=d=0.5"
    add(
      .sound,
      [
        ("org.xiph.flac", "\(sound) -f flac sample"),
        ("com.microsoft.waveform-audio", "\(sound) -f wav sample"),
        ("com.apple.m4a-audio", "\(sound) -f ipod sample"),
        ("org.xiph.ogg-audio", "\(sound) -c:a libvorbis -f ogg sample"),
        ("public.mp3", "\(sound) -f mp3 sample"),
      ])
    // With a height that not every encoder accepts.
    let film = "ffmpeg -v error -f lavfi -i testsrc=s=64x49:d=0.2 -f lavfi -i sine=d=0.2"
    add(
      .film,
      [
        ("public.mpeg-4", "\(film) -f mp4 -c:v mpeg4 sample"),
        ("com.apple.quicktime-movie", "\(film) -f mov -c:v mpeg4 sample"),
        ("org.matroska.mkv", "\(film) -f matroska -c:v mpeg4 sample"),
        ("org.webmproject.webm", "\(film) -f webm sample"),
      ])
    let directory = #"mkdir otters && echo otter > otters/one"#
    let tar = "\(directory) && tar c otters"
    add(.directory, [("public.directory", "\(directory) && mv otters sample")])
    add(
      .archive,
      [
        ("public.tar-archive", "\(tar) > sample"),
        ("public.zip-archive", "\(directory) && zip -q -r - otters > sample"),
        ("org.gnu.gnu-zip-tar-archive", "\(tar) | gzip > sample"),
        ("org.tukaani.tar-xz-archive", "\(tar) | xz > sample"),
        ("application/x-zstd-compressed-tar", "\(tar) | zstd -q > sample"),
        ("public.tar-bzip2-archive", "\(tar) | bzip2 > sample"),
        ("application/x-gzpdf", "printf '%%PDF-1.4\\notter\\n' | gzip > sample"),
      ])
    return all
  }()

  /// Checks that the file `made` beside `sample` still has the same value.
  ///
  /// - Returns: The command and the tool that it needs; nil if nothing can be checked.
  func witness(of output: UniformType) -> (tool: String, command: String)? {
    let registry = TypeRegistry.builtIn
    let read = "grep -qi otter"
    func part(_ name: String) -> (String, String) { ("unzip", "unzip -p made '\(name)' | \(read)") }
    switch output.identifier {
    case "com.adobe.pdf" where kind == .archive: return ("grep", "\(read) made")
    case "com.adobe.pdf" where kind == .picture:
      return ("pdfimages", "pdfimages -list made | grep image")
    case "com.adobe.pdf": return ("pdftotext", "pdftotext made - | \(read)")
    case "org.openxmlformats.wordprocessingml.document": return part("word/document.xml")
    case "org.oasis-open.opendocument.text": return part("content.xml")
    case "org.idpf.epub-container": return part("*.xhtml")
    case "public.zip-archive": return part("*/one")
    case "org.openxmlformats.spreadsheetml.sheet": return part("xl/*.xml")
    case "org.oasis-open.opendocument.spreadsheet": return part("content.xml")
    default: break
    }
    if registry.conforms(output, to: .image) {
      let size = "identify -format %wx%h"
      // If ImageMagick cannot read the sample, the same picture is in `seen`, in another format.
      let same =
        kind == .picture ? #" = "$(\#(size) seen 2>&- || \#(size) 'sample[0]')""# : ""
      return ("identify", #"test "$(\#(size) made)"\#(same)"#)
    }
    if registry.conforms(output, to: .audio) || kind == .film {
      let streams = "ffprobe -v error -show_entries stream=codec_type -of csv=p=0"
      if kind == .film, registry.conforms(output, to: .audio) {
        return ("ffprobe", #"test "$(\#(streams) made)" = audio"#)
      }
      return (
        "ffprobe", #"test "$(\#(streams) made | sort)" = "$(\#(streams) sample | sort)""#
      )
    }
    if registry.conforms(output, to: .text) { return ("grep", "\(read) made") }
    return kind == .archive || kind == .directory
      ? ("tar", "tar xOf made --wildcards '*/one' | \(read)") : nil
  }
}
