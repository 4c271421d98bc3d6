import CLinux
import Glibc

// Write-back to the device, and the state of the page cache.
extension OpenFile {
  /// Starts writing a range to the device, so that a later `synchronize` takes less time.
  ///
  /// Errors are ignored. The corresponding C function is `sync_file_range`.
  package func startWriteBack(at offset: Int64, count: Int64) {
    _ = dnd_start_write_back(number, Int(offset), Int(count))
  }

  /// Turns direct I/O past the page cache on or off for later reads and writes.
  ///
  /// With it, offsets, sizes and buffer addresses must be multiples of 4096 bytes. Returns whether the call
  /// succeeded; file systems without a device may accept the flag without effect. The corresponding C call is
  /// `fcntl` with `F_SETFL` and `O_DIRECT`.
  package func setDirect(_ isDirect: Bool) -> Bool {
    dnd_set_direct(number, isDirect ? 1 : 0) == 0
  }

  /// Whether any page of the first `size` bytes is in the page cache; true when unknown.
  ///
  /// This user must own the file. The corresponding C functions are `mmap` and `mincore`.
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
