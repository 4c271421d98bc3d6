import UniformTypes

// Entries that packages in ZIP archives require; if the whole directory was read and one is missing, the name is
// wrong.
extension DetectionRule {
  /// Whether an archive lacks an entry that is required by the format that its name indicates.
  ///
  /// - Parameter archive: Nil if the content is not an archive or its directory was not read completely.
  func lacksEntry(_ name: Verdict, in archive: ZIPDirectory?) -> Bool {
    guard let archive, let demand = Self.demand(of: name) else { return false }
    return !demand(archive)
  }

  /// Whether a format requires an entry in its archives.
  static func demandsEntry(_ name: Verdict) -> Bool { demand(of: name) != nil }

  private typealias Demand = @Sendable (ZIPDirectory) -> Bool

  private static func demand(of name: Verdict) -> Demand? {
    guard let mimeType = name.mimeType?.lowercased() else { return nil }
    if let demand = demands.first(where: { $0.mimeType == mimeType })?.demand { return demand }
    if openPackages.contains(where: { mimeType.hasPrefix($0) }) { return hasContentTypes }
    if openDocuments.contains(where: { mimeType.hasPrefix($0) }) { return hasDocumentEntry }
    return nil
  }

  /// The Open Packaging Conventions (ECMA-376 part 2, 7.2.3).
  @Sendable private static func hasContentTypes(_ archive: ZIPDirectory) -> Bool {
    archive.names.contains { $0.lowercased() == "[content_types].xml" }
  }

  /// OpenDocument 3.3 and 3.2, and the Open Container Format 4.2.
  @Sendable private static func hasDocumentEntry(_ archive: ZIPDirectory) -> Bool {
    ["mimetype", "META-INF/manifest.xml", "META-INF/container.xml"].contains(where: archive.has)
  }

  // To add a row: the prefix of the types of a family of packages.
  private static let openPackages: [String] = [
    "application/vnd.openxmlformats-officedocument.", "application/vnd.ms-word.",
    "application/vnd.ms-excel.", "application/vnd.ms-powerpoint.", "application/vnd.ms-visio.",
    "application/vnd.ms-xpsdocument", "application/oxps", "model/3mf", "model/vnd.dwfx",
  ]

  private static let openDocuments: [String] = [
    "application/vnd.oasis.opendocument.", "application/vnd.sun.xml.", "application/epub+zip",
  ]

  // To add a row: a format whose specification requires an entry in each archive.
  private static let demands: [(mimeType: String, demand: Demand)] = [
    ("application/vnd.android.package-archive", { $0.has("AndroidManifest.xml") }),
    ("application/vnd.apple.pkpass", { $0.has("pass.json") }),
    (
      "application/vnd.google-earth.kmz",
      { $0.names.contains { $0.lowercased().hasSuffix(".kml") } }
    ),
    ("application/vnd.recordare.musicxml", { $0.has("META-INF/container.xml") }),
    ("application/x-itunes-ipa", { $0.hasMember(under: "Payload/") }),
    (
      "application/x-python-wheel",
      { $0.names.contains { $0.hasSuffix(".dist-info/WHEEL") } }
    ),
    ("application/x-xpinstall", { $0.has("manifest.json") || $0.has("install.rdf") }),
  ]
}
