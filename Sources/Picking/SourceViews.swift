import Context
import Destinations
import Diagnostics
import Items
import OrderedViews
import SystemCalls
import SystemPackage
import UniformTypes

/// The views that the picked up files lie in, and what those say of drags out of them.
///
/// What a view forbids counts whose ever it is, for that only narrows; of several the strictest counts.
final class SourceViews {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  /// What is known of folders: those that were asked about and all above them.
  private var known: [FolderNumber: FilePath?] = [:]
  /// What the last walk upward found, kept there when another one begins: most lifts need only one, and the
  /// first entry of a dictionary has the runtime look for what its keys conform to.
  private var lastWalk: (passed: [FolderNumber], root: FilePath?)?
  /// The views that were found, by their own folders.
  private var found: [FilePath: Result<ViewFolder, ViewError>] = [:]
  private var last: (folder: FilePath, root: FilePath?)?
  /// The views that were read.
  private var read: Set<FilePath> = []
  /// What they keep in their folders.
  private var kept: [FilePath: Kept] = [:]
  private var isElsewhere = false
  private var folders = RealFolders()

  /// What a view knows of the files in it.
  private struct Kept {
    /// As the view names it, below its folder.
    var manifest: String?
    /// What is listed, by its name below the folder; of a view without an order of this user's, nothing.
    var listed: [String: ListedItem] = [:]
  }

  /// What a view says of a file.
  enum Standing {
    /// Nothing, or there is no view.
    case unknown
    /// That it is its own affair.
    case ofView
    case listed(ListedItem)
  }

  /// What a session may still allow.
  private(set) var policy = Session.Policy()

  init(context: ExchangeContext, registry: TypeRegistry) {
    self.context = context
    self.registry = registry
  }

  /// The root of the one view in which everything lies; nil where something lies elsewhere.
  var root: FilePath? { isElsewhere || read.count != 1 ? nil : read.first }

  /// Counts something that lies in no folder: a URL, standard input.
  func addOther() { isElsewhere = true }

  /// What makes two sources the same file.
  func key(of path: FilePath) throws(SystemFailure) -> [UInt8] { try folders.key(of: path) }

  /// Counts a file or folder, and answers what its view says of it.
  ///
  /// Of a folder that view counts which it is itself or lies in, of a file that of the folder in which it
  /// stands: a link's own place, not that of what it leads to.
  func standing(of path: FilePath, _ seen: SourceStatus) -> Standing {
    let isFolder = seen.status.kind == .folder && !seen.isLink
    let folder = try? isFolder ? FileSystem.realPath(of: path) : folders.real(path.folder)
    guard let folder else {
      addOther()
      return .unknown
    }
    add(in: folder)
    return isFolder ? .unknown : standing(of: path.nameForItem, in: folder)
  }

  /// Counts what lies in a folder, or is the folder.
  ///
  /// - Parameter folder: With all links followed.
  private func add(in folder: FilePath) {
    let root = last?.folder == folder ? last?.root : root(of: folder)
    last = (folder, root)
    guard let root else {
      isElsewhere = true
      return
    }
    if read.insert(root).inserted { narrow(by: root) }
  }

  /// What the view says of a file of the folder that was added last.
  private func standing(of name: String, in folder: FilePath) -> Standing {
    guard let root = last?.root, let kept = kept[root] else { return .unknown }
    var below = folder
    _ = below.removePrefix(root)
    let file = below.isEmpty ? name : "\(below.carried)/\(name)"
    if let manifest = kept.manifest, manifest.utf8.elementsEqual(file.utf8) { return .ofView }
    return kept.listed[file].map { .listed($0) } ?? .unknown
  }

  /// The nearest view upward; each folder is looked at once.
  ///
  /// It goes from folder to folder: a path that begins at the top each time takes as long as it is deep.
  private func root(of folder: FilePath) -> FilePath? {
    guard var current = try? OpenFile.openPlace(folder), var status = try? current.status() else {
      return lookup(of: folder)
    }
    if let lastWalk { for number in lastWalk.passed { known[number] = .some(lastWalk.root) } }
    lastWalk = nil
    var passed: [FolderNumber] = []
    var depth = 0
    var root: FilePath?
    while true {
      let number = FolderNumber(status)
      if let before = known[number] {
        root = before
        break
      }
      passed.append(number)
      if !FileSystem.isGone(Self.nameOfView, in: current) {
        // It may be a view; what it says is read by its path.
        let above = folder.removing(last: depth)
        if let found = look(at: above) {
          root = found
          break
        }
      }
      guard let next = try? OpenFile.openPlace("..", in: current), let above = try? next.status()
      else { return lookup(of: folder) }
      if above.isSameFile(as: status) { break }
      (current, status) = (next, above)
      depth += 1
    }
    lastWalk = (passed, root)
    return root
  }

  private static let nameOfView = FilePath(View.folderName)

  /// The same by paths, where a folder on the way cannot be opened.
  private func lookup(of folder: FilePath) -> FilePath? {
    var above = folder
    while true {
      if let found = look(at: above) { return found }
      guard above.removeLastComponent() else { return nil }
    }
  }

  /// The folder, where it is a view, or one that cannot be read: that is told when its say is asked for.
  private func look(at folder: FilePath) -> FilePath? {
    do throws(ViewError) {
      guard let view = try ViewFolder.at(folder, trusting: context.trusts) else { return nil }
      found[folder] = .success(view)
    } catch {
      found[folder] = .failure(error)
    }
    return folder
  }

  /// Of a view that cannot be read nobody knows what it forbids.
  private func narrow(by root: FilePath) {
    do throws(ViewError) {
      guard let found = try found[root]?.get() else { return }
      let standing = try context.standing(found, registry)
      let view = standing.view
      var kept = Kept(manifest: view.manifest)
      if standing.isOrdered, let list = try? ItemListFile(root: root).read() {
        for entry in list.items { kept.listed[entry.file] = entry }
      }
      self.kept[root] = kept
      if view.allowsMove == false { policy.allowsMove = false }
      if view.localOnly == true { policy.localOnly = true }
    } catch {
      policy = Session.Policy(allowsMove: false, localOnly: true)
      var warning = error.diagnostic
      warning.severity = .warning
      warning.message += "; what is lifted from the view is only copied, here"
      warning.hints = ["mend the view, and lift again"]
      context.report(.said(warning))
    }
  }
}

/// What tells a folder from all others that are there.
private struct FolderNumber: Hashable {
  private let device: UInt64
  private let inode: UInt64

  init(_ status: FileStatus) { (device, inode) = (status.device, status.inode) }
}

extension FilePath {
  /// The path without so many of its last names.
  fileprivate func removing(last count: Int) -> FilePath {
    if count == 0 { return self }
    let bytes = bytes
    let slash = UInt8(ascii: "/")
    var end = bytes.endIndex
    for _ in 0..<count {
      guard let cut = bytes[..<end].lastIndex(of: slash) else { break }
      end = cut
    }
    return FilePath(bytes: Array(bytes[..<max(end, 1)]))
  }
}
