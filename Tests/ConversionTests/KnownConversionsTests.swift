import Conversion
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@Suite struct KnownConversionsTests {
  private let registry = TypeRegistry.builtIn
  private let conversions = ConversionGraph.known(to: .builtIn).conversions

  private func words(_ conversion: Conversion) -> [String] {
    switch conversion.method {
    case .filter(let words), .files(let words), .unpacking(let words): words
    case .builtIn, .directoryToTar, .directoryToZip: []
    }
  }

  @Test func eachMakesAKnownTypeThatCanBeMade() {
    for conversion in conversions {
      for type in [conversion.input, conversion.output] {
        #expect(registry.isDeclared(type) || registry.isDynamic(type), "\(type)")
      }
      #expect(registry.isConcrete(conversion.output), "\(conversion.output)")
      #expect(!registry.conforms(conversion.input, to: conversion.output), "\(conversion)")
    }
  }

  @Test func noneStandsTwice() {
    let keys = conversions.map { "\($0.input) \($0.output) \($0.tool) \($0.parts)" }
    #expect(keys.count == Set(keys).count)
  }

  @Test func aProgramIsGivenPathsOnlyWhereItAsksForThem() {
    for conversion in conversions {
      let all = words(conversion).joined(separator: " ")
      switch conversion.method {
      case .files, .unpacking: #expect(all.contains("%i") && all.contains("%o"), "\(conversion)")
      case .filter: #expect(!all.contains("%i") && !all.contains("%o"), "\(conversion)")
      case .builtIn, .directoryToTar, .directoryToZip: break
      }
    }
  }

  @Test func everyToolHasItsPackage() {
    for tool in Set(conversions.compactMap(\.neededTool)) {
      #expect(InstalledTools.package(of: tool) != nil, "\(tool)")
    }
    #expect(InstalledTools.package(of: "rsvg-convert") == "librsvg2-bin")
  }

  @Test(arguments: [
    ("public.heic", "public.jpeg", ["magick"]),
    ("net.daringfireball.markdown", "public.html", ["pandoc"]),
    ("net.daringfireball.markdown", "com.adobe.pdf", ["pandoc", "WeasyPrint"]),
    ("public.heic", "com.adobe.pdf", ["magick", "img2pdf"]), ("public.mpeg-4", "public.mp3", nil),
    (
      "public.tab-separated-values-text", "org.openxmlformats.spreadsheetml.sheet",
      ["dnd", "ssconvert"]
    ),
    ("public.svg-image", "public.jpeg", ["rsvg-convert", "magick"]),
    ("public.svg-image", "org.webmproject.webp", ["rsvg-convert", "magick"]),
    ("public.svg-image", "com.adobe.pdf", ["rsvg-convert"]),
    ("public.svg-image", "public.png", ["rsvg-convert"]),
    ("com.adobe.pdf", "public.png", nil), ("public.mpeg-4", "public.jpeg", nil),
    ("org.xiph.flac", "public.mp3", ["ffmpeg"]),
    ("public.url", "com.microsoft.internet-shortcut", ["dnd"]),
    ("org.gnu.gnu-zip-tar-archive", "public.tar-archive", ["gzip"]),
    ("org.gnu.gnu-zip-archive", "public.tar-archive", nil), ("public.image", "public.png", nil),
  ])
  func theUsualWays(from: String, to: String, tools: [String]?) {
    let route = ConversionGraph.known(to: registry).route(
      from: UniformType(from), to: UniformType(to), isDirectory: false, where: \.isAutomatic,
      isInstalled: { _ in true })
    #expect(route?.steps.map(\.conversion.tool) == tools)
  }

  @Test func declarationsComeFirstAndSayWhatTheySay() throws {
    let text = """
      {types: [{identifier: 'public.heic', representations: [
        {kind: 'data', type: 'public.jpeg', export: ['mine', '100%%'], import: ['back'], lossy: true,
         condition: ['test', '%%'], suggestedName: ['name', '%%'], visibility: 'own'},
        {kind: 'file', type: 'public.png', export: ['draw', '%i', '%o', '%%'], automatic: false},
        {kind: 'proxy', type: 'public.plain-text', import: ['/opt/x']},
        {kind: 'codable'}]}]}
      """
    let registry = TypeRegistry(
      mimeCaches: [],
      declarations: TypeDeclarations([
        DeclarationDirectory(
          .user, files: [DeclarationFile(path: "/a.json", bytes: Array(text.utf8))])
      ]))
    #expect(registry.declarationProblems == [])
    let heic = UniformType("public.heic")
    let jpeg = UniformType("public.jpeg")
    var export = Conversion(heic, to: jpeg, by: "mine", .filter(["mine", "100%"]), isLossy: true)
    export.condition = ["test", "%"]
    export.suggestedName = .command(["name", "%"])
    export.visibility = .own
    var back = Conversion(jpeg, to: heic, by: "back", .filter(["back"]))
    back.visibility = .own
    let declared = [
      export, back,
      Conversion(
        heic, to: UniformType("public.png"), by: "draw", .files(["draw", "%i", "%o", "%%"]),
        isAutomatic: false),
      Conversion(.plainText, to: heic, by: "/opt/x", .filter(["/opt/x"]), isProxy: true),
      Conversion(heic, to: UniformType("public.json"), by: "cat", .filter(["cat"])),
    ]
    #expect(Conversion.declared(in: registry) == declared)
    #expect(Array(ConversionGraph.known(to: registry).conversions.prefix(5)) == declared)
  }

  @Test func aToolIsWhereItWouldBeStartedFrom() throws {
    let sandbox = try Sandbox()
    try sandbox.write("bin/data", "x")
    _ = try sandbox.writeProgram("bin/tool", "#!/bin/sh")
    try sandbox.makeDirectory(sandbox.path("bin/folder"))
    let tools = InstalledTools(path: "relative::/nowhere:\(sandbox.path("bin").string)")
    #expect(tools.contains("tool") && !tools.contains("data") && !tools.contains("folder"))
    #expect(!tools.contains("other") && tools.contains(sandbox.path("bin/tool").string))
    #expect(!InstalledTools(path: "").contains("sh") && InstalledTools(path: nil).contains("sh"))
  }
}
