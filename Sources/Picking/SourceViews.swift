import Context
import Destinations
import Diagnostics
import Items
import OrderedViews
import SystemCalls
import SystemPackage
import UniformTypes

/// The views that the picked up files are in, and what those say of drags out of them.
///
/// What a view forbids counts whose ever it is, for that only narrows; of several the strictest counts.
final class SourceViews {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  /// What is known of directories: those that were asked about and all above them.
  private var known: [DirectoryNumber: FilePath?] = [:]
  /// What the last walk upward found, kept there when another one begins: most lifts need only one, and the
  /// first entry of a dictionary has the runtime look for what its keys conform to.
  private var lastWalk: (passed: [DirectoryNumber], root: FilePath?)?
  /// The views that were found, by their own directories.
  private var found: [FilePath: Result<ViewDirectory, ViewError>] = [:]
  private var last: (directory: FilePath, root: FilePath?)?
  /// The views that were read.
  private var read: Set<FilePath> = []
  /// What they keep in their directories.
  private var kept: [FilePath: Kept] = [:]
  private var isElsewhere = false
  private var directories = RealDirectories()

  /// What a view knows of the files in it.
  private struct Kept {
    /// As the view names it, below its directory.
    var manifest: String?
    /// What is listed, by its name below the directory; of a view without an order of this user's, nothing.
    var listed: [String: ListedItem] = [:]
  }

  /// What a view says of a file.
  enum Standing {
    /// Nothing, or there is not a view.
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

  /// The root of the one view in which everything is; nil where something is elsewhere.
  var root: FilePath? { isElsewhere || read.count != 1 ? nil : read.first }

  /// Counts something that is in no directory: a URL, standard input.
  func addOther() { isElsewhere = true }

  /// What makes two sources the same file.
  func key(of path: FilePath) throws(SystemFailure) -> [UInt8] { try directories.key(of: path) }

  /// Counts a file or directory, and answers what its view says of it.
  ///
  /// Of a directory that view counts which it is itself or is in, of a file that of the directory in which it
  /// is: a link's own place, not that of what it leads to.
  func standing(of path: FilePath, _ seen: SourceStatus) -> Standing {
    let isDirectory = seen.status.kind == .directory && !seen.isLink
    let directory =
      try? isDirectory ? FileSystem.realPath(of: path) : directories.real(path.directory)
    guard let directory else {
      addOther()
      return .unknown
    }
    add(in: directory)
    return isDirectory ? .unknown : standing(of: path.nameForItem, in: directory)
  }

  /// Counts what is in a directory, or is the directory.
  ///
  /// - Parameter directory: With all links followed.
  private func add(in directory: FilePath) {
    let root = last?.directory == directory ? last?.root : root(of: directory)
    last = (directory, root)
    guard let root else {
      isElsewhere = true
      return
    }
    if read.insert(root).inserted { narrow(by: root) }
  }

  /// What the view says of a file of the directory that was added last.
  private func standing(of name: String, in directory: FilePath) -> Standing {
    guard let root = last?.root, let kept = kept[root] else { return .unknown }
    var below = directory
    _ = below.removePrefix(root)
    let file = below.isEmpty ? name : "\(below.carried)/\(name)"
    if let manifest = kept.manifest, manifest.utf8.elementsEqual(file.utf8) { return .ofView }
    return kept.listed[file].map { .listed($0) } ?? .unknown
  }

  /// The nearest view upward; each directory is looked at once.
  ///
  /// It goes from directory to directory: a path that begins at the top each time takes as long as it is deep.
  private func root(of directory: FilePath) -> FilePath? {
    guard var current = try? OpenFile.openPath(directory), var status = try? current.status()
    else {
      return lookup(of: directory)
    }
    if let lastWalk { for number in lastWalk.passed { known[number] = .some(lastWalk.root) } }
    lastWalk = nil
    var passed: [DirectoryNumber] = []
    var depth = 0
    var root: FilePath?
    while true {
      let number = DirectoryNumber(status)
      if let before = known[number] {
        root = before
        break
      }
      passed.append(number)
      if !FileSystem.isGone(Self.nameOfView, in: current) {
        // It may be a view; what it says is read by its path.
        let above = directory.removing(last: depth)
        if let found = look(at: above) {
          root = found
          break
        }
      }
      guard let next = try? OpenFile.openPath("..", in: current), let above = try? next.status()
      else { return lookup(of: directory) }
      if above.isSameFile(as: status) { break }
      (current, status) = (next, above)
      depth += 1
    }
    lastWalk = (passed, root)
    return root
  }

  private static let nameOfView = FilePath(View.directoryName)

  /// The same by paths, where a directory on the way cannot be opened.
  private func lookup(of directory: FilePath) -> FilePath? {
    var above = directory
    while true {
      if let found = look(at: above) { return found }
      guard above.removeLastComponent() else { return nil }
    }
  }

  /// The directory, where it is a view, or one that cannot be read: that is told when its say is asked for.
  private func look(at directory: FilePath) -> FilePath? {
    do throws(ViewError) {
      guard let view = try ViewDirectory.at(directory, trusting: context.trusts) else { return nil }
      found[directory] = .success(view)
    } catch {
      found[directory] = .failure(error)
    }
    return directory
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
      warning.hints = ["fix the view, and lift again"]
      context.report(.said(warning))
    }
  }
}

/// What tells a directory from all others that are there.
private struct DirectoryNumber: Hashable {
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
