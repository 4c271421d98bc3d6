import Testing
import UniformTypes

@Suite struct TypeRegistryTagsTests {
  let registry = TypeRegistry.builtIn

  @Test(arguments: [
    ("png", "public.png"), ("PNG", "public.png"), ("md", "net.daringfireball.markdown"),
    ("jpg", "public.jpeg"), ("txt", "public.plain-text"), ("pdf", "com.adobe.pdf"),
    ("savedsearch", "com.apple.finder.smart-folder"), ("gz", "org.gnu.gnu-zip-archive"),
    ("tar.gz", "org.gnu.gnu-zip-tar-archive"), ("TAR.BZ2", "public.tar-bzip2-archive"),
    ("tar.xz", "org.tukaani.tar-xz-archive"), ("backup.gz", "org.gnu.gnu-zip-archive"),
    ("zzq", "dyn.ah62d4rv4ge81y8xv"), ("ZZQ", "dyn.ah62d4rv4ge81y8xv"),
    ("ts", "public.mpeg-2-transport-stream"),
    ("001", "com.macitbetter.segmented-archive"),
  ])
  func findsTheTypeOfAnExtension(word: String, identifier: String) {
    #expect(registry.type(forExtension: word).identifier == identifier)
  }

  @Test func keepsKnownExtensionsOfSeveralPartsWhole() {
    #expect(
      registry.type(forExtension: "tar.zst")
        == registry.type(forMIMEType: "application/x-zstd-compressed-tar"))
    #expect(
      registry.type(forExtension: "report.sql") == registry.type(forMIMEType: "application/sql"))
    #expect(registry.type(forExtension: "report.zzq") == DynamicIdentifier(extension: "zzq").type)
  }

  @Test(arguments: [
    ("rtfd", "com.apple.rtfd"), ("framework", "com.apple.framework"), ("png", "public.folder"),
    ("", "public.folder"), ("iconset", "com.apple.iconset"), ("zarr", "mime.application.vnd.zarr"),
  ])
  func findsTheTypeOfADirectoriesExtension(word: String, identifier: String) {
    #expect(registry.type(forExtension: word, isDirectory: true).identifier == identifier)
  }

  @Test func doesNotTakeAFileForADirectory() {
    #expect(
      registry.type(forExtension: "framework") == DynamicIdentifier(extension: "framework").type)
    #expect(registry.declaredTypes(forExtension: "framework").count == 1)
    #expect(registry.type(forExtension: "zarr") == DynamicIdentifier(extension: "zarr").type)
    #expect(registry.globs(forName: "a.zarr").isEmpty)
  }

  @Test(arguments: [
    ("text/plain;charset=iso-8859-1", ["public.plain-text"]),
    ("text/plain; charset=LATIN1", ["public.plain-text"]),
    ("text/plain; format=flowed; charset=\"cp1252\"", ["public.plain-text"]),
    ("text/plain; charset=SJIS", ["public.plain-text"]),
    ("text/plain; charset=utf-16le", ["public.plain-text"]),
    ("text/plain;eol=crlf", ["public.utf8-plain-text", "public.plain-text"]),
    ("text/plain; eol=lf; charset=UTF-8", ["public.utf8-plain-text"]),
  ])
  func encodingsAndLineEndsHaveTypesOfTheirOwn(mimeType: String, above: [String]) {
    let type = registry.type(forMIMEType: mimeType)
    #expect(registry.isDynamic(type))
    for parent in above { #expect(registry.conforms(type, to: UniformType(parent))) }
    #expect(registry.isConcrete(type))
  }

  @Test func namesOfOneEncodingMeanOneType() {
    #expect(
      registry.type(forMIMEType: "text/plain;charset=l1")
        == registry.type(forMIMEType: "TEXT/PLAIN; charset=\"ISO-8859-1\""))
    #expect(
      registry.type(forMIMEType: "text/plain;eol=lf")
        != registry.type(forMIMEType: "text/plain;eol=crlf"))
  }

  @Test(arguments: [
    ("image/png", "public.png"), ("IMAGE/PNG", "public.png"), ("image/jpg", "public.jpeg"),
    ("text/plain", "public.plain-text"), ("text/plain;charset=utf-8", "public.utf8-plain-text"),
    ("text/plain; charset=UTF-8", "public.utf8-plain-text"),
    ("text/plain ; format=flowed; charset=\"utf-8\"", "public.utf8-plain-text"),
    ("text/plain;charset=utf-16", "public.utf16-plain-text"),
    ("text/plain;charset=x-nobody-knows", "public.plain-text"),
    ("text/plain;charset=mac", "com.apple.traditional-mac-plain-text"),
    ("text/html;charset=utf-8", "public.html"),
    ("application/octet-stream", "public.data"), ("inode/directory", "public.folder"),
    ("text/x-c", "public.c-source"), ("application/javascript", "com.netscape.javascript-source"),
    (
      "application/vnd.ms-excel.sheet.macroEnabled.12",
      "org.openxmlformats.spreadsheetml.sheet.macroenabled"
    ),
    ("dev.kaya/note", "dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df"),
    ("application/x-foo", "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852"),
    ("application/x-foo; q=1", "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852"),
  ])
  func findsTheTypeOfAMIMEType(name: String, identifier: String) {
    #expect(registry.type(forMIMEType: name).identifier == identifier)
  }

  @Test func saysTheTagsOfAType() {
    let jpeg = UniformType("Public.JPEG")
    #expect(registry.extensions(of: jpeg) == ["jpeg", "jpg", "jpe"])
    #expect(registry.preferredExtension(of: jpeg) == "jpeg")
    #expect(registry.preferredMIMEType(of: jpeg) == "image/jpeg")
    #expect(registry.preferredExtension(of: .utf8PlainText) == nil)
    #expect(registry.preferredExtension(of: .image) == nil)
    let sql = DynamicIdentifier(extension: "sql").type
    #expect(registry.extensions(of: sql) == ["sql"])
    #expect(registry.mimeTypes(of: sql).isEmpty)
    #expect(registry.preferredMIMEType(of: registry.type(forMIMEType: "a/b")) == "a/b")
    #expect(registry.extensions(of: UniformType("org.example.x")).isEmpty)
  }

  @Test(arguments: [
    ("public.png", "image/png"), ("public.utf8-plain-text", "text/plain"),
    ("public.swift-source", "text/x-swift"), ("public.zsh-script", "application/x-shellscript"),
    ("com.apple.chess.pgn", "application/vnd.chess-pgn"),
    ("com.apple.crashreport", "text/plain"), ("public.folder", "inode/directory"),
    ("public.image", "application/octet-stream"), ("org.example.x", "application/octet-stream"),
    ("dyn.ah62d4rv4ge81g6pq", "application/octet-stream"),
    ("dyn.agq80w5pbq7ww88brrfv085u", "image/x-icon"), ("public.item", "application/octet-stream"),
  ])
  func saysTheNearestMIMEType(identifier: String, name: String) {
    #expect(registry.nearestMIMEType(of: UniformType(identifier)) == name)
  }

  @Test func aDeclarationSaysWhatFilesOfATypeAreCalled() {
    let text = "{types: [{identifier: 'public.jpeg', extensions: ['jpeg', 'jpg']}]}"
    let file = DeclarationFile(path: "/a.json", bytes: Array(text.utf8))
    let registry = TypeRegistry(
      mimeCaches: [], declarations: TypeDeclarations([DeclarationDirectory(.user, files: [file])]))
    #expect(registry.nearestExtension(of: UniformType("public.jpeg")) == "jpeg")
  }

  @Test func saysTheNearestExtension() {
    #expect(registry.nearestExtension(of: .utf8PlainText) == "txt")
    #expect(registry.nearestExtension(of: UniformType("public.png")) == "png")
    #expect(registry.nearestExtension(of: UniformType("public.jpeg")) == "jpg")
    #expect(registry.nearestExtension(of: .image) == nil)
    #expect(registry.nearestExtension(of: .folder) == nil)
  }

  @Test(arguments: [
    (".mp4", ["public.mpeg-4", "public.mpeg-4-audio"]),
    ("mp4", ["public.mpeg-4", "public.mpeg-4-audio"]),
    ("application/msword", ["com.microsoft.word.doc", "com.microsoft.word.dot"]),
    ("text/plain;charset=utf-8", ["public.utf8-plain-text", "public.plain-text"]),
    ("PDF ", ["com.adobe.pdf"]), ("Apple PNG pasteboard type", ["public.png"]), (".zzq", []),
    ("application/x-foo", []), ("text/x-c", ["public.c-source"]),
  ])
  func listsTheTypesThatCarryATag(tag: String, identifiers: [String]) {
    #expect(registry.taggedTypes(tag).map(\.identifier) == identifiers)
  }
}
