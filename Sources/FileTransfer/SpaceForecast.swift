import SystemCalls
import SystemPackage

/// Predicts which of several requests will not fit, before any of them is read.
///
/// Requests take their share of the free space of their file system in order. If the size cannot be determined
/// (a file system that shares or compresses blocks, an unreadable source), the request counts as fitting, and
/// the transfer itself detects a full disk.
package struct SpaceForecast {
  private struct Room {
    var free: Int64
    var block: Int64
    var kind: FileSystem.Volume.Kind
  }

  private var rooms: [UInt64: Room] = [:]
  private var devices: [FilePath: UInt64] = [:]
  /// Files with several hard links, whose space is counted once.
  private var linked: Set<Folder.Identity> = []
  private let isCancelled: () -> Bool

  package init(_ isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }

  /// The requests of a group that will not fit; incomplete if cancelled.
  static func failures(
    in group: [PlacementRequest], isCancelled: @escaping () -> Bool = { false }
  ) -> [Int: TransferError] {
    var forecast = SpaceForecast(isCancelled)
    if forecast.hasRoomForAll(group) { return [:] }
    var failures: [Int: TransferError] = [:]
    for (index, request) in group.enumerated() {
      do throws(TransferError) { try forecast.admit(request) } catch { failures[index] = error }
    }
    return failures
  }

  /// Whether all fit even if none exists at the destination, which saves looking up the names.
  private mutating func hasRoomForAll(_ group: [PlacementRequest]) -> Bool {
    var needed: [UInt64: Int64] = [:]
    for request in group {
      guard let device = device(of: request.directory), let room = rooms[device] else {
        return false
      }
      switch request.source {
      case .bytes(let bytes):
        let more = share(Int64(bytes.count), room)
        needed[device] = (needed[device] ?? 0).addingClamped(more)
      case .path(let path, _, _), .spool(let path):
        guard let status = request.looked ?? (try? FileSystem.status(of: path)) else { continue }
        if status.kind == .directory { return false }
        needed[device] = (needed[device] ?? 0).addingClamped(share(status.size, room))
      }
    }
    return needed.allSatisfy { device, bytes in
      rooms[device].map { bytes <= $0.free / 2 } ?? false
    }
  }

  /// Reserves a request's share of the free space.
  ///
  /// - Throws: `doesNotFit`; the share then remains free.
  package mutating func admit(_ request: PlacementRequest) throws(TransferError) {
    guard let device = device(of: request.directory), let room = rooms[device] else { return }
    let needed: Int64
    switch request.source {
    case .bytes(let bytes):
      needed = share(Int64(bytes.count), room)
    case .spool(let path):
      needed = (try? FileSystem.status(of: path)).map { need(of: $0, request, device, room) } ?? 0
    case .path(let path, _, let followsLink):
      guard let status = try? FileSystem.status(of: path, followingLinks: followsLink) else {
        return
      }
      if request.operation == .move && status.device == device { return }
      needed =
        status.kind == .directory
        ? needOfTree(path, request, device, room)
        : need(of: status, request, device, room)
    }
    guard needed <= room.free else {
      let target = request.directory.pushing(FilePath(bytes: request.name))
      throw .doesNotFit(target, needed: needed, free: max(room.free, 0))
    }
    rooms[device]?.free -= needed
  }

  private mutating func device(of directory: FilePath) -> UInt64? {
    if let known = devices[directory] { return known }
    guard let status = try? FileSystem.status(of: directory),
      // A file system of size 0 does not report its capacity.
      let volume = try? FileSystem.volume(of: directory), volume.size > 0
    else { return nil }
    devices[directory] = status.device
    if rooms[status.device] == nil {
      rooms[status.device] = Room(free: volume.free, block: volume.block, kind: volume.kind)
    }
    return status.device
  }

  /// The space that a file takes, unless names and sizes show that it is already there.
  private mutating func need(
    of status: FileStatus, _ request: PlacementRequest, _ device: UInt64, _ room: Room
  ) -> Int64 {
    let target = request.directory.pushing(FilePath(bytes: request.name))
    if let there = try? FileSystem.status(of: target, followingLinks: false) {
      switch request.rule {
      case .skip, .fail: return 0
      case .newer where there.modified >= status.modified: return 0
      case .dedupe where there.size == status.size: return 0
      case .dedupe, .rename, .replace, .newer: break
      }
    }
    return need(of: status, device, room)
  }

  private mutating func need(of status: FileStatus, _ device: UInt64, _ room: Room) -> Int64 {
    guard status.kind == .regular else { return 0 }
    if status.device == device && room.kind.sharesBytes { return 0 }
    let identity = Folder.Identity(device: status.device, inode: status.inode)
    if status.links > 1 && !linked.insert(identity).inserted { return 0 }
    return share(min(status.size, status.occupied), room)
  }

  private func share(_ size: Int64, _ room: Room) -> Int64 {
    // These file systems may store small files in less than a block.
    if room.kind == .btrfs || room.kind.isUnknown { return size }
    // Rounding up would overflow.
    guard size <= .max - room.block else { return size }
    return (size + room.block - 1) / room.block * room.block
  }

  /// The space for the files in a directory, which is not walked if the whole of its file system would fit.
  private mutating func needOfTree(
    _ path: FilePath, _ request: PlacementRequest, _ device: UInt64, _ room: Room
  ) -> Int64 {
    if let volume = try? FileSystem.volume(of: path), volume.size - volume.free <= room.free {
      return 0
    }
    let target = request.directory.pushing(FilePath(bytes: request.name))
    let isMerged = (try? FileSystem.status(of: target).kind) == .directory
    guard let top = try? OpenFile.openDirectory(path) else { return 0 }
    var needed: Int64 = 0
    var descent = DirectoryDescent(top)
    var frames = [(position: TreePosition(), directories: NameList())]
    var isNew = true
    while !isCancelled(), let position = frames.last?.position {
      if isNew {
        var reader = DirectoryReader(descent.current)
        while let entries = try? reader.next() {
          for entry in entries {
            let name = entry.path
            guard
              let status = try? FileSystem.status(
                of: name, in: descent.current, followingLinks: false)
            else { continue }
            if status.kind == .directory {
              frames[frames.count - 1].directories.append(entry.name)
            } else if !isMerged
              || (try? FileSystem.status(of: position.path(of: name, below: target)).size)
                != status.size
            {
              needed = needed.addingClamped(need(of: status, device, room))
            }
          }
        }
      }
      isNew = false
      do throws(SystemFailure) {
        if let name = frames[frames.count - 1].directories.popLast().map({ FilePath(bytes: $0) }) {
          if (try? descent.enter(name)) == nil { continue }
          frames.append((TreePosition(name, in: position), NameList()))
          isNew = true
        } else {
          frames.removeLast()
          try descent.leave()
        }
      } catch {
        return needed
      }
    }
    return needed
  }
}

extension FileSystem.Volume.Kind {
  /// Whether copies within this file system may share blocks.
  fileprivate var sharesBytes: Bool { self == .btrfs || self == .xfs || isUnknown }

  fileprivate var isUnknown: Bool {
    switch self {
    case .other, .fuse, .network: true
    case .memory, .btrfs, .ext, .xfs, .overlay, .fat: false
    }
  }
}
