import Destinations
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// The views that the picked up files lie in, and what those say of drags out of them.
///
/// What a view forbids counts whose ever it is, for that only narrows; of several the strictest counts.
struct SourceViews {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  /// What is known of folders, by their real paths: those that were asked about and all above them.
  private var known: [FilePath: FilePath?] = [:]
  /// The views that were found, by their own folders.
  private var found: [FilePath: Result<ViewFolder, ViewError>] = [:]
  private var last: (folder: FilePath, root: FilePath?)?
  /// The views that were read.
  private var read: Set<FilePath> = []
  private var isElsewhere = false

  /// What a session may still allow.
  private(set) var policy = Session.Policy()

  init(context: ExchangeContext, registry: TypeRegistry) {
    self.context = context
    self.registry = registry
  }

  /// The root of the one view in which everything lies; nil where something lies elsewhere.
  var root: FilePath? { isElsewhere || read.count != 1 ? nil : read.first }

  /// Counts something that lies in no folder: a URL, standard input.
  mutating func addOther() { isElsewhere = true }

  /// Counts what lies in a folder, or is the folder.
  ///
  /// - Parameter folder: With all links followed.
  mutating func add(in folder: FilePath) {
    let root = last?.folder == folder ? last?.root : root(of: folder)
    last = (folder, root)
    guard let root else {
      isElsewhere = true
      return
    }
    if read.insert(root).inserted { narrow(by: root) }
  }

  /// The nearest view upward; each folder is looked at once.
  private mutating func root(of folder: FilePath) -> FilePath? {
    var passed: [FilePath] = []
    var above = folder
    var found: FilePath?
    while true {
      if let before = known[above] {
        found = before
        break
      }
      passed.append(above)
      do throws(ViewError) {
        if let view = try ViewFolder.at(above, trusting: context.trusts) {
          self.found[above] = .success(view)
          found = above
          break
        }
      } catch {
        // It is told when the view's say is asked for.
        self.found[above] = .failure(error)
        found = above
        break
      }
      guard above.removeLastComponent() else { break }
    }
    for folder in passed { known[folder] = .some(found) }
    return found
  }

  /// Of a view that cannot be read nobody knows what it forbids.
  private mutating func narrow(by root: FilePath) {
    do throws(ViewError) {
      guard let found = try found[root]?.get() else { return }
      let view = try context.standing(found, registry).view
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
