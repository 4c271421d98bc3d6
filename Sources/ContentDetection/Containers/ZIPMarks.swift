/// Packages identified only by the names of their members.
enum ZIPMarks {
  static func finding(in directory: ZIPDirectory) -> Finding? {
    programs(directory) ?? appleDocument(directory) ?? signedContainer(directory)
      ?? oneMember(directory) ?? combination(directory)
  }

  /// Programs and libraries.
  ///
  /// Java archives have a manifest, and so do formats derived from them.
  private static func programs(_ directory: ZIPDirectory) -> Finding? {
    if directory.has("BundleConfig.pb"), directory.hasMember(under: "base/") {
      return .settled("application/vnd.android.app-bundle", "ZIP entry \"BundleConfig.pb\"")
    }
    if directory.has("AndroidManifest.xml"), !directory.has("classes.jar") {
      return .settled(
        "application/vnd.android.package-archive", "ZIP entry \"AndroidManifest.xml\"")
    }
    if directory.has("META-INF/com/android/build/gradle/app-metadata.properties") {
      return .settled("application/vnd.android.package-archive", "ZIP entries of Android")
    }
    if directory.names.contains(where: { $0.hasPrefix("Payload/") && $0.contains(".app/") }) {
      return .settled("application/x-ios-app", "ZIP entry \"Payload/….app\"")
    }
    if directory.has("install.rdf") || directory.has("META-INF/mozilla.rsa")
      || directory.has("META-INF/cose.sig")
    {
      return .settled("application/x-xpinstall", "ZIP entries of a Mozilla extension")
    }
    if directory.has("META-INF/AIR/application.xml") {
      return .settled(
        "application/vnd.adobe.air-application-installer-package+zip",
        "ZIP entry \"META-INF/AIR/application.xml\"")
    }
    if directory.has("META-INF/MANIFEST.MF") {
      return .settled("application/java-archive", "ZIP entry \"META-INF/MANIFEST.MF\"")
    }
    return nil
  }

  /// iWork documents: archives of objects since 2013, XML before that.
  private static func appleDocument(_ directory: ZIPDirectory) -> Finding? {
    let sign = "ZIP entries of iWork"
    if directory.has("index.apxl") || directory.has("index.apxl.gz") {
      return .settled("application/vnd.apple.keynote", sign)
    }
    if let index = directory.content(of: "index.xml", limit: 4096) {
      if index.contains("<sl:document") { return .settled("application/vnd.apple.pages", sign) }
      if index.contains("<ls:document") { return .settled("application/vnd.apple.numbers", sign) }
    }
    guard directory.hasMember(under: "Index/") else { return nil }
    let slides = ["Index/Slide", "Index/MasterSlide", "Index/TemplateSlide"]
    if slides.contains(where: directory.hasMember(under:)) {
      return .settled("application/vnd.apple.keynote", sign)
    }
    if directory.has("Index/Document.iwa") {
      guard let document = directory.content(of: "Index/Document.iwa", limit: 64),
        document.count > 16
      else { return .family("application/vnd.apple.pages", sign) }
      // The message type of a complete Pages document.
      return containsPagesMessage(document)
        ? .settled("application/vnd.apple.pages", sign)
        : .settled("application/vnd.apple.numbers", sign)
    }
    if directory.hasMember(under: "Index/Tables/") {
      return .family("application/vnd.apple.numbers", sign)
    }
    return nil
  }

  /// Whether message type 10000 occurs, as field 1 of a protocol buffer.
  private static func containsPagesMessage(_ document: ArraySlice<UInt8>) -> Bool {
    let pattern: [UInt8] = [0x08, 0x90, 0x4E]
    return document.indices.contains { document[$0...].starts(with: pattern) }
  }

  /// Associated signature containers (ETSI EN 319 162-1) without `mimetype`.
  private static func signedContainer(_ directory: ZIPDirectory) -> Finding? {
    let names = directory.names
    if names.contains(where: { $0.hasPrefix("META-INF/ASiCManifest") }) {
      return .settled("application/vnd.etsi.asic-e+zip", "ZIP entry \"META-INF/ASiCManifest\"")
    }
    if directory.has("META-INF/signature.p7s") || directory.has("META-INF/timestamp.tst") {
      return .settled("application/vnd.etsi.asic-s+zip", "ZIP entry of a signature")
    }
    return nil
  }

  /// An archive with a single relevant file, used as a compressed form of that file.
  private static func oneMember(_ directory: ZIPDirectory) -> Finding? {
    guard let first = directory.names.first else { return nil }
    if first.hasSuffix(".fb2"), directory.members.count == 1 {
      return .settled("application/x-zip-compressed-fb2", "only ZIP entry \".fb2\"")
    }
    if directory.has("doc.kml") || (first.hasSuffix(".kml") && !first.contains("/")) {
      return .settled("application/vnd.google-earth.kmz", "ZIP entry \".kml\"")
    }
    if [".usdc", ".usda", ".usd"].contains(where: first.lowercased().hasSuffix),
      directory.members.first?.method == 0
    {
      return .settled("model/vnd.usdz+zip", "first ZIP entry \".usd\"")
    }
    return nil
  }

  private static func combination(_ directory: ZIPDirectory) -> Finding? {
    for (names, type) in combinations where names.allSatisfy({ directory.has($0) }) {
      return .settled(type, "ZIP entry \"\(names[0])\"")
    }
    if let package = directory.content(of: "datapackage.json", limit: 4096),
      package.contains("wacz_version") || directory.hasMember(under: "archive/")
    {
      return .settled("application/x-wacz", "ZIP entry \"datapackage.json\"")
    }
    if directory.names.contains(where: { $0.hasSuffix(".qgs") }), directory.members.count <= 4 {
      return .settled("application/x-qgis-project", "ZIP entry \".qgs\"")
    }
    if directory.has("manifest.json"), directory.hasMember(under: "animations/") {
      return .settled("application/zip+dotlottie", "ZIP entries under \"animations/\"")
    }
    return nil
  }

  // To add a row: names that occur together only in this format.
  private static let combinations: [(names: [String], type: String)] = [
    (["document.json", "meta.json", "user.json"], "application/vnd.sketch"),
    (["geogebra.xml"], "application/vnd.geogebra.file"),
    (["geogebra_macro.xml"], "application/vnd.geogebra.tool"),
    (["pass.json"], "application/vnd.apple.pkpass"),
    (["ComicInfo.xml"], "application/vnd.comicbook+zip"),
    (["Document.xml", "GuiDocument.xml"], "application/x-extension-fcstd"),
    (["content.json", "metadata.json", "manifest.json"], "application/vnd.xmind.workbook"),
    (["tellico.xml"], "application/x-tellico"),
    (["META-INF/encryption.xml", "META-INF/container.xml"], "application/epub+zip"),
  ]
}
