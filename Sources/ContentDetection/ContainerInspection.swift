/// Tells binary formats from their bytes, looking inside those that hold documents of many kinds.
///
/// Each family of formats has a file of its own. Archives come first, by their own proof: what is in them
/// may be anywhere, and look like any other format. What is asked next is sure of itself; signatures of
/// few bytes come last and are backed by what else must then be there.
enum ContainerInspection {
  /// What the format and its inside say; nil where no rule of this project knows the bytes.
  ///
  /// It is meant for what is not text: text may begin with the letters of any format.
  static func finding(in sample: Sample) -> Finding? {
    for family in families {
      if let finding = family(sample) { return finding }
    }
    return nil
  }

  /// What a text is that happens to be a document in a format of its own, such as PDF; nil where it is
  /// just text for all that these rules know.
  static func findingWithinText(_ sample: Sample) -> Finding? {
    PrintedPages.finding(in: sample) ?? ArchiveInspection.afio(sample)
  }

  /// What is believed only of bytes in which nothing else was found: a document behind other bytes.
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
    { DERInspection.finding(in: $0) }, { OpenPGPInspection.finding(in: $0) },
    { DiskInspection.finding(in: $0) }, { TargaPicture.finding(in: $0) },
    { ZIPContainer.trailing(in: $0) },
  ]
}
