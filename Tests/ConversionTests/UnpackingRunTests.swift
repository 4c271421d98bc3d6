import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Conversion

/// Archives that come back into folders.
@Suite struct UnpackingRunTests {
  private var convert: Converting
  private var sandbox: Sandbox { convert.sandbox }

  init() throws { convert = try Converting() }

  private func unpack(_ steps: [Conversion], _ source: ConversionRun.Source) throws -> [String] {
    defer { #expect(sandbox.list("work") == ["made"] || sandbox.list("work") == []) }
    try convert.run(steps).unpack(from: source, to: sandbox.path("work/made"))
    return sandbox.list("work/made")
  }

  /// Makes `a.tar` of what `commands` leave behind in an empty folder.
  private func tar(_ commands: String, _ what: String) throws -> FilePath {
    let archive = sandbox.path("a.tar")
    let folder = sandbox.path("t").string
    try #require(
      system("mkdir '\(folder)' && cd '\(folder)' && \(commands) && tar cPf ../a.tar \(what)") == 0)
    return archive
  }

  @Test func theOneFolderInAnArchiveIsTheFolder() throws {
    let path = try tar("mkdir -p 'a b/c' && echo 1 > 'a b/d'", "'a b'")
    #expect(try unpack([FolderConversions.tarToFolder], .file(path)) == ["c", "d"])
  }

  @Test func whatLiesSideBySideGetsAFolder() throws {
    let path = try tar("mkdir a && echo 1 > b", "a b")
    #expect(try unpack([FolderConversions.tarToFolder], .file(path)) == ["a", "b"])
  }

  @Test func oneFileIsNoFolder() throws {
    let path = try tar("echo 1 > b", "b")
    #expect(try unpack([FolderConversions.tarToFolder], .file(path)) == ["b"])
  }

  @Test func aLinkInAnArchiveIsNotTakenForAFolder() throws {
    let path = try tar("ln -s /etc a", "a")
    #expect(try unpack([FolderConversions.tarToFolder], .file(path)) == ["a"])
  }

  @Test func whatIsCompressedIsUnpackedOnItsWay() throws {
    let path = try tar("mkdir -p a/c && gzip -c < /dev/null > a/z", "a")
    let gzipped = try convert([Converting.filter("gzip", "-c")], .file(path))
    #expect(
      try unpack(
        [Converting.filter("gzip", "-dc"), FolderConversions.tarToFolder], .bytes(gzipped))
        == ["c", "z"])
  }

  @Test func noNameInAnArchiveLeadsOutOfTheFolder() throws {
    let path = try tar("mkdir in && echo 1 > out", "-C in ../out /proc/version")
    _ = try? unpack([FolderConversions.tarToFolder], .file(path))
    #expect(sandbox.list("work") == ["made"] || sandbox.list("work") == [])
    #expect(sandbox.list("") == ["a.tar", "t", "work"])
  }

  @Test func noLinkInAnArchiveLeadsOutOfTheFolder() throws {
    try sandbox.makeFolder(sandbox.path("victim"))
    _ = try tar(
      "ln -s ../../../../victim l && tar cPf ../a.tar l && rm l && mkdir l && echo 1 > l/evil"
        + " && tar rPf ../a.tar l/evil && cp ../a.tar ../b.tar", "l")
    _ = try? unpack([FolderConversions.tarToFolder], .file(sandbox.path("b.tar")))
    #expect(sandbox.list("victim") == [])
  }

  @Test func whatIsNoArchiveLeavesNothing() throws {
    #expect(throws: CommandError.self) {
      try unpack([FolderConversions.tarToFolder], .bytes(Array("no archive".utf8)))
    }
    #expect(sandbox.list("work") == [])
  }

  @Test(.enabled(if: system("command -v zip unzip > /dev/null") == 0))
  func aFolderComesBackFromItsZipArchive() throws {
    try sandbox.write("-é [x]/in/file", "words")
    try FileSystem.makeLink(sandbox.path("-é [x]/link"), saying: Array("in/file".utf8))
    let zip = try convert(
      [FolderConversions.folderToZip], .folder(sandbox.path("-é [x]"), title: nil))
    #expect(try unpack([FolderConversions.zipToFolder], .bytes(zip)) == ["in", "link"])
    #expect(try sandbox.read("work/made/in/file") == Array("words".utf8))
    #expect(try FileSystem.readLink(sandbox.path("work/made/link")) == Array("in/file".utf8))
  }
}
