package import SystemCalls

/// Files that are synced together: a few one by one, many through their whole file system.
///
/// A file that is synced by itself waits for the device alone; a whole file system waits once for all of its files, but
/// also for what other programs have written to it.
package enum FilesTogether {
  /// Up to this number, files are synced one by one, which does not wait for other processes' writes.
  static let few = 64
  /// The number of files that may be open at the same time to be synced.
  package static var mostOpen: Int { TransferEngine.groupLimit }

  /// Syncs open files; returns what went wrong with each, in the same order.
  package static func synchronize(_ files: [OpenFile]) -> [SystemFailure?] {
    var failures = [SystemFailure?](repeating: nil, count: files.count)
    var byDevice: [UInt64: [Int]] = [:]
    for (index, file) in files.enumerated() {
      do throws(SystemFailure) {
        byDevice[try file.status().device, default: []].append(index)
      } catch {
        failures[index] = error
      }
    }
    for indices in byDevice.values {
      let group = indices.map { files[$0] }
      for (index, failure) in zip(indices, synchronizeOneDevice(group)) {
        failures[index] = failure
      }
    }
    return failures
  }

  private static func synchronizeOneDevice(_ files: [OpenFile]) -> [SystemFailure?] {
    if files.count > few, (try? files[0].volume())?.kind.syncsAsAWhole == true {
      do throws(SystemFailure) {
        try files[0].synchronizeFileSystem()
        return files.map { _ in nil }
      } catch {
        return files.map { _ in error }
      }
    }
    return parallelMap(0..<files.count, threads: min(files.count, 8)) { index in
      do throws(SystemFailure) {
        try files[index].synchronize()
        return nil
      } catch {
        return error
      }
    }
  }
}

extension FileSystem.Volume.Kind {
  /// Whether `syncfs` is known to bring files placed here to the device; otherwise each file and directory is
  /// synced.
  var syncsAsAWhole: Bool {
    switch self {
    case .memory, .overlay: true
    default: reachesDevice
    }
  }
}
