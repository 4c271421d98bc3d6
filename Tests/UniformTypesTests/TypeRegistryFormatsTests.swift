import FoundationEssentials
import Testing

@testable import UniformTypes

@Suite struct TypeRegistryFormatsTests {
  let alone = TypeRegistry.builtIn
  let registry: TypeRegistry

  init() throws {
    registry = TypeRegistry(mimeCaches: [try #require(MIMECacheBytes.small.cache())])
  }

  @Test(arguments: [
    ("image/jpg", "image/jpeg"), ("IMAGE/JPEG", "image/jpeg"), ("text/x-markdown", "text/markdown"),
    ("application/x-zip-compressed", "application/zip"), ("text/x-yaml", "application/yaml"),
    ("application/x-unheard-of", "application/x-unheard-of"),
    (
      "application/vnd.ms-word.document.macroenabled.12",
      "application/vnd.ms-word.document.macroEnabled.12"
    ),
  ])
  func knowsTheUsualName(name: String, usual: String) {
    #expect(alone.usualName(ofMIMEType: name) == usual)
  }

  @Test func asksTheDatabaseForNamesThatTheCatalogueLacks() {
    #expect(alone.usualName(ofMIMEType: "application/x-rusty") == "application/x-rusty")
    #expect(registry.usualName(ofMIMEType: "application/X-Rusty") == "text/rust")
    #expect(registry.usualName(ofMIMEType: "image/x-old-png") == "image/png")
  }

  @Test(arguments: [
    ("image/png", "image/x-png"), ("text/x-c", "text/plain"), ("application/toml", "text/plain"),
    ("application/vnd.openxmlformats-officedocument.wordprocessingml.document", "application/zip"),
    ("application/vnd.oasis.opendocument.text", "application/x-zip"),
    ("application/epub+zip", "application/zip"), ("image/svg+xml", "text/xml"),
    ("image/svg+xml", "text/plain"), ("application/geo+json", "application/json"),
    ("application/x-compressed-tar", "application/gzip"),
    ("application/x-compressed-tar", "application/x-tar"),
    ("application/msword", "application/x-ole-storage"), ("image/apng", "image/png"),
    ("application/vnd.apple.keynote", "application/zip"), ("video/webm", "video/x-matroska"),
    ("application/x-ipynb+json", "application/json"), ("model/gltf+json", "text/plain"),
    ("application/geopackage+sqlite3", "application/x-sqlite3"),
    ("application/x-anything", "application/octet-stream"), ("image/heic", "image/heif"),
    ("application/java-archive", "application/zip"), ("text/x-python3", "text/x-python"),
  ])
  func findsWhatIsBelow(name: String, ancestor: String) {
    #expect(alone.isAtOrBelow(name, ancestor))
    #expect(name == "image/png" || !alone.isAtOrBelow(ancestor, name))
  }

  @Test(arguments: [
    ("application/zip", "application/epub+zip"), ("image/png", "image/jpeg"),
    ("image/x-portable-graymap", "image/x-portable-pixmap"), ("image/png", "text/plain"),
    ("application/zip", "text/plain"), ("application/x-foo", "application/x-bar"),
    ("application/octet-stream", "image/png"), ("application/gzip", "application/x-empty"),
    ("application/vnd.ms-excel", "application/msword"),
  ])
  func findsNoMoreBelow(name: String, ancestor: String) {
    #expect(!alone.isAtOrBelow(name, ancestor))
  }

  @Test func followsTheDatabaseSaveWhatOnlyOpensWith() {
    #expect(registry.isAtOrBelow("application/x-script-y", "text/plain"))
    #expect(!registry.isAtOrBelow("application/x-script-y", "application/x-executable"))
    #expect(registry.isAtOrBelow("application/vnd.jason+json", "application/json"))
    #expect(!registry.isAtOrBelow("application/vnd.jason+json", "text/javascript"))
    #expect(registry.isAtOrBelow("application/x-circle-a", "application/x-circle-b"))
    #expect(!registry.isAtOrBelow("application/x-circle-a", "image/png"))
  }

  @Test func offersEveryTextToReceiversOfText() throws {
    for format in try FormatsTests.formats.get() where format.type.hasPrefix("text/") {
      // The table decides about its own types, and treats uuencoded files as archives.
      guard TypeTable.mimeTypes.claims(of: format.type).isEmpty else { continue }
      let type = alone.type(forMIMEType: format.type)
      #expect(alone.conforms(type, to: .text), "\(format.type)")
    }
  }

  @Test(arguments: [
    "application/toml", "application/sql", "application/x-php", "application/yaml", "model/obj",
    "application/x-subrip", "application/json", "application/json5", "application/x-perl",
    "application/x-ruby", "application/x-shellscript", "application/x-bat", "application/graphql",
    "application/x-desktop", "application/x-troff-man", "application/texinfo", "application/inf",
    "application/typescript", "text/javascript", "application/x-bibtex-text-file",
    "application/vnd.dart", "application/vnd.coffeescript", "application/x-ndjson",
    "application/ld+json", "application/xml", "application/rss+xml", "application/x-plist+xml",
    "application/xhtml+xml", "image/svg+xml", "application/rtf", "application/x-pem-file",
    "application/mbox", "audio/x-mpegurl", "audio/x-scpls", "application/vnd.apple.mpegurl",
    "model/mtl", "model/step", "model/iges", "model/vrml", "image/vnd.dxf", "image/x-xpixmap",
    "application/x-gtk-builder", "application/x-gdscript", "application/x-research-info-systems",
    "application/trig", "application/n-triples", "application/relax-ng-compact-syntax",
    "application/sparql-query", "application/x-m4", "application/x-gnuplot", "chemical/x-pdb",
    "application/vnd.hp-hpgl", "application/vnd.gerber", "application/x-kicad-pcb",
  ])
  func offersTextsOfOtherTopLevelsToReceiversOfText(name: String) {
    #expect(alone.conforms(alone.type(forMIMEType: name), to: .text))
    #expect(alone.isAtOrBelow(name, "text/plain"))
  }

  @Test(arguments: [
    "application/pdf", "application/zip", "image/png", "application/vnd.sqlite3", "audio/mpeg",
    "application/x-hdf", "model/gltf-binary", "application/wasm", "application/java-vm",
    "application/x-elf", "application/msword", "application/cbor", "application/x-dvi",
    "application/vnd.hp-pcl", "application/x-python-bytecode", "application/illustrator",
  ])
  func offersNothingElse(name: String) {
    #expect(!alone.conforms(alone.type(forMIMEType: name), to: .text))
    #expect(!alone.isAtOrBelow(name, "text/plain"))
  }

  @Test(arguments: [
    ("Makefile", "text/x-makefile"), ("CMakeLists.txt", "text/x-cmake"),
    ("Dockerfile", "text/x-dockerfile"), ("web.Dockerfile", "text/x-dockerfile"),
    ("Cargo.lock", "application/toml"), ("package.json", "application/json"),
    (".gitignore", "text/plain"), (".bashrc", "application/x-shellscript"),
    ("Gemfile", "application/x-ruby"), ("a.C", "text/x-c++src"), ("a.c", "text/x-csrc"),
    ("a.tar.zst", "application/x-zstd-compressed-tar"),
    ("a.cpio.gz", "application/x-cpio-compressed"),
    ("a.swift", "text/x-swift"), ("a.R", "text/x-r"), ("a.plist", "application/x-plist"),
    ("a.nim", "text/x-nim"), ("a.tf", "application/x-hcl"),
    ("a.key", "application/vnd.apple.keynote"),
    ("a.jpg.bak", "application/x-trash"), ("a.jpg~", "application/x-trash"),
    ("libx.so.1.2", "application/x-sharedlib"), ("README", "text/x-readme"),
    ("README.md", "text/markdown"), ("a.mo", "application/x-gettext-translation"),
    ("a.adoc", "text/asciidoc"), ("Makefile.am", "text/x-makefile"),
  ])
  func knowsNames(name: String, mimeType: String) {
    #expect(alone.globs(forName: name).first?.mimeType == mimeType)
    #expect(registry.globs(forName: name).first?.mimeType == mimeType)
  }

  @Test(arguments: [
    ("a.ts", ["video/mp2t", "application/typescript", "text/vnd.trolltech.linguist"]),
    ("a.m", ["text/x-objcsrc", "text/x-matlab"]), ("a.h", ["text/x-chdr", "text/x-c++hdr"]),
    ("a.pl", ["application/x-perl"]), ("a.v", ["text/x-verilog", "text/x-coq"]),
    ("a.cls", ["text/x-tex"]), ("a.obj", ["model/obj"]),
    ("a.vhd", ["application/x-vhd-disk", "text/x-vhdl"]),
    ("a.asc", ["application/pgp-encrypted", "application/pgp-keys", "application/pgp-signature"]),
  ])
  func leavesToContentWhatNamesLeaveOpen(name: String, mimeTypes: [String]) {
    let best = alone.bestGlobs(forName: name).map(\.mimeType)
    #expect(best.starts(with: mimeTypes), "\(best)")
  }

  @Test func keepsBackupsAndUnfinishedFilesForLast() {
    for name in ["a.bak", "a.tmp", "a.orig", "a.part", "a.swp", "a~"] {
      #expect(alone.globs(forName: name).allSatisfy { $0.weight < 40 }, "\(name)")
    }
  }
}
