/// Disk images, which are identified by data at fixed offsets far from the beginning.
enum DiskInspection {
  static func finding(in sample: Sample) -> Finding? {
    trailer(sample) ?? partitions(sample) ?? fileSystem(sample)
  }

  /// Formats with their header at the end.
  private static func trailer(_ sample: Sample) -> Finding? {
    let end = sample.length
    guard end >= 512 else { return nil }
    if sample.has("koly\0\0\0\u{4}", at: end - 512) {
      return .settled("application/x-apple-diskimage", "disk image trailer \"koly\"")
    }
    if sample.has("conectix", at: end - 512) {
      return .settled("application/x-vhd-disk", "disk image trailer \"conectix\"")
    }
    if sample.has("NER5", at: end - 12) || sample.has("NERO", at: end - 8) {
      return .settled("application/x-nrg", "disc image trailer \"NER\"")
    }
    return nil
  }

  /// A disk with a GUID partition table (UEFI 2.10, section 5) or an older partition table.
  private static func partitions(_ sample: Sample) -> Finding? {
    if sample.has("EFI PART", at: 512) || sample.has("EFI PART", at: 4096) {
      return .settled("application/vnd.efi.img", "GUID partition table")
    }
    guard sample.big16(510) == 0x55AA, sample.length >= 1024 else { return nil }
    // A DOS boot sector: a jump instruction, and valid sizes of sectors and clusters.
    if let jump = sample.byte(0), jump == 0xEB || jump == 0xE9, let size = sample.little16(11),
      [512, 1024, 2048, 4096].contains(size), let cluster = sample.byte(13), cluster > 0,
      cluster & (cluster - 1) == 0
    {
      let isFloppy = [163_840, 327_680, 368_640, 737_280, 1_228_800, 1_474_560, 2_949_120]
        .contains(sample.length)
      return isFloppy
        ? .settled("application/x-raw-floppy-disk-image", "DOS boot sector")
        : .settled("application/vnd.efi.img", "DOS boot sector")
    }
    let entries = [446, 462, 478, 494].compactMap { sample.byte($0) }
    guard entries.count == 4, entries.allSatisfy({ $0 == 0 || $0 == 0x80 }),
      [450, 466, 482, 498].contains(where: { sample.byte($0) != 0 }),
      [454, 470, 486, 502].contains(where: { (sample.little32($0) ?? 0) > 0 })
    else { return nil }
    return .settled("application/vnd.efi.img", "partition table")
  }

  /// The superblock of ext2 and its successors.
  private static func fileSystem(_ sample: Sample) -> Finding? {
    guard sample.little16(1080) == 0xEF53, let size = sample.little32(1048), size <= 6,
      let state = sample.little16(1082), (1...7).contains(state),
      let inodes = sample.little32(1024), inodes > 0, let blocks = sample.little32(1028), blocks > 0
    else { return nil }
    return .settled("application/vnd.efi.img", "superblock of ext2")
  }
}
