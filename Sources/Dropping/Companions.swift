import ContentDetection
import Context
import Items
import Loading
import SystemCalls
import SystemPackage
import UniformTypes

/// Files that belong together: those of one drop that come from one folder and have one stem, such as the raw picture,
/// the JPEG and the sidecar of one shot.
///
/// Their names contain the same date and the same number, so that they stay in one folder.
final class Companions {
  /// A group of at least two files, of which at least one is a picture or film.
  final class Group {
    fileprivate let members: [Member]
    fileprivate var date: RecordedDate?

    fileprivate init(_ members: [Member]) { self.members = members }

    /// The number of its first item.
    var number: Int { members.map(\.item).min() ?? 1 }
  }

  fileprivate struct Member {
    var item: Int
    var representation: Representation
    var kind: Kind
  }

  /// The dates of the first kinds are more likely those of the shot.
  fileprivate enum Kind: Int { case picture, film, sidecar }

  private struct Key: Hashable {
    var directory: FilePath
    var stem: String
  }

  private let registry: TypeRegistry
  private let dates: RepresentationDate
  private let items: () -> ItemPages
  private lazy var groups: [Key: Group] = found()

  /// - Parameter items: The items of the drop.
  init(_ registry: TypeRegistry, _ dates: RepresentationDate, items: @escaping () -> ItemPages) {
    self.registry = registry
    self.dates = dates
    self.items = items
  }

  /// The group of an item; nil if it is alone.
  func group(of item: Item) -> Group? { member(item).flatMap { groups[$0.key] } }

  /// The date of the picture or film of a group; it stays known when that has been moved.
  func date(of group: Group) -> RecordedDate {
    if let date = group.date { return date }
    let members = group.members.sorted { ($0.kind.rawValue, $0.item) < ($1.kind.rawValue, $1.item) }
    let date =
      members.lazy.compactMap { self.dates.recorded(in: $0.representation) }.first
      ?? dates.date(of: members[0].representation)
    group.date = date
    return date
  }

  /// An item that the session cannot read is in no group.
  private func found() -> [Key: Group] {
    var members: [Key: [Member]] = [:]
    for item in items() {
      guard let item = try? item.get(), let (key, member) = member(item) else { continue }
      members[key, default: []].append(member)
    }
    return members.filter { $1.count > 1 && $1.contains { $0.kind != .sidecar } }.mapValues(
      Group.init)
  }

  private func member(_ item: Item) -> (key: Key, member: Member)? {
    guard let own = item.representations.first(where: { $0.ownPath != nil }),
      let path = own.ownPath, let name = path.lastComponent
    else { return nil }
    var (stem, ending) = TargetNaming.split(FilePath(name: name).carried, registry: registry)
    let kind: Kind
    if Self.sidecars.contains(ending.lowercased()) {
      kind = .sidecar
      // The sidecar of 'a.jpg' may be called 'a.jpg.xmp'.
      let (inner, outer) = TargetNaming.split(stem, registry: registry)
      if !outer.isEmpty, isShot(registry.type(forExtension: outer)) != nil { stem = inner }
    } else if let shot = isShot(own.type) {
      kind = shot
    } else {
      return nil
    }
    return (
      Key(directory: path.removingLastComponent(), stem: Self.original(stem)),
      Member(item: item.index, representation: own, kind: kind)
    )
  }

  private func isShot(_ type: UniformType) -> Kind? {
    registry.conforms(type, to: .image)
      ? .picture : registry.conforms(type, to: .movie) ? .film : nil
  }

  /// The stem of the shot: iPhones call an edit of `IMG_1234` `IMG_E1234`, and its adjustments `IMG_O1234`; GoPros call the
  /// small copy of `GX011234` `GL011234`.
  private static func original(_ stem: String) -> String {
    for (prefix, replacement) in [("IMG_E", "IMG_"), ("IMG_O", "IMG_"), ("GL", "GX")]
    where stem.hasPrefix(prefix) {
      let rest = stem.dropFirst(prefix.count)
      if rest.utf8.count >= 4, rest.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
        return replacement + rest
      }
    }
    return stem
  }

  /// The extensions of files that programs and cameras keep beside a picture or film.
  private static let sidecars: Set = [
    "xmp", "aae", "thm", "lrv", "lrf", "wav", "pp3", "dop", "vrd", "nksc", "cos", "srt",
  ]
}
