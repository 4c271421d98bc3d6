import CLinux
import Glibc
import Synchronization

/// Files that a run leaves to a child to close when a signal ends it.
///
/// A file without a name is freed when it is closed for the last time, which takes as long as it is large
/// where it lies in memory, and a process that closes it has not ended before. The child holds these files
/// and nothing else, and ends right after the process. One is forked only where a signal came.
enum Bequest {
  private static let limit = Int(DND_KEPT_LIMIT)

  /// The descriptors, -1 where none is; written by threads, read by the signal handler.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<CInt> = {
    let slots = UnsafeMutablePointer<CInt>.allocate(capacity: limit)
    slots.initialize(repeating: -1, count: limit)
    return slots
  }()

  private static let changing = Mutex(())

  /// The pipe of the child that was forked in the handler; -1 while there is none.
  private static let child = Atomic<CInt>(-1)

  /// Makes ready what a signal handler must not make.
  static func prepare() {
    _ = slots
    _ = child.load(ordering: .relaxed)
  }

  /// Adds a file; where too many are there already it is not added, and answers false.
  static func add(_ file: CInt) -> Bool {
    changing.withLock { _ in
      guard let free = (0..<limit).first(where: { slots[$0] < 0 }) else { return false }
      slots[free] = file
      return true
    }
  }

  /// Takes a file out again, before it is closed.
  static func remove(_ file: CInt) {
    changing.withLock { _ in
      for slot in 0..<limit where slots[slot] == file { slots[slot] = -1 }
    }
  }

  /// Leaves what is there to a child; for a signal handler.
  static func leave() {
    var reader: CInt = -1
    if dnd_leave_to_child(slots, CInt(limit), &reader) > 0 {
      child.store(reader, ordering: .relaxed)
    }
  }

  /// Leaves these files to a child, and returns when it holds nothing else.
  static func leave(_ files: [OpenFile]) {
    for start in stride(from: 0, to: files.count, by: limit) {
      let numbers = files[start..<min(start + limit, files.count)].map(\.number)
      var reader: CInt = -1
      guard dnd_leave_to_child(numbers, CInt(numbers.count), &reader) > 0 else { return }
      wait(reader)
      close(reader)
    }
  }

  /// Returns when the child that was forked in the handler, if any, holds nothing else.
  ///
  /// Locks on a session and the streams of a pipeline are free then as soon as this process is gone.
  static func settle() {
    let reader = child.load(ordering: .relaxed)
    if reader >= 0 { wait(reader) }
  }

  private static func wait(_ reader: CInt) {
    var byte: UInt8 = 0
    while Glibc.read(reader, &byte, 1) == -1 && errno == EINTR {}
  }
}

extension OpenFile {
  /// From this size on a file is worth leaving to a child: freeing as much takes 10 ms in memory.
  package static let bequestSize: Int64 = 32 << 20

  /// Has a child close it, where a signal ends this process while it has no name.
  ///
  /// Without effect where too many are open like that.
  package func bequeath() {
    if Bequest.add(number) { isBequeathed.store(true, ordering: .relaxed) }
  }

  /// Has a child close files whose names were removed, where a signal is about to end this process.
  package static func bequeath(_ files: [OpenFile]) {
    if Interruption.pending != nil { Bequest.leave(files) }
  }
}
