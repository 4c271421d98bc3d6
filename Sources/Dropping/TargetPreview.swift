import Destinations
import FileTransfer
import Reverting
import SystemCalls
import SystemPackage

/// Which names a drop would give, and what the user should know of each, for `propose`.
struct TargetPreview {
  /// The manifest that the drop would make.
  let manifest: FilePath?
  private var names: NamePreview

  init(rule: ConflictRule, manifest: FilePath? = nil) {
    names = NamePreview(rule: rule)
    self.manifest = manifest
  }

  /// The path that an item would get, whether that is sure, and what the user should know of it.
  mutating func target(
    folder: FilePath, name: [UInt8], isFolder: Bool, modified: Int128?
  ) -> (path: FilePath, isSure: Bool, note: String?) {
    let path = folder.appending(FilePath(bytes: name).components)
    if path == manifest { return (path, false, "the name is that of the manifest") }
    let (target, meeting) = names.place(name, in: folder, isFolder: isFolder, modified: modified)
    return (target, meeting.isSure, meeting.words)
  }

  /// The path that an item would get in the trash; nil where what is there cannot be seen.
  mutating func target(of place: TrashBin.Place) -> FilePath? {
    let first = place.folder.files.pushing(FilePath(bytes: place.name(1)))
    while true {
      let name = place.name(names.nextNumber(for: first))
      guard let isFree = try? place.folder.isFree(name) else { return nil }
      let path = place.folder.files.pushing(FilePath(bytes: name))
      if isFree, names.take(path) { return path }
    }
  }
}

extension NamePreview.Meeting {
  fileprivate var words: String? {
    switch self {
    case .nothing, .numbered: nil
    case .folder: "joins the folder there"
    case .taken: "the name is taken"
    case .skipped: "the name is taken; it would be skipped"
    case .replaced: "replaces what is there"
    case .replacedIfOlder: "replaces what is there if it is newer"
    case .numberedUnlessSame: "the name is taken; nothing is added if the bytes are the same"
    case .clash: "a folder and a file of one name: neither replaces the other"
    case .own: "another item of this drop has the name"
    case .ownUnlessSame:
      "another item of this drop has the name; nothing is added if the bytes are the same"
    case .ownFolder: "joins the folder of another item of this drop"
    case .unreadable(let failure): "what has the name cannot be seen: \(failure.errno)"
    }
  }
}
