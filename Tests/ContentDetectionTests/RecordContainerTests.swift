import Testing

@testable import ContentDetection

struct RecordContainerTests {
  private func sequence(_ content: Bytes) -> Bytes {
    [0x30, 0x82] + .big(content.count, 2) + content
  }

  @Test func certificatesAndMessagesDifferInTheirFirstElements() {
    let rest = sequence(.zeros(200))
    let certificate = sequence(sequence([0xA0, 3, 2, 1, 2, 2, 1, 5] + rest) + rest)
    #expect(certificate.type == "application/pkix-cert")
    #expect((certificate + "x").type == nil)
    let identifier: Bytes = [0x06, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7]
    func signed(_ digests: Bytes) -> Bytes {
      sequence(
        identifier + [2, 0xA0, 0x82] + .big(digests.count + 207, 2)
          + sequence([2, 1, 1] + digests + .zeros(200)))
    }
    #expect(signed([0x31, 2, 5, 0]).type == "application/pkcs7-signature")
    #expect(signed([0x31, 0]).type == "application/x-pkcs7-certificates")
    #expect(sequence(identifier + [3] + rest).type == "application/pkcs7-mime")
    #expect(sequence([2, 1, 3] + rest).type == "application/x-pkcs12")
  }

  @Test func aKeyHasAVersionADateAndAnAlgorithm() {
    func key(_ algorithm: UInt8) -> Bytes {
      [0x99, 0, 60, 4] + Bytes.big(0x5000_0000) + [algorithm] + .zeros(54)
    }
    #expect(key(1).type == "application/pgp-keys")
    #expect(key(99).type == nil)
  }

  @Test func aTableHasAMarkBehindItsFields() {
    func table(_ mark: UInt8) -> Bytes {
      let start: Bytes = [3, 99, 12, 31] + .little(0) + .little(65, 2) + .little(11, 2)
      let field: Bytes = Bytes("NAME").padded(to: 11) + "C" + .zeros(4) + [10]
      return start.padded(to: 32) + field.padded(to: 32) + [mark, 0x1A]
    }
    #expect(table(0x0D).type == "application/x-dbf")
    #expect(table(0x0E).type == nil)
  }

  @Test func aModelIsAsLongAsItsTriangles() {
    let header = Bytes([1]).padded(to: 80)
    #expect((header + .little(2) + .zeros(100)).type == "model/stl")
    #expect((header + .little(2) + .zeros(101)).type == nil)
  }

  @Test func framesThatAreSkippedLeadToTheOnesThatCount() {
    let skipped: Bytes = [0x50, 0x2A, 0x4D, 0x18] + .little(4) + .zeros(4)
    #expect((skipped + [0x04, 0x22, 0x4D, 0x18]).type == "application/x-lz4")
    #expect((skipped + [0x28, 0xB5, 0x2F, 0xFD]).type == "application/zstd")
  }

  @Test func oldDocumentsSayInALaterFieldWhatTheyAre() {
    let start: Bytes = [0xFF] + "WPC" + .zeros(4)
    #expect((start + [1, 0x0A]).type == "application/vnd.wordperfect")
    #expect((start + [1, 0x16]).type == "image/x-wpg")
    #expect(("FWS\u{5}" + Bytes.little(10) + [0, 0x80]).finding?.certainty == .settled)
    #expect(("FWS\u{5}" + Bytes.little(99) + [0, 0x80]).finding?.certainty == .family)
  }

  @Test func imagesOfDisksAreToldFarFromTheirBeginning() {
    #expect(
      (Bytes.zeros(600) + "koly\u{0}\u{0}\u{0}\u{4}").padded(to: 1112).type
        == "application/x-apple-diskimage")
    #expect((Bytes.zeros(512) + "EFI PART" + .zeros(600)).type == "application/vnd.efi.img")
    #expect((Bytes.zeros(32_769) + "CD001" + .zeros(100)).type == "application/x-iso9660-image")
    #expect(Bytes.zeros(4096).type == nil)
  }
}
