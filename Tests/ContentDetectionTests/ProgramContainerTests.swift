import Testing
import UniformTypes

@testable import ContentDetection

struct ProgramContainerTests {
  private func elf(_ kind: Int) -> Bytes {
    ([0x7F] + "ELF" + [2, 1, 1]).padded(to: 16) + .little(kind, 2) + .zeros(46)
  }

  @Test(arguments: [
    (1, "application/x-object"), (2, "application/x-executable"), (3, "application/x-sharedlib"),
    (4, "application/x-core"),
  ])
  func anELFFileSaysWhatItIs(kind: Int, type: String) { #expect(elf(kind).type == type) }

  @Test func whatBeginsAsELFAndGoesOnOtherwiseIsNoProgram() throws {
    let head: Bytes = [0x7F] + "ELF" + [2, 1, 1]
    let damaged = head.padded(to: 16) + .little(2, 2) + .little(62, 2) + .little(50) + .zeros(46)
    #expect(damaged.type == nil)
    // Rules that look at only four bytes do not identify it either.
    let judged = try DetectionRule(registry: .builtIn)
      .judge(Sample(bytes: damaged.all), name: nil) { "application/x-executable" }
    #expect(judged.verdict.mimeType == "application/octet-stream")
  }

  @Test func classesAndUniversalProgramsShareABeginning() {
    let magic: Bytes = [0xCA, 0xFE, 0xBA, 0xBE]
    #expect((magic + .big(61) + .zeros(8)).type == "application/x-java")
    #expect((magic + .big(2) + .big(0x0100_0007)).type == "application/x-mach-binary")
  }

  @Test func aHeaderBehindTheOneForDOSTellsMore() {
    let dos = ("MZ" + Bytes.little(0x90, 2) + .little(3, 2) + .zeros(2) + .little(4, 2)).padded(
      to: 60)
    #expect(
      (dos + .little(64) + "PE\u{0}\u{0}").type == "application/vnd.microsoft.portable-executable")
    #expect((dos + .little(64) + "NE").type == "application/x-ms-ne-executable")
    #expect(dos.padded(to: 128).type == "application/x-dosexec")
  }

  @Test func aPackageOfDebianIsNoLibrary() {
    #expect(
      Bytes("!<arch>\ndebian-binary   ").finding?.mimeType
        == "application/vnd.debian.binary-package")
    #expect(Bytes("!<arch>\nx.o/            ").finding?.mimeType == "application/x-archive")
  }

  private func tar(_ name: String) -> Bytes {
    var header = Bytes(stringLiteral: name).padded(to: 148).all + Array("        0".utf8)
    header += [UInt8](repeating: 0, count: 512 - header.count)
    let digits = Array(String(header.reduce(0) { $0 + Int($1) }, radix: 8).utf8)
    header.replaceSubrange(148..<148 + digits.count, with: digits)
    return Bytes(header)
  }

  @Test func tarIsToldByTheSumOfItsHeader() {
    #expect(tar("a/b").type == "application/x-tar")
    var wrong = tar("a/b").all
    wrong[0] = 0x62
    #expect(Bytes(wrong).type == nil)
  }

  @Test func gzipOfATarArchiveIsKnownAsThat() {
    let block = tar("a").all
    let stored: Bytes = [1] + .little(512, 2) + .little(0xFFFF ^ 512, 2) + Bytes(block)
    let header: Bytes = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    #expect((header + stored).type == "application/x-compressed-tar")
    #expect((header + [3, 0] + .zeros(8)).finding == .family("application/gzip", "gzip header"))
  }
}
