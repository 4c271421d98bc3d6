import ContentDetection
import Glibc
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Files of many kinds, each created with its usual tool.
struct RealFilesTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    /// The shell command that creates it, run in an empty directory.
    var recipe: String
    var type: String

    init(_ name: String, _ recipe: String, _ type: String) {
      self.name = name
      self.recipe = recipe
      self.type = type
    }

    var testDescription: String { name }
    var tool: String { String(recipe.prefix { $0 != " " }) }

    var isMakeable: Bool {
      ["/usr/bin", "/bin", "/usr/local/bin"].contains { access("\($0)/\(tool)", X_OK) == 0 }
    }
  }

  private static let picture = "convert -size 8x8 xc:red"
  private static let sound = "ffmpeg -v error -f lavfi -i sine=d=0.1"
  private static let film = "ffmpeg -v error -f lavfi -i testsrc=s=64x64:d=0.2"

  static let kinds: [Kind] = [
    Kind("a.png", "\(picture) a.png", "public.png"),
    Kind("a.jpg", "\(picture) a.jpg", "public.jpeg"),
    Kind("a.gif", "\(picture) a.gif", "com.compuserve.gif"),
    Kind("a.tiff", "\(picture) a.tiff", "public.tiff"),
    Kind("a.bmp", "\(picture) a.bmp", "com.microsoft.bmp"),
    Kind("a.webp", "\(picture) a.webp", "org.webmproject.webp"),
    Kind("a.wav", "\(sound) a.wav", "com.microsoft.waveform-audio"),
    Kind("a.mp3", "\(sound) a.mp3", "public.mp3"),
    Kind("a.flac", "\(sound) a.flac", "org.xiph.flac"),
    Kind("a.ogg", "\(sound) -c:a libvorbis a.ogg", "org.xiph.ogg-audio"),
    Kind("a.m4a", "\(sound) a.m4a", "com.apple.m4a-audio"),
    Kind("a.mp4", "\(film) a.mp4", "public.mpeg-4"),
    Kind("a.mov", "\(film) a.mov", "com.apple.quicktime-movie"),
    Kind("a.mkv", "\(film) a.mkv", "org.matroska.mkv"),
    Kind("a.webm", "\(film) a.webm", "org.webmproject.webm"),
    Kind("a.avi", "\(film) a.avi", "public.avi"),
    Kind("a.zip", "zip -q a.zip source", "public.zip-archive"),
    Kind("a.tar", "tar cf a.tar source", "public.tar-archive"),
    Kind("a.tar.gz", "tar czf a.tar.gz source", "org.gnu.gnu-zip-tar-archive"),
    Kind("source.gz", "gzip source", "org.gnu.gnu-zip-archive"),
    Kind("source.bz2", "bzip2 source", "public.bzip2-archive"),
    Kind("source.xz", "xz source", "org.tukaani.xz-archive"),
  ]

  @Test(arguments: kinds)
  func aRealFileIsKnownUnderItsName(kind: Kind) throws {
    let sandbox = try Sandbox()
    guard let path = try make(kind, in: sandbox) else { return }
    let shared = SharedMIMEDatabase(dataDirectories: ["/usr/local/share", "/usr/share"])
    for registry in [TypeRegistry.builtIn, TypeRegistry(mimeCaches: shared.caches)] {
      let found = try ContentDetector(registry: registry).detect(path)
      #expect(found.type.identifier == kind.type, "\(found.evidence)")
    }
  }

  @Test(arguments: kinds.filter { !["a.tar.gz", "a.m4a"].contains($0.name) })
  func aRealFileIsKnownWithoutItsName(kind: Kind) throws {
    let sandbox = try Sandbox()
    guard let path = try make(kind, in: sandbox) else { return }
    let found = try ContentDetector(registry: .builtIn).detect(path, contentOnly: true)
    #expect(found.type.identifier == kind.type, "\(found.evidence)")
  }

  /// Creates the file; prints a note and returns nil if the tool is missing.
  private func make(_ kind: Kind, in sandbox: Sandbox) throws -> FilePath? {
    guard kind.isMakeable else {
      print("skipped \(kind.name): '\(kind.tool)' is not installed")
      return nil
    }
    try sandbox.write("source", "some words\n")
    try #require(system("cd '\(sandbox.root.string)' && \(kind.recipe) </dev/null") == 0)
    return sandbox.path(kind.name)
  }
}
