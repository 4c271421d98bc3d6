/// Detects binary formats from their bytes, including the contents of containers for many kinds of documents.
///
/// Each family of formats has its own file. Archives come first, because their members may look like any other
/// format; they are recognized by proof of their own. Next come the reliable rules. Short signatures come last and
/// require additional evidence.
enum ContainerInspection {
  /// The detected format, including its contents; nil if no built-in rule matches.
  ///
  /// Intended for data that is not text, because text may begin with the letters of any format.
  static func finding(in sample: Sample) -> Finding? {
    for family in families {
      if let finding = family(sample) { return finding }
    }
    return nil
  }

  /// The format of a text that is also a document in a specific format, such as PDF; nil if these rules do not
  /// recognize it.
  static func findingWithinText(_ sample: Sample) -> Finding? {
    PrintedPages.finding(in: sample) ?? ArchiveInspection.afio(sample)
  }

  /// Detection used only if nothing else matched: a document preceded by other bytes.
  static func findingBehindOtherBytes(_ sample: Sample) -> Finding? {
    PrintedPages.findingBehindOtherBytes(sample)
  }

  private static let families: [@Sendable (Sample) -> Finding?] = [
    { ArchiveInspection.tar($0) }, { ZIPContainer.finding(in: $0) },
    { CompoundContainer.finding(in: $0) }, { ArchiveInspection.cpio($0) },
    { ProgramInspection.archive($0) }, { Signature.archive(in: $0) },
    { PictureInspection.finding(in: $0) },
    { PrintedPages.finding(in: $0) },
    { ProgramInspection.finding(in: $0) }, { ISOMedia.finding(in: $0) },
    { ChunkContainers.finding(in: $0) }, { TIFFContainer.finding(in: $0) },
    { Matroska.finding(in: $0) }, { OggContainer.finding(in: $0) },
    { StreamedMedia.finding(in: $0) }, { FontInspection.finding(in: $0) },
    { Signature.finding(in: $0) }, { ArchiveInspection.finding(in: $0) },
    { FramedSound.finding(in: $0) }, { OldDocuments.finding(in: $0) },
    { TableInspection.finding(in: $0) }, { RasterInspection.finding(in: $0) },
    { DICOMInspection.finding(in: $0) }, { DERInspection.finding(in: $0) },
    { OpenPGPInspection.finding(in: $0) }, { DiskInspection.finding(in: $0) },
    { TargaPicture.finding(in: $0) }, { ZIPContainer.trailing(in: $0) },
  ]
}
