import CLinux
import Glibc

// What is on the device, and what only in memory.
extension OpenFile {
  /// Starts bringing a range to the device, so that there is less to wait for in the end.
  ///
  /// Where that is not possible nothing happens. The corresponding C function is `sync_file_range`.
  package func startWriteBack(at offset: Int64, count: Int64) {
    _ = dnd_start_write_back(number, Int(offset), Int(count))
  }

  /// Makes the reads and writes that follow go past the page cache, or through it again.
  ///
  /// Places, sizes and buffers must then be multiples of 4096 bytes. Answers whether it is so; file
  /// systems without a device may say yes and mean nothing by it. The corresponding C call is `fcntl`
  /// with `F_SETFL` and `O_DIRECT`.
  package func setDirect(_ isDirect: Bool) -> Bool {
    dnd_set_direct(number, isDirect ? 1 : 0) == 0
  }

  /// Whether any page of the first `size` bytes is in memory; true where nobody can tell.
  ///
  /// The file must be this user's. The corresponding C functions are `mmap` and `mincore`.
  package func isPartlyInMemory(size: Int64) -> Bool {
    let window = 64 << 20
    let page = Int(Glibc.getpagesize())
    var offset: Int64 = 0
    var pages = [UInt8](repeating: 0, count: (Int(min(size, Int64(window))) + page - 1) / page)
    while offset < size {
      let count = Int(min(size - offset, Int64(window)))
      let start = mmap(nil, count, PROT_READ, MAP_SHARED, number, off_t(offset))
      guard let start, start != MAP_FAILED else { return true }
      defer { munmap(start, count) }
      guard dnd_mincore(start, UInt(count), &pages) == 0 else { return true }
      if pages[..<((count + page - 1) / page)].contains(where: { $0 & 1 != 0 }) { return true }
      offset += Int64(count)
    }
    return size == 0
  }
}
