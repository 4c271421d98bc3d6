import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// The beginning of an archive, letter or script may look like any format; the whole file decides.
@Suite struct ContainersFirstTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let document = "%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n"

  /// One member in the format of `tar`: its header with the checksum, followed by the content.
  private func tar(_ name: String, _ content: Bytes = "words") -> Bytes {
    var header: Bytes = Bytes(stringLiteral: name).padded(to: 100)
    header += "0000644\0"
    header = header.padded(to: 148) + "        " + "0"
    header = header.padded(to: 257) + "ustar\0" + "00"
    header = header.padded(to: 512)
    let sum = String(header.all.reduce(0) { $0 + Int($1) }, radix: 8)
    let digits = Array((String(repeating: "0", count: 6 - sum.count) + sum).utf8) + [0, 0x20]
    header.all.replaceSubrange(148..<156, with: digits)
    return header + content.padded(to: 512) + .zeros(1024)
  }

  @Test(
    "A tar archive is recognized whatever the name of its first member",
    arguments: [
      "true", "AC1015 House/plan", "fLaC", "FLIF", "GIF89a", "wOFF", "qoif", "conectix", "KDMV",
      "MSCF", "OTTO", "d8:announce", "BM", "PK", "Rar!", "%PDF-1.4", "II*", "RIFF", "MZ",
      "\u{7F}ELF",
      "!<arch>", "070701", "IWAD", "-rom1fs-", "SQLite format 3", "Obj", "PAR1", "ID3", "GRIB",
    ])
  func nameOfFirstMember(name: String) {
    #expect(tar(name).type == "application/x-tar")
  }

  @Test("An archive that contains a document is an archive")
  func documentInArchive() {
    let document = Bytes(stringLiteral: Self.document)
    #expect(tar("a.pdf", document).type == "application/x-tar")
    #expect(ZIPBytes.archive([("a.pdf", document)]).type == "application/zip")
    let numbers = String(repeating: "00000001", count: 11) + "00000006" + "00000000"
    let cpio = Bytes(stringLiteral: "070701" + numbers + "a.pdf") + Bytes.zeros(3) + document
    #expect(cpio.type == "application/x-cpio")
    let member = "a.pdf/          0           0     0     644     38        `\n"
    let library = Bytes(stringLiteral: "!<arch>\n" + member) + document
    #expect((library + [0xFF]).type == "application/x-archive")
    let packed: Bytes = "Rar!" + [0x1A, 7, 0] + .zeros(80) + "\n" + document
    #expect(packed.type == "application/vnd.rar")
  }

  @Test("Archives of afio are cpio archives")
  func afio() {
    let header =
      "070727" + String(repeating: "0", count: 24) + "m" + String(repeating: "0", count: 54) + "n"
    #expect((Bytes(stringLiteral: header) + .zeros(80)).type == "application/x-cpio")
    #expect((Bytes("070727 000") + .zeros(80)).type == nil)
    // The header alone is text, but not text that a person wrote.
    let rest = Sample(bytes: Array(header.utf8.prefix(76)))
    #expect(ContainerInspection.findingWithinText(rest)?.mimeType == "application/x-cpio")
  }

  private func mimeType(_ name: String, _ text: String) throws -> String? {
    let path = try sandbox.write(name, text)
    return try ContentDetector(registry: .builtIn).detect(path).mimeType
  }

  @Test("A document quoted in a letter or a script does not determine the type")
  func quotedDocument() throws {
    let letter = "From: a@b.example\nTo: b@c.example\nSubject: x\n\n" + Self.document
    #expect(try mimeType("m.eml", letter) == "message/rfc822")
    let script = "#!/bin/sh\ncat <<E\n" + Self.document + "E\n"
    #expect(try mimeType("s", script) == "application/x-shellscript")
    #expect(try mimeType("s.sh", script) == "application/x-shellscript")
    #expect(try mimeType("notes.txt", "As it begins:\n" + Self.document) == "text/plain")
  }

  @Test("A document after unknown bytes is found")
  func documentAfterBytes() throws {
    #expect(try mimeType("a", "\n" + Self.document) == "application/pdf")
    let path = try sandbox.write("b", [0, 1, 2, 0xF7, 0x0A] + Array(Self.document.utf8) + [0xFF])
    #expect(try ContentDetector(registry: .builtIn).detect(path).mimeType == "application/pdf")
  }

  @Test("A diff quoted in a document does not make it a patch")
  func quotedDiff() throws {
    let change = "--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n"
    #expect(try mimeType("a", change) == "text/x-patch")
    #expect(
      try mimeType("a.md", "# Title\n\nText with words.\n\n" + change) == "text/markdown")
  }

  @Test("A text with a cleartext signature is plain text")
  func cleartextSignature() throws {
    let text = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nHello all of you.\n"
    #expect(try mimeType("a", text) == "text/plain")
  }
}
