import UniformTypes

// Signatures that formats require in every file; without one, the name is wrong.
extension DetectionRule {
  /// Whether the built-in rules would recognize any file of this format by its signature.
  ///
  /// Unrecognized bytes then do not match the name.
  func demandsSignature(_ name: Verdict) -> Bool {
    guard let mimeType = name.mimeType ?? registry.preferredMIMEType(of: name.type) else {
      return false
    }
    if Signature.hasOtherForms(mimeType) { return false }
    // Formats based on tar are compressed, so only tar itself is listed here.
    if Signature.isDemanded(by: mimeType) || mimeType == "application/x-tar" { return true }
    return Self.families.contains { registry.isAtOrBelow(mimeType, $0) }
  }

  // To add a row: a format whose files all have a signature that the built-in rules check. The formats based on it
  // have the signature too.
  private static let families: [String] = [
    "application/gzip", "application/java-vm", "application/ogg", "application/pdf",
    "application/pkix-cert", "application/vnd.adobe.flash.movie", "application/vnd.ms-asf",
    "application/vnd.ms-fontobject", "application/x-asar", "application/x-bzip2",
    "application/x-compress", "application/x-cpio", "application/x-java",
    "application/x-mach-binary", "application/x-ole-storage", "application/x-riff",
    "application/x-sharedlib", "application/x-x509-ca-cert", "application/x-xz", "application/zip",
    "application/marc", "audio/flac", "audio/mp4",
    "audio/ogg", "audio/x-aiff", "audio/x-m4a", "audio/x-m4b", "audio/x-matroska",
    "audio/x-wav", "audio/x-ms-wma", "font/collection", "font/otf", "font/ttf", "font/woff",
    "font/woff2", "image/avif", "image/bmp", "image/gif", "image/heic", "image/heif", "image/jp2",
    "image/jpeg", "image/jpx", "image/jxl", "image/png", "image/tiff", "image/vnd.djvu",
    "image/x-canon-cr2", "image/x-canon-cr3", "image/x-olympus-orf", "image/x-panasonic-rw",
    "image/x-panasonic-rw2",
    "image/webp", "video/3gpp", "video/mp4", "video/ogg", "video/webm", "video/x-m4v",
    "video/x-matroska", "video/x-ms-wmv", "video/x-msvideo",
  ]
}
