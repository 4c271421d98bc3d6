import Destinations
import FileTransfer
import SystemCalls
import SystemPackage

/// Which names a drop would give, as far as that can be told without reading what is there.
///
/// Names that earlier items of the same drop would take count as taken; only their hashes are kept.
struct TargetPreview {
  let rule: ConflictRule
  /// The manifest that the drop would make.
  let manifest: FilePath?
  private var given: Set<Int> = []

  init(rule: ConflictRule, manifest: FilePath? = nil) {
    self.rule = rule
    self.manifest = manifest
  }

  /// The path that an item would get, whether that is sure, and what the user should know of it.
  mutating func target(
    folder: FilePath, name: [UInt8]
  ) -> (path: FilePath, isSure: Bool, note: String?) {
    let path = folder.appending(FilePath(bytes: name).components)
    if path == manifest { return (path, false, "the name is that of the manifest") }
    let existing = try? FileSystem.statusIfPresent(of: path, followingLinks: false)
    let isGiven = !given.insert(path.bytes.hashValue).inserted
    guard existing != nil || isGiven else { return (path, true, nil) }
    if existing?.kind == .folder, merges { return (path, true, "joins the folder there") }
    switch rule {
    case .fail: return (path, false, "the name is taken")
    case .skip: return (path, false, "the name is taken; it would be skipped")
    case .replace: return (path, true, "replaces what is there")
    case .newer: return (path, false, "replaces what is there if it is newer")
    case .rename: return (free(folder, name), true, nil)
    case .dedupe:
      return (
        free(folder, name), false, "the name is taken; nothing is added if the bytes are the same"
      )
    }
  }

  /// The path that an item would get in the trash.
  mutating func target(of place: TrashBin.Place) -> FilePath {
    var number = 1
    while true {
      let name = place.name(number)
      if place.folder.isFree(name) {
        let path = place.folder.files.pushing(FilePath(bytes: name))
        if given.insert(path.bytes.hashValue).inserted { return path }
      }
      number += 1
    }
  }

  private var merges: Bool {
    switch rule {
    case .dedupe, .replace, .newer: true
    case .rename, .skip, .fail: false
    }
  }

  private mutating func free(_ folder: FilePath, _ name: [UInt8]) -> FilePath {
    var number = 2
    while true {
      let path = folder.appending(
        FilePath(bytes: TargetName.numbered(name, number)).components)
      let isThere = (try? FileSystem.statusIfPresent(of: path, followingLinks: false)) != nil
      if !isThere, given.insert(path.bytes.hashValue).inserted { return path }
      number += 1
    }
  }
}
