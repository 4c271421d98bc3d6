import Diagnostics

// Subclass relations of the shared database that do not mean conformance.
//
// Each rule states why the relation would mislead a receiver. All other relations mean conformance.

extension MIMEConformance {
  /// The meaning of a subclass relation in the shared database.
  enum Edge: Equatable {
    /// The child is a kind of the parent.
    case conforms
    /// The child's bytes can be read as the parent, but receivers of the parent expect something else.
    ///
    /// The child conforms at least to the associated type, if any.
    case readsAs(UniformType?)
    /// The child is only opened by the same tools or looks similar.
    ///
    /// It conforms at least to the associated type, if any.
    case opensWith(UniformType?)

    /// Whether the child's bytes are also valid for the parent.
    var isOfBytes: Bool { if case .opensWith = self { false } else { true } }
  }

  static func edge(from child: String, to parent: String) -> Edge {
    let child = child.lowercasedASCII
    let parent = parent.lowercasedASCII
    return ofMedia(child, parent) ?? ofPrograms(child, parent) ?? ofDocuments(child, parent)
      ?? ofText(child, parent) ?? .conforms
  }
}

extension MIMEConformance {
  private static let source = UniformType("public.source-code")
  private static let script = UniformType("public.script")

  /// Audio, video, pictures and fonts.
  private static func ofMedia(_ child: String, _ parent: String) -> Edge? {
    let (kind, wanted) = (child.prefix { $0 != "/" }, parent.prefix { $0 != "/" })
    switch (wanted, kind) {
    // The audio of a container is not a video, and a video is not a picture: WebM, MPEG-4, motion JPEG.
    case ("video", "audio"), ("image", "video"), ("image", "audio"), ("audio", "video"):
      return .readsAs(nil)
    default: break
    }
    switch parent {
    // A TIFF reader sees only a small preview of a camera's raw data.
    case "image/tiff" where cameras.contains(where: child.hasPrefix), "image/x-dcraw":
      return .readsAs(UniformType("public.camera-raw-image"))
    // These only state the location of a video.
    case "video/quicktime" where child == "application/x-quicktime-media-link":
      return .opensWith(UniformType("public.xml"))
    case "application/vnd.ms-asf" where child == "application/x-netshow-channel":
      return .opensWith(.text)
    // Not every OpenType font has TrueType outlines, and a font sent to a PostScript printer prints nothing.
    case "font/ttf" where child == "font/otf",
      "application/postscript" where child == "application/x-font-type1":
      return .readsAs(UniformType("public.font"))
    default: return nil
    }
  }

  private static let cameras = [
    "adobe-dng", "canon-", "epson-", "fuji-", "hasselblad-", "kodak-", "leaf-", "leica-",
    "minolta-",
    "nikon-", "olympus-", "panasonic-", "pentax-", "phaseone-", "samsung-", "sigma-", "sony-",
  ].map { "image/x-\($0)" }

  /// Executables and source code.
  private static func ofPrograms(_ child: String, _ parent: String) -> Edge? {
    switch parent {
    // Everything is bytes; this is handled elsewhere.
    case "application/octet-stream": .opensWith(nil)
    // Scripts are text and cannot be loaded as native programs.
    case "application/x-executable", "application/x-pie-executable":
      programs.contains(child) ? nil : .opensWith(script)
    case "application/x-dosexec", "application/x-msdos-program", "application/x-ms-dos-executable",
      "application/vnd.microsoft.portable-executable", "application/x-msdownload":
      child.hasSuffix("bat") || child.hasSuffix("batch") ? .opensWith(script) : nil
    // Java cannot run the code in an Android package.
    case "application/x-java-archive":
      child == "application/vnd.android.package-archive"
        ? .readsAs(UniformType("public.zip-archive")) : nil
    // JSON is data that these languages can read; a language that compiles to another is not that language.
    case _ where javaScript.contains(parent) || typeScript.contains(parent):
      if child.contains("json") {
        .opensWith(nil)
      } else {
        javaScript.contains(child) && javaScript.contains(parent) ? nil : .opensWith(source)
      }
    // Languages that look like C, and headers declared as subclasses of the files that include them.
    case "text/x-csrc", "text/x-c++src", "text/x-chdr", "text/x-c++hdr", "text/x-objcsrc":
      .opensWith(source)
    // Python is listed below Cython only because Cython accepts it. Sage and SystemVerilog extend their base
    // languages.
    case "text/x-cython": .opensWith(source)
    case "text/x-python": child == "text/x-sagemath" ? .readsAs(source) : nil
    case "text/x-verilog": .readsAs(source)
    default: nil
    }
  }

  /// Subclasses of `application/x-executable` that really are executables.
  private static let programs = [
    "application/vnd.appimage", "application/x-iso9660-appimage", "application/x-sharedlib",
    "application/x-pie-executable", "application/vnd.microsoft.portable-executable",
  ]

  private static let javaScript = [
    "application/javascript", "text/javascript", "application/x-javascript",
    "application/ecmascript", "text/ecmascript",
  ]

  private static let typeScript = [
    "text/typescript", "application/typescript", "text/x-typescript", "application/x-typescript",
    "text/vnd.typescript",
  ]

  /// Documents and books.
  private static func ofDocuments(_ child: String, _ parent: String) -> Edge? {
    switch parent {
    // Receivers of plain documents reject those with macros or in another encoding.
    case _ where parent.hasPrefix("application/vnd.openxmlformats-officedocument."):
      child.contains("macroenabled")
        ? .readsAs(UniformType("org.openxmlformats.openxml")) : nil
    // Old readers cannot display the newer format.
    case "application/x-mobipocket-ebook":
      child == "application/vnd.amazon.mobi8-ebook" ? .readsAs(nil) : nil
    // A Sieve script is not XML, and an external entity is only part of a document.
    case "application/xml", "text/xml":
      switch child {
      case "application/sieve": .opensWith(.plainText)
      case "application/xml-external-parsed-entity", "text/xml-external-parsed-entity":
        .readsAs(.text)
      default: nil
      }
    default: nil
    }
  }

  /// Types that are listed as text.
  private static func ofText(_ child: String, _ parent: String) -> Edge? {
    switch (parent, child) {
    // These have a text encoding and an equally common binary encoding.
    case ("text/plain", "application/pgp-encrypted"), ("text/plain", "application/pgp-keys"),
      ("text/plain", "application/pgp-signature"), ("text/plain", "application/pkcs7-signature"),
      ("text/plain", "application/x-profile"):
      .readsAs(nil)
    // The same syntax with another purpose: a theme does not start anything.
    case ("application/x-desktop", "application/x-theme"), ("text/x-readme", "text/x-nfo"):
      .readsAs(.plainText)
    default: nil
    }
  }
}
