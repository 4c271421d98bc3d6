import Items
import SystemCalls
import SystemPackage

/// Gives a copy the permissions, owner, extended attributes and times of its source.
///
/// The order matters: changing the owner clears set-user-ID and capabilities, so these come after it; an access
/// list changes the mode, which is set after it; times come last. Ownership and permissions that this user may
/// not set are skipped, as with `cp -a`; what this file system does not support is recorded.
enum MetadataCopy {
  /// Copies from one open file or directory to another.
  static func copy(
    _ source: OpenFile, _ status: FileStatus, to target: OpenFile, in destination: Folder
  ) throws(TransferError) {
    try calling { () throws(SystemFailure) in
      var mode = status.mode
      let new = try target.status()
      if new.user != status.user || new.group != status.group {
        do throws(SystemFailure) {
          try target.setOwner(user: status.user, group: status.group)
        } catch {
          try throwUnlessUnsupported(error)
          if new.user != status.user && new.group != status.group && error.errno == .notPermitted {
            do throws(SystemFailure) {
              try target.setOwner(user: .max, group: status.group)
            } catch {
              try throwUnlessUnsupported(error)
            }
          }
          // Otherwise another user's set-user-ID would take effect for this user.
          mode &= 0o1777
        }
      }
      let hasAccessList = try copyAttributes(source, to: target, in: destination)
      if new.mode != mode || mode & 0o7000 != 0 || hasAccessList {
        do throws(SystemFailure) { try target.setMode(mode) } catch {
          try throwUnlessUnsupported(error)
        }
      }
      try target.setTimes(accessed: status.accessed, modified: status.modified)
      guard destination.isRestrictive || status.modified.isUnusual else { return }
      // FAT accepts permissions and exact times but does not keep them; other file systems support a limited
      // range of times.
      let kept = try target.status()
      if kept.mode & 0o777 != status.mode & 0o777 { destination.note(.rights) }
      if kept.modified != status.modified { destination.note(.times) }
    }
  }

  /// Gives a symbolic link that this run made the owner of its source, or at least the group, if permitted.
  static func giveOwner(_ status: FileStatus, to link: FilePath, in directory: OpenFile) {
    let (isOthers, isOfOthers) = (status.user != Machine.user, status.group != Machine.group)
    guard isOthers || isOfOthers else { return }
    do throws(SystemFailure) {
      try FileSystem.setOwner(of: link, in: directory, user: status.user, group: status.group)
    } catch {
      guard isOthers && isOfOthers && error.errno == .notPermitted else { return }
      try? FileSystem.setOwner(of: link, in: directory, user: .max, group: status.group)
    }
  }

  /// Gives a FIFO, socket or device, which is not opened, the owner, permissions and times of another.
  static func giveAll(
    of status: FileStatus, _ node: NodeFacts?, toNode name: FilePath, in directory: OpenFile
  ) throws(SystemFailure) {
    let status = node?.applied(to: status) ?? status
    giveOwner(status, to: name, in: directory)
    try FileSystem.setMode(
      of: name, in: directory, to: status.mode & 0o777, followingLinks: false)
    try FileSystem.setTimes(
      of: name, in: directory, accessed: status.accessed, modified: status.modified)
  }

  /// Copies all extended attributes that can be read; returns whether they included an access list.
  private static func copyAttributes(
    _ source: OpenFile, to target: OpenFile, in destination: Folder
  ) throws(SystemFailure) -> Bool {
    var hasAccessList = false
    for (name, value) in readableAttributes(source, destination) {
      let isAccessList = name.starts(with: "system.posix_acl_")
      do throws(SystemFailure) {
        try target.setAttribute(name, to: value)
        hasAccessList = hasAccessList || isAccessList
      } catch {
        switch error.errno {
        case .notSupported, .noFunction, .argListTooLong, .outOfRange, .noSpace:
          destination.note(isAccessList ? .accessLists : .attributes)
        default: try throwUnlessUnsupported(error)
        }
      }
    }
    return hasAccessList
  }

  /// The attributes of a source; a file system in a program may fail to return them, and the file is copied without them.
  private static func readableAttributes(
    _ source: OpenFile, _ destination: Folder
  ) -> [(name: String, value: [UInt8])] {
    do throws(SystemFailure) {
      var attributes: [(name: String, value: [UInt8])] = []
      for name in try source.attributeNames() {
        do throws(SystemFailure) {
          if let value = try source.attribute(name) { attributes.append((name, value)) }
        } catch {
          destination.note(.unreadableAttributes)
        }
      }
      return attributes
    } catch {
      destination.note(.unreadableAttributes)
      return []
    }
  }

  /// Ignores failures that mean "not supported" or "not permitted", and throws all others.
  private static func throwUnlessUnsupported(_ failure: SystemFailure) throws(SystemFailure) {
    switch failure.errno {
    case .notPermitted, .permissionDenied, .notSupported, .invalidArgument, .noFunction: return
    default: throw failure
    }
  }
}

extension Int128 {
  /// Whether not all file systems can store it: a time before 1970, or beyond 31 bits of seconds.
  fileprivate var isUnusual: Bool { !(0..<(1 << 31) * 1_000_000_000).contains(self) }
}
