/// ZIP archives, and the documents and packages based on them.
enum ZIPContainer {
  static func finding(in sample: Sample) -> Finding? {
    // A program or other file may be followed by an archive; its beginning determines its type.
    guard sample.has("PK") || isBareDirectory(sample) else { return nil }
    guard let directory = ZIPDirectory(sample) else { return nil }
    return kind(of: directory) ?? firstMember(sample)
      ?? .family("application/zip", "ZIP archive without document entries")
  }

  /// An archive preceded by data of no known format, such as a self-extracting script.
  static func trailing(in sample: Sample) -> Finding? {
    guard sample.has("PK\u{5}\u{6}", at: sample.length - 22), let directory = ZIPDirectory(sample),
      !directory.members.isEmpty
    else { return nil }
    return .family("application/zip", "ZIP directory at the end")
  }

  /// The kind of document in an archive.
  private static func kind(of directory: ZIPDirectory) -> Finding? {
    declared(directory) ?? OpenPackage.finding(in: directory) ?? manifested(directory)
      ?? ZIPMarks.finding(in: directory)
  }

  /// Whether the archive is empty and thus consists only of the end of its directory.
  private static func isBareDirectory(_ sample: Sample) -> Bool {
    sample.length == 22 && sample.has("PK\u{5}\u{6}")
  }

  /// The type stated in the member `mimetype` (OpenDocument 3.3, Open Container Format 4.3).
  private static func declared(_ directory: ZIPDirectory) -> Finding? {
    guard let content = directory.content(of: "mimetype", limit: 256),
      let type = documentType(String(decoding: content.prefix(128), as: UTF8.self))
    else { return nil }
    return .settled(type, "ZIP entry \"mimetype\"")
  }

  /// The type stated in a text, if a document can have it.
  private static func documentType(_ text: String) -> String? {
    let type = MagicDatabase.bareType(text.trimmingWhitespace)
    // Any archive is a document of some kind, whatever it states, but never text.
    guard let type, ["application/", "image/", "model/"].contains(where: type.hasPrefix),
      !["application/zip", "application/octet-stream", "application/xml"].contains(type)
    else { return nil }
    return type
  }

  /// The type from the fixed position of `mimetype` (Open Container Format 4.3), in an archive with unreadable
  /// headers.
  private static func firstMember(_ sample: Sample) -> Finding? {
    guard sample.has("mimetypeapplication/", at: 30) else { return nil }
    let content = sample.bytes(at: 38, count: 96).prefix { $0 > 0x20 && $0 < 0x7F }
    let text = String(decoding: content, as: UTF8.self)
    let end = text.firstRange(of: "PK")?.lowerBound ?? text.endIndex
    guard let type = documentType(String(text[..<end])) else { return nil }
    return .settled(type, "ZIP entry \"mimetype\"")
  }

  /// The finding from the members under `META-INF`.
  private static func manifested(_ directory: ZIPDirectory) -> Finding? {
    if let container = directory.content(of: "META-INF/container.xml", limit: 8192) {
      if container.contains("application/oebps-package+xml") {
        return .settled("application/epub+zip", "ZIP entry \"META-INF/container.xml\"")
      }
      if directory.names.contains(where: { $0.hasSuffix(".mscx") }) {
        return .settled("application/x-musescore", "ZIP entry of MuseScore")
      }
      if directory.names.contains(where: { $0.hasSuffix(".musicxml") || $0.hasSuffix(".xml") }),
        container.contains("<rootfile")
      {
        return .settled(
          "application/vnd.recordare.musicxml", "ZIP entry \"META-INF/container.xml\"")
      }
    }
    if let manifest = directory.content(of: "META-INF/manifest.xml", limit: 65_536) {
      if let type = OpenDocumentManifest.rootType(in: manifest) {
        return .settled(type, "ZIP entry \"META-INF/manifest.xml\"")
      }
      if directory.has("description.xml") {
        return .settled("application/vnd.openofficeorg.extension", "ZIP entry \"description.xml\"")
      }
    }
    return nil
  }
}

/// The list of parts in an OpenDocument package without `mimetype` (OpenDocument 3.2).
enum OpenDocumentManifest {
  /// The type of the part that represents the whole document; nil if there is none.
  static func rootType(in manifest: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: manifest, as: UTF8.self)
    let elements = text.split(separator: "<")
    let root = elements.first { $0.contains("full-path=\"/\"") } ?? elements.first
    guard let root, let start = root.firstRange(of: "media-type=\"") else { return nil }
    let value = root[start.upperBound...].prefix { $0 != "\"" && $0 != "\0" }
    guard let type = MagicDatabase.bareType(String(value)) else { return nil }
    return type.hasPrefix("application/vnd.") ? type : nil
  }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    String(drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "\0" })
  }
}
