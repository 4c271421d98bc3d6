import Context
import Destinations
import Diagnostics
import Items
import OrderedViews
import SystemCalls
import SystemPackage
import UniformTypes

/// The views that contain the lifted files, and their restrictions on dragging files out.
///
/// A foreign view's restrictions apply too, because they can only narrow; with several views, the strictest
/// wins.
final class SourceViews {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  /// The view roots of directories that have been looked up, including all their parents.
  private var known: [DirectoryNumber: FilePath?] = [:]
  /// The result of the last upward search, moved to `known` when another search starts.
  ///
  /// Most lifts need only one search, and the first dictionary access is slow because the runtime looks up
  /// protocol conformances.
  private var lastWalk: (passed: [DirectoryNumber], root: FilePath?)?
  /// The views found, by their root directories.
  private var found: [FilePath: Result<ViewDirectory, ViewError>] = [:]
  private var last: (directory: FilePath, root: FilePath?)?
  /// The views whose restrictions have been applied.
  private var read: Set<FilePath> = []
  /// The manifests and lists of these views.
  private var kept: [FilePath: Kept] = [:]
  private var isElsewhere = false
  private var directories = RealDirectories()

  /// The files that a view knows.
  private struct Kept {
    /// The path of the manifest, relative to the view.
    var manifest: ByteString?
    /// The listed items by path relative to the view; empty unless the view is the user's own and ordered.
    var listed: [ByteString: ListedItem] = [:]
  }

  /// The relation of a file to its view.
  enum Standing {
    /// The file is not in a view, or the view does not list it.
    case unknown
    /// The file is an internal file of the view.
    case ofView
    case listed(ListedItem)
  }

  /// The policy that remains for the session.
  private(set) var policy = Session.Policy()

  init(context: ExchangeContext, registry: TypeRegistry) {
    self.context = context
    self.registry = registry
  }

  /// The root of the view that contains all sources; nil if there is not exactly one.
  var root: FilePath? { isElsewhere || read.count != 1 ? nil : read.first }

  /// Counts a source that is in no directory, such as a URL or standard input.
  func addOther() { isElsewhere = true }

  /// A key that is equal for sources that are the same file.
  func key(of path: FilePath) throws(SystemFailure) -> [UInt8] { try directories.key(of: path) }

  /// Counts a file or directory, and returns its relation to its view.
  ///
  /// A directory belongs to the view that it is or is in. A file belongs to the view of its directory; for a
  /// symbolic link, this is the directory of the link, not of its target.
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

  /// Counts a directory or a file in it.
  ///
  /// - Parameter directory: The real path of the directory.
  private func add(in directory: FilePath) {
    let root = last?.directory == directory ? last?.root : root(of: directory)
    last = (directory, root)
    guard let root else {
      isElsewhere = true
      return
    }
    if read.insert(root).inserted { narrow(by: root) }
  }

  /// The relation to its view of a file in the directory that was added last.
  private func standing(of name: String, in directory: FilePath) -> Standing {
    guard let root = last?.root, let kept = kept[root] else { return .unknown }
    var below = directory
    _ = below.removePrefix(root)
    let file = ByteString(carried: below.isEmpty ? name : "\(below.carried)/\(name)")
    if kept.manifest == file { return .ofView }
    return kept.listed[file].map { .listed($0) } ?? .unknown
  }

  /// The root of the nearest enclosing view.
  ///
  /// Each directory is examined only once.
  ///
  /// Ascends with open directories, because resolving each full path takes time proportional to its depth.
  private func root(of directory: FilePath) -> FilePath? {
    // Nobody knows whether a folder that this user may not enter is a view; it can be moved as a whole.
    let above = directory.directory
    if above != directory, isClosed(directory) { return root(of: above) }
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
        // The directory may be a view; its rules are read by path.
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

  private func isClosed(_ directory: FilePath) -> Bool {
    do throws(SystemFailure) {
      try FileSystem.checkAccess(.execute, to: directory)
      return false
    } catch {
      return error.errno == .permissionDenied
    }
  }

  private static let nameOfView = FilePath(View.directoryName)

  /// The same search by paths, for when a directory cannot be opened.
  private func lookup(of directory: FilePath) -> FilePath? {
    var above = directory
    while true {
      if let found = look(at: above) { return found }
      guard above.removeLastComponent() else { return nil }
    }
  }

  /// The directory if it is a view, even one that cannot be read; the error is reported when its rules are
  /// needed.
  private func look(at directory: FilePath) -> FilePath? {
    do throws(ViewError) {
      guard let view = try ViewDirectory.at(directory, trusting: context.trusts) else { return nil }
      found[directory] = .success(view)
    } catch {
      found[directory] = .failure(error)
    }
    return directory
  }

  /// Applies the restrictions of a view.
  ///
  /// If the view cannot be read, we cannot tell what it forbids, so only local copies are allowed.
  private func narrow(by root: FilePath) {
    do throws(ViewError) {
      guard let found = try found[root]?.get() else { return }
      let standing = try context.standing(found, registry)
      let view = standing.view
      var kept = Kept(manifest: view.manifest.map(ByteString.init(carried:)))
      if standing.isOrdered, let list = try? ItemListFile(root: root).read() {
        for entry in list.items { kept.listed[ByteString(carried: entry.file)] = entry }
      }
      self.kept[root] = kept
      if view.allowsMove == false { policy.allowsMove = false }
      if view.localOnly == true { policy.localOnly = true }
    } catch {
      policy = Session.Policy(allowsMove: false, localOnly: true)
      var warning = error.diagnostic
      warning.severity = .warning
      warning.message += "; its files can only be copied, by this application"
      warning.hints = ["fix the view, then lift again"]
      context.report(.said(warning))
    }
  }
}

/// The identity of a directory on this system.
private struct DirectoryNumber: Hashable {
  private let device: UInt64
  private let inode: UInt64

  init(_ status: FileStatus) { (device, inode) = (status.device, status.inode) }
}

extension FilePath {
  /// The path without its last `count` components.
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
