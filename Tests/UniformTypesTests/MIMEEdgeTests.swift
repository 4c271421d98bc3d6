import Testing

@testable import UniformTypes

/// The subclasses of the shared database that are not kinds of their parent, edge by edge.
@Suite struct MIMEEdgeTests {
  /// A child, its parent in the database, and whether its bytes can be read as the parent's.
  static let misleading: [(child: String, parent: String, isOfBytes: Bool)] = [
    ("application/json", "application/javascript", false),
    ("application/json", "text/javascript", false),
    ("application/json", "text/typescript", false), ("application/json5", "text/javascript", false),
    ("application/geo+json", "text/x-typescript", false),
    ("text/typescript", "text/javascript", false), ("text/javascript", "text/typescript", false),
    ("application/vnd.coffeescript", "application/javascript", false),
    ("text/x-python", "text/x-cython", false), ("text/x-python3", "text/x-cython", false),
    ("text/x-sagemath", "text/x-python", true),
    ("text/x-python", "application/x-executable", false),
    ("application/x-shellscript", "application/x-executable", false),
    ("application/x-perl", "application/x-executable", false),
    ("application/x-ruby", "application/x-executable", false),
    ("application/x-awk", "application/x-executable", false),
    ("text/x-lua", "application/x-executable", false),
    ("application/javascript", "application/x-executable", false),
    ("application/ecmascript", "application/x-executable", false),
    ("application/x-bat", "application/x-dosexec", false),
    ("text/x-vala", "text/x-csrc", false), ("text/x-java", "text/x-csrc", false),
    ("text/x-csharp", "text/x-csrc", false), ("text/x-chdr", "text/x-csrc", false),
    ("text/x-c++src", "text/x-csrc", false), ("text/x-c++hdr", "text/x-chdr", false),
    ("text/x-objc++src", "text/x-objcsrc", false), ("text/x-svsrc", "text/x-verilog", true),
    ("application/vnd.android.package-archive", "application/x-java-archive", true),
    (
      "application/vnd.ms-word.document.macroEnabled.12",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document", true
    ),
    (
      "application/vnd.ms-excel.sheet.binary.macroEnabled.12",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", true
    ),
    ("application/vnd.amazon.mobi8-ebook", "application/x-mobipocket-ebook", true),
    ("application/x-font-type1", "application/postscript", true), ("font/otf", "font/ttf", true),
    ("image/x-nikon-nef", "image/tiff", true), ("image/x-adobe-dng", "image/tiff", true),
    ("image/x-sony-arw", "image/x-dcraw", true), ("video/x-mjpeg", "image/jpeg", true),
    ("audio/x-m4r", "video/mp4", true), ("audio/webm", "video/webm", true),
    ("application/x-quicktime-media-link", "video/quicktime", false),
    ("application/x-netshow-channel", "application/vnd.ms-asf", false),
    ("application/sieve", "application/xml", false),
    ("application/xml-external-parsed-entity", "application/xml", true),
    ("application/pgp-encrypted", "text/plain", true),
    ("application/pkcs7-signature", "text/plain", true),
    ("application/x-profile", "text/plain", true),
    ("application/x-theme", "application/x-desktop", true), ("text/x-nfo", "text/x-readme", true),
    ("text/plain", "application/octet-stream", false),
  ]

  @Test(arguments: misleading)
  func whoWantsTheParentIsNotGivenTheChild(child: String, parent: String, isOfBytes: Bool) {
    let edge = MIMEConformance.edge(from: child, to: parent)
    #expect(edge != .conforms && edge.isOfBytes == isOfBytes)
    #expect(MIMEConformance.edge(from: child.uppercased(), to: parent.uppercased()) == edge)
  }

  @Test(arguments: [
    ("application/vnd.appimage", "application/x-executable"),
    ("application/x-sharedlib", "application/x-executable"),
    ("application/geo+json", "application/json"),
    ("application/javascript", "application/ecmascript"),
    ("text/x-python3", "text/x-python"), ("text/x-scons", "text/x-python"),
    ("text/x-gradle", "text/x-groovy"), ("application/epub+zip", "application/zip"),
    ("application/rss+xml", "application/xml"), ("text/markdown", "text/plain"),
    ("image/x-tiff-multipage", "image/tiff"), ("audio/x-flac+ogg", "audio/ogg"),
    ("video/ogg", "application/ogg"), ("application/x-csh", "application/x-shellscript"),
    ("application/msword-template", "application/msword"), ("application/x-wwf", "application/pdf"),
    ("application/x-source-rpm", "application/x-rpm"), ("text/x-svsrc", "text/plain"),
    ("image/x-bzeps", "application/x-bzip"),
  ])
  func whatIsAKindOfItsParentStaysOne(child: String, parent: String) {
    #expect(MIMEConformance.edge(from: child, to: parent) == .conforms)
  }

  @Test func aPackageThatIsNamedAfterItsMainPartIsNoXML() throws {
    var bytes = MIMECacheBytes()
    bytes.parents = ["application/vnd.frob.main+xml": ["application/zip"]]
    let registry = TypeRegistry(mimeCaches: [try #require(bytes.cache())])
    let type = registry.type(forMIMEType: "application/vnd.frob.main+xml")
    #expect(registry.conforms(type, to: UniformType("public.zip-archive")))
    #expect(!registry.conforms(type, to: UniformType("public.xml")))
    #expect(!registry.conforms(type, to: .text))
  }

  @Test(arguments: ["audio/mpegurl", "video/vnd.mpegurl", "audio/x-scpls"])
  func aListOfSoundsIsNoSound(mimeType: String) {
    let registry = TypeRegistry.builtIn
    let type = registry.type(forMIMEType: mimeType)
    #expect(!registry.conforms(type, to: .audio) && !registry.conforms(type, to: .movie))
    #expect(registry.conforms(type, to: UniformType("public.playlist")))
  }
}
