import ContentDetection
import Conversion
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Performs the conversions of well-known tools with the tools that are installed.
@Suite struct ToolConversionsTests {
  private static let path = "/usr/bin:/bin"
  static let tools = InstalledTools(path: path)
  static let conversions = ConversionGraph.known(to: .builtIn).conversions
    .filter { $0.neededTool != nil }
  /// Each input type once, in the order of the tools.
  static let inputs = conversions.reduce(into: [UniformType]()) { inputs, conversion in
    if !inputs.contains(conversion.input) { inputs.append(conversion.input) }
  }

  let sandbox: Sandbox

  init() throws {
    Interruption.ignoreBrokenPipe()
    sandbox = try Sandbox()
    try sandbox.makeDirectory(sandbox.path("work"))
  }

  @Test func thereIsASampleOfAllThatIsRead() {
    #expect(Self.inputs.filter { ToolSample.of($0) == nil } == [])
  }

  @Test(arguments: inputs)
  func whatIsMadeIsWhatIsPromised(input: UniformType) throws {
    let all = Self.conversions.filter { $0.input == input }
    let tried = all.filter { $0.neededTools.allSatisfy(Self.tools.contains) }
    let missing = Set(all.flatMap(\.neededTools)).filter { !Self.tools.contains($0) }
    for tool in missing.sorted() {
      let package = InstalledTools.package(of: tool) ?? tool
      print("skipped \(input) by \(tool): it is not installed (\(package))")
    }
    guard let first = tried.first else { try Test.cancel("no tool for \(input)") }
    let sample = try #require(ToolSample.of(input))
    guard try shell(sample.recipe) else {
      try Test.cancel("skipped \(input) by \(first.tool): what makes a sample is not installed")
    }
    var sums: [(Conversion, String)] = []
    for conversion in tried {
      try attempt(conversion, sample)
      if case .unpacking = conversion.method { continue }
      sums.append((conversion, try say("sha256sum <made")))
    }
    if sums.isEmpty { return }
    // Made again in another second, it is the same.
    #expect(try shell("sleep 1.1"))
    for (conversion, sum) in sums {
      try make([conversion])
      #expect(try say("sha256sum <made") == sum, "\(conversion.output) by \(conversion.tool)")
    }
  }

  private func attempt(_ conversion: Conversion, _ sample: ToolSample) throws {
    let what: Comment = "\(conversion.input) to \(conversion.output) by \(conversion.tool)"
    if case .unpacking = conversion.method {
      try run([conversion]).unpack(from: .file(sandbox.path("sample")), to: sandbox.path("made"))
      #expect(try shell("grep -rqi otter made && rm -r made"), what)
      return
    }
    let ending = TypeRegistry.builtIn.nearestExtension(of: conversion.output) ?? ""
    try make([conversion])
    #expect(try shell("cp made 'it.\(ending)'"))
    let detector = ContentDetector(registry: .builtIn)
    let named = try detector.detect(sandbox.path("it.\(ending)"))
    // Every file named `.txt` is plain text, without a stated encoding.
    let promised = conversion.output == .utf8PlainText ? .plainText : conversion.output
    #expect(TypeRegistry.builtIn.conforms(named.type, to: promised), what)
    #expect(named.contradictedName == nil, what)
    if let witness = sample.witness(of: conversion.output), Self.tools.contains(witness.tool) {
      #expect(try shell(witness.command), what)
    }
    #expect(sandbox.list("work") == [], what)
  }

  // MARK: Texts

  /// Each encoding contains at least one of these letters.
  private static let letters = [
    "é", "é€", "ő", "ğ", "ħ", "ē", "ŵ", "я", "ї", "α", "א", "ب", "ก", "日", "한", "ệ", "╬",
  ]

  @Test(
    "Text survives encoding and decoding, and is refused if the encoding lacks it",
    arguments: ConversionGraph.known(to: .builtIn).conversions.filter { $0.encoding != nil })
  func encoding(there: Conversion) throws {
    let encoding = try #require(there.encoding)
    let back = try #require(
      ConversionGraph.known(to: .builtIn).conversions
        .first { $0.method == .builtIn(.decoding(encoding)) })
    var kept = 0
    for letter in Self.letters {
      try sandbox.write("sample", "a\(letter)\n")
      do { try make([there]) } catch { continue }
      try sandbox.write("sample", try sandbox.read("made"))
      #expect(try sandbox.read("sample") != Array("a\(letter)\n".utf8))
      try make([back])
      #expect(try sandbox.read("made") == Array("a\(letter)\n".utf8))
      kept += 1
    }
    let hasAll = encoding.name.hasPrefix("utf") || encoding.name == "gb18030"
    #expect(kept > 0 && (hasAll || kept < Self.letters.count))
  }

  // MARK: Pictures

  @Test(arguments: [
    "png", "public.tiff", "org.webmproject.webp", "com.compuserve.gif", "com.microsoft.bmp",
  ])
  func aPictureThatIsToBeTurnedIsTurned(type: String) throws {
    try need("convert", "identify")
    try #require(try shell("convert -size 12x8 xc:red plain.jpg") && turn("plain.jpg", "sample"))
    try make([conversion("public.jpeg", type, "convert")])
    #expect(try say("identify -format %wx%h made") == "8x12")
  }

  @Test func aPhotographIsTurnedOnceAndKeepsWhenItWasTaken() throws {
    try need("convert", "identify", "heif-enc", "exiftool")
    try #require(
      try shell("convert -size 64x48 xc:red plain.jpg") && turn("plain.jpg", "turned.jpg")
        && shell("heif-enc turned.jpg -o photograph.heic"))
    // Phones write the metadata with the prefix that it has in a JPEG file.
    var bytes = try sandbox.read("photograph.heic")
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Self.tiff) })
    bytes.replaceSubrange(
      place - 4..<place + Self.tiff.count + 6,
      with: [0, 0, 0, 6] + Array("Exif\0\0".utf8) + Self.tiff)
    try sandbox.write("sample", bytes)
    try make([conversion("public.heic", "jpeg", "convert")])
    #expect(
      try say("identify -format '%wx%h %[orientation] %[EXIF:DateTime]' made")
        == "64x48 Undefined 2024:05:06 07:08:09")
  }

  @Test func whatIsTransparentIsWhiteWhereNothingCanBe() throws {
    try need("convert", "identify")
    try #require(try shell("convert -size 8x8 xc:none png:sample"))
    try make([conversion("public.png", "jpeg", "convert")])
    #expect(try say("convert made -format '%[pixel:p{4,4}]' info:").contains(/white|255\)/))
  }

  @Test(arguments: [("com.compuserve.gif", "gif"), ("public.tiff", "tiff")])
  func ofSeveralPicturesTheFirstIsTaken(type: String, coder: String) throws {
    try need("convert", "identify")
    try #require(
      try shell("convert -size 8x8 xc:red -size 8x8 xc:blue -size 8x8 xc:green \(coder):sample"))
    try make([conversion(type, "png", "convert")])
    #expect(try say("identify -format '%n ' made") == "1 ")
    #expect(try say("convert made -format '%[pixel:p{4,4}]' info:").contains(/red|255,0,0/))
  }

  // MARK: Sound

  @Test(arguments: ["s16", "s32"])
  func everySampleOfASoundIsKeptWhereThatIsSaid(format: String) throws {
    try need("ffmpeg")
    let sound = "ffmpeg -v error -f lavfi -i sine=d=0.2 -c:a flac"
    try #require(try shell("\(sound) -sample_fmt \(format) -f flac sample"))
    let step = try conversion("org.xiph.flac", "com.microsoft.waveform-audio", "ffmpeg")
    #expect(!step.isLossy)
    try make([step])
    func sum(_ name: String) throws -> String {
      try say("ffmpeg -v error -i \(name) -c:a pcm_s32le -f md5 -")
    }
    #expect(try sum("made") == sum("sample"))
    #expect(
      try conversion("com.microsoft.waveform-audio", "org.xiph.flac", "ffmpeg").isLossy,
      "its samples may have a fraction")
  }

  @Test func aPlaylistIsNoFilm() throws {
    try need("ffmpeg")
    try #require(try shell("ffmpeg -v error -f lavfi -i testsrc=s=64x48:d=0.2 -f mpegts other.ts"))
    let other = sandbox.path("other.ts").string
    try sandbox.write(
      "sample", "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n\(other)\n#EXT-X-ENDLIST\n")
    #expect(throws: CommandError.self) {
      try make([conversion("public.mpeg-4", "org.matroska.mkv", "ffmpeg")])
    }
  }

  // MARK: Documents

  @Test func aDocumentTellsNoPathOfItsPictures() throws {
    try need("pandoc", "unzip", "convert")
    try #require(try shell("convert -size 8x8 xc:red named.png"))
    try sandbox.write("sample", "![x](data:image/png;base64,\(try say("base64 -w0 named.png")))")
    let output = "org.openxmlformats.wordprocessingml.document"
    try make([conversion("net.daringfireball.markdown", output, "pandoc")])
    #expect(try !shell("unzip -p made word/document.xml | grep -q '\(sandbox.root.string)'"))
  }

  /// A document may refer to pictures anywhere, even on a server that would learn about the reader.
  @Test func aPageShowsNothingThatItsDocumentOnlyNames() throws {
    try need("LibreOffice Writer", "pdfimages", "convert")
    try #require(try shell("convert -size 8x8 xc:red named.png"))
    let name = sandbox.path("named.png").string
    func frame(_ path: String) -> String {
      #"<draw:frame svg:width="2cm" svg:height="2cm" text:anchor-type="as-char">"#
        + #"<draw:image xlink:href="\#(path)" xlink:type="simple"/></draw:frame>"#
    }
    let spaces = ["office", "text", "draw"].map {
      "xmlns:\($0)=\"urn:oasis:names:tc:opendocument:xmlns:\($0 == "draw" ? "drawing" : $0):1.0\""
    }
    let document = """
      <?xml version="1.0"?>
      <office:document \(spaces.joined(separator: " ")) xmlns:xlink="http://www.w3.org/1999/xlink" \
      xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" \
      office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>\
      <text:p>otter \(frame("file://\(name)"))</text:p></office:text></office:body></office:document>
      """
    try sandbox.write("sample", document)
    try make([conversion("org.oasis-open.opendocument.text", "com.adobe.pdf", "soffice")])
    #expect(try say("pdftotext made -").contains("otter"))
    #expect(try say("pdfimages -list made | tail -n +3") == "")
  }

  @Test(arguments: [
    ("net.daringfireball.markdown", "![x](%.png)"),
    ("net.daringfireball.markdown", "---\ncover-image: '%.png'\n---\n"),
    ("net.daringfireball.markdown", "<audio src=\"%.txt\"></audio>"),
    ("public.html", "<img src=\"%.png\">"),
    ("text/x-rst", ".. image:: %.png\n\n.. include:: %.txt"),
    ("text/x-tex", "\\includegraphics{%.png} \\input{%.txt}"),
  ])
  func aDocumentEmbedsNothingFromElsewhere(type: String, words: String) throws {
    try need("pandoc", "unzip", "convert")
    try #require(try shell("convert -size 8x8 xc:red named.png; echo marmot > named.txt"))
    let registry = TypeRegistry.builtIn
    let input = type.contains("/") ? registry.type(forMIMEType: type) : UniformType(type)
    let absolute = sandbox.path("named").string
    let above = "../\(sandbox.root.lastComponent?.string ?? "")/named"
    for name in [absolute, "file://\(absolute)", above, "." + above, "%2e%2e" + above.dropFirst(2)]
    where type.hasPrefix("public.") || type.hasPrefix("net.") || !name.contains("%") {
      for output in ["docx", "odt", "epub"] {
        let text = words.split(separator: "%", omittingEmptySubsequences: false)
        try sandbox.write("sample", "otter\n\n\(text.joined(separator: name))\n")
        try make([conversion(input.identifier, output, "pandoc")])
        let files = try say("unzip -l made | grep -c '[.]png$' || true")
        // A thumbnail is always included.
        #expect(files == (output == "odt" ? "1\n" : "0\n"), "\(name) in \(output)")
        #expect(try say("unzip -p made | grep -ac marmot || true") == "0\n")
      }
    }
  }

  /// A clone or an archive may contain links.
  @Test(arguments: ["docx", "odt", "epub"])
  func aDocumentEmbedsNothingThatALinkLeadsTo(output: String) throws {
    try need("pandoc", "unzip", "convert")
    try #require(
      try shell(
        """
        mkdir -p secret own/.hidden; cd secret; convert -size 8x8 xc:red named.png; cp named.png key
        mkdir ../beside; cd ../beside; ln -s ../secret/key key.png; ln -s ../secret sub
        ln -s ../secret/named.png 'a b.png'; ln -s sub on; mkdir .ssh; cp ../secret/key .ssh/id.png
        convert -size 8x8 xc:blue own.png; ln -s own.png fine.png; mkdir below; ln -s ../own.png below/x.png
        """))
    let named = ["key.png", "sub/named.png", "on/named.png", "a%20b.png", ".ssh/id.png"]
    let fine = ["own.png", "fine.png", "below/x.png"]
    let text = (named + fine).map { "![x](\($0))\n\n" }.joined()
    try sandbox.write("sample", text)
    try FileSystem.rename(sandbox.path("sample"), to: sandbox.path("beside/it.md"))
    let made = try OpenFile.open(
      sandbox.path("made"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    try run([conversion("net.daringfireball.markdown", output, "pandoc")])
      .run(from: .file(sandbox.path("beside/it.md")), into: made)
    try #require(try shell("mkdir unpacked; cd unpacked; unzip -q ../made"))
    #expect(try say("find unpacked -name '*.png' -exec cmp -s secret/key {} ';' -print") == "")
    #expect(
      try say("find unpacked -name '*.png' -exec cmp -s beside/own.png {} ';' -print | wc -l")
        .contains(/^ *[123]\n/))
  }

  @Test func aPageShowsNoPictureThatItsDocumentIncludes() throws {
    try need("LibreOffice Writer", "pdfimages", "convert")
    try #require(try shell("convert -size 8x8 xc:red named.png"))
    let name = sandbox.path("named.png").string
    for path in [name, "file://\(name)"] {
      try sandbox.write(
        "sample",
        #"{\rtf1\ansi otter {\field{\*\fldinst INCLUDEPICTURE "\#(path)" \\d}{\fldrslt x}}}"#)
      try make([conversion("public.rtf", "com.adobe.pdf", "soffice")])
      #expect(try say("pdftotext made -").contains("otter"))
      #expect(try say("pdfimages -list made | tail -n +3") == "")
    }
  }

  @Test func aDrawingShowsNothingThatItOnlyNames() throws {
    try need("rsvg-convert", "convert")
    try #require(try shell("convert -size 90x30 xc:red named.png"))
    let name = sandbox.path("named.png").string
    for path in [name, "file://\(name)", "named.png"] {
      try sandbox.write(
        "sample",
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" \
        height="30"><image xlink:href="\(path)" width="90" height="30"/></svg>
        """)
      try make([conversion("public.svg-image", "png", "rsvg-convert")])
      #expect(try !say("convert made -format %c histogram:info:").contains("FF0000"))
    }
  }

  @Test func aDocumentKeepsItsPictures() throws {
    try need("pandoc", "unzip", "convert")
    try #require(try shell("mkdir 'my pictures'; convert -size 8x8 xc:red 'my pictures/own.png'"))
    try sandbox.write("sample", "![x](<my pictures/own.png>)\n")
    let there = try conversion("net.daringfireball.markdown", ".odt", "pandoc")
    let back = try conversion("org.oasis-open.opendocument.text", ".epub", "pandoc")
    let last = try conversion("org.idpf.epub-container", ".docx", "pandoc")
    try make([there, back, last])
    #expect(try shell("unzip -p made 'word/media/*.png' | cmp - 'my pictures/own.png'"))
  }

  // MARK: Running the conversions

  /// A TIFF structure with a rotation by a quarter turn and a time.
  private static let tiff: [UInt8] = {
    var bytes = Array("II*\0".utf8) + [8, 0, 0, 0, 2, 0]
    bytes += [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    bytes += [0x32, 1, 2, 0, 20, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0]
    return bytes + Array("2024:05:06 07:08:09\0".utf8)
  }()

  /// Adds a rotation to a JPEG picture.
  private func turn(_ from: String, _ to: String) throws -> Bool {
    // Followed by room for a longer variant.
    let exif = Array("Exif\0\0".utf8) + Self.tiff + [UInt8](repeating: 0, count: 6)
    var picture = try sandbox.read(from)
    picture.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    try sandbox.write(to, picture)
    return true
  }

  func conversion(
    _ input: String, _ output: String, _ tool: String
  ) throws -> Conversion {
    let wanted = try #require(try TypeRegistry.builtIn.accepted(output).first?.type)
    return try #require(
      Self.conversions.first {
        $0.input == UniformType(input) && $0.output == wanted && $0.tool == tool
      })
  }

  /// Converts `sample` to `made`, with an odd name that no tool may see.
  func make(_ steps: [Conversion], _ report: ToolReport? = nil) throws {
    let odd = sandbox.path("-i sample %o;\n'.x")
    try FileSystem.rename(sandbox.path("sample"), to: odd, .replace)
    defer { try? FileSystem.rename(odd, to: sandbox.path("sample"), .replace) }
    let output = try OpenFile.open(
      sandbox.path("made"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    let isDirectory = try FileSystem.status(of: odd).kind == .directory
    var run = run(steps)
    run.report = report
    try run.run(from: isDirectory ? .directory(odd, title: nil) : .file(odd), into: output)
  }

  func run(_ steps: [Conversion]) -> ConversionRun {
    ConversionRun(
      steps, of: "sample", registry: .builtIn,
      environment: [("PATH", Self.path), ("HOME", "/nonexistent")], workplace: sandbox.path("work"),
      grace: .milliseconds(100))
  }

  func need(_ tools: String...) throws {
    if let missing = tools.first(where: { !Self.tools.contains($0) }) {
      try Test.cancel("skipped: '\(missing)' is not installed")
    }
  }

  private func run(_ command: String) throws -> Tool.Outcome {
    var shell = try #require(Tool.named("sh"))
    shell.directory = sandbox.root
    shell.environment["PATH"] = Self.path
    return try shell.run(["-c", command], limit: .seconds(120))
  }

  func shell(_ command: String) throws -> Bool { try run(command).status == 0 }

  func say(_ command: String) throws -> String {
    let outcome = try run(command)
    #expect(outcome.status == 0, "\(outcome.errorText)")
    return outcome.outputText
  }
}

extension Conversion {
  /// The target encoding of a conversion from UTF-8.
  fileprivate var encoding: CharacterEncoding? {
    if case .builtIn(.encoding(let encoding)) = method { encoding } else { nil }
  }
}
