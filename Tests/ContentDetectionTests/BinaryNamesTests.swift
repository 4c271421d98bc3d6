import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// Names that are more specific than binary content.
@Suite struct BinaryNamesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let registries = [
    TypeRegistry.builtIn,
    TypeRegistry(mimeCaches: SharedMIMEDatabase(dataDirectories: ["/usr/share"]).caches),
  ]

  /// The same bytes in every run, with a start that matches no format.
  private static let noise = ContentDetectionTests.noise(seed: 88_172_645_463_325_252)

  private func detect(_ name: String, _ bytes: [UInt8]) throws -> [Detection] {
    let path = try sandbox.write(name, bytes)
    return try Self.registries.map { try ContentDetector(registry: $0).detect(path) }
  }

  @Test(
    "Bytes that are not text do not have the type of a text name",
    arguments: [
      "key.md", "a.json", "a.html", "a.py", "a.c", "a.csv", "a.yaml", "a.sql", "a.xml", "a.svg",
      "a.geojson", "a.txt", "a.tex", "Makefile", "pack-1.idx",
    ])
  func binaryUnderTextName(name: String) throws {
    for found in try detect(name, Self.noise) {
      #expect(found.type == .data, "\(name): \(found)")
      #expect(found.contradictedName != nil, "\(name): \(found)")
    }
  }

  @Test(
    "An extension of text and of binary formats means a binary format",
    arguments: ["a.ts", "a.gbr"])
  func ambiguousExtension(name: String) throws {
    for found in try detect(name, Self.noise) {
      #expect(found.type != .data && found.contradictedName == nil, "\(name): \(found)")
    }
  }

  @Test(
    "Unknown bytes do not contradict a name that fits any bytes",
    arguments: ["a.dat", "a.unheard-of", "a.bin"])
  func unknownBytes(name: String) throws {
    for found in try detect(name, Self.noise) { #expect(found.contradictedName == nil) }
  }

  @Test(
    "Bytes without the signature of a format do not have its type",
    arguments: [
      "a.heic", "a.png", "a.pdf", "a.zip", "a.docx", "a.sqlite", "a.db", "a.fits", "a.mp4",
      "a.woff2",
      "a.dwg", "a.mid", "a.elf", "a.kra", "a.dex", "a.gguf", "a.ico",
      "a.tar", "a.class", "a.der", "a.flac", "a.webp", "a.parquet", "a.wasm", "a.xcf",
    ])
  func missingSignature(name: String) throws {
    for found in try detect(name, Self.noise) {
      #expect(found.type == .data && found.contradictedName != nil, "\(name): \(found)")
    }
  }

  @Test("Of several formats with one extension, the format without a signature remains")
  func formatWithoutSignature() throws {
    for found in try detect("a.raw", Self.noise) { #expect(found.mimeType == "image/x-dcraw") }
  }

  @Test("A text with a few damaged bytes keeps the type of its name")
  func damagedText() throws {
    let log = Array("import os\nimport sys\nprint(1)\n".utf8) + [0, 0, 0] + Array("x = 1\n".utf8)
    for found in try detect("a.py", log) { #expect(found.mimeType == "text/x-python") }
    let hole = [UInt8](repeating: 0, count: 64) + Array("import os\n".utf8)
    for found in try detect("b.py", hole) { #expect(found.mimeType == "text/x-python") }
    for found in try detect("c.py", Array(hole.prefix(64))) { #expect(found.type == .data) }
  }

  @Test("An archive with a first line that runs it is an archive")
  func runnableArchive() throws {
    let archive = ZIPBytes.archive(["__main__.py"]).all
    for found in try detect("a.pyz", Array("#!/usr/bin/env python3\n".utf8) + archive) {
      #expect(found.mimeType == "application/zip")
    }
  }

  // MARK: Archives

  @Test(
    "An archive without the entry that its name requires is only an archive",
    arguments: [
      "a.docx", "a.xlsx", "a.pptx", "a.docm", "a.odt", "a.ods", "a.epub", "a.apk", "a.ipa", "a.kmz",
      "a.xpi", "a.3mf", "a.xps", "a.vsdx", "a.sb3", "a.aab", "a.usdz", "a.pages",
      "a.asice",
      "a.idml", "a.ggb", "a.apkg",
    ])
  func missingEntry(name: String) throws {
    for found in try detect(name, ZIPBytes.archive(["notes.txt", "b/c.txt"]).all) {
      #expect(found.type.identifier == "public.zip-archive", "\(name): \(found)")
      #expect(found.contradictedName != nil, "\(name): \(found)")
    }
  }

  @Test(
    "An archive that may contain anything has the type of its name",
    arguments: ["a.cbz", "a.jar", "a.npz", "a.egg"])
  func anyContents(name: String) throws {
    for found in try detect(name, ZIPBytes.archive(["notes.txt", "b/c.txt"]).all) {
      #expect(found.mimeType != "application/zip" && found.contradictedName == nil, "\(found)")
    }
  }

  @Test(
    "An archive with the entry that its name requires has the type of its name",
    arguments: [
      ("a.docx", "[Content_Types].xml"), ("a.odt", "META-INF/manifest.xml"),
      ("a.epub", "META-INF/container.xml"), ("a.xpi", "manifest.json"), ("a.kmz", "x/places.kml"),
      ("a.whl", "a-1.dist-info/WHEEL"), ("a.ipa", "Payload/x"), ("a.sb3", "project.json"),
      ("a.usdz", "scene.usdc"), ("a.aab", "BundleConfig.pb"),
      ("a.apkg", "collection.anki2"),
    ])
  func requiredEntry(
    name: String, entry: String
  ) throws {
    for found in try detect(name, ZIPBytes.archive([entry, "b/c.txt"]).all) {
      #expect(found.type.identifier != "public.zip-archive", "\(name): \(found)")
      #expect(found.contradictedName == nil, "\(name): \(found)")
    }
  }

  @Test("No entry counts as missing from a truncated archive")
  func truncatedArchive() throws {
    let archive = ZIPBytes.archive([("notes.txt", Bytes(Array("words".utf8)))]).all
    for found in try detect("a.docx", Array(archive.prefix(40))) {
      #expect(found.type.identifier == "org.openxmlformats.wordprocessingml.document")
    }
  }

  // MARK: Names of several formats, and weak signs

  @Test("A bundle is a program only if it begins like one")
  func bundle() throws {
    for found in try detect("a.bundle", Self.noise) { #expect(found.type == .data) }
    let program: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1, 3, 0, 0, 0, 8, 0, 0, 0]
    for found in try detect("b.bundle", program + [UInt8](repeating: 0, count: 64)) {
      #expect(found.mimeType == "application/x-mach-binary")
    }
  }

  @Test("The name of a licence is not the name of a script")
  func nameOfLicence() throws {
    let text = Array("Redistribution and use in source and binary forms.\n".utf8)
    for found in try detect("notes.BSD", text) { #expect(found.type == .utf8PlainText) }
  }

  @Test("Bytes that only begin like a font are not a font")
  func fontLikeStart() throws {
    let bytes: [UInt8] = [0, 1, 0, 0, 0, 0x12] + Self.noise
    for found in try detect("noname", bytes) {
      #expect(found.mimeType?.hasPrefix("font/") != true, "\(found)")
    }
  }
}
