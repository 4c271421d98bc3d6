import Testing

@testable import ContentDetection

struct MediaContainerTests {
  private func box(_ kind: String, _ content: Bytes) -> Bytes {
    Bytes.big(content.count + 8) + Bytes(stringLiteral: kind) + content
  }

  private func brands(_ major: String, _ others: [String] = []) -> Bytes {
    box("ftyp", Bytes(stringLiteral: major) + .zeros(4) + Bytes(stringLiteral: others.joined()))
  }

  private func track(_ kind: String) -> Bytes {
    box("trak", box("mdia", box("hdlr", .zeros(8) + Bytes(stringLiteral: kind) + .zeros(13))))
  }

  @Test(arguments: [
    ("heic", "image/heic"), ("avif", "image/avif"), ("qt  ", "video/quicktime"),
    ("isom", "video/mp4"), ("M4A ", "audio/x-m4a"), ("crx ", "image/x-canon-cr3"),
    ("3gp6", "video/3gpp"), ("3g2a", "video/3gpp2"), ("mjp2", "video/mj2"),
  ])
  func theBrandTellsWhichMediaItIs(brand: String, type: String) {
    #expect(brands(brand).type == type)
  }

  @Test func aCompatibleBrandTellsWhereTheMajorOneDoesNot() {
    #expect(brands("mif1", ["mif1", "avif"]).type == "image/avif")
    #expect(brands("mif1", ["mif1", "heic"]).type == "image/heif")
    #expect(brands("zzzz", ["isom"]).type == "video/mp4")
  }

  @Test func aMovieOfSoundAloneIsSound() {
    let sound = brands("isom") + box("moov", track("soun"))
    let film = brands("isom") + box("moov", track("soun") + track("vide"))
    #expect(sound.type == "audio/mp4" && film.type == "video/mp4")
  }

  @Test func aMovieWithoutABrandIsQuickTime() {
    #expect(box("moov", box("mvhd", .zeros(100))).type == "video/quicktime")
    #expect((box("wide", "") + box("mdat", "x")).type == "video/quicktime")
    #expect(box("free", "a letter that is free").type == nil)
  }

  @Test(arguments: [
    ("WAVE", "audio/x-wav"), ("AVI ", "video/x-msvideo"), ("WEBP", "image/webp"),
    ("ACON", "application/x-navi-animation"), ("RMID", "audio/midi"), ("zzzz", nil),
  ])
  func theFormOfRIFFTells(form: String, type: String?) {
    #expect(("RIFF" + Bytes.little(100) + Bytes(stringLiteral: form)).padded(to: 64).type == type)
  }

  private func matroska(_ type: String, tracks: [UInt8]) -> Bytes {
    func element(_ identifier: Bytes, _ content: Bytes) -> Bytes {
      identifier + [0x80 | UInt8(content.count)] + content
    }
    let entries = tracks.map { element([0xAE], element([0x83], [$0])) }.reduce("", +)
    return element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Bytes(stringLiteral: type)))
      + element([0x18, 0x53, 0x80, 0x67], element([0x16, 0x54, 0xAE, 0x6B], entries))
  }

  @Test func matroskaTellsSoundFromFilm() {
    #expect(matroska("matroska", tracks: [1, 2]).type == "video/x-matroska")
    #expect(matroska("matroska", tracks: [2]).type == "audio/x-matroska")
    #expect(matroska("webm", tracks: [2]).type == "audio/webm")
    #expect(matroska("webm", tracks: [1]).type == "video/webm")
    #expect(matroska("other", tracks: [1]).type != "video/webm")
  }

  private func ogg(_ packets: [Bytes]) -> Bytes {
    packets.map { packet in
      "OggS\u{0}\u{2}" + Bytes.zeros(20) + [1, UInt8(packet.count)] + packet
    }.reduce("", +)
  }

  @Test func oggTellsItsCodecs() {
    #expect(ogg(["\u{1}vorbis"]).type == "audio/ogg")
    #expect(ogg(["OpusHead"]).type == "audio/opus")
    #expect(ogg([[0x80] + "theora", "\u{1}vorbis"]).type == "video/ogg")
    #expect(ogg(["something"]).finding?.certainty == .family)
  }

  private let layerThree: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)

  @Test func framesInARowAreSound() {
    #expect(Bytes(layerThree + layerThree + layerThree).type == "audio/mpeg")
    let frame: [UInt8] =
      [0xFF, 0xF1, 0x50, 0x80, 0x02, 0x1F, 0xFC] + [UInt8](repeating: 0, count: 9)
    #expect(Bytes(frame + frame + frame).type == "audio/aac")
  }

  @Test func oneFrameAloneMayBeAnything() {
    #expect(Bytes(layerThree + [UInt8](repeating: 1, count: 600)).type == nil)
    #expect(Bytes([0xFF, 0xFE, 0x61, 0, 0x62, 0, 0x63, 0]).type == nil)
  }

  @Test func whatStandsBehindATagCounts() {
    let tag: Bytes = "ID3" + [4, 0, 0, 0, 0, 0, 4] + .zeros(4)
    #expect((tag + "fLaC").type == "audio/flac")
    #expect((tag + Bytes(layerThree + layerThree + layerThree)).type == "audio/mpeg")
    #expect((tag + "zzzz").finding?.certainty == .family)
  }
}
