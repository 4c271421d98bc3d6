import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Conversion

/// Conversions of archives back to directories.
@Suite struct UnpackingRunTests {
  private var convert: Converting
  private var sandbox: Sandbox { convert.sandbox }

  init() throws { convert = try Converting() }

  private func unpack(_ steps: [Conversion], _ source: ConversionRun.Source) throws -> [String] {
    defer { #expect(sandbox.list("work") == ["made"] || sandbox.list("work") == []) }
    try convert.run(steps).unpack(from: source, to: sandbox.path("work/made"))
    return sandbox.list("work/made")
  }

  /// Creates `a.tar` from what `commands` leave in an empty directory.
  private func tar(_ commands: String, _ what: String) throws -> FilePath {
    let archive = sandbox.path("a.tar")
    let directory = sandbox.path("t").string
    try #require(
      system("mkdir '\(directory)' && cd '\(directory)' && \(commands) && tar cPf ../a.tar \(what)")
        == 0)
    return archive
  }

  @Test func theOneDirectoryInAnArchiveIsTheDirectory() throws {
    let path = try tar("mkdir -p 'a b/c' && echo 1 > 'a b/d'", "'a b'")
    #expect(try unpack([DirectoryConversions.tarToDirectory], .file(path)) == ["c", "d"])
  }

  @Test func whatLiesSideBySideGetsADirectory() throws {
    let path = try tar("mkdir a && echo 1 > b", "a b")
    #expect(try unpack([DirectoryConversions.tarToDirectory], .file(path)) == ["a", "b"])
  }

  @Test func oneFileIsNoDirectory() throws {
    let path = try tar("echo 1 > b", "b")
    #expect(try unpack([DirectoryConversions.tarToDirectory], .file(path)) == ["b"])
  }

  @Test func aLinkInAnArchiveIsNotTakenForADirectory() throws {
    let path = try tar("ln -s /etc a", "a")
    #expect(try unpack([DirectoryConversions.tarToDirectory], .file(path)) == ["a"])
  }

  @Test func whatIsCompressedIsUnpackedOnItsWay() throws {
    let path = try tar("mkdir -p a/c && gzip -c < /dev/null > a/z", "a")
    let gzipped = try convert([Converting.filter("gzip", "-c")], .file(path))
    #expect(
      try unpack(
        [Converting.filter("gzip", "-dc"), DirectoryConversions.tarToDirectory], .bytes(gzipped))
        == ["c", "z"])
  }

  @Test func noNameInAnArchiveLeadsOutOfTheDirectory() throws {
    let path = try tar("mkdir in && echo 1 > out", "-C in ../out /proc/version")
    _ = try? unpack([DirectoryConversions.tarToDirectory], .file(path))
    #expect(sandbox.list("work") == ["made"] || sandbox.list("work") == [])
    #expect(sandbox.list("") == ["a.tar", "t", "work"])
  }

  @Test func noLinkInAnArchiveLeadsOutOfTheDirectory() throws {
    try sandbox.makeDirectory(sandbox.path("victim"))
    _ = try tar(
      "ln -s ../../../../victim l && tar cPf ../a.tar l && rm l && mkdir l && echo 1 > l/evil"
        + " && tar rPf ../a.tar l/evil && cp ../a.tar ../b.tar", "l")
    _ = try? unpack([DirectoryConversions.tarToDirectory], .file(sandbox.path("b.tar")))
    #expect(sandbox.list("victim") == [])
  }

  @Test func whatIsNoArchiveLeavesNothing() throws {
    #expect(throws: CommandError.self) {
      try unpack([DirectoryConversions.tarToDirectory], .bytes(Array("no archive".utf8)))
    }
    #expect(sandbox.list("work") == [])
  }

  @Test(.enabled(if: system("command -v zip unzip > /dev/null") == 0))
  func aDirectoryComesBackFromItsZipArchive() throws {
    try sandbox.write("-é [x]/in/file", "words")
    try FileSystem.makeLink(sandbox.path("-é [x]/link"), saying: Array("in/file".utf8))
    let zip = try convert(
      [DirectoryConversions.directoryToZip], .directory(sandbox.path("-é [x]"), title: nil))
    #expect(try unpack([DirectoryConversions.zipToDirectory], .bytes(zip)) == ["in", "link"])
    #expect(try sandbox.read("work/made/in/file") == Array("words".utf8))
    #expect(try FileSystem.readLink(sandbox.path("work/made/link")) == Array("in/file".utf8))
  }
}
