/// Programs, libraries and the output of compilers.
enum ProgramInspection {
  static func finding(in sample: Sample) -> Finding? {
    elf(sample) ?? windows(sample) ?? mach(sample) ?? python(sample) ?? objectFile(sample)
  }

  // MARK: ELF

  /// Whether the data has the four-byte ELF magic, which is all that some detectors check.
  static func beginsAsELF(_ sample: Sample) -> Bool { sample.has([0x7F, 0x45, 0x4C, 0x46]) }

  /// The Executable and Linkable Format (System V ABI, chapter 4).
  private static func elf(_ sample: Sample) -> Finding? {
    guard beginsAsELF(sample) else { return nil }
    if sample.has("AI\u{1}", at: 8) {
      return .settled("application/x-iso9660-appimage", "ELF header with AppImage signature")
    }
    if sample.has("AI\u{2}", at: 8) {
      return .settled("application/vnd.appimage", "ELF header with AppImage signature")
    }
    guard let width = sample.byte(4), width == 1 || width == 2, let order = sample.byte(5),
      order == 1 || order == 2, let kind = sample.number(16, 2, isBig: order == 2)
    else { return .family("application/x-executable", "ELF header") }
    // Only version 1 exists, so a higher version means that this is not ELF.
    if let version = sample.number(20, 4, isBig: order == 2), version > 1 { return nil }
    switch kind {
    case 1: return .settled("application/x-object", "ELF relocatable file")
    case 2: return .settled("application/x-executable", "ELF executable")
    case 3: return shared(sample, isWide: width == 2, isBig: order == 2)
    case 4: return .settled("application/x-core", "ELF core")
    default: return .family("application/x-executable", "ELF header")
    }
  }

  /// A shared object is a library or a position-independent executable.
  private static func shared(_ sample: Sample, isWide: Bool, isBig: Bool) -> Finding {
    let library = Finding.settled("application/x-sharedlib", "ELF shared object")
    let program = Finding.settled(
      "application/x-pie-executable", "position-independent ELF executable")
    let word = isWide ? 8 : 4
    guard let table = sample.number(isWide ? 32 : 28, word, isBig: isBig),
      let size = sample.number(isWide ? 54 : 42, 2, isBig: isBig), size >= 32,
      let count = sample.number(isWide ? 56 : 44, 2, isBig: isBig), table <= sample.length
    else { return library }
    var hasInterpreter = false
    for index in 0..<min(count, 64) {
      let header = table + index * size
      switch sample.number(header, 4, isBig: isBig) {
      case 2:
        guard let offset = sample.number(header + (isWide ? 8 : 4), word, isBig: isBig),
          let length = sample.number(header + (isWide ? 32 : 16), word, isBig: isBig)
        else { continue }
        let entries = Sample(
          bytes: Array(sample.bytes(at: Int64(offset), count: min(length, 8192))))
        for entry in stride(from: 0, to: entries.length - 2 * word + 1, by: 2 * word) {
          let value = entries.number(entry + word, word, isBig: isBig)
          switch entries.number(entry, word, isBig: isBig) {
          // DT_SONAME, the name of a library, and the DF_1_PIE flag of an executable.
          case 14: return library
          case 0x6FFF_FFFB where (value ?? 0) & 0x0800_0000 != 0: return program
          default: continue
          }
        }
      case 3: hasInterpreter = true
      default: continue
      }
    }
    return hasInterpreter ? program : library
  }

  // MARK: Windows and DOS

  /// DOS programs, and newer programs with a second header after the DOS header.
  private static func windows(_ sample: Sample) -> Finding? {
    guard sample.has("MZ") || sample.has("ZM") else { return nil }
    if let offset = sample.little32(60), offset >= 4 {
      if sample.has("PE\0\0", at: offset) {
        return .settled("application/vnd.microsoft.portable-executable", "PE header")
      }
      if sample.has("NE", at: offset) {
        return .settled("application/x-ms-ne-executable", "NE header")
      }
      if sample.has("LX", at: offset) {
        return .settled("application/x-lx-executable", "LX header")
      }
      if sample.has("LE", at: offset) {
        return .settled("application/x-dosexec", "LE header")
      }
    }
    // The bytes used in the last page, the number of pages, and the size of the header.
    guard let rest = sample.little16(2), rest < 512, let pages = sample.little16(4), pages > 0,
      let header = sample.little16(8), header >= 2, header * 16 <= pages * 512
    else { return nil }
    return .settled("application/x-dosexec", "DOS program header")
  }

  // MARK: Mach and Java

  /// Mach-O programs; universal binaries share their magic with Java classes.
  private static func mach(_ sample: Sample) -> Finding? {
    guard let magic = sample.big32(0) else { return nil }
    switch magic {
    case 0xFEED_FACE, 0xFEED_FACF, 0xCEFA_EDFE, 0xCFFA_EDFE:
      return .settled("application/x-mach-binary", "Mach-O header")
    case 0xCAFE_BABE, 0xCAFE_BABF:
      guard let count = sample.big32(4) else { return nil }
      // Java classes have their version here, starting at 45.
      if magic == 0xCAFE_BABE, count & 0xFFFF >= 45 {
        return .settled("application/x-java", "Java class file, version \(count & 0xFFFF)")
      }
      guard (1..<45).contains(count), let machine = sample.big32(8), machine & 0xFF_FFFF <= 64
      else {
        return nil
      }
      return .settled("application/x-mach-binary", "universal Mach-O header")
    default: return nil
    }
  }

  // MARK: Archives of object files

  /// Archives of `ar`: libraries and Debian packages.
  static func archive(_ sample: Sample) -> Finding? {
    guard sample.has("!<arch>\n") || sample.has("!<thin>\n") else { return nil }
    if sample.has("debian-binary", at: 8) || sample.has("debian-split", at: 8) {
      return .settled("application/vnd.debian.binary-package", "first member \"debian-binary\"")
    }
    return .settled("application/x-archive", "archive of \"ar\"")
  }

  // MARK: Byte code

  /// Python byte code: a version number, then a line end that would not survive a conversion of text.
  private static func python(_ sample: Sample) -> Finding? {
    guard let version = sample.little16(0), sample.has("\r\n", at: 2) else { return nil }
    switch version {
    case 3390...4000:
      // The flags since Python 3.7: validation by time or by hash.
      guard let flags = sample.little32(4), flags <= 3 else { return nil }
    // The excluded number begins another format and was never a version.
    case 3000..<3338, 3339..<3390, 20_121...20_123, 50_428...50_823, 60_202, 60_717,
      62_011...62_218:
      break
    default: return nil
    }
    return .settled("application/x-python-bytecode", "Python bytecode, \(version)")
  }

  // MARK: COFF

  /// Object files for Windows (PE format, section 3): a machine, sections, and no optional header.
  private static func objectFile(_ sample: Sample) -> Finding? {
    guard let machine = sample.little16(0),
      [0x014C, 0x8664, 0xAA64, 0x01C0, 0x01C4, 0x0200].contains(machine),
      let sections = sample.little16(2), (1...2000).contains(sections),
      let symbols = sample.little32(8), let count = sample.little32(12),
      sample.little16(16) == 0, symbols >= 20 + sections * 40, count > 0,
      count < 1 << 24, symbols + count * 18 <= sample.length
    else { return nil }
    return .settled("application/x-object", "COFF header")
  }
}
