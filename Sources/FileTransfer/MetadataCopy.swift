import SystemCalls
import SystemPackage

/// Gives a copy the rights, owner, attributes and times of its source.
///
/// The order matters: a new owner clears set-user-ID, so the mode comes after; times come last.
/// What this user may not give away, or this file system cannot hold, is left out, as `cp -a` does.
enum MetadataCopy {
  /// Copies from one open file or folder to another.
  static func copy(
    _ source: OpenFile, _ status: FileStatus, to target: OpenFile
  ) throws(TransferError) {
    try calling { () throws(SystemFailure) in
      try copyAttributes(source, to: target)
      var mode = status.mode
      let new = try target.status()
      if new.user != status.user || new.group != status.group {
        do throws(SystemFailure) {
          try target.setOwner(user: status.user, group: status.group)
        } catch {
          try tolerate(error)
          // Another's set-user-ID would become this user's.
          mode &= 0o1777
        }
      }
      if new.mode != mode || mode & 0o7000 != 0 {
        do throws(SystemFailure) { try target.setMode(mode) } catch { try tolerate(error) }
      }
      try target.setTimes(accessed: status.accessed, modified: status.modified)
    }
  }

  private static func copyAttributes(
    _ source: OpenFile, to target: OpenFile
  ) throws(SystemFailure) {
    for name in try source.attributeNames() {
      guard let value = try source.attribute(name) else { continue }
      do throws(SystemFailure) {
        try target.setAttribute(name, to: value)
      } catch {
        try tolerate(error)
      }
    }
  }

  /// Lets pass what says "not here" or "not you", and nothing else.
  private static func tolerate(_ failure: SystemFailure) throws(SystemFailure) {
    switch failure.errno {
    case .notPermitted, .permissionDenied, .notSupported, .invalidArgument, .noFunction: return
    default: throw failure
    }
  }
}
