import Diagnostics

// Which sub-classes of the shared database are not kinds of their parent.
//
// Each rule says for which receiver the edge would be misleading. What no rule names, conforms.

extension MIMEConformance {
  /// What an edge of the shared database says.
  enum Edge: Equatable {
    /// The child is a kind of the parent.
    case conforms
    /// The bytes of the child can be read as the parent, and who wants the parent wants something else;
    /// it is this at least, if anything.
    case readsAs(UniformType?)
    /// The child is only opened by the same tools, or looks alike; it is this at least, if anything.
    case opensWith(UniformType?)

    /// Whether the bytes of the child are also the parent's.
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

  /// Sound, film, pictures and fonts.
  private static func ofMedia(_ child: String, _ parent: String) -> Edge? {
    let (kind, wanted) = (child.prefix { $0 != "/" }, parent.prefix { $0 != "/" })
    switch (wanted, kind) {
    // The sound of a container is not a film, and a film no picture: WebM, MPEG-4, motion JPEG.
    case ("video", "audio"), ("image", "video"), ("image", "audio"), ("audio", "video"):
      return .readsAs(nil)
    default: break
    }
    switch parent {
    // Of a camera's raw data a reader of TIFF sees a small preview.
    case "image/tiff" where cameras.contains(where: child.hasPrefix), "image/x-dcraw":
      return .readsAs(UniformType("public.camera-raw-image"))
    // These say where a film is.
    case "video/quicktime" where child == "application/x-quicktime-media-link":
      return .opensWith(UniformType("public.xml"))
    case "application/vnd.ms-asf" where child == "application/x-netshow-channel":
      return .opensWith(.text)
    // Not every OpenType font has TrueType outlines; a printer that is sent a font prints nothing.
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

  /// What a machine runs, and source code.
  private static func ofPrograms(_ child: String, _ parent: String) -> Edge? {
    switch parent {
    // Everything is bytes; that is said elsewhere.
    case "application/octet-stream": .opensWith(nil)
    // Scripts: who wants a program of the machine cannot load text.
    case "application/x-executable", "application/x-pie-executable":
      programs.contains(child) ? nil : .opensWith(script)
    case "application/x-dosexec", "application/x-msdos-program", "application/x-ms-dos-executable",
      "application/vnd.microsoft.portable-executable", "application/x-msdownload":
      child.hasSuffix("bat") || child.hasSuffix("batch") ? .opensWith(script) : nil
    // Java cannot run the code in an Android package.
    case "application/x-java-archive":
      child == "application/vnd.android.package-archive"
        ? .readsAs(UniformType("public.zip-archive")) : nil
    // JSON is data that these can read, and a language that is translated into another is not it.
    case _ where javaScript.contains(parent) || typeScript.contains(parent):
      if child.contains("json") {
        .opensWith(nil)
      } else {
        javaScript.contains(child) && javaScript.contains(parent) ? nil : .opensWith(source)
      }
    // Languages that look like C, and headers below what includes them.
    case "text/x-csrc", "text/x-c++src", "text/x-chdr", "text/x-c++hdr", "text/x-objcsrc":
      .opensWith(source)
    // Python is below Cython, since Cython takes it; Sage and SystemVerilog say more than what they
    // came from.
    case "text/x-cython": .opensWith(source)
    case "text/x-python": child == "text/x-sagemath" ? .readsAs(source) : nil
    case "text/x-verilog": .readsAs(source)
    default: nil
    }
  }

  /// What is below `application/x-executable` because it is one.
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
    // A document with macros, or in another encoding, is refused by who asked for one without.
    case _ where parent.hasPrefix("application/vnd.openxmlformats-officedocument."):
      child.contains("macroenabled")
        ? .readsAs(UniformType("org.openxmlformats.openxml")) : nil
    // Old readers cannot show the newer format.
    case "application/x-mobipocket-ebook":
      child == "application/vnd.amazon.mobi8-ebook" ? .readsAs(nil) : nil
    // A script for mail is not XML, and a part of a document is not a document.
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

  /// What is called text.
  private static func ofText(_ child: String, _ parent: String) -> Edge? {
    switch (parent, child) {
    // These have a form in text and one in bytes, which is as common.
    case ("text/plain", "application/pgp-encrypted"), ("text/plain", "application/pgp-keys"),
      ("text/plain", "application/pgp-signature"), ("text/plain", "application/pkcs7-signature"),
      ("text/plain", "application/x-profile"):
      .readsAs(nil)
    // The same syntax for another purpose: a theme starts nothing.
    case ("application/x-desktop", "application/x-theme"), ("text/x-readme", "text/x-nfo"):
      .readsAs(.plainText)
    default: nil
    }
  }
}
