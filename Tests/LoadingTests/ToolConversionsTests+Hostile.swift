import Conversion
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

// Inputs that refer to other files, for each input type of each tool.
extension ToolConversionsTests {
  private static func inputs(of tool: String) -> [String] {
    Set(conversions.filter { $0.tool == tool }.map(\.input.identifier)).sorted()
  }

  /// A FIFO would block, a directory cannot be read, and a file may be larger than memory.
  @Test func whatIsNoPictureBesideADocumentIsLeftOut() throws {
    try need("pandoc", "unzip", "convert", "mkfifo", "truncate")
    try #require(
      try shell(
        """
        mkdir beside beside/folder.png; cd beside; mkfifo fifo.png; truncate -s 300M large.png
        ln -s fifo.png link.png; convert -size 8x8 xc:blue own.png
        """))
    let names = ["fifo.png", "folder.png", "large.png", "link.png", "own.png"]
    try sandbox.write("beside/it.md", names.map { "![x](\($0))\n\n" }.joined())
    let made = try OpenFile.open(
      sandbox.path("made"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    var run = run([try conversion("net.daringfireball.markdown", "docx", "pandoc")])
    run.timeout = .seconds(60)
    try run.run(from: .file(sandbox.path("beside/it.md")), into: made)
    #expect(try say("unzip -l made | grep -c '[.]png$'") == "1\n")
  }

  /// A file with the name of a picture may be an ImageMagick script that reads and writes files.
  @Test(arguments: inputs(of: "convert"))
  func aPictureIsReadAsNothingElse(type: String) throws {
    try need("convert")
    try #require(try shell("convert -size 8x8 xc:red named.png; echo marmot > named.txt"))
    let named = sandbox.path("named").string
    let written = sandbox.path("written.png").string
    let pretenders = [
      "push graphic-context\nviewbox 0 0 8 8\nimage over 0,0 0,0 '\(named).png'\npop graphic-context\n",
      "<?xml version=\"1.0\"?><image><read filename=\"\(named).png\"/>"
        + "<write filename=\"\(written)\"/></image>",
      "label:@\(named).txt", "@\(named).txt", "\(named).png", "text:\(named).txt",
      "<svg xmlns='http://www.w3.org/2000/svg'><image href='\(named).png'/></svg>",
    ]
    for text in pretenders {
      try sandbox.write("sample", text)
      #expect(throws: CommandError.self, "\(text)") {
        try make([conversion(type, type == "public.png" ? "jpeg" : "png", "convert")])
      }
      #expect(!sandbox.list().contains("written.png"))
    }
  }

  /// A list of files for ffmpeg is given as each type of sound and film.
  @Test(arguments: inputs(of: "ffmpeg"))
  func aListOfFilesIsNoSoundOrFilm(type: String) throws {
    try need("ffmpeg")
    try #require(
      try shell(
        "ffmpeg -v error -f lavfi -i testsrc=s=64x48:d=0.2 -f lavfi -i sine=d=0.2 -f mpegts o.ts"))
    let other = sandbox.path("o.ts").string
    for text in [
      "ffconcat version 1.0\nfile '\(other)'\n", "ffconcat version 1.0\nfile 'file:\(other)'\n",
      "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://\(other)\n#EXT-X-ENDLIST\n",
      "concat:\(other)", "subfile,,start,0,end,0,,:\(other)",
    ] {
      for step in Self.conversions where step.input.identifier == type && step.tool == "ffmpeg" {
        try sandbox.write("sample", text)
        #expect(throws: CommandError.self, "\(step.output): \(text)") { try make([step]) }
      }
    }
  }

  /// In the home folder, all of the user's files are beside the document.
  @Test func aDocumentInTheHomeEmbedsWhatItNamesAndReachesNothingElse() throws {
    try need("pandoc", "unzip", "convert")
    try #require(
      try shell(
        """
        mkdir home; cd home; convert -size 8x8 xc:blue own.png; mkdir 'a b'; cp own.png 'a b/in_it.png'
        convert -size 8x8 xc:red other.png
        printf '![x](own.png) ![x](a%%20b/in\\\\_it.png)' > it.md
        """))
    let document = sandbox.path("home/it.md")
    var step = Conversion(
      UniformType("net.daringfireball.markdown"),
      to: UniformType("org.openxmlformats.wordprocessingml.document"), by: "sh",
      .files([
        "sh", "-c", "cat \"$DND_BESIDE/other.png\" \"$1\" > \"$2\" 2>&1; true", "sh", "%i", "%o",
      ]))
    step.reach = .inputAndBeside
    let made = try OpenFile.open(
      sandbox.path("made"), .readWrite, options: [.create, .truncate], permissions: 0o600)
    for steps in [
      [step], [try conversion("net.daringfireball.markdown", "docx", "pandoc")],
    ] {
      var run = run(steps)
      run.environment.removeAll { $0.name == "HOME" }
      run.environment.append(("HOME", sandbox.path("home").carried))
      try made.truncate(to: 0)
      try made.seek(to: 0)
      try run.run(from: .file(document), into: made)
      if steps[0].tool == "sh" { #expect(try say("head -c 400 made").contains("ermission denied")) }
    }
    #expect(try say("unzip -l made | grep -c 'media/.*png'") == "2\n")
  }
}
